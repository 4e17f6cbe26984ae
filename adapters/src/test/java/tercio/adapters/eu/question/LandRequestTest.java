package tercio.adapters.eu.question;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.land.siege.UnderminingResult;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.map.SpaceId;
import tools.jackson.databind.node.ObjectNode;

/** The port and the leader of the ships before it in a request for the undermining of a fortress (EU-SIEGE-UNDERMINING). */
class LandRequestTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);

    private static ObjectNode undermining(EuState state) {
        var board = new WarView(state, EuMap.PRINTED, EuTables.PRINTED);
        var event = new FortressUndermined(new SpaceId("catalunya"), new CountryId("france"), UnderminingResult.NONE, new Siegeworks(0, 0), false, false);
        var question = EuChapters.question(new RuledEvent<>(board, board, event, List.of(), Optional.empty(), Optional.empty(), true, false)).orElseThrow();
        return new QuestionRequest(state, EuTables.PRINTED.unit(), List.of(), Optional.empty()).of(question).orElseThrow();
    }

    private static EuState besieged(Optional<String> blockaded) {
        var situation = franceAgainstSpain().owner("rosselo", "france").stack("fra", "france", "catalunya", 1, 0, 0).fleet("west", "france", "s_lion", SIX);
        return (blockaded.isPresent() ? situation.blockading(blockaded.get()) : situation).war().board();
    }

    @Test
    void aPortIsUnblockadedWhereNoShipsBlockadeIt() {
        assertThat(undermining(besieged(Optional.empty())).path("port").asString()).isEqualTo("unblockaded");
    }

    @Test
    void aPortThatShipsBlockadeIsBlockaded() {
        assertThat(undermining(besieged(Optional.of("catalunya"))).path("port").asString()).isEqualTo("blockaded");
    }
}

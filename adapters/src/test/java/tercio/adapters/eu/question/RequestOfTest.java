package tercio.adapters.eu.question;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Ships;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.tables.EuTables;
import tools.jackson.databind.node.ObjectNode;

/** What a request for the undermining of a fortress says of its port and of the leader of the ships before it (EU-SIEGE-UNDERMINING). */
class RequestOfTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);

    private static ObjectNode undermining(EuState board) {
        return RequestOf.undermining(new Board(board, EuMap.PRINTED, EuTables.PRINTED), "catalunya", 0);
    }

    private static EuState besieged(Optional<String> blockaded) {
        var situation = franceAgainstSpain().stack("fra", "france", "catalunya", 1, 0, 0).fleet("west", "france", "s_lion", SIX);
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

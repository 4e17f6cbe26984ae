package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.WrittenScenario;
import tercio.domain.ruling.Readings;

/**
 * A leader of the rest of the world comes home with the troops that have made a discovery (l.1655), and commands "in the ROTW" (l.1756): in Europe he is with
 * troops and commands none.
 */
class ConquistadorsInEuropeTest {

    private static LeaderAtStart leader(String id, LeaderKind kind, String rank) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId("spain"), rank, 4, 3, 2, 0, false, Optional.of(kind), Optional.empty(), Optional.empty());
    }

    private static Situation cortes(String province) {
        return franceAgainstSpain().charted().leader(leader("cortes", LeaderKind.CONQUISTADOR, "A")).stack("tercio", "spain", province, 0, 0, 4).ledBy("cortes");
    }

    private static Optional<String> commander(EuState board) {
        return board.commander(List.of(board.stack(new StackId("tercio")).orElseThrow())).map(leader -> leader.id().value());
    }

    @ParameterizedTest
    @EnumSource(names = {"EXPLORER", "CONQUISTADOR", "GOVERNOR"})
    void inEuropeTheyCommandNobody(LeaderKind kind) {
        var board = franceAgainstSpain().leader(leader("cortes", kind, "A")).stack("tercio", "spain", "murcia", 0, 0, 4).ledBy("cortes").war().board();
        assertThat(commander(board)).isEmpty();
        assertThat(board.stack(new StackId("tercio")).orElseThrow().leaders()).containsExactly(new LeaderId("cortes"));
        assertThat(board.maneuver(List.of(board.stack(new StackId("tercio")).orElseThrow()))).isZero();
    }

    @Test
    void overseasTheyDo() {
        assertThat(commander(cortes("r_cuba_e").war().board())).contains("cortes");
    }

    @Test
    void aGeneralOfWorseRankCommandsThemInEurope() {
        var board = franceAgainstSpain().leader(leader("cortes", LeaderKind.CONQUISTADOR, "A")).leader(leader("alba", LeaderKind.GENERAL, "F"))
                .stack("tercio", "spain", "murcia", 0, 0, 4).ledBy("cortes", "alba").war().board();
        assertThat(commander(board)).contains("alba");
    }

    @Test
    void aPositionWithThemInEuropeIsABeginningOfAGame() {
        var board = cortes("murcia").war().declares("france", Campaign.PASSIVE).board();
        var written = (WrittenScenario.Ready<EuScenario>) War.RULES.asScenario(board).orElseThrow();
        assertThat(War.RULES.faults(written.scenario())).isEmpty();
        assertThat(War.RULES.start(written.scenario(), Readings.STANDARD).stack(new StackId("tercio")).orElseThrow().leaders()).containsExactly(new LeaderId("cortes"));
    }
}

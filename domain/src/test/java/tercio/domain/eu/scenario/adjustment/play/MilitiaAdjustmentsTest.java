package tercio.domain.eu.scenario.adjustment.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Losses of the militia of a colony, as the host writes them (EU-UNIT-11). A Portuguese colony of level 3 with a mission has 4 detachments. */
class MilitiaAdjustmentsTest {

    private static final String TAMPICO = "r_chichimeca_e";

    private static Verdict<EuEvent> adjusted(String province, int lost) {
        var board = franceAgainstSpain().establishment("portugal", Kind.COLONY, 3, TAMPICO).establishment("portugal", Kind.MISSION, 0, TAMPICO).war().board();
        return AdjustedWarTest.adjusted(board, new WorldChange.MilitiaSet(new SpaceId(province), lost));
    }

    private static String refused(String province, int lost) {
        return Told.of(((Verdict.Refused<EuEvent>) adjusted(province, lost)).refusal().faults().getFirst().message());
    }

    @Test
    void theHostSaysWhatItHasLost() {
        assertThat(adjusted(TAMPICO, 4)).isInstanceOf(Verdict.Accepted.class);
        var board = (EuState) ((Verdict.Accepted<EuEvent>) adjusted(TAMPICO, 3)).boards().getLast();
        assertThat(board.world().militia().lossesIn(new SpaceId(TAMPICO))).isEqualTo(3);
    }

    @Test
    void itLosesNoMoreThanItHas() {
        assertThat(refused(TAMPICO, 5)).isEqualTo("eu.adjustment.fault-militia-lost: most 4.");
        assertThat(refused("r_azteca_e", 1)).isEqualTo("eu.adjustment.fault-no-militia.");
    }
}

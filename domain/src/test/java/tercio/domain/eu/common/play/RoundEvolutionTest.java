package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.play.RoundEvent.RoundBegan;
import tercio.domain.ruling.Readings;

/** A round that begins says who returns and whose slots go on; the board only takes that over. */
class RoundEvolutionTest {

    private static final EuMilitary RULES = new EuMilitary();

    /** A leader of France is wounded until S2; an unbesieged stack of France stands in the field. */
    private static EuState wounded() {
        var start = RULES.start(RULES.scenario("artois").orElseThrow(), Readings.STANDARD);
        var leader = start.leaders().values().stream().filter(each -> each.leader().country().equals(new CountryId("france"))).findFirst().orElseThrow();
        return start.with(new LeaderStatus(leader.leader(), Fate.WOUNDED, RoundBox.S2));
    }

    private static String leader() {
        return wounded().leaders().values().stream().filter(each -> each.fate() == Fate.WOUNDED).findFirst().orElseThrow().leader().id().value();
    }

    @Test
    void whoReturnsIsWhatTheEventSays() {
        var nobody = RULES.evolve(wounded(), new RoundBegan(RoundBox.S2, false, false, false, List.of()));
        var back = RULES.evolve(wounded(), new RoundBegan(RoundBox.S2, false, false, false, List.of(new LeaderId(leader()))));

        assertThat(nobody.duties()).isEmpty();
        assertThat(back.duties()).containsExactly(new Duty.Return(new CountryId("france"), new LeaderId(leader())));
    }

    @Test
    void anEventOfTheFirstVersionLetsThoseReturnWhoseBoxIsReached() {
        var silent = new RoundBegan(RoundBox.S2, false, false, Optional.empty(), Optional.empty());
        var early = new RoundBegan(RoundBox.W1, false, false, Optional.empty(), Optional.empty());

        assertThat(RULES.evolve(wounded(), silent).duties()).containsExactly(new Duty.Return(new CountryId("france"), new LeaderId(leader())));
        assertThat(RULES.evolve(wounded(), early).duties()).isEmpty();
    }

    @Test
    void anEventOfTheFirstVersionAgreesWithOneThatSaysMoreButNotWithAnotherRound() {
        var now = new RoundBegan(RoundBox.S2, false, false, false, List.of(new LeaderId("guise")));

        assertThat(now.agreesWith(new RoundBegan(RoundBox.S2, false, false, Optional.empty(), Optional.empty()))).isTrue();
        assertThat(now.agreesWith(new RoundBegan(RoundBox.S3, false, false, Optional.empty(), Optional.empty()))).isFalse();
        assertThat(now.agreesWith(new RoundBegan(RoundBox.S2, false, false, false, List.of()))).isFalse();
    }
}

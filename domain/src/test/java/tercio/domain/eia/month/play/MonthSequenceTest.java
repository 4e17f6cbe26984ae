package tercio.domain.eia.month.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.turn.play.TurnCommand;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** The phases of a month before its land phase, in a game whose seats enter them. */
class MonthSequenceTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    private static final Readings ENTERED = new Readings(Map.of("EIA-MONTH", "entered"));

    private static EiaState danube(Readings readings) {
        return RULES.start(RULES.scenario("danube-1805").orElseThrow(), readings);
    }

    private static EiaState ended(EiaState before, MonthPhase phase, Power... powers) {
        var state = before;
        for (var power : powers) {
            state = Given.after(state, new MonthCommand.EndMonthPhase(power, phase));
        }
        return state;
    }

    private static EiaState skipped(EiaState before) {
        var state = before;
        for (var power : List.of(Power.FRANCE, Power.RUSSIA, Power.AUSTRIA)) {
            state = Given.after(state, new MonthCommand.SkipToLandPhase(power));
        }
        return state;
    }

    private static MonthPhase phase(EiaState state) {
        return ((LandPhase.MonthEntry) state.phase()).phase();
    }

    @Test
    void withoutTheReadingAMonthBeginsWithTheAnnouncementOfFrance() {
        assertThat(danube(Readings.STANDARD).phase()).isEqualTo(new LandPhase.Announcement());
    }

    @Test
    void thePhasesFollowEachOtherWhenAllPowersHaveEndedThem() {
        var state = danube(ENTERED);
        var phases = new ArrayList<MonthPhase>();
        while (state.phase() instanceof LandPhase.MonthEntry) {
            phases.add(phase(state));
            state = ended(state, phase(state), Power.FRANCE, Power.AUSTRIA, Power.RUSSIA);
        }

        assertThat(phases).containsExactly(MonthPhase.ECONOMIC, MonthPhase.POLITICAL, MonthPhase.REINFORCEMENT, MonthPhase.NAVAL);
        assertThat(state.phase()).isEqualTo(new LandPhase.Announcement());
        assertThat(Given.after(state, new TurnCommand.AnnounceSlot(Power.FRANCE, 1)).phase()).isInstanceOf(LandPhase.InSequence.class);
    }

    @Test
    void aPhaseWaitsForThePowerThatHasNotEndedIt() {
        var state = ended(danube(ENTERED), MonthPhase.ECONOMIC, Power.FRANCE, Power.AUSTRIA);

        assertThat(phase(state)).isEqualTo(MonthPhase.ECONOMIC);
        assertThat(Given.decisions(state)).isNotEmpty().allSatisfy(decision -> assertThat(decision.party()).isEqualTo("russia"));
        assertThat(Told.of(Given.refused(state, new MonthCommand.EndMonthPhase(Power.FRANCE, MonthPhase.ECONOMIC)).detail())).isEqualTo("eia.refused.phase-ended: who France, phase economic, host no.");
        assertThat(Given.refused(state, new MonthCommand.EndMonthPhase(Power.RUSSIA, MonthPhase.NAVAL)).legal()).hasSize(2);
    }

    @Test
    void whoSkipsIsAskedNothingMoreBeforeTheLandPhase() {
        var state = Given.after(danube(ENTERED), new MonthCommand.SkipToLandPhase(Power.RUSSIA));
        state = ended(state, MonthPhase.ECONOMIC, Power.FRANCE, Power.AUSTRIA);

        assertThat(phase(state)).isEqualTo(MonthPhase.POLITICAL);
        assertThat(Given.decisions(state)).isNotEmpty().noneMatch(decision -> decision.party().equals("russia"));
    }

    @Test
    void whereAllSkipTheLandPhaseBeginsAtOnce() {
        assertThat(skipped(danube(ENTERED)).phase()).isEqualTo(new LandPhase.Announcement());
    }

    @Test
    void theEconomicPhaseStandsAtTheBeginningOfAQuarter() {
        var first = new CampaignMonth(1805, 11);

        assertThat(MonthPhase.ECONOMIC.isIn(first, first)).as("for what the powers begin with").isTrue();
        assertThat(MonthPhase.ECONOMIC.isIn(new CampaignMonth(1805, 12), first)).isFalse();
        assertThat(MonthPhase.ECONOMIC.isIn(new CampaignMonth(1806, 1), first)).as("after December").isTrue();
        assertThat(MonthPhase.ECONOMIC.isIn(new CampaignMonth(1806, 3), first)).as("before its land phase March has none yet").isFalse();
        assertThat(MonthPhase.ECONOMIC.isIn(new CampaignMonth(1806, 4), first)).isTrue();
        assertThat(MonthPhase.POLITICAL.isIn(new CampaignMonth(1806, 3), first)).isTrue();
    }

    @Test
    void franceAnnouncesNothingWhileAPhaseIsBeingEntered() {
        assertThat(Told.of(Given.refused(danube(ENTERED), new TurnCommand.AnnounceSlot(Power.FRANCE, 1)).detail())).isEqualTo("eia.refused.phase-still-entered: phase economic.");
    }
}

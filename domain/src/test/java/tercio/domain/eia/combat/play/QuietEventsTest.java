package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.tables.OperationalChit.ASSAULT;
import static tercio.domain.eia.common.tables.OperationalChit.CORDON;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent;
import tercio.domain.eia.combat.siege.play.SiegeChoice;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatPart;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.movement.play.MarchEvent;
import tercio.domain.eia.supply.play.SupplyEvent;
import tercio.domain.eia.turn.play.TurnEvent;
import tercio.domain.map.SpaceId;

/** The account without what decides nothing. */
class QuietEventsTest {

    private static boolean quiet(EiaEvent event) {
        return LandWar.RULES.quiet(event);
    }

    @Test
    void answersStepsAndDeclarationsOfARoundAreFoldedAndTheRoundIsTold() {
        var board = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", "473", infantry(20)).corps("austria-i", "473", infantry(20));
        var war = Combats.chits(Combats.begun(board, FRANCE, "473"), FRANCE, ASSAULT, AUSTRIA, CORDON);
        Combats.round(war, FRANCE, AUSTRIA, 1, 1);
        assertThat(war.all(CombatEvent.CombatStageReached.class)).isNotEmpty().allMatch(QuietEventsTest::quiet);
        assertThat(war.all(CombatEvent.RoundDeclared.class)).hasSize(2).allMatch(QuietEventsTest::quiet);
        assertThat(war.all(CombatEvent.CombatRoundFought.class)).hasSize(1).noneMatch(QuietEventsTest::quiet);
        assertThat(war.all(CombatEvent.ChitChosen.class)).hasSize(2).allMatch(QuietEventsTest::quiet);
        assertThat(war.all(CombatEvent.ChitsRevealed.class)).hasSize(1).noneMatch(QuietEventsTest::quiet);
    }

    @Test
    void whoNamedWhomIsToldByTheOrderOfTheAllies() {
        assertThat(quiet(new TurnEvent.AllyNamed(RUSSIA, RUSSIA))).isTrue();
        assertThat(quiet(new CombatEvent.CombatAnswered(AUSTRIA))).isTrue();
        assertThat(quiet(new CombatEvent.ForcesLeft(List.of()))).as("nobody must leave").isTrue();
    }

    @Test
    void whoIsAskedIsToldByWhatIsAnswered() {
        assertThat(quiet(new SupplyEvent.ForageLossesDue(AUSTRIA, new UnitId("austria-i"), 1, 0))).isTrue();
        assertThat(quiet(new SupplyEvent.HungerLossesDue(AUSTRIA, new SpaceId("474"), 1))).isTrue();
        assertThat(quiet(new MarchEvent.BystanderAsked(AUSTRIA, new SpaceId("474"), FRANCE))).isTrue();
        assertThat(quiet(new CitySiegeEvent.SiegeDecisionDue(new SiegeDuty.OfferedSortie(AUSTRIA, new SpaceId("474"))))).isTrue();
        assertThat(quiet(new CitySiegeEvent.SiegeDecisionMade(new SpaceId("474"), SiegeChoice.LOSS_CHOSEN))).isTrue();
        assertThat(quiet(new CitySiegeEvent.SiegeDecisionMade(new SpaceId("474"), SiegeChoice.SURRENDERED))).as("a surrender is told").isFalse();
    }

    @Test
    void stepsOfASequenceAndTheEndOfOneAreToldByWhatHappensInThem() {
        var slot = new Slot(0, List.of(AUSTRIA), 0);
        assertThat(quiet(new TurnEvent.StepBegan(slot, LandStep.SUPPLY))).isTrue();
        assertThat(quiet(new TurnEvent.SequenceEnded(slot))).isTrue();
        assertThat(quiet(new TurnEvent.SequenceBegan(slot))).as("who moves is told").isFalse();
        assertThat(quiet(new CombatEvent.CombatsListed(CombatPart.COMBATS, List.of()))).as("no combat is left").isTrue();
        assertThat(quiet(new CombatEvent.CombatsListed(CombatPart.COMBATS, List.of(new SpaceId("474"))))).isFalse();
    }
}

package tercio.domain.eia.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttemptAssault;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.DecideSortie;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.movement.play.GarrisonPlace;
import tercio.domain.eia.movement.play.MarchCommand.DetachFactors;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.turn.play.TurnCommand.EndStep;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;

/** Two games that differ in one hidden corps are the same to France, on the board and in what the game waits for. */
class HiddenCorpsTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    private static final Viewer FRANCE = Viewer.of(List.of("france"));

    private static EiaState game(Factors hidden) {
        return Given.war().corps("austria-i", "474", hidden).corps("austria-ii", "474", 8).corps("france-i", "326", 10).depot(AUSTRIA, "475")
                .in(LandStep.MOVEMENT, AUSTRIA);
    }

    private static void alike(EiaState one, EiaState other) {
        assertThat(RULES.asSeenBy(one, FRANCE)).isEqualTo(RULES.asSeenBy(other, FRANCE));
        assertThat(RULES.decisions(RULES.asSeenBy(one, FRANCE))).isEqualTo(RULES.decisions(RULES.asSeenBy(other, FRANCE)));
    }

    @Test
    void marchesGarrisonsAndSupplyTellNothing() {
        var one = game(new Factors(Map.of(FactorType.INFANTRY, 6, FactorType.CAVALRY, 1)));
        var other = game(Factors.of(FactorType.MILITIA, 12));
        alike(one, other);
        one = Given.after(one, new DetachFactors(AUSTRIA, new UnitId("austria-i"), GarrisonPlace.CITY, Optional.of(new Factors(Map.of(FactorType.INFANTRY, 1, FactorType.CAVALRY, 1)))));
        other = Given.after(game(Factors.of(FactorType.INFANTRY, 12)), new DetachFactors(AUSTRIA, new UnitId("austria-i"), GarrisonPlace.CITY, Optional.of(Factors.of(FactorType.INFANTRY, 2))));
        alike(one, other);
        var march = new MoveCorps(AUSTRIA, new UnitId("austria-i"), List.of(new SpaceId("476")), List.of());
        one = Given.after(one, march);
        other = Given.after(other, march);
        alike(one, other);
        alike(Given.after(one, new EndStep(AUSTRIA, LandStep.MOVEMENT)), Given.after(other, new EndStep(AUSTRIA, LandStep.MOVEMENT)));
    }

    /** 8 factors of a corps in Linz, where 15 have room: +1 tells France no more than that. */
    @Test
    void anAssaultAttemptTellsNoNumberOfFactorsInside() {
        assertThat(attempt(Factors.of(FactorType.INFANTRY, 8))).isEqualTo(attempt(Factors.of(FactorType.MILITIA, 3)));
    }

    private static List<Step> attempt(Factors hidden) {
        return LandBoard.of(Power.FRANCE, AUSTRIA).war(Power.FRANCE, AUSTRIA).besieged("475", Power.FRANCE).corps("france-i", "475", LandBoard.infantry(10))
                .inside("austria-i", "475", hidden).siegesOf(Power.FRANCE).play().plays(new AttemptAssault(Power.FRANCE, new SpaceId("475")), 3).explanation();
    }

    /** The besieger is asked for the loss of a sortie also where his corps holds one type of factors: Austria does not learn it. */
    @Test
    void theLossOfASortieIsAskedForWhateverACorpsHolds() {
        for (var hidden : List.of(LandBoard.infantry(10), LandBoard.men(6, 3, 1))) {
            var war = LandBoard.of(Power.FRANCE, AUSTRIA).war(Power.FRANCE, AUSTRIA).besieged("475", Power.FRANCE).corps("france-i", "475", hidden)
                    .garrison("475", "austria", LandBoard.infantry(5)).siegesOf(Power.FRANCE).play()
                    .plays(new AttemptAssault(Power.FRANCE, new SpaceId("475")), 1).plays(new DecideSortie(AUSTRIA, new SpaceId("475"), true), 1);
            assertThat(war.decision("sortie-loss").party()).isEqualTo("france");
        }
    }
}

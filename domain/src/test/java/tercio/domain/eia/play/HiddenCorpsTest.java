package tercio.domain.eia.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.concept.Power.AUSTRIA;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.play.movement.MarchCommand.DetachFactors;
import tercio.domain.eia.play.movement.MarchCommand.MoveCorps;
import tercio.domain.eia.play.movement.Post;
import tercio.domain.eia.play.turn.TurnCommand.EndStep;
import tercio.domain.game.Viewer;

/** Two games that differ in one hidden corps are the same to France, on the board and in what the game waits for. */
class HiddenCorpsTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    private static final Viewer FRANCE = Viewer.of(List.of("france"));

    private static EiaState game(Factors hidden) {
        return Given.war().corps("austria-i", "474", hidden).corps("austria-ii", "474", 8).corps("france-i", "326", 10).depot(AUSTRIA, "475")
                .in(LandStep.MOVEMENT, AUSTRIA);
    }

    private static void alike(EiaState one, EiaState other) {
        assertThat(RULES.seen(one, FRANCE)).isEqualTo(RULES.seen(other, FRANCE));
        assertThat(RULES.decisions(RULES.seen(one, FRANCE))).isEqualTo(RULES.decisions(RULES.seen(other, FRANCE)));
    }

    @Test
    void marchesGarrisonsAndSupplyTellNothing() {
        var one = game(new Factors(Map.of(FactorType.INFANTRY, 6, FactorType.CAVALRY, 1)));
        var other = game(Factors.of(FactorType.MILITIA, 12));
        alike(one, other);
        one = Given.after(one, new DetachFactors(AUSTRIA, "austria-i", Post.CITY, Optional.of(new Factors(Map.of(FactorType.INFANTRY, 1, FactorType.CAVALRY, 1)))));
        other = Given.after(game(Factors.of(FactorType.INFANTRY, 12)), new DetachFactors(AUSTRIA, "austria-i", Post.CITY, Optional.of(Factors.of(FactorType.INFANTRY, 2))));
        alike(one, other);
        var march = new MoveCorps(AUSTRIA, "austria-i", List.of("476"), List.of());
        one = Given.after(one, march);
        other = Given.after(other, march);
        alike(one, other);
        alike(Given.after(one, new EndStep(AUSTRIA, LandStep.MOVEMENT)), Given.after(other, new EndStep(AUSTRIA, LandStep.MOVEMENT)));
    }
}

package tercio.domain.eia.movement.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.TURKEY;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.moves;
import static tercio.domain.eia.common.play.Given.options;
import static tercio.domain.eia.common.play.Given.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.LocationId;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.depots.play.DepotCommand.PlaceDepot;
import tercio.domain.eia.movement.play.MarchCommand.ForceAccess;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.eia.turn.play.TurnEvent;
import tercio.domain.map.SpaceId;

/** Russia enters Turkey without permission (10.3.4): 244 is Russian, 514 next to it Turkish. */
class AccessByForceTest {

    private static final ForceAccess FORCE = new ForceAccess(RUSSIA, TURKEY);
    private static final MoveCorps MARCH = new MoveCorps(RUSSIA, new UnitId("russia-i"), List.of(new SpaceId("514")), List.of());

    private static EiaState moving(Given given) {
        return given.corps("russia-i", "244", 5).in(LandStep.MOVEMENT, RUSSIA);
    }

    @Test
    void itCostsAPointAndOpensTheLandForTheMonth() {
        var state = moving(Given.peace());
        assertThat(refused(state, MARCH).rule().id()).isEqualTo("EIA-10.3");
        assertThat(options(state, "force-access")).extracting("command").contains(FORCE);
        var forced = after(state, FORCE);
        assertThat(forced.power(RUSSIA).orElseThrow().politicalPoints()).isEqualTo(-1);
        assertThat(moves(forced, "russia-i")).extracting("move.to").contains("514");
        assertThat(after(forced, MARCH).corps().get(new UnitId("russia-i")).at()).isEqualTo(Location.field(new SpaceId("514")));
        var next = EiaChapters.evolve(forced, new TurnEvent.MonthBegan(forced.month().next()))
                .withPhase(new LandPhase.InSequence(forced.slot().orElseThrow(), LandStep.MOVEMENT));
        assertThat(refused(next, MARCH).rule().id()).isEqualTo("EIA-10.3");
    }

    @Test
    void itIsForcedOnceAndOnlyWhereTheLandIsClosed() {
        assertThat(refused(after(moving(Given.peace()), FORCE), FORCE).rule().id()).isEqualTo("EIA-10.3.4");
        var war = refused(moving(Given.peace().war("russia", "turkey")), FORCE);
        assertThat(war.rule().id()).isEqualTo("EIA-10.3.4");
        assertThat(war.legal()).extracting("command").doesNotContain(FORCE);
        assertThat(options(moving(Given.peace().access(TURKEY, RUSSIA)), "force-access")).extracting("command").doesNotContain(FORCE);
    }

    @Test
    void itGivesNoPermissionForADepot() {
        // A Russian depot in 244 leads to no source; the place is refused for want of permission before that is asked.
        var forced = after(after(moving(Given.peace()), FORCE), MARCH);
        var depots = forced.withPhase(new LandPhase.InSequence(forced.slot().orElseThrow(), LandStep.DEPOTS));
        assertThat(refused(depots, new PlaceDepot(RUSSIA, new LocationId("514"))).rule().id()).isEqualTo("EIA-7.2.3.3.1");
    }
}

package tercio.domain.eia.supply.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.play.Given.accepted;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.options;
import static tercio.domain.eia.common.play.Given.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.supply.Foraging;
import tercio.domain.eia.supply.play.SupplyCommand.ForageBeforeSiege;
import tercio.domain.eia.supply.play.SupplyCommand.ForageCorps;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;

/** Modifiers of foraging that depend on where a corps went and on what it plans. Munich 326 has a forage value of 3. */
class ForageChoicesTest {

    private static final ForageBeforeSiege PLANS = new ForageBeforeSiege(AUSTRIA, new UnitId("austria-i"));

    private static EiaState marched(Given given, String... path) {
        return after(given.in(LandStep.MOVEMENT, AUSTRIA), new MoveCorps(AUSTRIA, new UnitId("austria-i"), Id.all(List.of(path), SpaceId::new), List.of()))
                .withPhase(new LandPhase.InSequence(new Slot(0, List.of(AUSTRIA), 0), LandStep.SUPPLY));
    }

    private static int modifier(EiaState state) {
        return Foraging.modifiers(ForageResolution.attempt(Given.board(state), state.corps().get(new UnitId("austria-i")))).total();
    }

    /** EIA-7.4.1.2.5: it did not move into an area abroad and is in none now; where it began does not count. */
    @Test
    void aCorpsThatComesHomeForagesAtHome() {
        var home = marched(Given.war().war("austria", "bavaria").corps("austria-i", "326", 10), "475");
        assertThat(modifier(home)).as("two unused points, and home").isEqualTo(-2 - 1);
        var through = marched(Given.war().war("austria", "bavaria").corps("austria-i", "475", 10), "326", "475");
        assertThat(modifier(through)).as("it moved into Bavaria on its way").isEqualTo(-1);
    }

    private static Given munich() {
        return Given.war().war("austria", "bavaria").garrison("bavaria", "326", 5).corps("austria-i", "475", 10);
    }

    /** EIA-7.4.1.2.2: a corps that plans a siege gives its unused points up, and may besiege after a combat (EIA-7.5.4). */
    @Test
    void whoPlansASiegeGivesUpItsUnusedPoints() {
        var state = marched(munich(), "326");
        assertThat(options(state, "forage")).extracting("command").containsExactly(new ForageCorps(AUSTRIA, new UnitId("austria-i")), PLANS);
        // A 4 against 3: with two unused points nothing is lost, without them one factor.
        var idle = accepted(state, new ForageCorps(AUSTRIA, new UnitId("austria-i")), 4);
        assertThat(((EiaState) idle.boards().getFirst()).corps().get(new UnitId("austria-i")).journey().upkeep()).isEqualTo(Upkeep.FORAGED_WITH_UNUSED_POINTS);
        assertThat(((SupplyEvent.CorpsForaged) idle.events().getFirst().event()).lost()).isZero();
        var plans = accepted(state, PLANS, 4);
        assertThat(((EiaState) plans.boards().getFirst()).corps().get(new UnitId("austria-i")).journey().upkeep()).isEqualTo(Upkeep.FORAGED);
        assertThat(((SupplyEvent.CorpsForaged) plans.events().getFirst().event()).lost()).isEqualTo(1);
    }

    @Test
    void theOddsOfAPlanAreWithoutTheUnusedPoints() {
        var state = marched(munich(), "326");
        var forecasts = new EmpiresInArms().forecasts(state, List.of(new ForageCorps(AUSTRIA, new UnitId("austria-i")), PLANS));
        assertThat(forecasts.getFirst().orElseThrow().figures().get("factorsLost").outcomes()).as("6 - 2 against 3").hasSize(2);
        assertThat(forecasts.getLast().orElseThrow().figures().get("factorsLost").outcomes()).as("4, 5 and 6 against 3").hasSize(4);
    }

    @Test
    void nobodyPlansASiegeWithoutAnEnemyOrUnusedPoints() {
        var peaceful = marched(Given.war().corps("austria-i", "475", 10), "474");
        assertThat(options(peaceful, "forage")).extracting("command").containsExactly(new ForageCorps(AUSTRIA, new UnitId("austria-i")));
        assertThat(refused(peaceful, PLANS).rule().id()).isEqualTo("EIA-7.4.1.2.2");
        assertThat(refused(peaceful, PLANS).legal()).extracting("command").containsExactly(new ForageCorps(AUSTRIA, new UnitId("austria-i")));
        var spent = marched(munich(), "474", "475", "326");
        assertThat(options(spent, "forage")).extracting("command").doesNotContain(PLANS);
    }
}

package tercio.domain.eia.supply.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.moves;
import static tercio.domain.eia.common.play.Given.options;
import static tercio.domain.eia.common.play.Given.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.movement.play.MarchCommand.BesiegeCity;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.supply.Foraging;
import tercio.domain.eia.supply.play.SupplyCommand.ForageBeforeSiege;
import tercio.domain.eia.supply.play.SupplyCommand.ForageCorps;
import tercio.domain.eia.supply.play.SupplyCommand.PaySupply;
import tercio.domain.eia.turn.play.TurnCommand.EndStep;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Corps forage as they complete their movement (EIA-7.3.1.4, EIA-7.4.1.1). Vienna 474 feeds 4, Linz 475 and Munich 326 feed 3. */
class ForageTimeTest {

    private static final String VIENNA = "474";
    private static final String LINZ = "475";
    private static final String MUNICH = "326";

    private static Given three() {
        return Given.war().corps("austria-i", LINZ, 10).corps("austria-ii", LINZ, 10).corps("austria-iii", LINZ, 10);
    }

    private static EiaState moving(Given given) {
        return given.in(LandStep.MOVEMENT, AUSTRIA);
    }

    private static MoveCorps march(String corps, String to) {
        return new MoveCorps(AUSTRIA, new UnitId(corps), List.of(new SpaceId(to)), List.of());
    }

    private static ForageCorps forage(String corps) {
        return new ForageCorps(AUSTRIA, new UnitId(corps));
    }

    private static int modifier(EiaState state, String corps) {
        return Foraging.modifiers(ForageResolution.attempt(Given.board(state), state.corps().get(new UnitId(corps)))).total();
    }

    /** Two unused points and home are -3; each corps that is there already adds 1. */
    @Test
    void threeCorpsThatEnterAnEmptyAreaOneAfterAnotherFindMoreAndMoreOthers() {
        var state = moving(three());
        for (int at = 0; at < 3; at++) {
            var corps = List.of("austria-i", "austria-ii", "austria-iii").get(at);
            state = after(state, march(corps, VIENNA));
            assertThat(modifier(state, corps)).as(corps).isEqualTo(-3 + at);
            // A 4 never costs anything against 4.
            state = after(state, forage(corps), 4);
            assertThat(state.corps().get(new UnitId(corps)).journey().upkeep()).isEqualTo(Upkeep.FORAGED_WITH_UNUSED_POINTS);
        }
    }

    @Test
    void aCorpsThatCanUseNoDepotForagesBeforeAnotherMoves() {
        var marched = after(moving(three()), march("austria-i", VIENNA));
        assertThat(refused(marched, march("austria-ii", VIENNA)).rule().id()).isEqualTo("EIA-7.4.1.1");
        assertThat(Told.of(refused(marched, march("austria-ii", VIENNA)).detail())).startsWith("eia.refused.forages-first: ").endsWith("corps Austria II.");
        assertThat(moves(marched, "austria-ii")).isEmpty();
        assertThat(moves(marched, "austria-i")).as("it may march on").isNotEmpty();
        assertThat(options(marched, "forage")).extracting("command").contains(forage("austria-i"));

        var foraged = after(marched, forage("austria-i"), 1);
        assertThat(Told.of(refused(foraged, march("austria-i", LINZ)).detail())).startsWith("eia.refused.foraged: ");
        assertThat(moves(foraged, "austria-i")).isEmpty();
        assertThat(after(foraged, march("austria-ii", VIENNA)).corps().get(new UnitId("austria-ii")).at().area().value()).isEqualTo(VIENNA);
    }

    @Test
    void whoCouldUseADepotAndDidNotForageIsPaidFor() {
        var marched = after(moving(three().depot(AUSTRIA, VIENNA)), march("austria-i", VIENNA));
        var second = after(marched, march("austria-ii", VIENNA));
        var supply = after(second, new EndStep(AUSTRIA, LandStep.MOVEMENT));
        assertThat(refused(supply, forage("austria-i")).rule().id()).isEqualTo("EIA-7.4.1.1");
        assertThat(options(supply, "forage")).extracting("command").as("one that did not move may").containsExactly(forage("austria-iii"));
        // Two corps in the area of the depot, a half each, and one at one area: 2.
        assertThat(after(supply, new PaySupply(AUSTRIA)).power(AUSTRIA).orElseThrow().money()).isEqualTo(18);
    }

    /** EIA-7.4.2.1: corps for which money is short forage in the supply step. */
    @Test
    void whereMoneyIsShortTheyForageAfterAll() {
        var marched = after(moving(three().money(1).depot(AUSTRIA, VIENNA)), march("austria-i", VIENNA));
        var supply = after(after(marched, march("austria-ii", VIENNA)), new EndStep(AUSTRIA, LandStep.MOVEMENT));
        assertThat(options(supply, "pay-supply")).isEmpty();
        assertThat(options(supply, "forage")).extracting("command").contains(forage("austria-i"), forage("austria-ii"), forage("austria-iii"));
        // Two corps in the area of the depot cost the one point that is left.
        var one = after(supply, forage("austria-iii"), 1);
        assertThat(after(one, new PaySupply(AUSTRIA)).power(AUSTRIA).orElseThrow().money()).isZero();
    }

    /** EIA-7.4.1.1, EIA-7.4.1.2.1: the die falls after those have left who must. */
    @Test
    void aCorpsWaitsForThirdPowersThatMustLeave() {
        var given = Given.war().war("austria", "bavaria").corps("austria-i", LINZ, 10).corps("france-i", MUNICH, 5).corps("prussia-i", MUNICH, 5);
        var marched = after(moving(given), march("austria-i", MUNICH));
        assertThat(Told.of(refused(marched, forage("austria-i")).detail())).startsWith("eia.refused.forages-later: ");
        assertThat(options(marched, "forage")).isEmpty();
    }

    @Test
    void byTheOtherReadingAllForageWhenAllHaveMoved() {
        var state = moving(three().reading("EIA-FORAGE-TIME", "after-all"));
        var all = after(after(after(state, march("austria-i", VIENNA)), march("austria-ii", VIENNA)), march("austria-iii", VIENNA));
        assertThat(options(all, "forage")).isEmpty();
        assertThat(refused(all, forage("austria-i")).rule().id()).isEqualTo("EIA-7.1.3");
        var supply = after(all, new EndStep(AUSTRIA, LandStep.MOVEMENT));
        assertThat(List.of("austria-i", "austria-ii", "austria-iii")).allSatisfy(corps -> assertThat(modifier(supply, corps)).isEqualTo(-1));
        assertThat(options(supply, "forage")).hasSize(3);
    }

    @Test
    void aGameOfTheFirstEditionWaitsToo() {
        var older = after(moving(three()).openedUnder(0), march("austria-i", VIENNA));
        assertThat(options(older, "forage")).isEmpty();
        assertThat(after(older, march("austria-ii", VIENNA)).corps().get(new UnitId("austria-ii")).at().area().value()).isEqualTo(VIENNA);
    }

    /** EIA-7.4.1.2.2: who took the bonus for unused points does not besiege in that month; who gave it up does. */
    @Test
    void whoTookTheBonusForUnusedPointsDoesNotBesiege() {
        var given = Given.war().war("austria", "bavaria").garrison("bavaria", MUNICH, 5).corps("austria-i", LINZ, 10);
        var marched = after(moving(given), march("austria-i", MUNICH));
        assertThat(options(marched, "sieges")).isNotEmpty();

        var idle = after(marched, forage("austria-i"), 1);
        assertThat(options(idle, "sieges")).isEmpty();
        assertThat(refused(idle, new BesiegeCity(AUSTRIA, new SpaceId(MUNICH))).rule().id()).isEqualTo("EIA-7.4.1.2.2");

        var plans = after(marched, new ForageBeforeSiege(AUSTRIA, new UnitId("austria-i")), 1);
        assertThat(after(plans, new BesiegeCity(AUSTRIA, new SpaceId(MUNICH))).city(new SpaceId(MUNICH)).orElseThrow().besiegers()).containsExactly(AUSTRIA);
    }
}

package tercio.domain.eia.supply.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.TURKEY;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.board;
import static tercio.domain.eia.common.play.Given.options;
import static tercio.domain.eia.common.play.Given.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.LocationId;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.depots.play.DepotCommand.PlaceDepot;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.supply.line.play.SeaLanes;
import tercio.domain.eia.supply.line.play.SupplyChains;
import tercio.domain.eia.supply.play.SupplyCommand.PaySupply;
import tercio.domain.eia.turn.play.TurnCommand.EndStep;
import tercio.domain.map.SpaceId;

/** Supply over the sea (EIA-7.4.3, EIA-7.4.4). Venice 341 belongs to Austria and Trieste 481 is its port with a depot and a fleet. */
class SeaSupplyTest {

    private static final Location VENICE = Location.city(new SpaceId("341"));

    private static Given adriatic() {
        return Given.war().province("Venetia", ProvinceStanding.CONQUERED, "austria").garrison("austria", "341", 4).corps("france-i", "341", 10)
                .depot(AUSTRIA, "481").fleet("adria", AUSTRIA, "481");
    }

    private static EiaState besieged(EiaState state) {
        return state.with(state.city(new SpaceId("341")).orElseThrow().withBesiegers(List.of(FRANCE))).with(new Depot(AUSTRIA, VENICE, Factors.NONE, false));
    }

    private static boolean valid(Given given) {
        return SupplyChains.of(board(besieged(given.in(LandStep.SUPPLY, AUSTRIA))), AUSTRIA).isValid(VENICE);
    }

    /** EIA-7.4.3.1: depots in both ports, both friendly, a fleet in the one that is supplied, neither blockaded. */
    @Test
    void eachConditionOfASeaLinkCounts() {
        assertThat(valid(adriatic())).isTrue();
        assertThat(valid(Given.war().province("Venetia", ProvinceStanding.CONQUERED, "austria").depot(AUSTRIA, "481"))).as("no fleet").isFalse();
        assertThat(valid(Given.war().province("Venetia", ProvinceStanding.CONQUERED, "austria").allied(AUSTRIA, RUSSIA).depot(AUSTRIA, "481")
                .fleet("ally", RUSSIA, "481"))).as("the fleet of an ally").isTrue();
        assertThat(valid(Given.war().province("Venetia", ProvinceStanding.CONQUERED, "austria").depot(AUSTRIA, "481").fleet("adria", AUSTRIA, "341")))
                .as("a fleet in the port that is not supplied yet").isFalse();
        assertThat(valid(adriatic().blockade("toulon", FRANCE, "481"))).isFalse();
        assertThat(valid(adriatic().blockade("toulon", FRANCE, "341"))).isFalse();
        assertThat(valid(adriatic().city("341", "france"))).as("a port of the enemy").isFalse();
    }

    /** EIA-7.4.3.2: enemy fleets at sea interrupt nothing; only those in the blockade boxes do. */
    @Test
    void enemyFleetsAtSeaDoNotInterruptSupply() {
        var sea = board(Given.war().in(LandStep.SUPPLY, AUSTRIA)).map().seasNextTo(new SpaceId("481")).getFirst().value();
        assertThat(valid(adriatic().fleet("toulon", FRANCE, sea))).isTrue();
    }

    /** EIA-7.4.3.3: Sveaborg 074 and St. Petersburg 077 lie north of the ice line. */
    @Test
    void iceClosesTheNorthInWinter() {
        assertThat(SeaLanes.connectsPorts(board(Given.war().month(1805, 10).in(LandStep.SUPPLY, RUSSIA)), RUSSIA, new SpaceId("074"), new SpaceId("077"))).isTrue();
        for (int month : new int[] {12, 1, 2}) {
            assertThat(SeaLanes.connectsPorts(board(Given.war().month(1806, month).in(LandStep.SUPPLY, RUSSIA)), RUSSIA, new SpaceId("074"), new SpaceId("077"))).as("month %d", month).isFalse();
        }
    }

    /** EIA-7.4.3.3, EIA-7.4.4.6: nobody passes the Dardanelles without the permission of the power that controls Constantinople (555). */
    @Test
    void theDardanellesNeedPermission() {
        var map = board(Given.war().in(LandStep.SUPPLY, RUSSIA)).map();
        var shore = map.shoresOf(new SpaceId("769")).stream().filter(area -> !area.equals(new SpaceId("555"))).findFirst().orElseThrow().value();
        assertThat(passes(Given.war(), shore)).as("Turkey has not permitted it").isFalse();
        assertThat(passes(Given.war().access(TURKEY, RUSSIA), shore)).isTrue();
        assertThat(passes(Given.war().allied(TURKEY, RUSSIA), shore)).isTrue();
        assertThat(passes(Given.war().city("555", "russia"), shore)).isTrue();
        assertThat(SeaLanes.connectsToSea(board(Given.war().in(LandStep.SUPPLY, RUSSIA)), RUSSIA, new SpaceId(shore), new SpaceId("762"))).as("nor to a fleet beyond").isFalse();
        assertThat(SeaLanes.connectsToSea(board(Given.war().access(TURKEY, RUSSIA).in(LandStep.SUPPLY, RUSSIA)), RUSSIA, new SpaceId(shore), new SpaceId("762"))).isTrue();
    }

    private static boolean passes(Given given, String shore) {
        return SeaLanes.connectsPorts(board(given.in(LandStep.SUPPLY, RUSSIA)), RUSSIA, new SpaceId(shore), new SpaceId("540"));
    }

    /** EIA-7.4.3.4.4: a depot inside a port is removed at once when no unblockaded sea source is left. */
    @Test
    void aDepotInsideAPortIsLostWithItsSource() {
        var blockaded = besieged(adriatic().blockade("toulon", FRANCE, "481").in(LandStep.DEPOTS, AUSTRIA));
        assertThat(after(blockaded, new EndStep(AUSTRIA, LandStep.DEPOTS)).depotAt(VENICE)).isEmpty();
        var supplied = besieged(adriatic().in(LandStep.DEPOTS, AUSTRIA));
        assertThat(after(supplied, new EndStep(AUSTRIA, LandStep.DEPOTS)).depotAt(VENICE)).isPresent();
    }

    /** EIA-7.4.3.4.3: at the end of the movement step it leaves a city that is free, and destroys an enemy depot outside. */
    @Test
    void aDepotLeavesAPortThatIsFree() {
        var free = Given.war().province("Venetia", ProvinceStanding.CONQUERED, "austria").garrison("austria", "341", 4).depot(AUSTRIA, "481")
                .fleet("adria", AUSTRIA, "481").depot(FRANCE, "341").in(LandStep.MOVEMENT, AUSTRIA).with(new Depot(AUSTRIA, VENICE, Factors.NONE, false));
        var ended = after(free, new EndStep(AUSTRIA, LandStep.MOVEMENT));
        assertThat(ended.depotAt(VENICE)).isEmpty();
        assertThat(ended.depotAt(Location.field(new SpaceId("341"))).orElseThrow().power()).isEqualTo(AUSTRIA);
    }

    // --- Invasion supply -----------------------------------------------------------------------------------------------

    /** EIA-7.4.4.5: north of the ice line there is none in winter. Stockholm 058 lies on the sea area 722. */
    @Test
    void noInvasionSupplyNorthOfTheIceInWinter() {
        var winter = Given.war().money(20).fleet("baltic", RUSSIA, "722").depot(RUSSIA, "077").month(1806, 1).in(LandStep.DEPOTS, RUSSIA);
        assertThat(refused(winter, new PlaceDepot(RUSSIA, new LocationId("722/aboard"))).rule().id()).isEqualTo("EIA-7.4.4.5");
        var fed = winter(7);
        assertThat(options(fed, "pay-supply")).hasSize(1);
        assertThat(options(winter(1), "pay-supply")).as("nor from a depot that is there already").isEmpty();
    }

    /** A Russian corps in Stockholm, far from the depot in St. Petersburg by land. */
    private static EiaState winter(int month) {
        return Given.war().fleet("baltic", RUSSIA, "722").depot(RUSSIA, "077").corps("russia-i", "058", 5).war("russia", "sweden").month(1806, month)
                .in(LandStep.SUPPLY, RUSSIA).with(new Depot(RUSSIA, Location.aboard(new SpaceId("722")), Factors.NONE, true));
    }

    /** EIA-7.4.2.1.2: the garrison of a besieged port that lives off invasion supply costs a whole point; 7.4.4.3: no chain is made of it. */
    @Test
    void aBesiegedPortByInvasionSupplyCostsAPoint() {
        var map = board(Given.war().in(LandStep.SUPPLY, AUSTRIA)).map();
        var sea = map.seasNextTo(new SpaceId("341")).getFirst().value();
        var state = besieged(Given.war().province("Venetia", ProvinceStanding.CONQUERED, "austria").garrison("austria", "341", 4).corps("france-i", "341", 10)
                .garrison("austria", "481", 1).depot(AUSTRIA, "481").fleet("adria", AUSTRIA, sea).in(LandStep.SUPPLY, AUSTRIA))
                .withoutDepot(VENICE).with(new Depot(AUSTRIA, Location.aboard(new SpaceId(sea)), Factors.NONE, false));
        var paid = Given.accepted(state, new PaySupply(AUSTRIA));
        assertThat(((EiaState) paid.boards().getLast()).power(AUSTRIA).orElseThrow().money()).isEqualTo(19);
        assertThat(paid.events().getFirst().explanation()).extracting(step -> LandWar.result(step)).contains("1", "eia.supply.result-to-pay: points 1, money 1.");
        assertThat(SupplyChains.of(board(state), AUSTRIA).isValid(Location.aboard(new SpaceId(sea)))).isFalse();
    }

    /** EIA-7.4.2.1.1: half a point in the area of the depot, else as many points as areas. */
    @Test
    void theCostOfACorpsGrowsWithTheDistance() {
        // Vienna 474, 476 next to it, 477 too; 479 two areas away by 475.
        int[] costs = {1, 1, 2};
        var areas = List.of("474", "476", "479");
        for (int at = 0; at < costs.length; at++) {
            var state = LandBoard.of(AUSTRIA).depot(AUSTRIA, Location.field(new SpaceId("474")), Factors.NONE).corps("austria-i", areas.get(at), LandBoard.infantry(5))
                    .turnOf(AUSTRIA, LandStep.SUPPLY).state();
            assertThat(20 - after(state, new PaySupply(AUSTRIA)).power(AUSTRIA).orElseThrow().money()).as(areas.get(at)).isEqualTo(costs[at]);
        }
    }
}

package tercio.domain.eia.depots.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.play.Given.after;
import static tercio.domain.eia.common.play.Given.options;
import static tercio.domain.eia.common.play.Given.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.LocationId;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.depots.play.DepotCommand.PlaceDepot;
import tercio.domain.eia.depots.play.DepotCommand.RemoveDepot;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Vienna 474, Linz 475 and Austria 473 are next to each other; Munich 326 is next to Linz; Strasbourg 775 is French. */
class DepotsChapterTest {

    private static PlaceDepot austria(String place) {
        return new PlaceDepot(AUSTRIA, new LocationId(place));
    }

    private static PlaceDepot france(String place) {
        return new PlaceDepot(FRANCE, new LocationId(place));
    }

    @Test
    void aDepotIsPlacedInAFriendlyCityOfOwnTerritoryForOnePoint() {
        var state = after(Given.war().in(LandStep.DEPOTS, AUSTRIA), austria("474"));
        assertThat(state.depotAt(Location.field(new SpaceId("474")))).hasValueSatisfying(depot -> {
            assertThat(depot.power()).isEqualTo(AUSTRIA);
            assertThat(depot.thisMonth()).isTrue();
        });
        assertThat(state.power(AUSTRIA).orElseThrow().money()).isEqualTo(19);
    }

    @Test
    void anAreaHoldsOneDepot() {
        var refusal = refused(Given.war().depot(AUSTRIA, "474").in(LandStep.DEPOTS, AUSTRIA), austria("474"));
        assertThat(refusal.rule().id()).isEqualTo("EIA-7.2");
        assertThat(refusal.legal()).extracting("command").contains(austria("475")).doesNotContain(austria("474"));
    }

    @Test
    void enemiesInTheAreaForbidADepotUnlessACorpsIsThereToo() {
        var enemy = Given.war().corps("france-i", "474", 10);
        assertThat(Told.of(refused(enemy.in(LandStep.DEPOTS, AUSTRIA), austria("474")).detail())).startsWith("eia.refused.enemies-and-no-corps: at (eia.name.at: area Vienna");
        var both = enemy.corps("austria-i", "474", 5).in(LandStep.DEPOTS, AUSTRIA);
        assertThat(after(both, austria("474")).depotAt(Location.field(new SpaceId("474")))).isPresent();
    }

    @Test
    void aChainReachesTwoUnblockedAreasWithACorpsOutsideOwnTerritory() {
        // Strasbourg, Freiburg (Baden), Ulm: two areas.
        var war = Given.war().war("france", "baden").war("france", "wurttemburg").depot(FRANCE, "775");
        assertThat(refused(war.in(LandStep.DEPOTS, FRANCE), france("320")).rule().id()).isEqualTo("EIA-7.2.3.3.2");
        var there = war.corps("france-i", "320", 10);
        assertThat(after(there.in(LandStep.DEPOTS, FRANCE), france("320")).depotAt(Location.field(new SpaceId("320")))).isPresent();
        var blocked = there.garrison("baden", "318", 1).in(LandStep.DEPOTS, FRANCE);
        assertThat(refused(blocked, france("320")).rule().id()).isEqualTo("EIA-7.2.3");
    }

    @Test
    void aGarrisonOrCorpsOfItsOwnOpensABlockedArea() {
        var state = Given.war().war("france", "baden").war("france", "wurttemburg").depot(FRANCE, "775").corps("france-i", "320", 10)
                .garrison("baden", "318", 1).corps("france-ii", "318", 10).in(LandStep.DEPOTS, FRANCE);
        assertThat(after(state, france("320")).depotAt(Location.field(new SpaceId("320")))).isPresent();
    }

    @Test
    void aDepotPlacedThisMonthExtendsNoChainYet() {
        var war = Given.war().war("france", "baden").war("france", "wurttemburg").war("france", "bavaria").depot(FRANCE, "775")
                .corps("france-i", "320", 10).corps("france-ii", "326", 10).in(LandStep.DEPOTS, FRANCE);
        var placed = after(war, france("320"));
        // Ulm, Bavaria 325, Munich: two areas, but the depot of Ulm is new.
        assertThat(refused(placed, france("326")).rule().id()).isEqualTo("EIA-7.2.3");
    }

    @Test
    void aNeutralStateAndTheLandOfAnotherPowerAreClosed() {
        var state = Given.war().depot(FRANCE, "775").corps("france-i", "318", 10).in(LandStep.DEPOTS, FRANCE);
        assertThat(Told.of(refused(state, france("318")).detail())).startsWith("eia.refused.neutral: ").contains("province Baden");
        var prussia = Given.war().corps("france-i", "285", 10).in(LandStep.DEPOTS, FRANCE);
        assertThat(refused(prussia, france("285")).rule().id()).isEqualTo("EIA-7.2.3.3.1");
    }

    @Test
    void aFreeStateIsOwnTerritory() {
        var state = Given.war().province("Bavaria", ProvinceStanding.FREE_STATE, "france").in(LandStep.DEPOTS, FRANCE);
        assertThat(after(state, france("326")).depotAt(Location.field(new SpaceId("326")))).isPresent();
    }

    @Test
    void noMoreDepotsThanCounters() {
        var given = Given.war();
        for (var area : new String[] {"474", "475", "477", "471", "467", "479", "481"}) {
            given.depot(AUSTRIA, area);
        }
        var state = given.in(LandStep.DEPOTS, AUSTRIA);
        assertThat(Told.of(refused(state, austria("492")).detail())).isEqualTo("eia.refused.depots-used: most 7, who Austria.");
        assertThat(options(state, "place-depot")).isEmpty();
        // A counter that is removed now may be placed again now, for another point.
        var moved = after(after(state, new RemoveDepot(AUSTRIA, new LocationId("474"))), austria("492"));
        assertThat(moved.depotAt(Location.field(new SpaceId("492")))).isPresent();
        assertThat(moved.power(AUSTRIA).orElseThrow().money()).isEqualTo(19);
    }

    @Test
    void withoutMoneyNoDepot() {
        var state = Given.war().money(0).in(LandStep.DEPOTS, AUSTRIA);
        assertThat(Told.of(refused(state, austria("474")).detail())).isEqualTo("eia.refused.depot-cost: cost 1, who Austria.");
    }

    @Test
    void theGarrisonOfARemovedDepotMovesIntoTheCityAsFarAsItHasRoom() {
        var state = Given.war().depot(AUSTRIA, "474", 8).garrison("austria", "474", 15).in(LandStep.DEPOTS, AUSTRIA);
        var removed = after(state, new RemoveDepot(AUSTRIA, new LocationId("474")));
        assertThat(removed.depotAt(Location.field(new SpaceId("474")))).isEmpty();
        assertThat(removed.city(new SpaceId("474")).orElseThrow().garrisonOf(new NationId("austria"))).isEqualTo(Factors.of(FactorType.INFANTRY, 20));
        assertThat(removed.power(AUSTRIA).orElseThrow().lost()).isEqualTo(Factors.of(FactorType.INFANTRY, 3));
    }

    @Test
    void aGarrisonWithoutACityIsDestroyed() {
        var state = Given.war().depot(AUSTRIA, "473", 4).in(LandStep.DEPOTS, AUSTRIA);
        assertThat(after(state, new RemoveDepot(AUSTRIA, new LocationId("473"))).power(AUSTRIA).orElseThrow().lost()).isEqualTo(Factors.of(FactorType.INFANTRY, 4));
    }

    @Test
    void onlyOwnDepotsAndOnlyInItsStep() {
        var state = Given.war().depot(FRANCE, "775").in(LandStep.DEPOTS, AUSTRIA);
        assertThat(Told.of(refused(state, new RemoveDepot(AUSTRIA, new LocationId("775"))).detail())).startsWith("eia.refused.no-such-depot: who Austria, where (eia.name.location: within field");
        assertThat(Told.of(refused(state, france("438")).detail())).contains("eia.refused.other-power: acting Austria");
        assertThat(Told.of(refused(Given.war().in(LandStep.MOVEMENT, AUSTRIA), austria("474")).detail())).isEqualTo("eia.refused.other-step: step depots.");
        assertThat(Told.of(refused(state, austria("nowhere")).detail())).isEqualTo("eia.refused.no-area: area nowhere.");
        assertThat(Told.of(refused(state, austria("474/attic")).detail())).isEqualTo("eia.refused.no-depot-place: place 474/attic.");
    }

    @Test
    void aBesiegedPortTakesADepotInsideIfASeaSourceSuppliesIt() {
        // Venice 341 belongs to Austria here and is besieged; Trieste 481 is an Austrian port with a depot and a fleet.
        var given = Given.war().province("Venetia", ProvinceStanding.CONQUERED, "austria").garrison("austria", "341", 3)
                .corps("france-i", "341", 10).depot(AUSTRIA, "481");
        assertThat(refused(besieged(given.in(LandStep.DEPOTS, AUSTRIA)), austria("341/city")).rule().id()).isEqualTo("EIA-7.2.2");
        var fleet = given.fleet("adria", AUSTRIA, "481");
        assertThat(options(besieged(fleet.in(LandStep.DEPOTS, AUSTRIA)), "place-depot")).extracting("command").contains(austria("341/city"));
        assertThat(after(besieged(fleet.in(LandStep.DEPOTS, AUSTRIA)), austria("341/city")).depotAt(Location.city(new SpaceId("341")))).isPresent();
        var blockade = fleet.blockade("channel", FRANCE, "341").in(LandStep.DEPOTS, AUSTRIA);
        assertThat(refused(besieged(blockade), austria("341/city")).rule().id()).isEqualTo("EIA-7.2.2");
    }

    @Test
    void anEnemyDepotMayStandOutsideTheBesiegedPortThatHasOneInside() {
        var given = Given.war().province("Venetia", ProvinceStanding.CONQUERED, "austria").garrison("austria", "341", 3)
                .corps("france-i", "341", 10).depot(AUSTRIA, "481").depot(FRANCE, "341").fleet("adria", AUSTRIA, "481");
        var state = after(besieged(given.in(LandStep.DEPOTS, AUSTRIA)), austria("341/city"));
        assertThat(state.depotAt(Location.field(new SpaceId("341"))).orElseThrow().power()).isEqualTo(FRANCE);
        assertThat(state.depotAt(Location.city(new SpaceId("341"))).orElseThrow().power()).isEqualTo(AUSTRIA);
        assertThat(Told.of(refused(state, austria("341/city")).detail())).startsWith("eia.refused.depot-there: kind city, at (eia.name.at: area Venice");
    }

    @Test
    void irregularsInAnUnbesiegedCityForbidADepotToo() {
        var state = Given.war().war("austria", "prussia").irregulars(Power.PRUSSIA, FactorType.FREIKORPS, "474", 1).in(LandStep.DEPOTS, AUSTRIA);
        var piece = state.irregulars().get(state.irregulars().firstKey());
        assertThat(Told.of(refused(state.with(piece.withLocation(Location.city(new SpaceId("474")))), austria("474")).detail())).startsWith("eia.refused.enemies-and-no-corps: at (eia.name.at: area Vienna");
    }

    @Test
    void anImposedConditionAllowsDepotsLikeAPermission() {
        // French corps beyond the frontier of Prussia, with a depot in conquered Saxony next to it.
        var frontier = WarMap.PRINTED.provincesOf(new NationId("prussia")).stream().flatMap(province -> province.areas().stream())
                .filter(area -> WarMap.PRINTED.landNeighbours(area).contains(new SpaceId("293"))).findFirst().orElseThrow().value();
        var given = Given.peace().province("Saxony", ProvinceStanding.CONQUERED, "france").depot(FRANCE, "293").corps("france-i", frontier, 5);
        assertThat(refused(given.in(LandStep.DEPOTS, FRANCE), france(frontier)).rule().id()).isEqualTo("EIA-7.2.3.3.1");
        var state = given.in(LandStep.DEPOTS, FRANCE);
        var now = state.diplomacy();
        var imposed = state.withDiplomacy(new Diplomacy(now.wars(), now.alliances(), now.combined(), now.access(), now.depots(),
                List.of(new Diplomacy.Grant(Power.PRUSSIA, FRANCE))));
        assertThat(after(imposed, france(frontier)).depotAt(Location.field(new SpaceId(frontier)))).isPresent();
    }

    private static EiaState besieged(EiaState state) {
        return state.with(state.city(new SpaceId("341")).orElseThrow().withBesiegers(List.of(FRANCE)));
    }

    @Test
    void aDepotOnAFleetNeedsASuppliedPortAndStandsAloneInItsSeaArea() {
        var sea = Given.board(Given.war().in(LandStep.DEPOTS, AUSTRIA)).map().seasNextTo(new SpaceId("481")).getFirst().value();
        var given = Given.war().fleet("adria", AUSTRIA, sea);
        assertThat(refused(given.in(LandStep.DEPOTS, AUSTRIA), austria(sea + "/aboard")).rule().id()).isEqualTo("EIA-7.4.4.1");
        var state = given.depot(AUSTRIA, "481").in(LandStep.DEPOTS, AUSTRIA);
        var placed = after(state, austria(sea + "/aboard"));
        assertThat(placed.depotAt(Location.aboard(new SpaceId(sea)))).isPresent();
        assertThat(refused(placed, austria(sea + "/aboard")).rule().id()).isEqualTo("EIA-7.4.4.4");
        assertThat(refused(state, austria("713/aboard")).rule().id()).isEqualTo("EIA-7.2.4");
    }

    @Test
    void everyPlaceThatIsOfferedIsLegal() {
        var state = Given.war().war("france", "baden").war("france", "wurttemburg").depot(FRANCE, "775").corps("france-i", "320", 10)
                .corps("france-ii", "318", 10).fleet("toulon", FRANCE, "463").in(LandStep.DEPOTS, FRANCE);
        var offered = options(state, "place-depot");
        assertThat(offered).extracting("command").contains(france("320"), france("438"));
        offered.forEach(option -> after(state, (DepotCommand) option.command()));
    }
}

package tercio.domain.eu.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.board.Province;
import tercio.domain.eu.movement.Marcher;
import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.map.MapPath;

/** EU-SUP-4, EU-SUP-3: a French stack before Arras, and one in the desert. */
class LineOfSupplyTest {

    private final LineOfSupply french = supply(Set.of("ile_de_france", "orleanais", "picardie"));

    @Test
    void theLineIsPaidAsIfTheStackMoved() {
        assertThat(french.to("artois", is("orleanais")))
                .as("2 across the river into Ile-de-France, 2 into the enemy plain")
                .hasValueSatisfying(way -> assertThat(way).isEqualTo(
                        new MapPath(List.of("orleanais", "ile_de_france", "artois"), 2 + 2)));
    }

    @Test
    void theNearestSourceIsTaken() {
        assertThat(french.to("artois", is("orleanais", "picardie"))).map(MapPath::start).contains("picardie");
        assertThat(french.to("artois", is("orleanais", "picardie"))).map(MapPath::length).contains(2);
    }

    @Test
    void aStackInASourceHasALineOfLengthNought() {
        assertThat(french.to("picardie", is("picardie"))).map(MapPath::length).contains(0);
    }

    @Test
    void noLinePassesWhatIsClosed() {
        var cutOff = new LineOfSupply(french.map(), french.costs(), Marcher.EUROPEAN, french.friendly(),
                french.national(), province -> false);
        assertThat(cutOff.to("artois", is("orleanais"))).isEmpty();
        assertThat(cutOff.to("artois", is("ile_de_france"))).as("nothing lies between").map(MapPath::length).contains(2);
    }

    @Test
    void noLineIsLongerThanTwelve() {
        assertThat(supply(Set.of()).to("artois", is("andalucia"))).isEmpty();
    }

    @Test
    void noLineCrossesTheSeaOnFoot() {
        assertThat(french.to("corsica", province -> !province.id().equals("corsica"))).isEmpty();
    }

    @Test
    void foreignDesertCountsTwice() {
        assertThat(supply(Set.of()).to("oran", is("algerie"))).map(MapPath::length).contains(2 * 2);
    }

    @Test
    void aFartherSourceAvoidsDesert() {
        assertThat(supply(Set.of()).best("rif", is("oran"), is("oran"), 6)).as("3 into an enemy mountain, from a city in the desert")
                .contains(new SupplyRoute(List.of("oran", "rif"), 3, List.of(WeakSupplyCause.DESERT)));
        assertThat(supply(Set.of()).best("rif", is("oran", "tanger"), is("oran", "tanger"), 6))
                .contains(new SupplyRoute(List.of("tanger", "rif"), 3, List.of()));
    }

    @Test
    void aSourceInTheDesertFullySuppliesItsOwnProvinceOnly() {
        assertThat(supply(Set.of()).best("oran", is("oran"), is("oran"), 6)).contains(new SupplyRoute(List.of("oran"), 0, List.of()));
        assertThat(supply(Set.of()).best("algerie", is("oran"), is(), 6)).as("foreign desert counts twice; the city is not owned")
                .contains(new SupplyRoute(List.of("oran", "algerie"), 4, List.of(WeakSupplyCause.DESERT, WeakSupplyCause.NOT_OWNED)));
    }

    private static LineOfSupply supply(Set<String> friendly) {
        return new LineOfSupply(EuMap.PRINTED, MovementCosts.in(EuTables.PRINTED), Marcher.EUROPEAN,
                province -> friendly.contains(province.id()), province -> false,
                province -> friendly.contains(province.id()));
    }

    private static Predicate<Province> is(String... ids) {
        return province -> Set.of(ids).contains(province.id());
    }
}

package tercio.domain.eu.supply.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.movement.Marcher;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.map.MapPath;

/** EU-SUP-4, EU-SUP-3: a French stack before Arras, and one in the desert. */
class LineOfSupplyTest {

    private final LineOfSupply french = supply(Set.of("ile_de_france", "orleanais", "picardie"));

    @Test
    void theLineIsPaidAsIfTheStackMoved() {
        assertThat(french.shortestTo("artois", is("orleanais")))
                .as("2 across the river into Ile-de-France, 2 into the enemy plain")
                .hasValueSatisfying(way -> assertThat(way).isEqualTo(
                        new MapPath(List.of("orleanais", "ile_de_france", "artois"), 2 + 2)));
    }

    @Test
    void theNearestSourceIsTaken() {
        assertThat(french.shortestTo("artois", is("orleanais", "picardie"))).map(MapPath::start).contains("picardie");
        assertThat(french.shortestTo("artois", is("orleanais", "picardie"))).map(MapPath::length).contains(2);
    }

    @Test
    void aStackInASourceHasALineOfLengthNought() {
        assertThat(french.shortestTo("picardie", is("picardie"))).map(MapPath::length).contains(0);
    }

    @Test
    void noLinePassesWhatIsClosed() {
        var cutOff = new LineOfSupply(french.map(), french.costs(), Marcher.EUROPEAN, french.friendly(),
                french.national(), province -> false);
        assertThat(cutOff.shortestTo("artois", is("orleanais"))).isEmpty();
        assertThat(cutOff.shortestTo("artois", is("ile_de_france"))).as("nothing lies between").map(MapPath::length).contains(2);
    }

    @Test
    void noLineIsLongerThanTwelve() {
        assertThat(supply(Set.of()).shortestTo("artois", is("andalucia"))).isEmpty();
    }

    @Test
    void noLineCrossesTheSeaOnFoot() {
        assertThat(french.shortestTo("corsica", province -> !province.id().equals("corsica"))).isEmpty();
    }

    @Test
    void foreignDesertCountsTwice() {
        assertThat(supply(Set.of()).shortestTo("oran", is("algerie"))).map(MapPath::length).contains(2 * 2);
    }

    @Test
    void aFartherSourceAvoidsDesert() {
        assertThat(supply(Set.of()).bestTo("rif", is("oran"), is("oran"), 6)).as("3 into an enemy mountain, from a city in the desert")
                .contains(new SupplyRoute(List.of("oran", "rif"), 3, List.of(WeakSupplyCause.DESERT)));
        assertThat(supply(Set.of()).bestTo("rif", is("oran", "tanger"), is("oran", "tanger"), 6))
                .contains(new SupplyRoute(List.of("tanger", "rif"), 3, List.of()));
    }

    @Test
    void aSourceInTheDesertFullySuppliesItsOwnProvinceOnly() {
        assertThat(supply(Set.of()).bestTo("oran", is("oran"), is("oran"), 6)).contains(new SupplyRoute(List.of("oran"), 0, List.of()));
        assertThat(supply(Set.of()).bestTo("algerie", is("oran"), is(), 6)).as("foreign desert counts twice; the city is not owned")
                .contains(new SupplyRoute(List.of("oran", "algerie"), 4, List.of(WeakSupplyCause.DESERT, WeakSupplyCause.NOT_OWNED)));
    }

    /** Some source is 12 MP away from Arras, none that supplies it is farther; foreign desert counts twice; a line from a desert is weak outside its own province. */
    @ParameterizedTest
    @MethodSource("editions")
    void allEditionsMeasureAlike(EuTables tables) {
        var line = supply(Set.of(), tables);
        var friendly = supply(EuMap.PRINTED.provinces().stream().map(Province::id).collect(Collectors.toSet()), tables);
        assertThat(EuMap.PRINTED.provinces().stream().flatMap(source -> friendly.shortestTo("artois", source::equals).stream()).mapToInt(MapPath::length).max()).hasValue(12);
        assertThat(line.shortestTo("oran", is("algerie"))).map(MapPath::length).contains(2 * 2);
        assertThat(line.bestTo("rif", is("oran"), is("oran"), 6)).contains(new SupplyRoute(List.of("oran", "rif"), 3, List.of(WeakSupplyCause.DESERT)));
        assertThat(line.bestTo("oran", is("oran"), is("oran"), 6)).contains(new SupplyRoute(List.of("oran"), 0, List.of()));
    }

    static Stream<EuTables> editions() {
        return Stream.of(Editions.military().tables(), Editions.fast().tables(), Editions.rapid().tables());
    }

    private static LineOfSupply supply(Set<String> friendly) {
        return supply(friendly, EuTables.PRINTED);
    }

    private static LineOfSupply supply(Set<String> friendly, EuTables tables) {
        return new LineOfSupply(EuMap.PRINTED, MovementCosts.from(tables), Marcher.EUROPEAN,
                province -> friendly.contains(province.id()), province -> false,
                province -> friendly.contains(province.id()));
    }

    private static Predicate<Province> is(String... ids) {
        return province -> Set.of(ids).contains(province.id());
    }
}

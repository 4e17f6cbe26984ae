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
import tercio.domain.map.SpaceId;

/** EU-SUP-4, EU-SUP-3: a French stack before Arras, and one in the desert. */
class LineOfSupplyTest {

    private final LineOfSupply french = supply(Set.of("ile_de_france", "orleanais", "picardie"));

    @Test
    void theLineIsPaidAsIfTheStackMoved() {
        assertThat(french.shortestTo(new SpaceId("artois"), is("orleanais")))
                .as("2 across the river into Ile-de-France, 2 into the enemy plain")
                .hasValueSatisfying(way -> assertThat(way).isEqualTo(
                        new MapPath(List.of(new SpaceId("orleanais"), new SpaceId("ile_de_france"), new SpaceId("artois")), 2 + 2)));
    }

    @Test
    void theNearestSourceIsTaken() {
        assertThat(french.shortestTo(new SpaceId("artois"), is("orleanais", "picardie"))).map(MapPath::start).contains(new SpaceId("picardie"));
        assertThat(french.shortestTo(new SpaceId("artois"), is("orleanais", "picardie"))).map(MapPath::length).contains(2);
    }

    @Test
    void aStackInASourceHasALineOfLengthNought() {
        assertThat(french.shortestTo(new SpaceId("picardie"), is("picardie"))).map(MapPath::length).contains(0);
    }

    @Test
    void noLinePassesWhatIsClosed() {
        var cutOff = new LineOfSupply(french.map(), french.costs(), Marcher.EUROPEAN, french.friendly(),
                french.national(), province -> false);
        assertThat(cutOff.shortestTo(new SpaceId("artois"), is("orleanais"))).isEmpty();
        assertThat(cutOff.shortestTo(new SpaceId("artois"), is("ile_de_france"))).as("nothing lies between").map(MapPath::length).contains(2);
    }

    @Test
    void noLineIsLongerThanTwelve() {
        assertThat(supply(Set.of()).shortestTo(new SpaceId("artois"), is("andalucia"))).isEmpty();
    }

    @Test
    void noLineCrossesTheSeaOnFoot() {
        assertThat(french.shortestTo(new SpaceId("corsica"), province -> !province.id().equals(new SpaceId("corsica")))).isEmpty();
    }

    @Test
    void foreignDesertCountsTwice() {
        assertThat(supply(Set.of()).shortestTo(new SpaceId("oran"), is("algerie"))).map(MapPath::length).contains(2 * 2);
    }

    @Test
    void aFartherSourceAvoidsDesert() {
        assertThat(supply(Set.of()).bestTo(new SpaceId("rif"), is("oran"), is("oran"), 6)).as("3 into an enemy mountain, from a city in the desert")
                .contains(new SupplyRoute(List.of(new SpaceId("oran"), new SpaceId("rif")), 3, List.of(WeakSupplyCause.DESERT)));
        assertThat(supply(Set.of()).bestTo(new SpaceId("rif"), is("oran", "tanger"), is("oran", "tanger"), 6))
                .contains(new SupplyRoute(List.of(new SpaceId("tanger"), new SpaceId("rif")), 3, List.of()));
    }

    @Test
    void aSourceInTheDesertFullySuppliesItsOwnProvinceOnly() {
        assertThat(supply(Set.of()).bestTo(new SpaceId("oran"), is("oran"), is("oran"), 6)).contains(new SupplyRoute(List.of(new SpaceId("oran")), 0, List.of()));
        assertThat(supply(Set.of()).bestTo(new SpaceId("algerie"), is("oran"), is(), 6)).as("foreign desert counts twice; the city is not owned")
                .contains(new SupplyRoute(List.of(new SpaceId("oran"), new SpaceId("algerie")), 4, List.of(WeakSupplyCause.DESERT, WeakSupplyCause.NOT_OWNED)));
    }

    /** Some source is 12 MP away from Arras, none that supplies it is farther; foreign desert counts twice; a line from a desert is weak outside its own province. */
    @ParameterizedTest
    @MethodSource("editions")
    void allEditionsMeasureAlike(EuTables tables) {
        var line = supply(Set.of(), tables);
        var friendly = supply(EuMap.PRINTED.provinces().stream().map(province -> province.id().value()).collect(Collectors.toSet()), tables);
        assertThat(EuMap.PRINTED.provinces().stream().flatMap(source -> friendly.shortestTo(new SpaceId("artois"), source::equals).stream()).mapToInt(MapPath::length).max()).hasValue(12);
        assertThat(line.shortestTo(new SpaceId("oran"), is("algerie"))).map(MapPath::length).contains(2 * 2);
        assertThat(line.bestTo(new SpaceId("rif"), is("oran"), is("oran"), 6)).contains(new SupplyRoute(List.of(new SpaceId("oran"), new SpaceId("rif")), 3, List.of(WeakSupplyCause.DESERT)));
        assertThat(line.bestTo(new SpaceId("oran"), is("oran"), is("oran"), 6)).contains(new SupplyRoute(List.of(new SpaceId("oran")), 0, List.of()));
    }

    static Stream<EuTables> editions() {
        return Stream.of(Editions.military().tables(), Editions.fast().tables(), Editions.rapid().tables());
    }

    private static LineOfSupply supply(Set<String> friendly) {
        return supply(friendly, EuTables.PRINTED);
    }

    private static LineOfSupply supply(Set<String> friendly, EuTables tables) {
        return new LineOfSupply(EuMap.PRINTED, MovementCosts.from(tables), Marcher.EUROPEAN,
                province -> friendly.contains(province.id().value()), province -> false,
                province -> friendly.contains(province.id().value()));
    }

    private static Predicate<Province> is(String... ids) {
        return province -> Set.of(ids).contains(province.id().value());
    }
}

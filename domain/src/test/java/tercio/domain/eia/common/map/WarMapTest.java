package tercio.domain.eia.common.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.map.SpaceId;

/** The printed map: its counts, its known places, and that it hangs together. */
class WarMapTest {

    private static final WarMap MAP = WarMap.PRINTED;

    @Test
    void theMapHasAllAreasBordersCitiesAndProvinces() {
        assertThat(MAP.areas()).hasSize(725);
        assertThat(MAP.spaces().zones()).hasSize(725 + 63);
        assertThat(MAP.cities()).hasSize(222);
        assertThat(MAP.ports()).hasSize(82);
        assertThat(MAP.provinces()).hasSize(113);
        assertThat(halves(AreaBorder.Land.class)).isEqualTo(2 * 1781);
        assertThat(rivers()).isEqualTo(2 * 259);
        assertThat(halves(AreaBorder.Arrow.class)).isEqualTo(2 * 11);
        assertThat(halves(AreaBorder.Coast.class)).isEqualTo(360);
    }

    private static long halves(Class<? extends AreaBorder> kind) {
        return MAP.areas().stream().flatMap(area -> MAP.spaces().borders(area.id()).stream())
                .filter(border -> kind.isInstance(border.kind())).count();
    }

    private static long rivers() {
        return MAP.areas().stream().flatMap(area -> MAP.ways(area.id()).stream())
                .filter(border -> border.kind() instanceof AreaBorder.Land land && land.river()).count();
    }

    @Test
    void theMainlandIsConnectedByLandAndByArrows() {
        assertThat(MAP.landDistances(new SpaceId("474"))).hasSize(681);
        assertThat(onFoot("474", false)).hasSize(686).contains("295", "788", "546").doesNotContain("017");
        assertThat(onFoot("474", true)).hasSize(686 + 20).contains("017");
    }

    private static Set<String> onFoot(String start, boolean channel) {
        var seen = new HashSet<>(Set.of(start));
        var open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            for (var way : MAP.ways(new SpaceId(open.poll()))) {
                boolean closed = way.kind() instanceof AreaBorder.Arrow arrow && arrow.channel() && !channel;
                if (!closed && seen.add(way.to().value())) {
                    open.add(way.to().value());
                }
            }
        }
        return seen;
    }

    @Test
    void viennaIsTheCapitalOfAustria() {
        var vienna = MAP.area(new SpaceId("474")).orElseThrow();
        assertThat(vienna.name()).isEqualTo("Vienna");
        assertThat(vienna.city()).contains(new City("Vienna", new SpaceId("474"), 4, 0, CapitalKind.NATIONAL, false));
        assertThat(vienna.winterZone()).isTrue();
        assertThat(MAP.provinceOf(new SpaceId("474")).flatMap(HomeProvince::power)).contains(Power.AUSTRIA);
        assertThat(MAP.nationalCapitals(Power.AUSTRIA)).extracting(City::name).containsExactly("Vienna");
        assertThat(MAP.way(new SpaceId("473"), new SpaceId("474")).orElseThrow().kind()).isEqualTo(new AreaBorder.Land(true));
        assertThat(MAP.way(new SpaceId("474"), new SpaceId("475")).orElseThrow().kind()).isEqualTo(new AreaBorder.Land(false));
    }

    @Test
    void ulmIsAFortressOfWurttemburgAndStPetersburgLiesInAMarsh() {
        var ulm = MAP.city(new SpaceId("320")).orElseThrow();
        assertThat(ulm).isEqualTo(new City("Ulm", new SpaceId("320"), 3, 1, CapitalKind.NONE, false));
        assertThat(ulm.isFortress()).isTrue();
        assertThat(MAP.provinceOf(new SpaceId("320")).flatMap(HomeProvince::power)).isEmpty();
        assertThat(MAP.provinceOf(new SpaceId("320")).orElseThrow().nation().value()).isEqualTo("wurttemburg");
        var petersburg = MAP.area(new SpaceId("077")).orElseThrow();
        assertThat(petersburg.name()).isEqualTo("St. Petersburg");
        assertThat(petersburg.terrain()).isEqualTo(AreaTerrain.MARSH);
        assertThat(petersburg.hasPort()).isTrue();
        assertThat(MAP.nationalCapitals(Power.RUSSIA)).extracting(City::name).containsExactly("St. Petersburg", "Moscow");
    }

    @Test
    void anAreaWithoutACityIsNamedByItsProvinceAndNumber() {
        assertThat(MAP.name(new SpaceId("472"))).isEqualTo("Austria 472");
        assertThat(MAP.name(new SpaceId("768"))).isEqualTo("the Dardanelles");
        assertThat(MAP.name(new SpaceId("713"))).isEqualTo("sea area 713");
    }

    @Test
    void everyPowerHasAHomeAndACapitalAndEveryProvinceOneToo() {
        for (var power : Power.values()) {
            assertThat(MAP.nationalCapitals(power)).as(power.title()).hasSize(power == Power.RUSSIA ? 2 : 1);
            assertThat(MAP.areasOf(power.nation())).isNotEmpty();
        }
        for (var province : MAP.provinces()) {
            assertThat(MAP.city(province.capital())).as(province.name()).hasValueSatisfying(city -> assertThat(city.isCapital()).isTrue());
        }
        assertThat(MAP.areasOf(new NationId("bavaria"))).containsExactly(new SpaceId("321"), new SpaceId("322"), new SpaceId("323"), new SpaceId("324"), new SpaceId("325"), new SpaceId("326"));
    }

    @Test
    void capacityIsFiveTimesTheSpires() {
        assertThat(MAP.city(new SpaceId("320")).orElseThrow().capacity()).isEqualTo(15);
        assertThat(MAP.city(new SpaceId("438")).orElseThrow().capacity()).as("Paris").isEqualTo(25);
    }

    @Test
    void distanceCountsBordersOverLandWithoutArrows() {
        assertThat(MAP.landDistances(new SpaceId("320"))).containsEntry(new SpaceId("326"), 2); // Ulm, Bavaria 325 or 322, Munich
        assertThat(MAP.landDistances(new SpaceId("474"))).containsEntry(new SpaceId("474"), 0);
        assertThat(MAP.landDistances(new SpaceId("474"))).doesNotContainKey(new SpaceId("017")); // Vienna and London
        assertThat(MAP.landDistances(new SpaceId("555"))).as("Constantinople and Asia, where only an arrow crosses the straits").doesNotContainEntry(new SpaceId("556"), 1);
        assertThat(MAP.landNeighbours(new SpaceId("474"))).containsExactlyInAnyOrder(new SpaceId("472"), new SpaceId("473"), new SpaceId("475"), new SpaceId("476"), new SpaceId("477"), new SpaceId("492"), new SpaceId("496"));
    }

    @Test
    void arrowsNameTheSeaAreasAroundThem() {
        assertThat(MAP.way(new SpaceId("358"), new SpaceId("359")).orElseThrow().kind()).isEqualTo(new AreaBorder.Arrow(List.of(new SpaceId("751"), new SpaceId("755")), false));
        assertThat(MAP.way(new SpaceId("433"), new SpaceId("019")).orElseThrow().kind()).isEqualTo(new AreaBorder.Arrow(List.of(new SpaceId("735"), new SpaceId("727")), true));
        assertThat(MAP.seasNextTo(new SpaceId("555"))).contains(new SpaceId("768"));
        assertThat(MAP.shoresOf(new SpaceId("768"))).contains(new SpaceId("555"), new SpaceId("556"));
        assertThat(MAP.seaArea(new SpaceId("721"))).hasValueSatisfying(sea -> assertThat(sea.iced()).isTrue());
    }

    @Test
    void provincesKnowTheirGuerillasAndCossacks() {
        assertThat(MAP.province(new ProvinceId("Aragon")).orElseThrow().guerillaValue()).isEqualTo(5);
        assertThat(MAP.province(new ProvinceId("Crimea")).orElseThrow().cossacks()).isTrue();
        assertThat(MAP.province(new ProvinceId("Posen")).orElseThrow().polish()).isTrue();
        assertThat(MAP.province(new ProvinceId("Tyrol")).orElseThrow().guerillaValue()).isZero();
    }
}

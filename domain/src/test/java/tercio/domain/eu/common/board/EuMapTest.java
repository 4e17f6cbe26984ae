package tercio.domain.eu.common.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.map.Border;
import tercio.domain.map.SpaceId;

class EuMapTest {

    private static final EuMap MAP = EuMap.PRINTED;

    @Test
    void theMapsHaveAllTheirSpaces() {
        assertThat(MAP.provinces()).filteredOn(province -> province.theatre() == Theatre.EUROPE).hasSize(327);
        assertThat(MAP.provinces()).filteredOn(province -> province.theatre() == Theatre.ROTW).hasSize(357);
        assertThat(MAP.spaces().zones()).hasSize(327 + 357 + 99);
    }

    @Test
    void eachKindOfBorderIsThereAsOftenAsItIsDrawn() {
        var drawn = new TreeMap<BorderKind, Integer>();
        for (var space : MAP.spaces().zones()) {
            MAP.borders(space.id()).forEach(border -> drawn.merge(border.kind(), 1, Integer::sum));
        }
        drawn.replaceAll((kind, both) -> both / 2);
        assertThat(drawn).isEqualTo(Map.of(
                BorderKind.LAND, 942, BorderKind.RIVER, 357, BorderKind.MOUNTAIN_PASS, 48, BorderKind.STRAIT, 16,
                BorderKind.BERING, 4, BorderKind.COAST, 570, BorderKind.SEA, 183));
    }

    @Test
    void artoisIsAPlainBelowParis() {
        var artois = MAP.province(new SpaceId("artois")).orElseThrow();
        assertThat(artois.city()).isEqualTo("Arras");
        assertThat(artois.terrain()).isEqualTo(Terrain.PLAIN);
        assertThat(artois.fortress()).isEqualTo(2);
        assertThat(artois.income()).isEqualTo(5);
        assertThat(artois.port()).isEqualTo(PortKind.NONE);
        assertThat(artois.owner1492()).contains(new CountryId("bourgogne"));
        assertThat(MAP.borders(new SpaceId("artois"))).containsExactlyInAnyOrder(
                new Border<>(new SpaceId("artois"), new SpaceId("champagne"), BorderKind.LAND),
                new Border<>(new SpaceId("artois"), new SpaceId("flandre"), BorderKind.LAND),
                new Border<>(new SpaceId("artois"), new SpaceId("hainaut"), BorderKind.LAND),
                new Border<>(new SpaceId("artois"), new SpaceId("ile_de_france"), BorderKind.LAND),
                new Border<>(new SpaceId("artois"), new SpaceId("picardie"), BorderKind.LAND));
    }

    @Test
    void bordersAreTheSameFromBothSides() {
        for (var space : MAP.spaces().zones()) {
            for (var border : MAP.borders(space.id())) {
                assertThat(MAP.between(border.to(), border.from())).contains(border.back());
            }
        }
    }

    @Test
    void whatLiesBetweenTwoProvincesIsKnown() {
        assertThat(kind("ile_de_france", "picardie")).isEqualTo(BorderKind.RIVER);
        assertThat(kind("dauphine", "savoia")).isEqualTo(BorderKind.MOUNTAIN_PASS);
        assertThat(kind("sjaelland", "slesvig")).isEqualTo(BorderKind.STRAIT);
        assertThat(kind("picardie", "s_manche")).isEqualTo(BorderKind.COAST);
        assertThat(MAP.between(new SpaceId("ile_de_france"), new SpaceId("artois"))).isPresent();
        assertThat(MAP.between(new SpaceId("ile_de_france"), new SpaceId("hainaut"))).isEmpty();
        assertThat(MAP.between(new SpaceId("ile_de_france"), new SpaceId("nowhere"))).isEmpty();
    }

    @Test
    void landAndCoastsMatchWhatTheyTouch() {
        for (var space : MAP.spaces().zones()) {
            for (var border : MAP.borders(space.id())) {
                int provinces = (MAP.province(border.from()).isPresent() ? 1 : 0)
                        + (MAP.province(border.to()).isPresent() ? 1 : 0);
                assertThat(provinces).as(border.toString()).isEqualTo(switch (border.kind()) {
                    case SEA -> 0;
                    case COAST -> 1;
                    case LAND, RIVER, MOUNTAIN_PASS, STRAIT, BERING -> 2;
                    case ICE -> -1; // on no map
                });
            }
        }
    }

    @Test
    void allSpacesHangTogether() {
        assertThat(reachedFrom("ile_de_france")).hasSize(783);
    }

    @Test
    void everyPortLiesOnASea() {
        assertThat(MAP.provinces()).filteredOn(province -> province.port() != PortKind.NONE)
                .hasSize(92 + 35)
                .allSatisfy(province -> assertThat(MAP.seasOf(province.id())).isNotEmpty());
    }

    @Test
    void denseForestInTheColdIsNorthernForest() {
        assertThat(MAP.provinces()).filteredOn(province -> province.is(Terrain.NORTHERN_FOREST))
                .hasSize(10)
                .allSatisfy(province -> assertThat(province.cold()).isTrue());
        assertThat(MAP.province(new SpaceId("kexholm")).orElseThrow().terrain()).isEqualTo(Terrain.NORTHERN_FOREST);
        assertThat(MAP.province(new SpaceId("holland")).orElseThrow().terrain()).isEqualTo(Terrain.DENSE_FOREST);
    }

    @Test
    void countriesAreCalledByTheirWords() {
        assertThat(MAP.isNational(new CountryId("spain"), new SpaceId("aragon"))).isTrue();
        assertThat(MAP.isNational(new CountryId("france"), new SpaceId("ile_de_france"))).isTrue();
        assertThat(MAP.isNational(new CountryId("france"), new SpaceId("artois"))).isFalse();
        assertThat(MAP.nationalProvinces(new CountryId("espagne"))).isEmpty();
        assertThat(MAP.province(new SpaceId("andalucia")).orElseThrow().owner1492()).contains(new CountryId("spain"));
        for (var country : List.of("france", "spain", "england", "holland", "portugal", "sweden", "russia", "turkey",
                "venice", "poland", "austria")) {
            assertThat(MAP.nationalProvinces(new CountryId(country))).as(country).isNotEmpty()
                    .allSatisfy(id -> assertThat(MAP.province(id)).isPresent());
        }
    }

    @Test
    void fortsCommandStraits() {
        assertThat(MAP.straitFort(new SpaceId("s_thyrrenienne"), new SpaceId("s_ionienne")))
                .isEqualTo(MAP.straitFort(new SpaceId("s_ionienne"), new SpaceId("s_thyrrenienne"))).contains(new SpaceId("sicilia"));
        assertThat(MAP.straitFort(new SpaceId("s_manche"), new SpaceId("s_nord"))).isEmpty();
    }

    private static BorderKind kind(String from, String to) {
        return MAP.between(new SpaceId(from), new SpaceId(to)).orElseThrow().kind();
    }

    private static Set<String> reachedFrom(String start) {
        var reached = new HashSet<>(Set.of(start));
        var open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            for (var border : MAP.borders(new SpaceId(open.poll()))) {
                if (reached.add(border.to().value())) {
                    open.add(border.to().value());
                }
            }
        }
        return reached;
    }
}

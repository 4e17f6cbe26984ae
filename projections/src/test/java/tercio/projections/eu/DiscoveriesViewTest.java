package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** The known zones of the rest of the world, as each seat may see them: the war of 1520 in the New World. */
class DiscoveriesViewTest {

    /** The ships of Magallanes, who lie in the Rio de la Plata, and Cape Horn, which no country knows. */
    private static final String MAGALLANES = "spa-f1";
    private static final String BEYOND = "s_horn";

    private static final Viewer SPAIN = Viewer.of(Set.of("spain"));
    private static final Viewer PORTUGAL = Viewer.of(Set.of("portugal"));

    private final EuMilitary rules = new EuMilitary();

    private EuState start() {
        return rules.start(rules.scenario("colonial").orElseThrow(), Readings.STANDARD);
    }

    /** Magallanes has discovered the zone, and is far from home. */
    private EuState discovered() {
        var start = start();
        return start.withDiscoveries(start.world().discoveries().withDiscovery(new StackId(MAGALLANES), new CountryId("spain"), new SpaceId(BEYOND)));
    }

    private MapView map(EuState state, Viewer viewer) {
        return MapView.of(new WarView(rules.asSeenBy(state, viewer), EuMap.PRINTED, EuTables.PRINTED));
    }

    @Test
    void whatAStackHasFoundIsSeenByItsCountryUntilItIsBroughtHome() {
        var carried = map(discovered(), SPAIN).discoveries();
        assertThat(carried.carried()).singleElement().satisfies(own -> {
            assertThat(own.stack().value()).isEqualTo(MAGALLANES);
            assertThat(own.zones()).containsExactly(new SpaceId(BEYOND));
            assertThat(own.country().value()).isEqualTo("spain");
        });
        assertThat(carried.known().get(new CountryId("spain"))).contains(new SpaceId("s_plata")).doesNotContain(new SpaceId(BEYOND));

        var home = discovered();
        home = home.withDiscoveries(home.world().discoveries().afterHomecoming(new StackId(MAGALLANES), new CountryId("spain"), List.of(new SpaceId(BEYOND))));
        assertThat(map(home, PORTUGAL).discoveries().carried()).isEmpty();
        assertThat(map(home, PORTUGAL).discoveries().known().get(new CountryId("spain"))).as("known to all once it is brought home").contains(new SpaceId(BEYOND));
    }

    @Test
    void twoGamesThatDifferInAHiddenDiscoveryLookTheSameToOthers() {
        assertThat(map(discovered(), SPAIN)).isNotEqualTo(map(start(), SPAIN));
        assertThat(map(discovered(), PORTUGAL)).isEqualTo(map(start(), PORTUGAL));
        assertThat(map(discovered(), Viewer.PUBLIC)).isEqualTo(map(start(), Viewer.PUBLIC));
    }

    @Test
    void theSeasOfEuropeAreKnownToAllAndFarOnesToTheirDiscoverers() {
        var known = map(start(), PORTUGAL).discoveries();
        assertThat(known.common()).contains(new SpaceId("s_lion"), new SpaceId("r_nankin_e")).doesNotContain(new SpaceId("s_plata"), new SpaceId("s_angola"));
        assertThat(known.known().get(new CountryId("portugal"))).contains(new SpaceId("s_angola"), new SpaceId("r_cameroun_e")).doesNotContain(new SpaceId("s_plata"));
        assertThat(known.known().get(new CountryId("azteque"))).contains(new SpaceId("r_azteca_c"));
    }

    @Test
    void aWarInEuropeTellsOfNone() {
        var europe = rules.start(rules.scenario("france-spain").orElseThrow(), Readings.STANDARD);
        assertThat(map(europe, SPAIN).discoveries()).isNull();
        assertThat(map(europe, SPAIN).seas()).as("the seas of Europe alone").extracting(MapView.SeaZone::id).contains(new SpaceId("s_lion")).doesNotContain(new SpaceId("s_plata"));
        assertThat(map(start(), SPAIN).seas()).extracting(MapView.SeaZone::id).contains(new SpaceId("s_lion"), new SpaceId("s_plata"));
    }

    @Test
    void landOfAMinorCountryOfNoAllianceIsNeutral() {
        var world = map(start(), SPAIN).world();
        assertThat(world).filteredOn(zone -> zone.controller().equals(new CountryId("inca"))).isNotEmpty().allMatch(WorldZone::neutral);
        assertThat(world).filteredOn(zone -> zone.id().equals(new SpaceId("r_azteca_c"))).as("the Aztecs are at war").singleElement().extracting(WorldZone::neutral)
                .isEqualTo(false);
        assertThat(world).filteredOn(zone -> zone.id().equals(new SpaceId("r_haiti_e"))).singleElement().extracting(WorldZone::neutral).isEqualTo(false);
    }
}

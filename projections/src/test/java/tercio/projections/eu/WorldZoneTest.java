package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NativesAtStart;
import tercio.domain.eu.common.game.NativesAtStart.Headcount;
import tercio.domain.eu.common.game.NativesAtStart.People;
import tercio.domain.eu.common.game.OverseasAtStart;
import tercio.domain.eu.common.game.OverseasAtStart.EstablishmentAtStart;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** The provinces of the rest of the world on the map: their establishments, and their natives. */
class WorldZoneTest {

    private final EuMilitary rules = new EuMilitary();

    /** Spain has a trading post on the Amazon; 2 1/3 LD of natives are left in the north, and have risen against Spain and France. */
    private EuState board() {
        var printed = rules.scenario("artois").orElseThrow();
        var natives = new NativesAtStart(Map.of(new SpaceId("r_amazonia_n"), new People(Optional.of(new Headcount(Optional.of(2), Optional.of(1))), List.of(new CountryId("spain"), new CountryId("france")))),
                Map.of(), Map.of());
        return rules.start(new EuScenario(printed.name(), printed.period(), printed.turn(), printed.startRound(), false, printed.alliances(), printed.countries(),
                printed.leaders(), printed.owners(), printed.controllers(), printed.fortresses(), printed.stacks(), printed.printedLeaders(), printed.wars(),
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
                Optional.of(new OverseasAtStart(List.of(new EstablishmentAtStart(new SpaceId("r_amazonia_nw"), new CountryId("spain"), Kind.TRADING_POST, 2),
                        new EstablishmentAtStart(new SpaceId("r_amazonia_w"), new CountryId("portugal"), Kind.COLONY, Optional.of(3), Optional.empty(), Optional.empty(), Optional.of(1)),
                        new EstablishmentAtStart(new SpaceId("r_amazonia_s"), new CountryId("portugal"), Kind.COLONY, Optional.of(3), Optional.of(new CountryId("spain")), Optional.empty())), Map.of(), Optional.of(natives),
                        Optional.empty()))), Readings.STANDARD);
    }

    private static List<WorldZone> world(EuState state) {
        return MapView.of(new WarView(state, EuMap.PRINTED, EuTables.PRINTED)).world();
    }

    private WorldZone zone(String id) {
        return world(board()).stream().filter(zone -> zone.id().equals(new SpaceId(id))).findFirst().orElseThrow();
    }

    @Test
    void nativesAreShownWithWhomTheyHaveRisenAgainst() {
        assertThat(zone("r_amazonia_n").natives()).isEqualTo(new WorldZone.NativesView(2, 1, List.of(new CountryId("france"), new CountryId("spain"))));
        assertThat(zone("r_amazonia_nw").natives()).as("6 LD are printed").isEqualTo(new WorldZone.NativesView(6, 0, List.of()));
        assertThat(zone("r_amazonia_nw").establishments()).extracting(WorldZone.EstablishmentView::kind).containsExactly("trading-post");
    }

    /** A Portuguese colony of level 3 has three veteran detachments, and serves Portugal alone. */
    @Test
    void theMilitiaOfAColonyIsToldWithItsLosses() {
        assertThat(zone("r_amazonia_w").establishments()).extracting(WorldZone.EstablishmentView::militia).containsExactly(new MilitiaView(3, 1, true));
        assertThat(zone("r_amazonia_s").establishments()).extracting(WorldZone.EstablishmentView::militia).containsExactly((MilitiaView) null);
        assertThat(zone("r_amazonia_nw").establishments()).extracting(WorldZone.EstablishmentView::militia).containsExactly((MilitiaView) null);
    }

    @Test
    void aProvinceWhereNothingIsButItsNativesIsLeftOut() {
        assertThat(world(board())).extracting(WorldZone::id).contains(new SpaceId("r_amazonia_n")).doesNotContain(new SpaceId("r_amazonia_ne"));
    }

    @Test
    void aGameOfEuropeShowsNone() {
        assertThat(world(rules.start(rules.scenario("artois").orElseThrow(), Readings.STANDARD))).isEmpty();
    }
}

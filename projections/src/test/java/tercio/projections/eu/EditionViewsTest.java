package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Belligerent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetAtStart;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavyAtStart;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.projections.EventProjection;
import tercio.projections.GameAtPosition;
import tercio.projections.ProjectionEntry;
import tercio.projections.View;

/** The views of a game are computed with the tables of its edition. */
class EditionViewsTest {

    private static final Map<String, Edition> EDITIONS = Map.of("eu-military", Editions.military(), "eu-fast-battle", Editions.fast(), "eu-rapid-battle", Editions.rapid());

    /** A Spanish ARMY- in Provence, and 2 warships without a FLEET counter in the Gulf of Lion that supply it. */
    private static EuState ashore(EuMilitary rules) {
        var printed = rules.scenario("artois").orElseThrow();
        var countries = new HashMap<CountryId, Belligerent>();
        printed.countries().forEach((id, country) -> countries.put(id, new Belligerent(country.initiative(), country.landTechnology(), country.landTechnologyLevel(),
                country.tercio(), country.stability(), country.counters(), country.reforms(), Optional.of(new NavyAtStart(NavalTechnology.GALLEON_FLUYT, 24)))));
        var board = rules.start(new EuScenario(printed.name(), printed.period(), printed.turn(), printed.startRound(), false, printed.alliances(), countries, List.of(),
                printed.owners(), printed.controllers(), printed.fortresses(),
                List.of(new EuScenario.StackAtStart(new StackId("army"), new SpaceId("provence"), new CountryId("spain"), Counters.of(Units.of(0, 1, 0)), false, List.of())), List.of(),
                Optional.empty(), Optional.empty(), Optional.empty(),
                Optional.of(List.of(new FleetAtStart(new StackId("ships"), new SpaceId("s_lion"), new CountryId("spain"), new Ships(0, 0, 2, 0, 0, 0, 0), false, List.of()))), Optional.empty()),
                Readings.STANDARD);
        var supplies = rules.id().equals("eu-military") ? NavalAction.supply() : NavalAction.supply(new SpaceId("provence"));
        return board.withNavies(board.navies().with(board.fleet(new StackId("ships")).orElseThrow().withAction(supplies)));
    }

    @SuppressWarnings("unchecked") // the views of this rulebook are about its boards
    private static Object shown(EuMilitary rules, EuState board, String view, String... part) {
        return new EuViews(rules.id()).of(rules).stream().filter(each -> each.name().equals(view)).map(each -> (View<EuState>) each)
                .findFirst().orElseThrow().body().apply(new Present(board), List.of(part)).orElseThrow();
    }

    private record Present(EuState board) implements GameAtPosition<EuState> {
        @Override
        public EuState start() {
            return board;
        }

        @Override
        public <N extends ProjectionEntry> List<N> entries(EventProjection<EuState, N> projection) {
            return List.of();
        }
    }

    /** The guide to the fast battle: "1F or at least 2ND" supply a small stack. The main edition, which the rapid battle follows, asks for a FLEET-. */
    @ParameterizedTest
    @CsvSource({"eu-military,none", "eu-fast-battle,full", "eu-rapid-battle,none"})
    void twoWarshipsSupplyAnArmyInAFastBattle(String edition, String supply) {
        var rules = new EuMilitary(EDITIONS.get(edition));
        var board = ashore(rules);

        assertThat(((StackView) shown(rules, board, "stacks", "army")).supply().state()).isEqualTo(supply);
        assertThat(((StackView.All) shown(rules, board, "stacks")).stacks()).extracting(stack -> stack.supply().state()).containsExactly(supply);
        assertThat(((MapView) shown(rules, board, "map")).zones().stream().filter(zone -> zone.id().equals(new SpaceId("provence"))).flatMap(zone -> zone.stacks().stream()))
                .extracting(stack -> stack.supply().state()).containsExactly(supply);
    }
}

package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.scenario.FirstBoard;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Differences between two boards of Empires in Arms, in sentences: two French corps before Linz (475), an Austrian garrison inside. */
class EiaComparisonTest {

    private static final String LINZ = "475";

    private final EiaState before = FirstBoard.of(new EiaScenario("siege", new CampaignMonth(1805, 9), new CampaignMonth(1806, 12),
            List.of(new EiaScenario.Treasury(Power.FRANCE, 20), new EiaScenario.Treasury(Power.AUSTRIA, 20)),
            List.of(new EiaScenario.CorpsAtStart(new UnitId("france-i"), Optional.empty(), new SpaceId(LINZ), false), new EiaScenario.CorpsAtStart(new UnitId("france-ii"), Optional.empty(), new SpaceId(LINZ), false)),
            Map.of(new UnitId("france-i"), infantry(10), new UnitId("france-ii"), infantry(8)), List.of(),
            List.of(new EiaScenario.GarrisonAtStart(new SpaceId(LINZ), new NationId("austria"), infantry(9))), List.of(), List.of(), List.of(), List.of(), Map.of(),
            Diplomacy.NONE.withWar(new NationId("france"), new NationId("austria"))), Readings.STANDARD, WarMap.PRINTED);

    private static Factors infantry(int count) {
        return Factors.of(FactorType.INFANTRY, count);
    }

    private static List<String> between(EiaState before, EiaState after) {
        return new EiaComparison().between(before, after).stream().map(Texts::english).toList();
    }

    private List<String> to(EiaState after) {
        return between(before, after);
    }

    private EiaState smaller() {
        return before.with(before.findCorps(new UnitId("france-i")).orElseThrow().withFactors(infantry(7)));
    }

    @Test
    void nothingIsSaidOfEqualBoards() {
        assertThat(to(before)).isEmpty();
    }

    @Test
    void aCorpsWentIntoTheCity() {
        assertThat(to(before.with(before.findCorps(new UnitId("france-i")).orElseThrow().withLocation(Location.city(new SpaceId(LINZ))))))
                .containsExactly("France I went from " + WarMap.PRINTED.name(new SpaceId(LINZ)) + " to the city of Linz.");
    }

    @Test
    void aCorpsLostFactorsAndAnotherIsGone() {
        assertThat(to(smaller().withoutCorps(new UnitId("france-ii")))).containsExactlyInAnyOrder("France I shrank (10 infantry -> 7 infantry).",
                "France II is no longer in " + WarMap.PRINTED.name(new SpaceId(LINZ)) + ".");
    }

    @Test
    void ofFactorsThatAViewerDoesNotKnowNothingIsSaid() {
        for (var viewer : List.of(Viewer.PUBLIC, Viewer.of(Set.of("austria")))) {
            assertThat(between(before.seenBy(viewer), smaller().seenBy(viewer))).isEmpty();
            assertThat(between(before.seenBy(viewer), smaller())).as("revealed in between").isEmpty();
        }
        assertThat(between(before.seenBy(Viewer.of(Set.of("france"))), smaller().seenBy(Viewer.of(Set.of("france"))))).hasSize(1);
    }

    @Test
    void theCityFellAndItsGarrisonIsGone() {
        var linz = before.city(new SpaceId(LINZ)).orElseThrow();
        var besieged = before.with(linz.withBesiegers(List.of(Power.FRANCE)));
        assertThat(to(besieged)).containsExactly("Linz is besieged by France.");
        assertThat(between(besieged, before.with(linz.withController(new NationId("france")).withGarrison(new NationId("austria"), Factors.NONE)))).containsExactly(
                "Linz fell: Austria -> France.", "The garrison of Austria in Linz: 9 infantry -> no factors.", "Linz is no longer besieged.");
    }

    @Test
    void aDepotIsNewIsMannedAndIsGone() {
        var place = WarMap.PRINTED.name(new SpaceId(LINZ));
        var depot = new Depot(Power.FRANCE, Location.field(new SpaceId(LINZ)), Factors.NONE, true);
        var placed = before.with(depot);
        var manned = before.with(depot.withGarrison(infantry(1)));
        assertThat(to(placed)).containsExactly("A depot of France in " + place + " is new.");
        assertThat(between(placed, manned)).containsExactly("The garrison of the depot in " + place + ": no factors -> 1 infantry.");
        assertThat(between(manned, before)).containsExactly("A depot of France in " + place + " is gone.");
        assertThat(between(placed, before.with(depot.convertedFor(Power.AUSTRIA)))).containsExactly(
                "The depot in " + place + " changed hands: France -> Austria.");
    }

    @Test
    void moneyPointsLossesAndPrisonersOfAPowerAreSaid() {
        var france = before.power(Power.FRANCE).orElseThrow();
        assertThat(to(before.with(france.withMoney(17).plusPoints(-1).plusLosses(infantry(3)).plusPrisoners(infantry(1))))).containsExactly(
                "France lost 3 factors (0 -> 3).", "France captured 1 factor (0 -> 1).", "France paid $3 (20 -> 17).", "France lost 1 political point (0 -> -1).");
    }

    @Test
    void factorsOfUnknownTypesAreCountedForEverybody() {
        var france = before.power(Power.FRANCE).orElseThrow();
        var after = before.with(france.plusUnseenLosses(infantry(2)));
        assertThat(between(before.seenBy(Viewer.PUBLIC), after.seenBy(Viewer.PUBLIC))).containsExactly("France lost 2 factors (0 -> 2).");
    }

    @Test
    void aWarThatEndedIsSaidAndTheMonth() {
        assertThat(to(before.withDiplomacy(before.diplomacy().withPeace(new NationId("france"), new NationId("austria"))).withMonth(new CampaignMonth(1805, 10)))).containsExactly(
                "Month: September 1805 -> October 1805.", "Austria and France are no longer at war.");
    }

    private static List<String> french(EiaState before, EiaState after) {
        return new EiaComparison().between(before, after).stream().map(Texts.in(Language.FR)::text).toList();
    }

    @Test
    void aReaderOfFrenchIsToldInFrench() {
        var name = WarMap.PRINTED.name(new SpaceId(LINZ));
        assertThat(french(before, smaller().withoutCorps(new UnitId("france-ii")))).containsExactlyInAnyOrder(
                "Le Ier corps français a perdu des facteurs (10 facteurs d’infanterie -> 7 facteurs d’infanterie).", "Le IIe corps français n’est plus à " + name + ".");
        var linz = before.city(new SpaceId(LINZ)).orElseThrow();
        var fallen = before.with(linz.withController(new NationId("france")).withGarrison(new NationId("austria"), Factors.NONE));
        assertThat(french(before, fallen)).containsExactly("Linz est tombée\u00a0: Autriche -> France.", "La garnison de l’Autriche à Linz\u00a0: 9 facteurs d’infanterie -> aucun facteur.");
        var france = before.power(Power.FRANCE).orElseThrow();
        assertThat(french(before, before.with(france.withMoney(17).plusPoints(-1).plusLosses(infantry(3)).plusPrisoners(infantry(1))))).containsExactly(
                "La France a perdu 3 facteurs (0 -> 3).", "La France a capturé 1 facteur (0 -> 1).", "La France a payé 3 $ (20 -> 17).", "La France a perdu 1 point politique (0 -> -1).");
        assertThat(french(before, before.withDiplomacy(before.diplomacy().withPeace(new NationId("france"), new NationId("austria"))))).containsExactly("L’Autriche et la France ne sont plus en guerre.");
        assertThat(french(before, before.with(new Depot(Power.FRANCE, Location.field(new SpaceId(LINZ)), Factors.NONE, true)))).containsExactly("Nouveau dépôt de la France à " + name + ".");
    }
}

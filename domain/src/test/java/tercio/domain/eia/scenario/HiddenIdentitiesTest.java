package tercio.domain.eia.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaScenario.CorpsAtStart;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.game.Viewer;
import tercio.domain.game.WrittenScenario;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.given.Told;

/** The opening of a game that hides which corps stands where (EIA-7.5.2.6.3). */
class HiddenIdentitiesTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    private static final Readings HIDDEN = new Readings(Map.of("EIA-CORPS-IDENTITIES", "hidden"));
    private static final IntUnaryOperator FIRST = bound -> 0;
    private static final IntUnaryOperator LAST = bound -> bound - 1;
    private static final EiaScenario PRINTED = RULES.scenario("turkey-russia").orElseThrow();

    private static EiaScenario recorded(EiaScenario scenario, IntUnaryOperator chance) {
        return RULES.asRecorded(scenario, HIDDEN, chance);
    }

    /** The scenario with these two corps in each other's place, with what they hold. */
    private static EiaScenario swapped(EiaScenario scenario, String one, String other) {
        var names = Map.of(one, other, other, one);
        var corps = scenario.corps().stream().map(each -> new CorpsAtStart(new UnitId(names.getOrDefault(each.corps().value(), each.corps().value())), each.power(), each.area(), each.city(), each.fleet())).toList();
        var strengths = scenario.strengths().entrySet().stream().collect(Collectors.toMap(each -> new UnitId(names.getOrDefault(each.getKey().value(), each.getKey().value())), Map.Entry::getValue));
        return scenario.withCorps(corps, strengths, Map.of());
    }

    private static EiaScenario inPlace(EiaScenario scenario, String corps, String area) {
        return scenario.withCorps(scenario.corps().stream().map(each -> each.corps().equals(new UnitId(corps)) ? new CorpsAtStart(new UnitId(corps), each.power(), new SpaceId(area), false) : each).toList(),
                scenario.strengths(), Map.of());
    }

    private static EiaScenario withIdentities(EiaScenario scenario, Map<String, String> changed) {
        var identities = new HashMap<>(scenario.identities());
        changed.forEach((corps, counter) -> identities.put(new UnitId(corps), new UnitId(counter)));
        identities.values().removeIf(UnitId.NONE::equals);
        return scenario.withCorps(scenario.corps(), scenario.strengths(), identities);
    }

    @Test
    void eachCorpsHasAnIdOfItsNationKindAndNumber() {
        var scenario = recorded(PRINTED, FIRST);

        assertThat(scenario.corps()).extracting(CorpsAtStart::corps).containsExactly(new UnitId("russia-guard-1"), new UnitId("russia-infantry-1"), new UnitId("russia-infantry-2"), new UnitId("russia-infantry-3"),
                new UnitId("turkey-feudal-cavalry-1"), new UnitId("turkey-feudal-cavalry-2"), new UnitId("turkey-feudal-cavalry-3"), new UnitId("turkey-feudal-infantry-1"), new UnitId("turkey-feudal-infantry-2"), new UnitId("turkey-feudal-infantry-3"),
                new UnitId("turkey-infantry-1"));
        assertThat(scenario.identities()).containsEntry(new UnitId("turkey-infantry-1"), new UnitId("turkey-i-janissary")).containsEntry(new UnitId("russia-guard-1"), new UnitId("russia-guard"));
        assertThat(scenario.identities().values()).containsExactlyInAnyOrderElementsOf(PRINTED.corps().stream().map(CorpsAtStart::corps).toList());
        assertThat(RULES.faults(scenario)).isEmpty();
        for (var corps : scenario.corps()) {
            var counter = scenario.counterOf(corps).value();
            assertThat(scenario.strengths().get(corps.corps())).as(counter).isEqualTo(PRINTED.strengths().get(new UnitId(counter)));
            assertThat(PRINTED.corps()).filteredOn(each -> each.corps().equals(new UnitId(counter))).singleElement().satisfies(printed -> assertThat(printed.place()).isEqualTo(corps.place()));
        }
    }

    @Test
    void aGameWithOpenCountersIsRecordedAsItIs() {
        assertThat(RULES.asRecorded(PRINTED, Readings.STANDARD, FIRST)).isSameAs(PRINTED);
        assertThat(RULES.start(PRINTED, Readings.STANDARD).corps().values()).allSatisfy(corps -> {
            assertThat(corps.identity()).isEmpty();
            assertThat(corps.counter().value()).isEqualTo(corps.id().value());
        });
    }

    @Test
    void aScenarioWithHiddenIdentitiesIsPlayedWithOpenOnesByTheStandardReading() {
        var open = RULES.asRecorded(recorded(PRINTED, FIRST), Readings.STANDARD, FIRST);

        assertThat(open.identities()).isEmpty();
        assertThat(open.strengths()).isEqualTo(PRINTED.strengths());
        assertThat(open.corps()).containsExactlyInAnyOrderElementsOf(PRINTED.corps());
    }

    @Test
    void whoSwapsTwoCorpsRecordsTheSameToOthers() {
        var apart = inPlace(PRINTED, "russia-ii", "244");
        var one = RULES.start(recorded(apart, FIRST), HIDDEN);
        var other = RULES.start(recorded(swapped(apart, "russia-i", "russia-ii"), LAST), HIDDEN);
        var turkey = Viewer.of(List.of("turkey"));

        assertThat(one.corps().values()).anySatisfy(corps -> {
            assertThat(corps.at().area().value()).isEqualTo("244");
            assertThat(corps.counter().value()).isEqualTo("russia-ii");
        });
        assertThat(other.corps().values()).anySatisfy(corps -> {
            assertThat(corps.at().area().value()).isEqualTo("244");
            assertThat(corps.counter().value()).isEqualTo("russia-i");
        });
        for (var viewer : List.of(turkey, Viewer.PUBLIC)) {
            var seen = RULES.asSeenBy(one, viewer);
            // Chance decided otherwise about the Turkish corps, which Turkey knows.
            assertThat(withoutOwn(seen)).isEqualTo(withoutOwn(RULES.asSeenBy(other, viewer)));
            assertThat(seen.corpsOf(Power.RUSSIA)).isNotEmpty().allSatisfy(corps -> assertThat(corps.counter().value()).isEqualTo(corps.id().value()));
        }
    }

    private static List<Object> withoutOwn(EiaState seen) {
        var russian = seen.scenario().strengths().keySet().stream().filter(id -> id.value().startsWith("russia")).toList();
        return List.of(seen.corpsOf(Power.RUSSIA), seen.scenario().corps(), russian,
                seen.scenario().identities().keySet().stream().filter(id -> id.value().startsWith("russia")).toList());
    }

    @Test
    void amongCorpsOfOneKindAtOnePlaceChanceDecides() {
        var counters = List.of("russia-i", "russia-ii", "russia-iii");
        var found = new TreeMap<String, Integer>();
        for (int first = 0; first < 3; first++) {
            for (int second = 0; second < 2; second++) {
                var drawn = Map.of(3, first, 2, second);
                // The three Russian infantry corps alone, so that chance is asked twice.
                var three = PRINTED.withCorps(PRINTED.corps().stream().filter(each -> counters.contains(each.corps().value())).toList(),
                        counters.stream().collect(Collectors.toMap(each -> new UnitId(each), each -> PRINTED.strengths().get(new UnitId(each)))), Map.of());
                found.merge(recorded(three, drawn::get).identities().get(new UnitId("russia-infantry-1")).value(), 1, Integer::sum);
            }
        }
        assertThat(found).isEqualTo(Map.of("russia-i", 2, "russia-ii", 2, "russia-iii", 2));
    }

    @Test
    void faultsOfWrittenIdentitiesAreNamed() {
        var good = recorded(PRINTED, FIRST);

        assertThat(RULES.faults(withIdentities(good, Map.of("russia-infantry-1", "")))).containsOnlyKeys("/corps/1/corps").allSatisfy((pointer, fault) ->
                assertThat(Told.of(fault)).isEqualTo("eia.scenario.no-corps: sent russia-infantry-1, hidden yes."));
        assertThat(RULES.faults(withIdentities(good, Map.of("russia-infantry-1", "russia-i-c")))).containsKey("/identities/russia-infantry-1");
        assertThat(RULES.faults(withIdentities(good, Map.of("russia-infantry-1", "russia-infantry-2")))).containsKey("/identities/russia-infantry-1");
        assertThat(RULES.faults(withIdentities(good, Map.of("russia-infantry-9", "russia-iv")))).containsEntry("/identities/russia-infantry-9", Sentence.of("eia.scenario.no-corps-of-id"));
        var twice = withIdentities(good, Map.of("russia-infantry-1", good.identities().get(new UnitId("russia-infantry-2")).value()));
        assertThat(RULES.faults(twice)).containsOnlyKeys("/corps/2/corps").allSatisfy((pointer, fault) -> assertThat(fault.textOrKey()).isEqualTo("eia.scenario.on-map"));
    }

    @Test
    void theScenarioOfAPositionKeepsItsIdsAndIsForThoseWhoKnowThem() {
        var start = RULES.start(recorded(PRINTED, LAST), HIDDEN);
        var written = (WrittenScenario.Ready<EiaScenario>) RULES.asScenario(start).orElseThrow();
        var again = RULES.start(RULES.asRecorded(written.scenario(), HIDDEN, FIRST), HIDDEN);

        assertThat(again.corps()).isEqualTo(start.corps());
        assertThat(RULES.decisions(again)).isEqualTo(RULES.decisions(start)).isNotEmpty();
        assertThat(RULES.asScenario(RULES.asSeenBy(start, Viewer.of(List.of("turkey")))).orElseThrow()).isInstanceOf(WrittenScenario.NotNow.class);
    }

    @Test
    void anIdTellsWhatEverybodySees() {
        assertThat(CorpsAlias.is(new UnitId("great-britain-infantry-12"))).isTrue();
        assertThat(CorpsAlias.is(new UnitId("great-britain-i"))).isFalse();
        assertThat(List.of(new UnitId("france-infantry-0"), new UnitId("france-infantry-01"), new UnitId("france-infantry"), new UnitId("france-hussar-1"), new UnitId(""), new UnitId("france-infantry-123456"))).noneMatch(CorpsAlias::is);
        assertThat(PrintedCounters.corps(new UnitId("bavaria-minor-infantry-1"))).get().satisfies(counter -> assertThat(counter.title()).isEqualTo("Bavaria infantry corps 1"));
        // The French infantry corps I holds 25 infantry, each other one less (counter sheet).
        assertThat(PrintedCounters.corps(new UnitId("france-infantry-3"))).get().satisfies(counter -> {
            assertThat(counter.title()).isEqualTo("France infantry corps 3");
            assertThat(counter.maxFactors()).isEqualTo(28);
        });
        assertThat(PrintedCounters.allCorps()).noneMatch(counter -> CorpsAlias.is(counter.id()));
    }
}

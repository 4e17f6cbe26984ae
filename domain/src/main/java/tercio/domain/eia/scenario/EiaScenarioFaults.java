package tercio.domain.eia.scenario;

import java.util.Map;
import java.util.stream.Stream;
import tercio.domain.eia.common.charts.EiaCharts;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Checks a scenario that is sent: one message for each fault, by a pointer into the scenario. Sizes are checked first, then
 * powers, provinces and diplomacy, then the pieces, whose checks depend on them.
 */
public final class EiaScenarioFaults {

    private static final int MOST_MONEY = 999;
    private static final int MOST_POWERS = 7;
    private static final int MOST_CORPS = 200;
    private static final int MOST_LEADERS = 100;
    private static final int MOST_GARRISONS = 500;
    private static final int MOST_PIECES = 200;
    private static final int MOST_PLACES = 300;
    private static final int MOST_RELATIONS = 300;

    /** Limit of the factors of a type in one place; the capacities of counters and cities are lower. */
    private static final int MOST_FACTORS = 99;

    private final EiaScenario scenario;
    private final WarMap map;
    private final FaultList faults = new FaultList();

    private EiaScenarioFaults(EiaScenario scenario, WarMap map) {
        this.scenario = scenario;
        this.map = map;
    }

    /** The faults; empty for a scenario that can be played. */
    public static Map<String, Sentence> of(EiaScenario scenario, WarMap map) {
        var faults = new EiaScenarioFaults(scenario, map);
        faults.find();
        return faults.faults.all();
    }

    private void find() {
        scenario.charts().map(EiaCharts::faults).ifPresent(found -> found.forEach((pointer, message) -> faults.add("/charts" + pointer, message)));
        checkTexts();
        checkSizes();
        checkNumbers();
        if (faults.isEmpty()) {
            checkPowers();
            new StandingFaults(scenario, map, faults).find();
            new RelationFaults(scenario, map, faults).find();
        }
        if (faults.isEmpty()) {
            var places = new PlaceChecks(scenario, map, faults);
            new ForceFaults(scenario, places, faults).find();
            new PostFaults(scenario, places, faults).find();
        }
    }

    private void checkTexts() {
        var name = scenario.name();
        if (name == null || name.isBlank() || name.length() > FaultList.LONGEST_NAME) {
            faults.add("/name", Sentence.of("eia.scenario.name").with("most", FaultList.LONGEST_NAME));
        }
        faults.checkIds("/corps", scenario.corps().stream().flatMap(each -> Stream.concat(Stream.of(Id.textOf(each.corps()), Id.textOf(each.area())), each.fleet().stream().map(FleetId::value))));
        faults.checkIds("/strengths", Id.texts(scenario.strengths().keySet()).stream());
        faults.checkIds("/identities", scenario.identities().entrySet().stream().flatMap(each -> Stream.of(each.getKey(), each.getValue())).map(UnitId::value));
        faults.checkIds("/leaders", scenario.leaders().stream().flatMap(each -> Stream.concat(Stream.of(Id.textOf(each.leader()), Id.textOf(each.area())), each.fleet().stream().map(FleetId::value))));
        faults.checkIds("/garrisons", scenario.garrisons().stream().flatMap(each -> Stream.of(Id.textOf(each.area()), Id.textOf(each.nation()))));
        faults.checkIds("/depots", scenario.depots().stream().map(each -> Id.textOf(each.area())));
        faults.checkIds("/irregulars", scenario.irregulars().stream().map(each -> Id.textOf(each.area())));
        faults.checkIds("/fleets", scenario.fleets().stream().flatMap(each -> Stream.concat(Stream.of(Id.textOf(each.id()), Id.textOf(each.at())), each.blockades().stream().map(SpaceId::value))));
        faults.checkIds("/provinces", scenario.provinces().stream().flatMap(each -> Stream.of(Id.textOf(each.province()), Id.textOf(each.owner()))));
        faults.checkIds("/cities", scenario.cities().entrySet().stream().flatMap(each -> Stream.of(Id.textOf(each.getKey()), Id.textOf(each.getValue()))));
        faults.checkIds("/diplomacy/wars", names(scenario.diplomacy().wars().stream()));
        faults.checkIds("/diplomacy/alliances", names(scenario.diplomacy().alliances().stream()));
        faults.checkIds("/diplomacy/combined", names(scenario.diplomacy().combined().stream()));
        faults.checkIds("/diplomacy/truces", names(scenario.diplomacy().truces().stream()));
    }

    private static Stream<String> names(Stream<Diplomacy.Pair> pairs) {
        return pairs.flatMap(pair -> Stream.of(pair.one().value(), pair.other().value()));
    }

    private void checkSizes() {
        faults.checkSize("/powers", scenario.powers(), MOST_POWERS);
        faults.checkSize("/corps", scenario.corps(), MOST_CORPS);
        faults.checkSize("/strengths", scenario.strengths().keySet(), MOST_CORPS);
        faults.checkSize("/identities", scenario.identities().keySet(), MOST_CORPS);
        faults.checkSize("/leaders", scenario.leaders(), MOST_LEADERS);
        faults.checkSize("/garrisons", scenario.garrisons(), MOST_GARRISONS);
        faults.checkSize("/depots", scenario.depots(), MOST_PIECES);
        faults.checkSize("/irregulars", scenario.irregulars(), MOST_PIECES);
        faults.checkSize("/fleets", scenario.fleets(), MOST_PIECES);
        faults.checkSize("/provinces", scenario.provinces(), MOST_PLACES);
        faults.checkSize("/cities", scenario.cities().keySet(), MOST_PLACES);
        var diplomacy = scenario.diplomacy();
        faults.checkSize("/diplomacy/wars", diplomacy.wars(), MOST_RELATIONS);
        faults.checkSize("/diplomacy/alliances", diplomacy.alliances(), MOST_RELATIONS);
        faults.checkSize("/diplomacy/combined", diplomacy.combined(), MOST_RELATIONS);
        faults.checkSize("/diplomacy/access", diplomacy.access(), MOST_RELATIONS);
        faults.checkSize("/diplomacy/depots", diplomacy.depots(), MOST_RELATIONS);
        faults.checkSize("/diplomacy/imposed", diplomacy.imposed(), MOST_RELATIONS);
        faults.checkSize("/diplomacy/truces", diplomacy.truces(), MOST_RELATIONS);
        faults.checkSize("/diplomacy/forced", diplomacy.forced(), MOST_RELATIONS);
    }

    private void checkNumbers() {
        for (int at = 0; at < scenario.powers().size(); at++) {
            faults.checkRange("/powers/" + at + "/money", scenario.powers().get(at).money(), 0, MOST_MONEY);
        }
        scenario.strengths().forEach((corps, factors) -> checkFactors("/strengths/" + FaultList.pointerPart(corps.value()), factors));
        for (int at = 0; at < scenario.garrisons().size(); at++) {
            checkFactors("/garrisons/" + at + "/factors", scenario.garrisons().get(at).factors());
        }
        for (int at = 0; at < scenario.depots().size(); at++) {
            var pointer = "/depots/" + at + "/garrison";
            scenario.depots().get(at).garrison().ifPresent(garrison -> checkFactors(pointer, garrison));
        }
        if (scenario.from() == null) {
            faults.add("/from", Sentence.of("eia.scenario.first-month"));
        }
        if (scenario.to() == null) {
            faults.add("/to", Sentence.of("eia.scenario.last-month"));
        }
    }

    private void checkFactors(String pointer, Factors factors) {
        if (factors == null) {
            faults.add(pointer, Sentence.of("eia.scenario.missing"));
        } else {
            factors.counts().forEach((type, count) -> faults.checkRange(pointer, count, 0, MOST_FACTORS));
        }
    }

    private void checkPowers() {
        if (scenario.powers().isEmpty()) {
            faults.add("/powers", Sentence.of("eia.scenario.no-powers"));
        }
        if (scenario.to().compareTo(scenario.from()) < 0) {
            faults.add("/to", Sentence.of("eia.scenario.months-order"));
        }
        for (int at = 0; at < scenario.powers().size(); at++) {
            var power = scenario.powers().get(at).power();
            if (scenario.powers().subList(0, at).stream().anyMatch(other -> other.power() == power)) {
                faults.add("/powers/" + at + "/power", Sentence.of("eia.scenario.listed-twice").with("what", CampaignNames.power(power)));
            }
        }
    }
}

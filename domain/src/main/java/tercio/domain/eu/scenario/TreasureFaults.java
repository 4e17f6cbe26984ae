package tercio.domain.eu.scenario;

import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Standing;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.world.corsair.TradeZones;
import tercio.domain.map.SpaceId;

/** The faults in the gold, the trade fleets and the corsairs of a scenario, each with its JSON pointer. */
final class TreasureFaults {


    private final EuScenario scenario;
    private final EuMap map;
    private final Map<String, String> faults;

    TreasureFaults(EuScenario scenario, EuMap map, Map<String, String> faults) {
        this.scenario = scenario;
        this.map = map;
        this.faults = faults;
    }

    void find() {
        scenario.sessionOrNone().gold().forEach((province, ducats) -> {
            var at = "/session/gold/" + province;
            if (!map.hasAnchor(province) && scenario.world().establishments().stream().noneMatch(each -> province.equals(each.province()))) {
                faults.put(at, map.province(province).map(Province::name).orElseGet(() -> ScenarioFaults.shortened(province.value())) + " has no port where gold could wait");
            } else if (ducats == null || !ScenarioRanges.DUCATS.contains(ducats)) {
                faults.put(at, ducats + " is not within " + ScenarioRanges.DUCATS);
            }
        });
        scenario.sessionOrNone().trade().forEach(this::checkTrade);
        scenario.sessionOrNone().raids().forEach(this::checkRaid);
    }

    private void checkTrade(String zone, SessionAtStart.TradeFleets fleets) {
        var at = "/session/trade/" + zone;
        if (!TradeZones.PRINTED.all().contains(zone)) {
            faults.put(at, "there is no trade zone " + ScenarioFaults.shortened(zone));
        }
        fleets.minors().forEach((country, sides) -> {
            if (map.country(country).filter(known -> known.standing() != Standing.MAJOR).isEmpty()) {
                faults.put(at + "/minors/" + country, Nation.of(new CountryId(ScenarioFaults.shortened(country.value()))) + " is no minor country");
            } else if (sides == null || !ScenarioRanges.TRADE_SIDES.contains(sides)) {
                faults.put(at + "/minors/" + country, sides + " is not within " + ScenarioRanges.TRADE_SIDES);
            }
        });
        fleets.attacked().stream().filter(country -> !fleets.minors().containsKey(country)).findFirst()
                .ifPresent(country -> faults.put(at + "/attacked", ScenarioFaults.shortened(country.value()) + " has no trade fleet there"));
    }

    private void checkRaid(SpaceId place, Raid raid) {
        var at = "/session/raids/" + place;
        if (!raid.rank().orElse("A").matches("[A-Z]")) {
            faults.put(at + "/rank", "a rank is one letter, A is best; leave it out for a leader without one");
        }
        if (raid.controller().isPresent() && !scenario.countries().containsKey(raid.controller().get())) {
            faults.put(at + "/controller", ScenarioFaults.shortened(raid.controller().get().value()) + " is not at war");
        }
        if (raid.tradeZone().isPresent() && !TradeZones.PRINTED.all().contains(raid.tradeZone().get())) {
            faults.put(at + "/tradeZone", "there is no trade zone " + ScenarioFaults.shortened(raid.tradeZone().get()));
        }
    }
}

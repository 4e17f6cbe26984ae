package tercio.domain.eu.scenario;

import java.util.Map;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.concept.Standing;
import tercio.domain.eu.corsair.TradeZones;
import tercio.domain.eu.game.EuScenario;
import tercio.domain.eu.game.Raid;
import tercio.domain.eu.game.SessionAtStart;

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
        scenario.soFar().gold().forEach((province, ducats) -> {
            var at = "/session/gold/" + province;
            if (!map.anchored(province) && scenario.world().establishments().stream().noneMatch(each -> province.equals(each.province()))) {
                faults.put(at, ScenarioFaults.said(province) + " has no port where gold could wait");
            } else if (ducats == null || !ScenarioRanges.DUCATS.has(ducats)) {
                faults.put(at, ducats + " is not within " + ScenarioRanges.DUCATS);
            }
        });
        scenario.soFar().trade().forEach(this::trade);
        scenario.soFar().raids().forEach(this::raid);
    }

    private void trade(String zone, SessionAtStart.TradeFleets fleets) {
        var at = "/session/trade/" + zone;
        if (!TradeZones.PRINTED.all().contains(zone)) {
            faults.put(at, "there is no trade zone " + ScenarioFaults.said(zone));
        }
        fleets.minors().forEach((country, sides) -> {
            if (map.country(country).filter(known -> known.standing() != Standing.MAJOR).isEmpty()) {
                faults.put(at + "/minors/" + country, ScenarioFaults.said(country) + " is no minor country");
            } else if (sides == null || !ScenarioRanges.TRADE_SIDES.has(sides)) {
                faults.put(at + "/minors/" + country, sides + " is not within " + ScenarioRanges.TRADE_SIDES);
            }
        });
        fleets.attacked().stream().filter(country -> !fleets.minors().containsKey(country)).findFirst()
                .ifPresent(country -> faults.put(at + "/attacked", ScenarioFaults.said(country) + " has no trade fleet there"));
    }

    private void raid(String place, Raid raid) {
        var at = "/session/raids/" + place;
        if (!raid.rank().orElse("A").matches("[A-Z]")) {
            faults.put(at + "/rank", "a rank is one letter, A is best; leave it out for a leader without one");
        }
        if (raid.controller().isPresent() && !scenario.countries().containsKey(raid.controller().get())) {
            faults.put(at + "/controller", ScenarioFaults.said(raid.controller().get()) + " is not at war");
        }
        if (raid.tradeZone().isPresent() && !TradeZones.PRINTED.all().contains(raid.tradeZone().get())) {
            faults.put(at + "/tradeZone", "there is no trade zone " + ScenarioFaults.said(raid.tradeZone().get()));
        }
    }
}

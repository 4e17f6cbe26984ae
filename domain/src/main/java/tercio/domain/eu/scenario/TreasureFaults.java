package tercio.domain.eu.scenario;

import java.util.Map;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.concept.Standing;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.world.corsair.TradeZones;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The faults in the gold, the trade fleets and the corsairs of a scenario, each with its JSON pointer. */
final class TreasureFaults {

    private final EuScenario scenario;
    private final EuMap map;
    private final Map<String, Sentence> faults;

    TreasureFaults(EuScenario scenario, EuMap map, Map<String, Sentence> faults) {
        this.scenario = scenario;
        this.map = map;
        this.faults = faults;
    }

    void find() {
        scenario.sessionOrNone().gold().forEach((province, ducats) -> {
            var at = "/session/gold/" + province;
            if (!map.hasAnchor(province) && scenario.world().establishments().stream().noneMatch(each -> province.equals(each.province()))) {
                faults.put(at, Sentence.of("eu.fault.no-port-for-gold").with("where", map.province(province).isPresent() ? SentenceNames.place(province) : Sent.place(province)));
            } else if (ducats == null || !ScenarioRanges.DUCATS.contains(ducats)) {
                faults.put(at, ScenarioRanges.fault(ducats, ScenarioRanges.DUCATS));
            }
        });
        scenario.sessionOrNone().trade().forEach(this::checkTrade);
        scenario.sessionOrNone().raids().forEach(this::checkRaid);
    }

    private void checkTrade(TradeZoneId zone, SessionAtStart.TradeFleets fleets) {
        var at = "/session/trade/" + zone;
        if (!TradeZones.PRINTED.all().contains(zone)) {
            faults.put(at, Sentence.of("eu.fault.no-trade-zone").with("zone", Sent.text(zone)));
        }
        fleets.minors().forEach((country, sides) -> {
            if (map.country(country).filter(known -> known.standing() != Standing.MAJOR).isEmpty()) {
                faults.put(at + "/minors/" + country, Sentence.of("eu.fault.no-minor").with("who", Sent.nation(country)));
            } else if (sides == null || !ScenarioRanges.TRADE_SIDES.contains(sides)) {
                faults.put(at + "/minors/" + country, ScenarioRanges.fault(sides, ScenarioRanges.TRADE_SIDES));
            }
        });
        fleets.attacked().stream().filter(country -> !fleets.minors().containsKey(country)).findFirst()
                .ifPresent(country -> faults.put(at + "/attacked", Sentence.of("eu.fault.no-trade-fleet").with("who", Sent.country(country))));
    }

    private void checkRaid(SpaceId place, Raid raid) {
        var at = "/session/raids/" + place;
        if (!raid.rank().orElse("A").matches("[A-Z]")) {
            faults.put(at + "/rank", Sentence.of("eu.fault.rank-of-raid"));
        }
        if (raid.controller().isPresent() && !scenario.countries().containsKey(raid.controller().get())) {
            faults.put(at + "/controller", Sentence.of("eu.fault.not-at-war").with("who", Sent.country(raid.controller().get())));
        }
        if (raid.tradeZone().isPresent() && !TradeZones.PRINTED.all().contains(raid.tradeZone().get())) {
            faults.put(at + "/tradeZone", Sentence.of("eu.fault.no-trade-zone").with("zone", Sent.text(raid.tradeZone().get())));
        }
    }
}

package tercio.domain.eu.scenario;

import java.util.HashSet;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PortKind;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.common.game.SessionAtStart.CountrySoFar;
import tercio.domain.eu.common.game.SessionAtStart.LeaderSoFar;
import tercio.domain.eu.common.game.SessionAtStart.SiegeSoFar;
import tercio.domain.eu.common.game.SundIce;
import tercio.domain.eu.common.play.Floods;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.turn.leader.LeadersAtStart;
import tercio.domain.game.NumberRange;
import tercio.domain.map.SpaceId;

/** The faults in the history before the game, each with its JSON pointer; those that do not depend on the board. */
final class SessionFaults {

    private final EuScenario scenario;
    private final SessionAtStart session;
    private final EuMap map;
    private final Map<String, String> faults;

    SessionFaults(EuScenario scenario, EuMap map, Map<String, String> faults) {
        this.scenario = scenario;
        this.session = scenario.sessionOrNone();
        this.map = map;
        this.faults = faults;
    }

    /** The Sund freezes in a Winter round under poor weather (EU-WX-3). */
    private void sund() {
        boolean winter = scenario.startRound().filter(box -> box.startsWith("W")).isPresent();
        if (!SundIce.mayLie(winter, scenario.poorWeather())) {
            faults.put("/session/sundFrozen", SundIce.ONLY_THEN);
        }
    }

    void find() {
        order();
        if (scenario.startRound().isEmpty()) {
            session.badWeather().ifPresent(bad -> faults.put("/session/badWeather", "the weather is known only with the box of the first round"));
            session.extended().ifPresent(extended -> faults.put("/session/extended", "an extended campaign needs the box of the first round"));
        }
        session.sundFrozen().filter(frozen -> frozen).ifPresent(frozen -> sund());
        session.countries().forEach(this::country);
        leaders();
        session.sieges().forEach(this::siege);
        session.pillages().forEach((province, level) -> {
            var at = "/session/pillages/" + province;
            land(at, province);
            within(at, level, ScenarioRanges.PILLAGE);
        });
        session.revolts().forEach((province, revolt) -> {
            var at = "/session/revolts/" + province;
            land(at, province);
            within(at + "/level", revolt.level(), ScenarioRanges.REVOLT);
            within(at + "/maneuver", revolt.maneuver(), ScenarioRanges.LEADER);
        });
        session.raids().forEach((province, raid) -> {
            var at = "/session/raids/" + province;
            boolean afloat = Seas.isEuropean(map, SpaceId.orNone(province)) || scenario.overseas().isPresent() && map.sea(SpaceId.orNone(province)).isPresent();
            if (!afloat) {
                land(at, province);
            }
            if (map.province(province).isPresent() && map.seasOf(province).isEmpty()) {
                faults.put(at, map.province(province).orElseThrow().name() + " has no coast that corsairs could raid");
            }
            if (raid.by() == null || map.country(raid.by()).isEmpty()) {
                faults.put(at + "/by", "corsairs belong to a country of the rules, or to pirates");
            }
            within(at + "/level", raid.level(), ScenarioRanges.RAID);
            within(at + "/maneuver", raid.maneuver(), ScenarioRanges.LEADER);
            raid.larger().ifPresent(larger -> within(at + "/larger", larger, ScenarioRanges.LARGER_CORSAIRS));
        });
        floods();
        for (int at = 0; at < session.blockaded().size(); at++) {
            var province = map.province(session.blockaded().get(at)).filter(land -> land.theatre() == Theatre.EUROPE);
            if (province.map(Province::port).filter(port -> port != PortKind.NONE).isEmpty()) {
                faults.put("/session/blockaded/" + at, ScenarioFaults.shortened(session.blockaded().get(at).value()) + " has no port in Europe to blockade");
            }
        }
    }

    /** Holland floods its national provinces, and a pillage+ stands for the flood (EU-MOVE-5). */
    private void floods() {
        for (int at = 0; at < session.flooded().size(); at++) {
            var province = SpaceId.orNone(session.flooded().get(at));
            if (!map.isNational(Floods.COUNTRY, province)) {
                faults.put("/session/flooded/" + at, ScenarioFaults.shortened(province.value()) + " is no national province of Holland, which floods no other (EU-MOVE-5)");
            } else if (session.pillages().getOrDefault(province, 0) < Floods.PILLAGE) {
                faults.put("/session/flooded/" + at, "a flood is a pillage+: write one for " + ScenarioFaults.shortened(province.value()) + " among the pillages (EU-MOVE-5)");
            }
        }
    }

    /** One country of each alliance; the others of the alliance act with it. */
    private void order() {
        var given = session.order();
        if (given.isEmpty()) {
            return;
        }
        var placed = new HashSet<Integer>();
        for (int at = 0; at < given.size(); at++) {
            var country = given.get(at);
            var alliance = scenario.alliances().stream().filter(members -> members.contains(country)).findFirst();
            if (alliance.isEmpty()) {
                faults.put("/session/order/" + at, ScenarioFaults.shortened(country.value()) + " is in no alliance");
            } else if (!placed.add(scenario.alliances().indexOf(alliance.get()))) {
                faults.put("/session/order/" + at, "the alliance of " + country + " is in the order already");
            }
        }
        if (given.size() < scenario.alliances().size()) {
            faults.putIfAbsent("/session/order", "the order has one country of each alliance, or is left out");
        }
    }

    private void country(CountryId country, CountrySoFar sheet) {
        var at = "/session/countries/" + country;
        if (!scenario.countries().containsKey(country)) {
            faults.put(at, Nation.of(new CountryId(ScenarioFaults.shortened(country.value()))) + " is not at war");
        }
        sheet.treasury().ifPresent(ducats -> within(at + "/treasury", ducats, ScenarioRanges.TREASURY));
        sheet.spent().forEach((line, ducats) -> within(at + "/spent/" + line.word(), ducats, ScenarioRanges.SPENT));
        sheet.victoryPoints().ifPresent(points -> within(at + "/victoryPoints", points, ScenarioRanges.VICTORY_POINTS));
    }

    private void leaders() {
        var known = LeadersAtStart.of(scenario).stream().collect(Collectors.toMap(LeaderAtStart::id, leader -> leader, (one, other) -> one));
        var led = scenario.stacks().stream().flatMap(stack -> stack.leaders().stream()).collect(Collectors.toSet());
        session.leaders().forEach((id, leader) -> {
            var at = "/session/leaders/" + id;
            if (!known.containsKey(id)) {
                faults.put(at, "there is no leader " + id + " in this scenario");
            } else if (led.contains(id)) {
                faults.put(at, known.get(id).name() + " is with a stack");
            }
            fate(at, leader);
        });
    }

    private void fate(String at, LeaderSoFar leader) {
        if (leader.fate() == null || leader.fate() == Fate.PRESENT || leader.fate() == Fate.UNPLACED) {
            faults.put(at + "/fate", "a leader without a stack is alone in a province, waiting, wounded, killed or captured, or is left out to be placed");
        } else if (leader.fate() == Fate.WOUNDED && leader.returns().isEmpty()) {
            faults.put(at + "/returns", "say in which box of the round track he comes back");
        } else if (leader.fate() != Fate.WOUNDED && leader.returns().isPresent()) {
            faults.put(at + "/returns", "a wounded leader alone comes back in a box");
        }
        if (leader.fate() == Fate.ALONE && leader.province().flatMap(map::province).filter(scenario::includes).isEmpty()) {
            faults.put(at + "/province", "say in which province of " + (scenario.overseas().isPresent() ? "the map" : "Europe") + " he stays alone");
        } else if (leader.fate() != Fate.ALONE && leader.province().isPresent()) {
            faults.put(at + "/province", "only a leader who stays alone is in a province");
        }
    }

    private void siege(SpaceId province, SiegeSoFar siege) {
        var at = "/session/sieges/" + province;
        land(at, province);
        within(at + "/minus", siege.minus().orElse(0), ScenarioRanges.MINUS);
        within(at + "/plus", siege.plus().orElse(0), ScenarioRanges.PLUS);
        within(at + "/rounds", siege.rounds().orElse(0), ScenarioRanges.SIEGE_ROUNDS);
        if (siege.minus().orElse(0) + siege.plus().orElse(0) > Siegeworks.MOST) {
            faults.putIfAbsent(at + "/plus", "a fortress has at most " + Siegeworks.MOST + " siegeworks (EU-SIEGE)");
        }
    }

    private void land(String pointer, SpaceId province) {
        if (map.province(province).filter(scenario::includes).isEmpty()) {
            faults.put(pointer, ScenarioFaults.noProvince(scenario, province));
        }
    }

    private void within(String pointer, Integer value, NumberRange range) {
        if (value == null || !range.contains(value)) {
            faults.put(pointer, value + " is not within " + range);
        }
    }
}

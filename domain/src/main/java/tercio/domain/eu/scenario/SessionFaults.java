package tercio.domain.eu.scenario;

import java.util.HashSet;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.PortKind;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.SentenceNames;
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
import tercio.domain.sentence.Sentence;

/** The faults in the history before the game, each with its JSON pointer; those that do not depend on the board. */
final class SessionFaults {

    private final EuScenario scenario;
    private final SessionAtStart session;
    private final EuMap map;
    private final Map<String, Sentence> faults;

    SessionFaults(EuScenario scenario, EuMap map, Map<String, Sentence> faults) {
        this.scenario = scenario;
        this.session = scenario.sessionOrNone();
        this.map = map;
        this.faults = faults;
    }

    /** The Sund freezes in a Winter round under poor weather (EU-WX-3). */
    private void sund() {
        boolean winter = scenario.startRound().filter(box -> box.startsWith("W")).isPresent();
        if (!SundIce.mayLie(winter, scenario.poorWeather())) {
            faults.put("/session/sundFrozen", Sentence.of("eu.fault.sund"));
        }
    }

    void find() {
        order();
        if (scenario.startRound().isEmpty()) {
            session.badWeather().ifPresent(bad -> faults.put("/session/badWeather", Sentence.of("eu.fault.weather-without-box")));
            session.extended().ifPresent(extended -> faults.put("/session/extended", Sentence.of("eu.fault.extended-without-box")));
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
                faults.put(at, Sentence.of("eu.fault.no-coast-to-raid").with("where", SentenceNames.place(province)));
            }
            if (raid.by() == null || map.country(raid.by()).isEmpty()) {
                faults.put(at + "/by", Sentence.of("eu.fault.corsairs-of"));
            }
            within(at + "/level", raid.level(), ScenarioRanges.RAID);
            within(at + "/maneuver", raid.maneuver(), ScenarioRanges.LEADER);
            raid.larger().ifPresent(larger -> within(at + "/larger", larger, ScenarioRanges.LARGER_CORSAIRS));
        });
        floods();
        for (int at = 0; at < session.blockaded().size(); at++) {
            var province = map.province(session.blockaded().get(at)).filter(land -> land.theatre() == Theatre.EUROPE);
            if (province.map(Province::port).filter(port -> port != PortKind.NONE).isEmpty()) {
                faults.put("/session/blockaded/" + at, Sentence.of("eu.fault.no-port-to-blockade").with("where", Sent.place(session.blockaded().get(at))));
            }
        }
    }

    /** Holland floods its national provinces, and a pillage+ stands for the flood (EU-MOVE-5). */
    private void floods() {
        for (int at = 0; at < session.flooded().size(); at++) {
            var province = SpaceId.orNone(session.flooded().get(at));
            if (!map.isNational(Floods.COUNTRY, province)) {
                faults.put("/session/flooded/" + at, Sentence.of("eu.fault.not-dutch").with("where", Sent.place(province)));
            } else if (session.pillages().getOrDefault(province, 0) < Floods.PILLAGE) {
                faults.put("/session/flooded/" + at, Sentence.of("eu.fault.flood-without-pillage").with("where", Sent.place(province)));
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
                faults.put("/session/order/" + at, Sentence.of("eu.fault.in-no-alliance").with("who", Sent.country(country)));
            } else if (!placed.add(scenario.alliances().indexOf(alliance.get()))) {
                faults.put("/session/order/" + at, Sentence.of("eu.fault.ordered-already").with("who", Sent.country(country)));
            }
        }
        if (given.size() < scenario.alliances().size()) {
            faults.putIfAbsent("/session/order", Sentence.of("eu.fault.order-incomplete"));
        }
    }

    private void country(CountryId country, CountrySoFar sheet) {
        var at = "/session/countries/" + country;
        if (!scenario.countries().containsKey(country)) {
            faults.put(at, Sentence.of("eu.fault.not-at-war").with("who", Sent.nation(country)));
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
                faults.put(at, Sentence.of("eu.fault.no-leader").with("leader", Sent.text(id)));
            } else if (led.contains(id)) {
                faults.put(at, Sentence.of("eu.fault.leader-with-stack").with("leader", Sent.leaderByCounter(known.get(id))));
            }
            fate(at, leader);
        });
    }

    private void fate(String at, LeaderSoFar leader) {
        if (leader.fate() == null || leader.fate() == Fate.PRESENT || leader.fate() == Fate.UNPLACED) {
            faults.put(at + "/fate", Sentence.of("eu.fault.fate"));
        } else if (leader.fate() == Fate.WOUNDED && leader.returns().isEmpty()) {
            faults.put(at + "/returns", Sentence.of("eu.fault.returns-when"));
        } else if (leader.fate() != Fate.WOUNDED && leader.returns().isPresent()) {
            faults.put(at + "/returns", Sentence.of("eu.fault.returns-wounded"));
        }
        if (leader.fate() == Fate.ALONE && leader.province().flatMap(map::province).filter(scenario::includes).isEmpty()) {
            faults.put(at + "/province", Sentence.of("eu.fault.alone-where").with("europe", scenario.overseas().isEmpty()));
        } else if (leader.fate() != Fate.ALONE && leader.province().isPresent()) {
            faults.put(at + "/province", Sentence.of("eu.fault.alone-only"));
        }
    }

    private void siege(SpaceId province, SiegeSoFar siege) {
        var at = "/session/sieges/" + province;
        land(at, province);
        within(at + "/minus", siege.minus().orElse(0), ScenarioRanges.MINUS);
        within(at + "/plus", siege.plus().orElse(0), ScenarioRanges.PLUS);
        within(at + "/rounds", siege.rounds().orElse(0), ScenarioRanges.SIEGE_ROUNDS);
        if (siege.minus().orElse(0) + siege.plus().orElse(0) > Siegeworks.MOST) {
            faults.putIfAbsent(at + "/plus", Sentence.of("eu.fault.siegeworks").with("most", Siegeworks.MOST));
        }
    }

    private void land(String pointer, SpaceId province) {
        if (map.province(province).filter(scenario::includes).isEmpty()) {
            faults.put(pointer, ScenarioFaults.noProvince(scenario, province));
        }
    }

    private void within(String pointer, Integer value, NumberRange range) {
        if (value == null || !range.contains(value)) {
            faults.put(pointer, ScenarioRanges.fault(value, range));
        }
    }
}

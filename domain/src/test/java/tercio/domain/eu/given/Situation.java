package tercio.domain.eu.given;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Space;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Belligerent;
import tercio.domain.eu.common.game.CountersAtStart;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuScenario.PrintedLeaderAtStart;
import tercio.domain.eu.common.game.EuScenario.StackAtStart;
import tercio.domain.eu.common.game.FleetAtStart;
import tercio.domain.eu.common.game.NativesAtStart;
import tercio.domain.eu.common.game.NavyAtStart;
import tercio.domain.eu.common.game.OverseasAtStart;
import tercio.domain.eu.common.game.OverseasAtStart.DiscoveriesAtStart;
import tercio.domain.eu.common.game.OverseasAtStart.EstablishmentAtStart;
import tercio.domain.eu.common.game.PresidioAtStart;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.common.game.SessionAtStart.TradeFleets;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.TroopsAboard;
import tercio.domain.eu.common.game.WarAtStart;
import tercio.domain.eu.common.game.WarKind;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.exploration.Discoveries;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** A war laid out for a test: France against Spain in the borders of period III, with the stacks that the test needs. */
public final class Situation {

    private final EuScenario printed = War.RULES.scenario("artois").orElseThrow();
    private final List<List<CountryId>> alliances = new ArrayList<>(List.of(List.of(new CountryId("france")), List.of(new CountryId("spain"))));
    private final Map<CountryId, Belligerent> countries = new LinkedHashMap<>(printed.countries());
    private final Map<SpaceId, CountryId> owners = new LinkedHashMap<>(printed.owners());
    private final Map<SpaceId, CountryId> controllers = new LinkedHashMap<>();
    private final Map<SpaceId, Integer> levels = new LinkedHashMap<>(printed.fortresses());
    private final List<LeaderAtStart> leaders = new ArrayList<>();
    private final List<StackAtStart> stacks = new ArrayList<>();
    private final List<PrintedLeaderAtStart> fromThePrint = new ArrayList<>();
    private final Map<SpaceId, PresidioAtStart> presidios = new LinkedHashMap<>();
    private final List<FleetAtStart> fleets = new ArrayList<>();
    private final List<EstablishmentAtStart> establishments = new ArrayList<>();
    private final Map<SpaceId, CountryId> areas = new LinkedHashMap<>();
    private final Map<SpaceId, NativesAtStart.People> natives = new LinkedHashMap<>();
    private final Map<SpaceId, Integer> conquistadors = new LinkedHashMap<>();
    private final Map<LeaderId, NativesAtStart.Headcount> followers = new LinkedHashMap<>();
    private List<LeaderId> viceroys = List.of();
    private boolean abroad;
    private final List<WarAtStart> wars = new ArrayList<>();
    private Relations relations = Relations.NONE;
    private String startRound = "S1";
    private int period = 3;
    private int turn = 24;
    private boolean poorWeather;
    private SessionAtStart session;
    private final Map<SpaceId, Raid> raids = new LinkedHashMap<>();
    private final Map<SpaceId, Integer> gold = new LinkedHashMap<>();
    private final Map<TradeZoneId, TradeFleets> trade = new LinkedHashMap<>();
    private DiscoveriesAtStart discoveries;

    public static Situation franceAgainstSpain() {
        return new Situation();
    }

    /** The alliances at war; a country that is new has initiative 10, muskets and stability 0. */
    @SafeVarargs
    public final Situation alliances(List<String>... atWar) {
        alliances.clear();
        alliances.addAll(countries(List.of(atWar)));
        alliances.forEach(members -> members.forEach(country ->
                countries.putIfAbsent(country, new Belligerent(10, LandTechnology.MUSKETS, 30, false, 0))));
        return this;
    }

    private static List<List<CountryId>> countries(List<List<String>> sides) {
        return sides.stream().map(side -> Id.all(side, CountryId::new)).toList();
    }

    /** A war between two countries and their allies. Without any, every alliance is at war with every other. */
    public Situation warBetween(String one, String other) {
        return war(List.of(List.of(one), List.of(other)));
    }

    public Situation war(List<List<String>> sides) {
        wars.add(new WarAtStart(countries(sides)));
        return this;
    }

    /** An overseas war. */
    public Situation overseasWar(List<List<String>> sides) {
        wars.add(new WarAtStart(countries(sides), Optional.of(true)));
        return this;
    }

    /** A war of a kind. */
    public Situation war(List<List<String>> sides, WarKind kind) {
        wars.add(new WarAtStart(countries(sides), Optional.empty(), Optional.of(kind)));
        return this;
    }

    /** The viceroys of Portugal. */
    public Situation viceroys(String... ids) {
        viceroys = Id.all(List.of(ids), LeaderId::new);
        return overseas();
    }

    public Situation relations(Relations now) {
        relations = now;
        return this;
    }

    public Situation initiative(String country, int initiative) {
        var known = countries.get(new CountryId(country));
        countries.put(new CountryId(country), new Belligerent(initiative, known.landTechnology(), known.landTechnologyLevel(), known.tercio(),
                known.stability(), known.counters(), known.reforms(), known.navy()));
        return this;
    }

    public Situation technologyLevel(String country, int level) {
        var known = countries.get(new CountryId(country));
        countries.put(new CountryId(country), new Belligerent(known.initiative(), known.landTechnology(), level, known.tercio(), known.stability()));
        return this;
    }

    public Situation technology(String country, LandTechnology technology, boolean tercio) {
        var known = countries.get(new CountryId(country));
        countries.put(new CountryId(country), new Belligerent(known.initiative(), technology, known.landTechnologyLevel(), tercio, known.stability()));
        return this;
    }

    /** The counters that a country has, on the map and beside it. */
    public Situation counters(String country, int army, int ld) {
        var known = countries.get(new CountryId(country));
        countries.put(new CountryId(country), new Belligerent(known.initiative(), known.landTechnology(), known.landTechnologyLevel(), known.tercio(),
                known.stability(), Optional.of(new CountersAtStart(Optional.of(army), Optional.of(ld))), known.reforms()));
        return this;
    }

    public Situation stack(String id, String country, String province, int armyPlus, int armyMinus, int ld) {
        stacks.add(new StackAtStart(new StackId(id), new SpaceId(province), new CountryId(country), Counters.of(Units.of(armyPlus, armyMinus, ld)), false, List.of()));
        return this;
    }

    /** A naval stack; its country gets galleons if it has no navy yet. */
    public Situation fleet(String id, String country, String at, Ships ships, String... admirals) {
        var known = countries.get(new CountryId(country));
        if (known.navy().isEmpty()) {
            navy(country, NavalTechnology.GALLEON_FLUYT, 24);
        }
        fleets.add(new FleetAtStart(new StackId(id), new SpaceId(at), new CountryId(country), ships, false, Id.all(List.of(admirals), LeaderId::new)));
        return this;
    }

    /** The naval technology of a country. */
    public Situation navy(String country, NavalTechnology technology, int level) {
        var known = countries.get(new CountryId(country));
        countries.put(new CountryId(country), new Belligerent(known.initiative(), known.landTechnology(), known.landTechnologyLevel(), known.tercio(), known.stability(),
                known.counters(), known.reforms(), Optional.of(new NavyAtStart(technology, level))));
        return this;
    }

    /** A presidio against the port of a province of another country. */
    public Situation presidio(String province, String country, int presidioLevel) {
        presidios.put(new SpaceId(province), new PresidioAtStart(new CountryId(country), presidioLevel));
        return this;
    }

    /** The last naval stack blockades a port. */
    public Situation blockading(String port) {
        var last = fleets.removeLast();
        fleets.add(new FleetAtStart(last.id(), last.at(), last.country(), last.ships(), last.veteran(), last.leaders(), Optional.of(new SpaceId(port))));
        return this;
    }

    /** The last naval stack supplies the troops of a province, beside its blockade if it has one. */
    public Situation supplying(String province) {
        var last = fleets.removeLast();
        fleets.add(new FleetAtStart(last.id(), last.at(), last.country(), last.ships(), last.veteran(), last.leaders(), last.blockades(), last.convoy(), last.gold(),
                last.aboard(), Optional.of(new SpaceId(province))));
        return this;
    }

    /** The transports of the last naval stack are a convoy, as it begins. */
    public Situation convoy(ConvoyKind kind) {
        return aboard(Optional.of(kind), Optional.empty());
    }

    /** The transports of the last naval stack are a convoy, with so many ducats aboard. */
    public Situation convoy(ConvoyKind kind, int ducats) {
        return aboard(Optional.of(kind), Optional.of(ducats));
    }

    /** Puts ducats aboard the last naval stack. */
    public Situation laden(int ducats) {
        return aboard(Optional.empty(), Optional.of(ducats));
    }

    private Situation aboard(Optional<ConvoyKind> convoy, Optional<Integer> ducats) {
        var last = fleets.removeLast();
        fleets.add(new FleetAtStart(last.id(), last.at(), last.country(), last.ships(), last.veteran(), last.leaders(), last.blockades(), convoy, ducats));
        return this;
    }

    /** Troops of so many LD and LDE are in the ships of the last naval stack. */
    public Situation troopsAboard(String id, int ld, int lde, String... led) {
        var last = fleets.removeLast();
        fleets.add(new FleetAtStart(last.id(), last.at(), last.country(), last.ships(), last.veteran(), last.leaders(), last.blockades(), last.convoy(), last.gold(),
                Optional.of(new TroopsAboard(new StackId(id), ld, Optional.of(lde).filter(thirds -> thirds > 0), false, Id.all(List.of(led), LeaderId::new))), last.supplies()));
        return this;
    }

    /** Ducats wait in a province. */
    public Situation gold(String province, int ducats) {
        gold.put(new SpaceId(province), ducats);
        return seafaring();
    }

    /** Corsairs lie in a sea zone. */
    public Situation corsairs(String zone, Raid raid) {
        raids.put(new SpaceId(zone), raid);
        return seafaring();
    }

    /** The trade fleets of a trade zone. */
    public Situation trade(String zone, TradeFleets fleetsOfTrade) {
        trade.put(new TradeZoneId(zone), fleetsOfTrade);
        return seafaring();
    }

    private Situation seafaring() {
        session = new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(), Map.of(), Map.of(), Map.of(), List.of(), List.of(), Map.of(),
                Optional.empty(), raids, gold, trade);
        return this;
    }

    /** An admiral of rank A with these values, siege 0. */
    public Situation admiral(String id, String country, int maneuver, int fire, int shock) {
        leaders.add(new LeaderAtStart(new LeaderId(id), id, new CountryId(country), "A", maneuver, fire, shock, 0, false, Optional.of(LeaderKind.ADMIRAL), Optional.empty(), Optional.empty()));
        return this;
    }

    /** The last stack is veteran. */
    public Situation veteran() {
        var last = stacks.removeLast();
        stacks.add(new StackAtStart(last.id(), last.province(), last.country(), last.units(), true, last.leaders()));
        return this;
    }

    /** The last stack has a general of these values. */
    public Situation under(int maneuver, int fire, int shock, int siege) {
        return under("B", maneuver, fire, shock, siege, false);
    }

    public Situation underMonarch() {
        return under("A", 1, 1, 1, 0, true);
    }

    /** The last stack has the Turkish Vizier whose counter has no values. */
    public Situation underVizier() {
        var led = stacks.removeLast();
        leaders.add(new LeaderAtStart(new LeaderId("vizier"), "Vizier", led.country(), "A", 0, 0, 0, 0, true, Optional.of(LeaderKind.VIZIER), Optional.empty(),
                Optional.empty()));
        var with = new ArrayList<>(led.leaders());
        with.add(new LeaderId("vizier"));
        stacks.add(new StackAtStart(led.id(), led.province(), led.country(), led.units(), led.veteran(), with, led.veteranLd(), led.inside(),
                led.cutOff()));
        return this;
    }

    private Situation under(String rank, int maneuver, int fire, int shock, int siege, boolean monarch) {
        var led = stacks.removeLast();
        var id = "general-of-" + led.id();
        leaders.add(new LeaderAtStart(new LeaderId(id), id, led.country(), rank, maneuver, fire, shock, siege, monarch));
        stacks.add(new StackAtStart(led.id(), led.province(), led.country(), led.units(), led.veteran(), List.of(new LeaderId(id))));
        return this;
    }

    /** A leader who stands with no stack. */
    public Situation leader(LeaderAtStart leader) {
        leaders.add(leader);
        return this;
    }

    /** A leader from the print, in the service of his own country. */
    public Situation printed(String id) {
        return printed(id, null);
    }

    public Situation printed(String id, String country) {
        fromThePrint.add(new PrintedLeaderAtStart(new LeaderId(id), Optional.ofNullable(country).map(CountryId::new)));
        return this;
    }

    /** A leader from the print who has escaped his first death before. */
    public Situation escapedBefore(String id, String country) {
        fromThePrint.add(new PrintedLeaderAtStart(new LeaderId(id), Optional.of(new CountryId(country)), Optional.of(true)));
        return this;
    }

    /** The last stack has these leaders, entered otherwise. */
    public Situation ledBy(String... ids) {
        var last = stacks.removeLast();
        stacks.add(new StackAtStart(last.id(), last.province(), last.country(), last.units(), last.veteran(), Id.all(List.of(ids), LeaderId::new)));
        return this;
    }

    public Situation owner(String province, String country) {
        owners.put(new SpaceId(province), new CountryId(country));
        return this;
    }

    public Situation controller(String province, String country) {
        controllers.put(new SpaceId(province), new CountryId(country));
        return this;
    }

    public Situation level(String province, int level) {
        levels.put(new SpaceId(province), level);
        return this;
    }

    /** @param box {@code null} to roll for it */
    public Situation startingIn(String box) {
        startRound = box;
        return this;
    }

    public Situation period(int number) {
        period = number;
        return this;
    }

    /** Turn 24, unless it is said. */
    public Situation turn(int number) {
        turn = number;
        return this;
    }

    /** Sets the session before the game. */
    public Situation after(SessionAtStart before) {
        session = before;
        return this;
    }

    /** The last stack stands inside the fortress. */
    public Situation inside() {
        var last = stacks.removeLast();
        stacks.add(new StackAtStart(last.id(), last.province(), last.country(), last.units(), last.veteran(), last.leaders(), last.veteranLd(),
                Optional.of(true), last.cutOff()));
        return this;
    }

    /** Makes this number of LD of the last stack veteran. */
    public Situation veterans(int ld) {
        var last = stacks.removeLast();
        stacks.add(new StackAtStart(last.id(), last.province(), last.country(), last.units(), false, last.leaders(), Optional.of(ld),
                last.inside(), last.cutOff()));
        return this;
    }

    /** The last stack has Timar beside its other counters. */
    public Situation with(Timar timar) {
        var last = stacks.removeLast();
        var units = last.units();
        stacks.add(new StackAtStart(last.id(), last.province(), last.country(),
                new Counters(units.armyPlus(), units.armyMinus(), units.ld(), Optional.of(timar)), last.veteran(), last.leaders(), last.veteranLd(),
                last.inside(), last.cutOff()));
        return this;
    }

    /** Turkey has made these reforms. */
    public Situation reforms(TurkishReform... made) {
        var known = countries.get(new CountryId("turkey"));
        countries.put(new CountryId("turkey"), new Belligerent(known.initiative(), known.landTechnology(), known.landTechnologyLevel(), known.tercio(),
                known.stability(), known.counters(), Optional.of(List.of(made))));
        return this;
    }

    public Situation poorWeather() {
        poorWeather = true;
        return this;
    }

    public EuScenario scenario() {
        return new EuScenario("a war for a test", period, turn, Optional.ofNullable(startRound), poorWeather, alliances, countries, leaders, owners,
                controllers, levels, stacks, fromThePrint, Optional.of(wars), Optional.of(relations), Optional.ofNullable(session),
                fleets.isEmpty() ? Optional.empty() : Optional.of(fleets), presidios.isEmpty() ? Optional.empty() : Optional.of(presidios),
                abroad ? Optional.of(new OverseasAtStart(establishments, areas, Optional.of(new NativesAtStart(natives, conquistadors, followers)),
                        Optional.ofNullable(discoveries), viceroys.isEmpty() ? Optional.empty() : Optional.of(viceroys))) : Optional.empty());
    }

    /** The war is also one of the rest of the world. */
    public Situation overseas() {
        abroad = true;
        return this;
    }

    /** A country knows these zones, and nobody others but those that are said. */
    public Situation knows(String country, String... zones) {
        var before = discoveries == null ? new DiscoveriesAtStart(List.of(), Map.of(), Map.of()) : discoveries;
        var known = new LinkedHashMap<>(before.known());
        known.put(new CountryId(country), Id.all(List.of(zones), SpaceId::new));
        discoveries = new DiscoveriesAtStart(before.all(), known, before.carried());
        return overseas();
    }

    /** All countries know these zones. */
    public Situation allKnow(String... zones) {
        var before = discoveries == null ? new DiscoveriesAtStart(List.of(), Map.of(), Map.of()) : discoveries;
        discoveries = new DiscoveriesAtStart(Id.all(List.of(zones), SpaceId::new), before.known(), before.carried());
        return overseas();
    }

    /** All countries know every sea zone and province of the world. */
    public Situation charted() {
        return allKnow(EuMap.PRINTED.spaces().zones().stream().map(Space::id).filter(zone -> !Discoveries.isEuropean(zone)).map(SpaceId::value).toArray(String[]::new));
    }

    /** A stack has discovered these zones and not brought them home. */
    public Situation carries(String stack, String... zones) {
        var before = discoveries == null ? new DiscoveriesAtStart(List.of(), Map.of(), Map.of()) : discoveries;
        var carried = new LinkedHashMap<>(before.carried());
        carried.put(new StackId(stack), Id.all(List.of(zones), SpaceId::new));
        discoveries = new DiscoveriesAtStart(before.all(), before.known(), carried);
        return overseas();
    }

    /** An explorer of rank A with this manoeuvre value. */
    public Situation explorer(String id, String country, int maneuver) {
        leaders.add(new LeaderAtStart(new LeaderId(id), id, new CountryId(country), "A", maneuver, 0, 0, 0, false, Optional.of(LeaderKind.EXPLORER), Optional.empty(), Optional.empty()));
        return this;
    }

    /** A trading post or a colony of a level, or a fort or a mission of level 0. */
    public Situation establishment(String country, Establishment.Kind kind, int level, String province) {
        establishments.add(new EstablishmentAtStart(new SpaceId(province), new CountryId(country), kind, level));
        return overseas();
    }

    /** The fortress of the last establishment. */
    public Situation fortified(int level) {
        var last = establishments.removeLast();
        establishments.add(new EstablishmentAtStart(last.province(), last.owner(), last.kind(), last.level(), last.controller(), Optional.of(level)));
        return this;
    }

    /** Exploration detachments that the militia of the last establishment has lost. */
    public Situation militiaLost(int lde) {
        var last = establishments.removeLast();
        establishments.add(new EstablishmentAtStart(last.province(), last.owner(), last.kind(), last.level(), last.controller(), last.fortress(), Optional.of(lde)));
        return this;
    }

    /** The controller of the last establishment. */
    public Situation heldBy(String country) {
        var last = establishments.removeLast();
        establishments.add(new EstablishmentAtStart(last.province(), last.owner(), last.kind(), last.level(), Optional.of(new CountryId(country)), last.fortress()));
        return this;
    }

    /** A minor country owns an Area of the rest of the world. */
    public Situation area(String area, String owner) {
        areas.put(new SpaceId(area), new CountryId(owner));
        return overseas();
    }

    /** The natives of a province have risen against these countries. */
    public Situation risen(String province, String... countries) {
        natives.put(new SpaceId(province), new NativesAtStart.People(Optional.empty(), Id.all(List.of(countries), CountryId::new)));
        return overseas();
    }

    /** Sets the number of natives that are left in a province. */
    public Situation nativesLeft(String province, int ld, int lde) {
        natives.put(new SpaceId(province), new NativesAtStart.People(Optional.of(new NativesAtStart.Headcount(Optional.of(ld), Optional.of(lde))), List.of()));
        return overseas();
    }

    /** The table of the conquistadors was used so often in an Area. */
    public Situation used(String area, int times) {
        conquistadors.put(new SpaceId(area), times);
        return overseas();
    }

    /** Natives follow a leader. */
    public Situation followed(String leader, int ld, int lde) {
        followers.put(new LeaderId(leader), new NativesAtStart.Headcount(Optional.of(ld), Optional.of(lde)));
        return overseas();
    }

    /** Exploration detachments in the last stack. */
    public Situation detachments(int lde) {
        var last = stacks.removeLast();
        var units = last.units();
        stacks.add(new StackAtStart(last.id(), last.province(), last.country(),
                new Counters(units.armyPlus(), units.armyMinus(), units.ld(), units.timar(), Optional.of(lde)), last.veteran(), last.leaders(),
                last.veteranLd(), last.inside(), last.cutOff()));
        return this;
    }

    public War war() {
        return War.of(scenario());
    }

    /** The war by the rules of an edition. */
    public War war(EuMilitary rules) {
        return War.under(rules, scenario(), Readings.STANDARD);
    }
}

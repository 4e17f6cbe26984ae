package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.game.Scenario;
import tercio.domain.game.Secret;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.table.EnteredTables;

/**
 * The start of a game of the military phase: one turn of a war in Europe.
 *
 * @param period 1..7
 * @param turn 1..62
 * @param startRound the box of the first round ({@code S1}); left out, it is rolled
 * @param poorWeather whether the economic event Poor weather applies this turn
 * @param alliances the alliances, each a list of countries that fight and stack together
 * @param countries the data of each country at war
 * @param owners province to owner, where it differs from the owners of 1492
 * @param controllers province to controller, where it is not the owner
 * @param leaders leaders given with their values; a leader without a stack is placed before the first campaign
 * @param fortresses province to level, where it differs from the printed level
 * @param printedLeaders leaders taken from the printed counters by their ids; left out, none
 * @param wars the wars between them; left out, every alliance is at war with every other
 * @param relations the relations other than wars: allies of allies, minor countries, passage; left out, none
 * @param session the earlier course of the turn; left out, the game begins with a new turn
 * @param fleets naval stacks; left out, the game is one of land
 * @param presidios by province of another country, the presidio against it; left out, none
 * @param overseas the rest of the world; left out, the game is one of Europe
 * @param charts tables that an owner of the game entered; left out, those of the program hold
 */
public record EuScenario(
        String name,
        int period,
        int turn,
        Optional<String> startRound,
        boolean poorWeather,
        List<List<CountryId>> alliances,
        Map<CountryId, Belligerent> countries,
        List<LeaderAtStart> leaders,
        Map<SpaceId, CountryId> owners,
        Map<SpaceId, CountryId> controllers,
        Map<SpaceId, Integer> fortresses,
        List<StackAtStart> stacks,
        List<PrintedLeaderAtStart> printedLeaders,
        Optional<List<WarAtStart>> wars,
        Optional<Relations> relations,
        Optional<SessionAtStart> session,
        Optional<List<FleetAtStart>> fleets,
        Optional<Map<SpaceId, PresidioAtStart>> presidios,
        Optional<OverseasAtStart> overseas,
        Optional<EnteredTables> charts)
        implements Scenario {

    public EuScenario {
        alliances = alliances == null ? List.of() : alliances.stream().map(List::copyOf).toList();
        countries = countries == null ? Map.of() : Map.copyOf(countries);
        leaders = leaders == null ? List.of() : List.copyOf(leaders);
        owners = owners == null ? Map.of() : Map.copyOf(owners);
        controllers = controllers == null ? Map.of() : Map.copyOf(controllers);
        fortresses = fortresses == null ? Map.of() : Map.copyOf(fortresses);
        stacks = stacks == null ? List.of() : List.copyOf(stacks);
        printedLeaders = printedLeaders == null ? List.of() : List.copyOf(printedLeaders);
        session = session == null ? Optional.empty() : session;
        wars = wars == null ? Optional.empty() : wars.map(List::copyOf);
        relations = relations == null ? Optional.empty() : relations;
        fleets = fleets == null ? Optional.empty() : fleets.map(List::copyOf);
        presidios = presidios == null ? Optional.empty() : presidios.map(Map::copyOf);
        overseas = overseas == null ? Optional.empty() : overseas;
        charts = charts == null ? Optional.empty() : charts;
    }

    /** A scenario that is played by the tables of the program. */
    public EuScenario(
            String name, int period, int turn, Optional<String> startRound, boolean poorWeather, List<List<CountryId>> alliances, Map<CountryId, Belligerent> countries,
            List<LeaderAtStart> leaders, Map<SpaceId, CountryId> owners, Map<SpaceId, CountryId> controllers, Map<SpaceId, Integer> fortresses, List<StackAtStart> stacks,
            List<PrintedLeaderAtStart> printedLeaders, Optional<List<WarAtStart>> wars, Optional<Relations> relations, Optional<SessionAtStart> session,
            Optional<List<FleetAtStart>> fleets, Optional<Map<SpaceId, PresidioAtStart>> presidios, Optional<OverseasAtStart> overseas) {
        this(name, period, turn, startRound, poorWeather, alliances, countries, leaders, owners, controllers, fortresses, stacks, printedLeaders, wars, relations, session,
                fleets, presidios, overseas, Optional.empty());
    }

    /** A scenario of Europe. */
    public EuScenario(
            String name, int period, int turn, Optional<String> startRound, boolean poorWeather, List<List<CountryId>> alliances,
            Map<CountryId, Belligerent> countries, List<LeaderAtStart> leaders, Map<SpaceId, CountryId> owners, Map<SpaceId, CountryId> controllers,
            Map<SpaceId, Integer> fortresses, List<StackAtStart> stacks, List<PrintedLeaderAtStart> printedLeaders, Optional<List<WarAtStart>> wars,
            Optional<Relations> relations, Optional<SessionAtStart> session, Optional<List<FleetAtStart>> fleets,
            Optional<Map<SpaceId, PresidioAtStart>> presidios) {
        this(name, period, turn, startRound, poorWeather, alliances, countries, leaders, owners, controllers, fortresses, stacks, printedLeaders, wars, relations,
                session, fleets, presidios, Optional.empty());
    }

    /** A scenario without presidios. */
    public EuScenario(
            String name, int period, int turn, Optional<String> startRound, boolean poorWeather, List<List<CountryId>> alliances,
            Map<CountryId, Belligerent> countries, List<LeaderAtStart> leaders, Map<SpaceId, CountryId> owners, Map<SpaceId, CountryId> controllers,
            Map<SpaceId, Integer> fortresses, List<StackAtStart> stacks, List<PrintedLeaderAtStart> printedLeaders, Optional<List<WarAtStart>> wars,
            Optional<Relations> relations, Optional<SessionAtStart> session, Optional<List<FleetAtStart>> fleets) {
        this(name, period, turn, startRound, poorWeather, alliances, countries, leaders, owners, controllers, fortresses, stacks, printedLeaders, wars, relations,
                session, fleets, Optional.empty());
    }

    /** A scenario of a war on land. */
    public EuScenario(
            String name, int period, int turn, Optional<String> startRound, boolean poorWeather, List<List<CountryId>> alliances,
            Map<CountryId, Belligerent> countries, List<LeaderAtStart> leaders, Map<SpaceId, CountryId> owners, Map<SpaceId, CountryId> controllers,
            Map<SpaceId, Integer> fortresses, List<StackAtStart> stacks, List<PrintedLeaderAtStart> printedLeaders, Optional<List<WarAtStart>> wars,
            Optional<Relations> relations, Optional<SessionAtStart> session) {
        this(name, period, turn, startRound, poorWeather, alliances, countries, leaders, owners, controllers, fortresses, stacks, printedLeaders, wars, relations,
                session, Optional.empty(), Optional.empty());
    }

    /** A scenario of a new turn. */
    public EuScenario(
            String name, int period, int turn, Optional<String> startRound, boolean poorWeather, List<List<CountryId>> alliances,
            Map<CountryId, Belligerent> countries, List<LeaderAtStart> leaders, Map<SpaceId, CountryId> owners, Map<SpaceId, CountryId> controllers,
            Map<SpaceId, Integer> fortresses, List<StackAtStart> stacks, List<PrintedLeaderAtStart> printedLeaders) {
        this(name, period, turn, startRound, poorWeather, alliances, countries, leaders, owners, controllers, fortresses, stacks, printedLeaders,
                Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A scenario of one war of all against all, without printed leaders. */
    public EuScenario(
            String name, int period, int turn, Optional<String> startRound, boolean poorWeather, List<List<CountryId>> alliances,
            Map<CountryId, Belligerent> countries, List<LeaderAtStart> leaders, Map<SpaceId, CountryId> owners, Map<SpaceId, CountryId> controllers,
            Map<SpaceId, Integer> fortresses, List<StackAtStart> stacks) {
        this(name, period, turn, startRound, poorWeather, alliances, countries, leaders, owners, controllers, fortresses, stacks, List.of());
    }

    @Override
    public Optional<EnteredTables> enteredTables() {
        return charts;
    }

    /** The same scenario, played by other tables. */
    public EuScenario withCharts(EnteredTables entered) {
        return new EuScenario(name, period, turn, startRound, poorWeather, alliances, countries, leaders, owners, controllers, fortresses, stacks, printedLeaders, wars,
                relations, session, fleets, presidios, overseas, Optional.of(entered).filter(tables -> !tables.isEmpty()));
    }

    /**
     * @param rank one letter, A is best
     * @param kind left out, a general; kinds that command no land stack in Europe have no part in this game
     * @param anonymous an unnamed leader, killed where a named one might be wounded; left out, no
     * @param whiteValues values printed in white: no malus for a 6 in the casualty test; left out, no
     */
    public record LeaderAtStart(
            LeaderId id, String name, CountryId country, String rank, int maneuver, int fire, int shock, int siege, boolean monarch,
            Optional<LeaderKind> kind, Optional<Boolean> anonymous, Optional<Boolean> whiteValues) {
        public LeaderAtStart {
            kind = kind == null ? Optional.empty() : kind;
            anonymous = anonymous == null ? Optional.empty() : anonymous;
            whiteValues = whiteValues == null ? Optional.empty() : whiteValues;
        }

        /** A named general. */
        public LeaderAtStart(
                LeaderId id, String name, CountryId country, String rank, int maneuver, int fire, int shock, int siege, boolean monarch) {
            this(id, name, country, rank, maneuver, fire, shock, siege, monarch, Optional.empty(), Optional.empty(), Optional.empty());
        }
    }

    /**
     * @param country the country that the leader serves; left out, the country that is printed on his counter
     * @param escaped whether he has escaped his first death in an earlier turn; left out, he has not (EU-LEAD-9)
     */
    public record PrintedLeaderAtStart(LeaderId id, Optional<CountryId> country, Optional<Boolean> escaped) {
        public PrintedLeaderAtStart {
            country = country == null ? Optional.empty() : country;
            escaped = escaped == null ? Optional.empty() : escaped;
        }

        /** A leader who has escaped no death. */
        public PrintedLeaderAtStart(LeaderId id, Optional<CountryId> country) {
            this(id, country, Optional.empty());
        }
    }

    /**
     * @param veteran whether all of it is veteran; Timar and Pashas never are
     * @param leaders ids of the leaders with the stack; left out, none
     * @param veteranLd the number of its veteran LD; left out, as {@code veteran} says
     * @param inside whether it stands inside the fortress, which enemies besiege; left out, no
     * @param cutOff whether it had no line of supply in its last supply segment; left out, no
     */
    public record StackAtStart(
            StackId id, SpaceId province, CountryId country, Counters units, boolean veteran, List<LeaderId> leaders,
            Optional<Integer> veteranLd, Optional<Boolean> inside, Optional<Boolean> cutOff) {
        public StackAtStart {
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
            veteranLd = veteranLd == null ? Optional.empty() : veteranLd;
            inside = inside == null ? Optional.empty() : inside;
            cutOff = cutOff == null ? Optional.empty() : cutOff;
        }

        /** A stack in the open field, in supply, all veteran or all conscript. */
        public StackAtStart(StackId id, SpaceId province, CountryId country, Counters units, boolean veteran, List<LeaderId> leaders) {
            this(id, province, country, units, veteran, leaders, Optional.empty(), Optional.empty(), Optional.empty());
        }
    }

    /** The discoveries that stacks carry, each for its country alone (EU-DISCOVERY). */
    @Override
    public List<Secret> secrets() {
        return CarriedAtStart.secrets(this);
    }

    /** The scenario as a viewer may see it. */
    public EuScenario asSeenBy(Viewer viewer) {
        return CarriedAtStart.seenBy(this, viewer);
    }

    /** The scenario with another rest of the world. */
    EuScenario withOverseas(OverseasAtStart now) {
        return new EuScenario(name, period, turn, startRound, poorWeather, alliances, countries, leaders, owners, controllers, fortresses, stacks, printedLeaders, wars,
                relations, session, fleets, presidios, Optional.of(now), charts);
    }

    /** The rest of the world at the start; {@link OverseasAtStart#NONE} in a game of Europe. */
    public OverseasAtStart world() {
        return overseas.orElse(OverseasAtStart.NONE);
    }

    /** Whether a province is in this game: any of Europe, and one of the rest of the world if the game has it. */
    public boolean includes(Province land) {
        return land.theatre() == Theatre.EUROPE || overseas.isPresent();
    }

    /** The presidio against a province; empty if there is none. No presidio is built or taken in this phase. */
    public Optional<PresidioAtStart> presidio(SpaceId province) {
        return presidios.map(all -> all.get(province));
    }

    /** The naval stacks at the start; none in a war on land. */
    public List<FleetAtStart> navalStacks() {
        return fleets.orElse(List.of());
    }

    /** The session that the game takes up; {@link SessionAtStart#NONE} if it begins with a new turn. */
    public SessionAtStart sessionOrNone() {
        return session.orElse(SessionAtStart.NONE);
    }

    /** The scenario with other wars. */
    public EuScenario withWars(List<WarAtStart> now) {
        return new EuScenario(name, period, turn, startRound, poorWeather, alliances, countries, leaders, owners, controllers, fortresses, stacks, printedLeaders,
                Optional.of(now), relations, session, fleets, presidios, overseas, charts);
    }

    /** The scenario with other relations. */
    public EuScenario withRelations(Relations now) {
        return new EuScenario(name, period, turn, startRound, poorWeather, alliances, countries, leaders, owners, controllers, fortresses, stacks, printedLeaders,
                wars, Optional.of(now), session, fleets, presidios, overseas, charts);
    }

    /** The wars that are listed; empty if every alliance is at war with every other. */
    public List<WarAtStart> listedWars() {
        return wars.orElse(List.of());
    }

    /** The relations of the countries other than wars. */
    public Relations relationsOrNone() {
        return relations.orElse(Relations.NONE);
    }

    /** The enemies of each alliance, and the land on which they may fight. */
    public Hostilities hostilities() {
        return new Hostilities(alliances, listedWars(), relationsOrNone());
    }

    /** The alliance of a country, neutral where it takes no part. */
    Alliance allianceOf(CountryId country) {
        if (country == null || !countries.containsKey(country)) {
            return Alliance.NEUTRAL;
        }
        for (int number = 0; number < alliances.size(); number++) {
            if (alliances.get(number).contains(country)) {
                return Alliance.of(number);
            }
        }
        return Alliance.NEUTRAL;
    }
}

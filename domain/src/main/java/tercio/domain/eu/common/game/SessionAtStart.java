package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.map.SpaceId;

/**
 * A session that began on paper, as it stands when the game takes it up at the beginning of a round.
 *
 * @param order one country of each alliance, in the order of initiative of this turn; empty where the order is not known yet
 * @param badWeather whether the weather of the first round is bad; left out, as poor weather makes it
 * @param extended whether the first round continues the campaigns of the round before; left out, no
 * @param countries the sheets of countries, by country; countries left out have nothing on their sheets
 * @param leaders by leader, the reason why he is with no stack; leaders without a stack that are left out are placed before the
 *     first campaign
 * @param sieges by province, the marks of a siege
 * @param pillages by province, its level of pillage: 1 is a pillage-, 2 a pillage+, 3 one of each, 4 two pillages+
 * @param supplied provinces whose besieged fortress a fleet has supplied
 * @param blockaded provinces whose port a fleet blockades, declared by hand while the sea is not played
 * @param revolts by province, its revolts and rebellions
 * @param sundFrozen whether the Sund is frozen in the first round; left out, no
 * @param raids by coastal province, the corsairs that raid it; by sea zone of Europe, those that lie in it
 * @param gold by province, ducats that wait there for ships of the country that controls it
 * @param trade by trade zone, the trade fleets there; zones that are left out are not known
 * @param flooded provinces that Holland has flooded this turn; each has a pillage+ for it among the pillages (EU-MOVE-5)
 */
public record SessionAtStart(
        List<CountryId> order,
        Optional<Boolean> badWeather,
        Optional<Boolean> extended,
        Map<CountryId, CountrySoFar> countries,
        Map<LeaderId, LeaderSoFar> leaders,
        Map<SpaceId, SiegeSoFar> sieges,
        Map<SpaceId, Integer> pillages,
        List<SpaceId> supplied,
        List<SpaceId> blockaded,
        Map<SpaceId, Revolt> revolts,
        Optional<Boolean> sundFrozen,
        Map<SpaceId, Raid> raids,
        Map<SpaceId, Integer> gold,
        Map<TradeZoneId, TradeFleets> trade,
        List<SpaceId> flooded) {

    /** A game that begins with a new turn. */
    public static final SessionAtStart NONE = new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(), Map.of(), Map.of(), Map.of(),
            List.of(), List.of(), Map.of());

    /** A session without floods. */
    public SessionAtStart(List<CountryId> order, Optional<Boolean> badWeather, Optional<Boolean> extended, Map<CountryId, CountrySoFar> countries,
            Map<LeaderId, LeaderSoFar> leaders, Map<SpaceId, SiegeSoFar> sieges, Map<SpaceId, Integer> pillages, List<SpaceId> supplied,
            List<SpaceId> blockaded, Map<SpaceId, Revolt> revolts, Optional<Boolean> sundFrozen, Map<SpaceId, Raid> raids, Map<SpaceId, Integer> gold,
            Map<TradeZoneId, TradeFleets> trade) {
        this(order, badWeather, extended, countries, leaders, sieges, pillages, supplied, blockaded, revolts, sundFrozen, raids, gold, trade, List.of());
    }

    /** A session with an open Sund. */
    public SessionAtStart(List<CountryId> order, Optional<Boolean> badWeather, Optional<Boolean> extended, Map<CountryId, CountrySoFar> countries,
            Map<LeaderId, LeaderSoFar> leaders, Map<SpaceId, SiegeSoFar> sieges, Map<SpaceId, Integer> pillages, List<SpaceId> supplied,
            List<SpaceId> blockaded, Map<SpaceId, Revolt> revolts) {
        this(order, badWeather, extended, countries, leaders, sieges, pillages, supplied, blockaded, revolts, Optional.empty(), Map.of());
    }

    /** A session without gold and trade fleets. */
    public SessionAtStart(List<CountryId> order, Optional<Boolean> badWeather, Optional<Boolean> extended, Map<CountryId, CountrySoFar> countries,
            Map<LeaderId, LeaderSoFar> leaders, Map<SpaceId, SiegeSoFar> sieges, Map<SpaceId, Integer> pillages, List<SpaceId> supplied,
            List<SpaceId> blockaded, Map<SpaceId, Revolt> revolts, Optional<Boolean> sundFrozen, Map<SpaceId, Raid> raids) {
        this(order, badWeather, extended, countries, leaders, sieges, pillages, supplied, blockaded, revolts, sundFrozen, raids, Map.of(), Map.of());
    }

    /** A session without revolts. */
    public SessionAtStart(List<CountryId> order, Optional<Boolean> badWeather, Optional<Boolean> extended, Map<CountryId, CountrySoFar> countries,
            Map<LeaderId, LeaderSoFar> leaders, Map<SpaceId, SiegeSoFar> sieges, Map<SpaceId, Integer> pillages, List<SpaceId> supplied,
            List<SpaceId> blockaded) {
        this(order, badWeather, extended, countries, leaders, sieges, pillages, supplied, blockaded, Map.of());
    }

    /**
     * The trade fleets of a trade zone, which matter in this phase only for the fights of minor countries against corsairs
     * (EU-CORSAIR-MINORS).
     *
     * @param major whether a major country has one
     * @param minors by minor country, the sides of its trade fleets
     * @param attacked minor countries whose trade fleet corsairs of a Barbary state attack
     */
    public record TradeFleets(boolean major, Map<CountryId, Integer> minors, List<CountryId> attacked) {
        public TradeFleets {
            minors = minors == null ? Map.of() : Map.copyOf(minors);
            attacked = attacked == null ? List.of() : List.copyOf(attacked);
        }

        /** The sides of all trade fleets of minor countries. */
        public int sides() {
            return minors.values().stream().mapToInt(Integer::intValue).sum();
        }
    }

    /**
     * The sheet of a country.
     *
     * @param treasury ducats that it had when the turn began; left out, its treasury is not kept
     * @param spent ducats of this turn by line of the economic record sheet
     * @param campaign the campaign of its last impulse; left out, it has had none this turn
     * @param victoryPoints of this turn; left out, 0
     * @param metOttomans whether it has ever fought Turkish troops with an ARMY counter (EU-TUR-9); left out, no
     */
    public record CountrySoFar(Optional<Integer> treasury, Map<ErsLine, Integer> spent, Optional<Campaign> campaign, Optional<Integer> victoryPoints,
            Optional<Boolean> metOttomans) {
        /** A country that has never fought Turkish troops. */
        public CountrySoFar(Optional<Integer> treasury, Map<ErsLine, Integer> spent, Optional<Campaign> campaign, Optional<Integer> victoryPoints) {
            this(treasury, spent, campaign, victoryPoints, Optional.empty());
        }

        public CountrySoFar {
            treasury = treasury == null ? Optional.empty() : treasury;
            spent = spent == null ? Map.of() : Map.copyOf(spent);
            campaign = campaign == null ? Optional.empty() : campaign;
            victoryPoints = victoryPoints == null ? Optional.empty() : victoryPoints;
            metOttomans = metOttomans == null ? Optional.empty() : metOttomans;
        }
    }

    /**
     * A leader who is with no stack.
     *
     * @param fate alone, waiting, wounded, killed or captured
     * @param returns the box where a wounded leader comes back; for wounded leaders alone
     * @param province the province where he stays alone; for leaders who do
     */
    public record LeaderSoFar(LeaderStatus.Fate fate, Optional<RoundBox> returns, Optional<SpaceId> province) {
        public LeaderSoFar {
            returns = returns == null ? Optional.empty() : returns;
            province = province == null ? Optional.empty() : province;
        }

        /** A leader who is in no province. */
        public LeaderSoFar(LeaderStatus.Fate fate, Optional<RoundBox> returns) {
            this(fate, returns, Optional.empty());
        }
    }

    /**
     * The marks of a siege.
     *
     * @param minus siegeworks-, 0 or 1; left out, 0
     * @param plus siegeworks+, 0 to 2; left out, 0
     * @param breached whether a breach was made this turn; left out, no
     * @param damagedByAssault whether an assault of this turn caused a loss; left out, no
     * @param rounds siege rounds of this turn; left out, none
     * @param continued whether the siege began in an earlier turn; left out, no
     */
    public record SiegeSoFar(Optional<Integer> minus, Optional<Integer> plus, Optional<Boolean> breached, Optional<Boolean> damagedByAssault,
            Optional<Integer> rounds, Optional<Boolean> continued) {
        public SiegeSoFar {
            minus = minus == null ? Optional.empty() : minus;
            plus = plus == null ? Optional.empty() : plus;
            breached = breached == null ? Optional.empty() : breached;
            damagedByAssault = damagedByAssault == null ? Optional.empty() : damagedByAssault;
            rounds = rounds == null ? Optional.empty() : rounds;
            continued = continued == null ? Optional.empty() : continued;
        }
    }

    public SessionAtStart {
        order = order == null ? List.of() : List.copyOf(order);
        badWeather = badWeather == null ? Optional.empty() : badWeather;
        extended = extended == null ? Optional.empty() : extended;
        countries = countries == null ? Map.of() : Map.copyOf(countries);
        leaders = leaders == null ? Map.of() : Map.copyOf(leaders);
        sieges = sieges == null ? Map.of() : Map.copyOf(sieges);
        pillages = pillages == null ? Map.of() : Map.copyOf(pillages);
        supplied = supplied == null ? List.of() : List.copyOf(supplied);
        blockaded = blockaded == null ? List.of() : List.copyOf(blockaded);
        revolts = revolts == null ? Map.of() : Map.copyOf(revolts);
        sundFrozen = sundFrozen == null ? Optional.empty() : sundFrozen;
        raids = raids == null ? Map.of() : Map.copyOf(raids);
        gold = gold == null ? Map.of() : Map.copyOf(gold);
        trade = trade == null ? Map.of() : Map.copyOf(trade);
        flooded = flooded == null ? List.of() : List.copyOf(flooded);
    }
}

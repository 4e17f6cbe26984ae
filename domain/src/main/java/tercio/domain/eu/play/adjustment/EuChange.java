package tercio.domain.eu.play.adjustment;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.campaign.ErsLine;
import tercio.domain.eu.convoy.ConvoyKind;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.forces.TurkishReform;
import tercio.domain.eu.game.Defeat;
import tercio.domain.eu.game.Ships;
import tercio.domain.eu.round.RoundBox;
import tercio.domain.eu.world.Establishment;
import tercio.domain.game.Change;

/** A change that the host makes on the board of a war. */
public sealed interface EuChange extends Change {

    /** Whether it can be made while a march, a battle or another question waits. */
    default boolean atAnyTime() {
        return false;
    }

    /**
     * A new stack stands in a province.
     *
     * @param id of the stack, in the event; the game gives it
     * @param veteranLd how many of its LD are veteran; left out, none
     * @param inside whether it stands inside the fortress; left out, no
     */
    record StackRaised(Optional<String> id, String country, String province, Counters units, Optional<Integer> veteranLd, Optional<Boolean> inside)
            implements EuChange {}

    /**
     * A stack stands here from now on.
     *
     * @param inside whether it stands inside the fortress; left out, no
     * @param moved whether it has moved in this impulse; left out, as before
     */
    record StackPlaced(String stack, String province, Optional<Boolean> inside, Optional<Boolean> moved) implements EuChange {}

    /**
     * The units of a stack, Timar and Pashas included.
     *
     * @param veteranLd left out, none
     */
    record StackUnits(String stack, Counters units, Optional<Integer> veteranLd) implements EuChange {}

    /** A stack is taken off the map. Its leaders wait for the next round. */
    record StackWithdrawn(String stack) implements EuChange {}

    /**
     * A new naval stack lies in a port or a sea zone.
     *
     * @param id of the stack, in the event; the game gives it
     * @param veteran whether all of it is veteran; left out, no
     */
    record FleetRaised(Optional<String> id, String country, String at, Ships ships, Optional<Boolean> veteran) implements EuChange {}

    /**
     * A naval stack lies here from now on. It does nothing there.
     *
     * @param moved whether it has moved in this impulse; left out, as before
     */
    record FleetPlaced(String fleet, String at, Optional<Boolean> moved) implements EuChange {}

    /**
     * The ships of a naval stack.
     *
     * @param veteran whether all of it is veteran; left out, no
     */
    record FleetShips(String fleet, Ships ships, Optional<Boolean> veteran) implements EuChange {}

    /**
     * An establishment of the rest of the world stands in a province, or has another owner, level or fortress from now on.
     *
     * @param establishment its kind
     * @param level 1..6 of a trading post or a colony; left out for a fort or a mission
     * @param fortress the level of its fortress; left out, as before, and a fort where there was none
     */
    record EstablishmentSet(String province, String owner, Establishment.Kind establishment, Optional<Integer> level, Optional<Integer> fortress)
            implements EuChange {}

    /** The establishments of a province are gone, with their fortress. */
    record EstablishmentsRemoved(String province) implements EuChange {}

    /** A naval stack is taken off the map with what it carries. Its leaders wait for the next round. */
    record FleetWithdrawn(String fleet) implements EuChange {}

    /** The siegeworks on a fortress. */
    record SiegeworksSet(String province, int minus, int plus) implements EuChange {}

    /** Whether a breach was made in a fortress this turn. */
    record BreachSet(String province, boolean breached) implements EuChange {}

    /** Who controls a province. Marks of sieges are removed where it changes hands. */
    record ProvinceController(String province, String controller) implements EuChange {}

    /** The level of pillage of a province: 1 is a pillage-, 2 a pillage+, 3 one of each, 4 two pillages+. */
    record PillageSet(String province, int level) implements EuChange {}

    /** Whether a fleet has supplied a besieged fortress. */
    record FortressSupply(String province, boolean supplied) implements EuChange {}

    /** Whether a stack had no line of supply in its last supply segment. */
    record StackSupply(String stack, boolean cutOff) implements EuChange {}

    /** Whether a stack forages in its next battle of this impulse. */
    record StackForaging(String stack, boolean foraging) implements EuChange {}

    /** The level of a fortress. */
    record FortressLevel(String province, int level) implements EuChange {}

    /** What a leader does. */
    enum LeaderCondition {
        /** He is with a stack. */
        PRESENT,
        /** He joins a stack when the next round begins. */
        WAITING,
        /** He comes back in a box of the round track. */
        WOUNDED,
        KILLED,
        CAPTURED,
        /** He stays in a province without a stack. */
        ALONE
    }

    /**
     * The condition of a leader.
     *
     * @param stack with which he is; for {@code PRESENT} alone
     * @param returns the box in which he comes back; for {@code WOUNDED} alone
     * @param province in which he stays; for {@code ALONE} alone
     */
    record LeaderSet(String leader, LeaderCondition condition, Optional<String> stack, Optional<RoundBox> returns, Optional<String> province)
            implements EuChange {

        public LeaderSet(String leader, LeaderCondition condition, Optional<String> stack, Optional<RoundBox> returns) {
            this(leader, condition, stack, returns, Optional.empty());
        }
    }

    /**
     * A leader of the printed tables comes into the game. Where no place is said he joins a stack when the next round begins.
     *
     * @param country that he serves; for one who can serve any country alone
     * @param stack with which he is
     * @param fleet the naval stack with which he is
     * @param province in which he stays alone
     */
    record LeaderEntered(String leader, Optional<String> country, Optional<String> stack, Optional<String> fleet, Optional<String> province) implements EuChange {}

    /** The stability of a country. */
    record StabilitySet(String country, int stability) implements EuChange {
        @Override
        public boolean atAnyTime() {
            return true;
        }
    }

    /** The victory points of a country in this turn. */
    record VictoryPointsSet(String country, int points) implements EuChange {
        @Override
        public boolean atAnyTime() {
            return true;
        }
    }

    /** The ducats that a country has spent in this turn on a line of its record sheet. */
    record CampaignCosts(String country, ErsLine line, int ducats) implements EuChange {
        @Override
        public boolean atAnyTime() {
            return true;
        }
    }

    /** What was in the treasury of a country when the turn began. */
    record TreasurySet(String country, int ducats) implements EuChange {
        @Override
        public boolean atAnyTime() {
            return true;
        }
    }

    /**
     * The order of the alliances in this turn.
     *
     * @param countries one country of each alliance, the first to act first
     * @param alliances their numbers, in the event; the game knows them
     */
    record InitiativeOrder(List<String> countries, List<Integer> alliances) implements EuChange {
        public InitiativeOrder {
            countries = countries == null ? List.of() : List.copyOf(countries);
            alliances = alliances == null ? List.of() : List.copyOf(alliances);
        }
    }

    /** Who owns a province. Who controls it is another change. */
    record ProvinceOwner(String province, String owner) implements EuChange {}

    /**
     * The revolts and rebellions of a province: 1 is a counter-, 2 a counter+, 3 one of each, 4 two counters+, 0 none.
     *
     * @param maneuver of their leader; left out, they have none
     * @param fortressLd LD in the fortress of the province where it is friendly to them; left out, it is not
     */
    record RevoltSet(String province, int level, Optional<Integer> maneuver, Optional<Integer> fortressLd) implements EuChange {
        public RevoltSet {
            fortressLd = fortressLd == null ? Optional.empty() : fortressLd;
        }
    }

    /**
     * The corsairs that raid a coastal province: 1 is a corsair-, 2 a corsair+, 3 one of each, 4 two corsairs+, 0 none.
     *
     * @param by the country to which they belong, or {@code pirates}
     * @param maneuver of their leader; left out, they have none
     */
    record RaidSet(String province, int level, String by, Optional<Integer> maneuver) implements EuChange {}

    /**
     * The corsairs that lie in a sea zone: 1 is a corsair-, 2 a corsair+, 3 one of each, 4 two corsairs+, 0 none.
     *
     * @param by the country to which they belong, or {@code pirates}
     * @param maneuver of their leader; left out, they have none
     * @param rank of their leader; left out, it does not matter
     * @param controller the country that decides for those of a minor country; left out, that country
     * @param tradeZone in which they act; left out, each one to which their sea zone belongs
     */
    record CorsairsSet(String zone, int level, String by, Optional<Integer> maneuver, Optional<String> rank, Optional<String> controller,
            Optional<String> tradeZone) implements EuChange {}

    /** The ships of a country that wait in a region to be refitted, without FLEET counters; none of any kind for none. */
    record DamagedSet(String country, String waters, Ships ships) implements EuChange {}

    /**
     * The condition of an admiral.
     *
     * @param condition not {@code ALONE}
     * @param fleet with which he is; for {@code PRESENT} alone
     * @param returns the box in which he comes back; for {@code WOUNDED} alone
     */
    record AdmiralSet(String leader, LeaderCondition condition, Optional<String> fleet, Optional<RoundBox> returns) implements EuChange {}

    /** The ducats aboard a naval stack. */
    record FleetGold(String fleet, int ducats) implements EuChange {}

    /**
     * The convoy in a naval stack.
     *
     * @param convoy left out, none
     * @param transports how many of its transports are the convoy; for a convoy alone
     */
    record FleetConvoy(String fleet, Optional<ConvoyKind> convoy, Optional<Integer> transports) implements EuChange {}

    /** The port that a naval stack blockades. @param port left out, none */
    record FleetBlockade(String fleet, Optional<String> port) implements EuChange {}

    /** The ducats that wait in a province for ships. */
    record GoldSet(String province, int ducats) implements EuChange {}

    /** Whether a fleet blockades the port of a province. */
    record PortBlockade(String province, boolean blockaded) implements EuChange {}

    /** Whether the siege of a fortress began in an earlier turn. */
    record SiegeContinued(String province, boolean continued) implements EuChange {}

    /** The campaign of a country. It costs nothing: its price is another change. */
    record CampaignSet(String country, Campaign campaign) implements EuChange {}

    /**
     * The stacks whose active moves fill slots of a country's campaign.
     *
     * @param small those of them that are small, in the event; the game knows them
     */
    record CampaignSlots(String country, List<String> stacks, List<String> small) implements EuChange {
        public CampaignSlots {
            stacks = stacks == null ? List.of() : List.copyOf(stacks);
            small = small == null ? List.of() : List.copyOf(small);
        }
    }

    /**
     * The exceptional levies of a country.
     *
     * @param defeat its worst defeat in a land battle of this round
     * @param declared whether it has declared levies this turn
     * @param recruitedLd LD recruited since then
     */
    record LeviesSet(String country, Defeat defeat, boolean declared, int recruitedLd) implements EuChange {}

    /** Whether a country has fought Turkish troops with an ARMY counter (EU-TUR-9). */
    record OttomansMet(String country, boolean met) implements EuChange {}

    /** The reforms that Turkey has made in its army. */
    record ReformsSet(String country, boolean m1a, boolean m1b, boolean m2) implements EuChange {

        /** The reforms that are made. */
        public Set<TurkishReform> reforms() {
            var made = EnumSet.noneOf(TurkishReform.class);
            if (m1a) {
                made.add(TurkishReform.M1A);
            }
            if (m1b) {
                made.add(TurkishReform.M1B);
            }
            if (m2) {
                made.add(TurkishReform.M2);
            }
            return made;
        }
    }

    /**
     * The natives of a province of the rest of the world.
     *
     * @param lde thirds of an LD beside the whole ones; left out, none
     * @param against the countries against which they have risen this turn; none if they are quiet
     */
    record NativesSet(String province, int ld, Optional<Integer> lde, List<String> against) implements EuChange {
        public NativesSet {
            lde = lde == null ? Optional.empty() : lde;
            against = against == null ? List.of() : List.copyOf(against);
        }

        /** Their number, in thirds of an LD. */
        public int thirds() {
            return ld * Thirds.LD + lde.orElse(0);
        }
    }

    /**
     * What a country knows of the rest of the world (EU-DISCOVERY).
     *
     * @param zones provinces and sea zones outside Europe
     * @param known whether it knows them from now on, or no longer
     */
    record DiscoveriesSet(String country, List<String> zones, boolean known) implements EuChange {
        public DiscoveriesSet {
            zones = zones == null ? List.of() : List.copyOf(zones);
        }
    }

    /** How often the table of the conquistadors was used in an Area during the game. */
    record ConquistadorsSet(String area, int uses) implements EuChange {}

    /**
     * The natives who follow a conquistador.
     *
     * @param lde thirds of an LD beside the whole ones; left out, none
     */
    record FollowersSet(String leader, int ld, Optional<Integer> lde) implements EuChange {
        public FollowersSet {
            lde = lde == null ? Optional.empty() : lde;
        }

        /** Their number, in thirds of an LD. */
        public int thirds() {
            return ld * Thirds.LD + lde.orElse(0);
        }
    }

    /** The weather of this round. */
    record WeatherSet(boolean bad) implements EuChange {}

    /** Whether the Sund is frozen in this round. */
    record SundSet(boolean frozen) implements EuChange {}

    /** A round begins: the first impulse of it is the next to be played. */
    record RoundSet(RoundBox box, Optional<Boolean> badWeather) implements EuChange {}
}

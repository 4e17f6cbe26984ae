package tercio.domain.eu.land.battle.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.eu.common.game.Troops;
import tercio.domain.map.SpaceId;

/** Commands of players in battles and after them. */
public sealed interface BattleCommand extends EuCommand {

    /** The moving stack overruns the enemies in the province that it has entered (EU-MOVE-OVERRUN). */
    record DeclareOverrun(SpaceId province) implements BattleCommand {}

    /** The moving stack does not overrun the enemies in the province that it has entered. */
    record ForgoOverrun(SpaceId province) implements BattleCommand {}

    /** The province of the battle. */
    SpaceId province();

    @Override
    default Subject about() {
        return Subject.province(province());
    }

    /**
     * Starts the battle in a province (EU-BATTLE).
     *
     * @param against a country of the alliance to be fought; left out, the only one there
     */
    record FightBattle(SpaceId province, Optional<CountryId> against) implements BattleCommand {
        public FightBattle {
            against = against == null ? Optional.empty() : against;
        }

        /** Fights the only enemy there. */
        public FightBattle(SpaceId province) {
            this(province, Optional.empty());
        }

        /** @param against a country of the alliance to be fought */
        public FightBattle(SpaceId province, CountryId against) {
            this(province, Optional.of(against));
        }
    }

    /**
     * The non-phasing side tries to evade into a neighbouring province, one die (EU-BATTLE-EVASION).
     *
     * @param inside LD that enter the friendly fortress of the province instead, if the attempt succeeds; left out, none
     * @param stacks the part of each stack that enters the fortress, instead of {@code inside}; left out, {@code inside} LD of
     *     the first stacks
     * @param leaders the leaders who enter it; left out, those of the stacks that enter whole
     */
    record AttemptEvasion(SpaceId province, SpaceId to, Integer inside, Optional<List<Troops>> stacks, Optional<List<LeaderId>> leaders)
            implements BattleCommand {
        public AttemptEvasion {
            inside = inside == null ? 0 : inside;
            stacks = stacks == null ? Optional.empty() : stacks.map(List::copyOf);
            leaders = leaders == null ? Optional.empty() : leaders.map(List::copyOf);
        }

        /** The first stacks enter the fortress, as far as they are needed. */
        public AttemptEvasion(SpaceId province, SpaceId to, Integer inside) {
            this(province, to, inside, Optional.empty(), Optional.empty());
        }
    }

    /**
     * The non-phasing side enters the fortress with as many LD as it holds, no die (EU-BATTLE-EVASION).
     *
     * @param stacks the part of each stack that enters; left out, the first stacks
     * @param leaders the leaders who enter; left out, those of the stacks that enter whole
     */
    record WithdrawIntoFortress(SpaceId province, Optional<List<Troops>> stacks, Optional<List<LeaderId>> leaders) implements BattleCommand {
        public WithdrawIntoFortress {
            stacks = stacks == null ? Optional.empty() : stacks.map(List::copyOf);
            leaders = leaders == null ? Optional.empty() : leaders.map(List::copyOf);
        }

        /** The first stacks enter, as many as find room. */
        public WithdrawIntoFortress(SpaceId province) {
            this(province, Optional.empty(), Optional.empty());
        }
    }

    /** The non-phasing side accepts battle; replacement leaders and the first day are rolled. */
    record StandAndFight(SpaceId province) implements BattleCommand {}

    /**
     * A side of more than 8 LD chooses its fighting troops; the others watch (EU-STACK-4).
     *
     * @param stacks the fighting part of each stack, 8 LD together; a stack that is left out watches
     * @param leaders the leaders with the fighting troops
     */
    record ChooseFighters(SpaceId province, List<Troops> stacks, List<LeaderId> leaders) implements BattleCommand {
        public ChooseFighters {
            stacks = stacks == null ? List.of() : List.copyOf(stacks);
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
        }
    }

    /**
     * Besieged troops leave the fortress to fight beside the relieving force (EU-BATTLE-SORTIE).
     *
     * @param stacks the part of each stack that makes the sortie; left out, all troops
     * @param leaders the leaders who take part; left out, all leaders whose stack does
     */
    record MakeSortie(SpaceId province, List<Troops> stacks, List<LeaderId> leaders) implements BattleCommand {
        public MakeSortie {
            stacks = stacks == null ? List.of() : List.copyOf(stacks);
            leaders = leaders == null ? List.of() : List.copyOf(leaders);
        }

        /** A sortie of all besieged troops. */
        public MakeSortie(SpaceId province) {
            this(province, null, null);
        }
    }

    /** The besieged troops stay inside and watch the battle. */
    record StayInside(SpaceId province) implements BattleCommand {}

    /** A side tries to break off after the first day, one die (EU-BATTLE-DAY1-RETREAT). */
    record AttemptRetreat(SpaceId province) implements BattleCommand {}

    /** A side stays for the second day. */
    record HoldTheField(SpaceId province) implements BattleCommand {}

    /**
     * Turkey says how many LD it loses beyond its losses of a battle, since Pashas are killed whole, before the battle is judged (EU-TUR-5).
     *
     * @param beyond LD more than the losses; left out, 0: no Pasha beyond them
     */
    record CountLosses(SpaceId province, Integer beyond) implements BattleCommand {
        public CountLosses {
            beyond = beyond == null ? 0 : beyond;
        }
    }

    /** The winner stays where it has won, or goes on with its move after an interception (EU-BATTLE-RETREAT-WINNER). */
    record StayAfterVictory(SpaceId province) implements BattleCommand {}

    /**
     * A side that has not won retreats, or a winner that chooses to (EU-BATTLE-RETREAT, EU-BATTLE-RETREAT-WINNER).
     *
     * @param to the province it goes to, the province of the battle to stay there, or {@link #FORTRESS} to enter its
     *     fortress
     * @param inside LD that enter the fortress while the others go to a neighbouring province; left out, none
     * @param stacks the part of each stack that is then inside, instead of {@code inside}; left out, the troops that made a
     *     sortie and {@code inside} LD of the first others
     * @param leaders the leaders who are then inside; left out, those of the stacks that are inside whole
     */
    record Retreat(SpaceId province, SpaceId to, Integer inside, List<Troops> stacks, Optional<List<LeaderId>> leaders)
            implements BattleCommand {
        public static final SpaceId FORTRESS = new SpaceId("fortress");

        public Retreat {
            inside = inside == null ? 0 : inside;
            stacks = stacks == null ? List.of() : List.copyOf(stacks);
            leaders = leaders == null ? Optional.empty() : leaders.map(List::copyOf);
        }

        public Retreat(SpaceId province, SpaceId to, Integer inside, List<Troops> stacks) {
            this(province, to, inside, stacks, Optional.empty());
        }

        public Retreat(SpaceId province, SpaceId to, Integer inside) {
            this(province, to, inside, null);
        }

        /** The whole side retreats together. */
        public static Retreat to(SpaceId province, SpaceId to) {
            return new Retreat(province, to, 0);
        }
    }
}

package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.Within;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Commands of field, limited field and trivial combats. */
public sealed interface CombatCommand extends EiaCommand {

    /** The most items of a list in a command. */
    int MOST_ITEMS = 200;

    /**
     * The phasing power chooses which combat is fought next (EIA-7.5.1.3).
     *
     * @param simplified whether it proposes to fight it as a trivial combat (EIA-7.5.3)
     */
    record ChooseCombat(Power power, SpaceId area, boolean simplified) implements CombatCommand {}

    /** The defender answers the proposal of a trivial combat (EIA-7.5.3). */
    record AnswerProposal(Power power, boolean agreed) implements CombatCommand {}

    /**
     * A defending power retires forces into the city (EIA-7.5.1.1); none, and all stay outside.
     *
     * @param corps the ids of whole corps
     * @param irregulars the ids of cossacks and freikorps
     * @param depots the area of the depot whose garrison retires, too; none, and it stays
     * @param leaders the ids of the leaders who go with the corps
     */
    record RetireIntoCity(Power power, List<UnitId> corps, List<UnitId> irregulars, List<SpaceId> depots, List<EiaLeaderId> leaders) implements CombatCommand {
        public RetireIntoCity {
            corps = copyOf(corps);
            irregulars = copyOf(irregulars);
            depots = copyOf(depots);
            leaders = copyOf(leaders);
        }
    }

    /** A power agrees, or not, with who is to retire (EIA-7.5.1.1.1). */
    record AgreeRetirement(Power power, boolean agreed) implements CombatCommand {}

    /**
     * A besieged power attacks together with the relieving force (EIA-7.5.4.2.3); with nothing, it stays inside.
     *
     * @param corps the ids of whole corps
     * @param garrison parts of garrisons: the unit is the nation
     */
    record JoinRelief(Power power, List<UnitId> corps, List<LossOf> garrison) implements CombatCommand {
        public JoinRelief {
            corps = copyOf(corps);
            garrison = copyOf(garrison);
        }
    }

    /** A power names who shall command its side, where several leaders have an equal claim (EIA-10.6.1.1.1). */
    record NameCommander(Power power, EiaLeaderId leader) implements CombatCommand {}

    /** A side chooses its chit in secret (EIA-7.5.2.1). */
    record ChooseChit(Power power, Optional<OperationalChit> chit) implements CombatCommand {
        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "chit"));
        }
    }

    /**
     * A side that outflanks divides its force (EIA-7.5.2.3). Cossacks and freikorps go around the flank with the corps.
     *
     * @param corps the ids of the corps that move around the flank
     */
    record DivideForce(Power power, List<UnitId> corps) implements CombatCommand {
        public DivideForce {
            corps = copyOf(corps);
        }
    }

    /** The defender rolls for his withdrawal (EIA-7.5.2.5.2). */
    record RollWithdrawal(Power power) implements CombatCommand {}

    /**
     * A side goes into the next round (EIA-7.5.2.9). When both have, the dice are thrown.
     *
     * @param tactical a lower tactical rating (EIA-7.5.2.9.1.2); left out, the rating as it is
     * @param guard the morale levels that guards add, 0 to 2 (EIA-12.3.4)
     * @param artillery whether artillery bombards (EIA-12.3.5)
     */
    record FightRound(Power power, Optional<Integer> tactical, int guard, boolean artillery) implements CombatCommand {

        /** An ordinary round. */
        public static FightRound plain(Power power) {
            return new FightRound(power, Optional.empty(), 0, false);
        }
    }

    /**
     * Factors of a unit.
     *
     * @param unit a corps, {@code depot}, a nation for its garrison, or a power with its type of irregulars: {@code russia/cossack}
     */
    record LossOf(UnitId unit, FactorType type, int count) {}

    /** A side chooses its losses of a round or of a pursuit (EIA-7.5.2.9.2, EIA-7.5.2.10.2.3). */
    record TakeCasualties(Power power, List<LossOf> losses) implements CombatCommand {
        public TakeCasualties {
            losses = copyOf(losses);
        }
    }

    /** The victor pursues, or does not (EIA-7.5.2.10.2). */
    record LaunchPursuit(Power power, boolean pursue) implements CombatCommand {}

    /** The power that chooses the way of a force moves it one area on (EIA-7.5.2.10.3). */
    record RetreatForce(Power power, SpaceId area) implements CombatCommand {}

    /**
     * Forces beside the combat try to reinforce it (EIA-7.5.2.11).
     *
     * @param from the area in which they stand
     * @param within whether they stand in the field or in the city of it
     * @param corps the ids of the corps that try
     * @param irregulars the ids of the cossacks, freikorps and guerillas that try with a leader
     * @param staysUnder whether a leader who arrives and may take command leaves it to who has it; left out, he takes it (EIA-7.5.2.11.5)
     */
    record ReinforceCombat(Power power, SpaceId from, Within within, List<UnitId> corps, List<UnitId> irregulars, Optional<Boolean> staysUnder) implements CombatCommand {
        public ReinforceCombat {
            staysUnder = staysUnder == null ? Optional.empty() : staysUnder;
            corps = copyOf(corps);
            irregulars = copyOf(irregulars);
        }

        /** A leader who may take command does. */
        public ReinforceCombat(Power power, SpaceId from, Within within, List<UnitId> corps, List<UnitId> irregulars) {
            this(power, from, within, corps, irregulars, Optional.empty());
        }
    }

    /** A power makes no further attempt to reinforce after this round. */
    record EndReinforcing(Power power) implements CombatCommand {}

    /** The side that outflanks rolls for the arrival of its outflanking force (EIA-7.5.2.12). */
    record RollArrival(Power power) implements CombatCommand {}

    /** A side decides in secret whether it fights on another day (EIA-7.5.2.13). */
    record ChooseDayEnd(Power power, Optional<DayChoice> choice) implements CombatCommand {
        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(power.word(), "choice"));
        }
    }

    /** The fate of an enemy depot after a combat (EIA-7.5.2.14). */
    enum DepotFate { LEAVE, DESTROY, CONVERT }

    /** The side that remains alone settles an enemy depot (EIA-7.5.2.14). */
    record SettleDepot(Power power, DepotFate fate) implements CombatCommand {}

    /**
     * The phasing power occupies a city after a combat (EIA-7.5.1.3); with nothing, it leaves it.
     *
     * @param enter the ids of corps that enter it
     * @param detach factors that corps leave inside: the unit is the corps
     * @param leaders the ids of the leaders who enter with the corps
     */
    record OccupyCity(Power power, SpaceId area, List<UnitId> enter, List<LossOf> detach, List<EiaLeaderId> leaders) implements CombatCommand {
        public OccupyCity {
            enter = copyOf(enter);
            detach = copyOf(detach);
            leaders = copyOf(leaders);
        }

        @Override
        public List<Secret> secrets() {
            return detach.isEmpty() ? List.of() : List.of(Secret.of(power.word(), "detach"));
        }
    }

    /** The phasing power besieges the city of the area, or does not (EIA-7.5.4). */
    record FaceCity(Power power, SpaceId area, boolean besiege) implements CombatCommand {}

    private static <T> List<T> copyOf(List<T> given) {
        return given == null ? List.of() : List.copyOf(given);
    }

    /** Whether a list names nothing twice and is not too long. */
    static boolean isPlainList(List<?> named) {
        return named.size() <= MOST_ITEMS && Set.copyOf(named).size() == named.size();
    }
}

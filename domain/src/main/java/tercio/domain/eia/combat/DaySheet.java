package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.tables.CombatSide;

/**
 * Record of a day of combat, round by round. Rulings keep it; the odds do not need it.
 *
 * @param pending the fire of the attacker in a round that is not over, or {@code null}
 * @param answer the fire of the defender in it, or {@code null}
 * @param withdrawn the forces that withdrew before the first round
 * @param attackerBase the base morale of the attacker in tenths; 0 before it is found
 */
public record DaySheet(List<CombatRound> rounds, List<ArrivalAttempt> arrivals, RoundFire pending, RoundFire answer, Withdrawn withdrawn, int attackerBase,
        int defenderBase) {

    /** A day before its first round. */
    public static final DaySheet EMPTY = new DaySheet(List.of(), List.of(), null, null, Withdrawn.NOBODY, 0, 0);

    /** The fire and the own losses of both sides in a round. */
    public record CombatRound(int round, RoundFire attackerFire, Factors attackerLosses, RoundFire defenderFire, Factors defenderLosses) {}

    /** An attempt of the outflanking force to arrive after a round. */
    public record ArrivalAttempt(int round, int die, int needed, boolean arrived) {}

    /** The corps and irregulars that withdrew, by their numbers from 0. */
    public record Withdrawn(List<Integer> corps, List<Integer> irregulars) {

        static final Withdrawn NOBODY = new Withdrawn(List.of(), List.of());

        public Withdrawn {
            corps = List.copyOf(corps);
            irregulars = List.copyOf(irregulars);
        }
    }

    public DaySheet {
        rounds = List.copyOf(rounds);
        arrivals = List.copyOf(arrivals);
    }

    DaySheet withFire(CombatSide side, RoundFire fire) {
        return side == CombatSide.ATTACKER ? new DaySheet(rounds, arrivals, fire, answer, withdrawn, attackerBase, defenderBase)
                : new DaySheet(rounds, arrivals, pending, fire, withdrawn, attackerBase, defenderBase);
    }

    DaySheet withRoundLosses(int round, Factors attacker, Factors defender) {
        var more = new ArrayList<>(rounds);
        more.add(new CombatRound(round, pending, attacker, answer, defender));
        return new DaySheet(more, arrivals, null, null, withdrawn, attackerBase, defenderBase);
    }

    DaySheet plus(ArrivalAttempt attempt) {
        var more = new ArrayList<>(arrivals);
        more.add(attempt);
        return new DaySheet(rounds, more, pending, answer, withdrawn, attackerBase, defenderBase);
    }

    DaySheet withdraws(List<Integer> corps, List<Integer> irregulars) {
        var allCorps = new ArrayList<>(withdrawn.corps());
        allCorps.addAll(corps);
        var allIrregulars = new ArrayList<>(withdrawn.irregulars());
        allIrregulars.addAll(irregulars);
        return new DaySheet(rounds, arrivals, pending, answer, new Withdrawn(allCorps, allIrregulars), attackerBase, defenderBase);
    }

    DaySheet bases(int attacker, int defender) {
        return new DaySheet(rounds, arrivals, pending, answer, withdrawn, attacker, defender);
    }

    /** The fire of a side in the round that is not over; {@code null} before its die. */
    public RoundFire fire(CombatSide side) {
        return side == CombatSide.ATTACKER ? pending : answer;
    }

    /** The base morale of a side in tenths; 0 before it is found. */
    public int base(CombatSide side) {
        return side == CombatSide.ATTACKER ? attackerBase : defenderBase;
    }
}

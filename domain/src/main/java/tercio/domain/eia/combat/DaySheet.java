package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.tables.CombatSide;

/**
 * Record of a day of combat, round by round. Rulings keep it; the odds do not need it.
 *
 * @param pending the fire of the attacker in a round of which the defender has not rolled yet, or {@code null}
 */
public record DaySheet(List<CombatRound> rounds, List<ArrivalAttempt> arrivals, RoundFire pending, RoundFire answer) {

    /** A day before its first round. */
    public static final DaySheet EMPTY = new DaySheet(List.of(), List.of(), null, null);

    /** The fire and the own losses of both sides in a round. */
    public record CombatRound(int round, RoundFire attackerFire, Factors attackerLosses, RoundFire defenderFire, Factors defenderLosses) {

        public RoundFire fire(CombatSide side) {
            return side == CombatSide.ATTACKER ? attackerFire : defenderFire;
        }

        public Factors losses(CombatSide side) {
            return side == CombatSide.ATTACKER ? attackerLosses : defenderLosses;
        }
    }

    /** An attempt of the outflanking force to arrive after a round. */
    public record ArrivalAttempt(int round, int die, int needed, boolean arrived) {}

    public DaySheet {
        rounds = List.copyOf(rounds);
        arrivals = List.copyOf(arrivals);
    }

    DaySheet fires(CombatSide side, RoundFire fire) {
        return side == CombatSide.ATTACKER ? new DaySheet(rounds, arrivals, fire, answer) : new DaySheet(rounds, arrivals, pending, fire);
    }

    DaySheet loses(int round, Factors attacker, Factors defender) {
        var more = new ArrayList<>(rounds);
        more.add(new CombatRound(round, pending, attacker, answer, defender));
        return new DaySheet(more, arrivals, null, null);
    }

    DaySheet plus(ArrivalAttempt attempt) {
        var more = new ArrayList<>(arrivals);
        more.add(attempt);
        return new DaySheet(rounds, more, pending, answer);
    }
}

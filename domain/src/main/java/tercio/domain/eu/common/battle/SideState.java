package tercio.domain.eu.common.battle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import tercio.domain.eu.common.forces.Casualty;

/**
 * The changing state of one side during a battle.
 *
 * @param replacement the die that drew its leader, 0 if it has its own or none is drawn yet
 * @param inflicted losses inflicted so far before any correction, one number for each die of the side; all losses are
 * in the unit of the edition, at sea in thirds of a ship
 * @param moraleLost stars suffered
 * @param smallStack the die of a side of 7 LD
 * @param intent its choice at the end of the first day
 * @param retreatFailed whether that attempt to retreat failed
 * @param retreatRoom the LD for which there is room in its retreat, {@link #UNKNOWN_ROOM} until it is known
 * @param suffered losses after the pursuit and all corrections, 0 before
 * @param retreatLoss losses in the retreat
 * @param casualty the fate of its leader
 * @param victory its choice if it wins
 */
public record SideState(
        int replacement,
        List<Integer> inflicted,
        int moraleLost,
        SevenLdDie smallStack,
        RetreatIntent intent,
        boolean retreatFailed,
        int retreatRoom,
        int suffered,
        int retreatLoss,
        Casualty casualty,
        AfterVictory victory) {

    public static final int UNKNOWN_ROOM = -1;

    /** Shared lists of the losses of one die: exact odds need them many thousand times. */
    private static final List<List<Integer>> OF_ONE_DIE = IntStream.range(0, 128).mapToObj(List::of).toList();

    public SideState {
        inflicted = List.copyOf(inflicted);
    }

    /** A side before the first roll. */
    static SideState atStart(int dice) {
        return new SideState(0, Collections.nCopies(dice, 0), 0, SevenLdDie.NOT_THROWN, RetreatIntent.UNDECIDED, false, UNKNOWN_ROOM, 0, 0,
                Casualty.UNHARMED, AfterVictory.STAYS);
    }

    /** All losses inflicted so far, before any correction. */
    public int inflictedSum() {
        int sum = 0;
        for (int die = 0; die < inflicted.size(); die++) {
            sum += inflicted.get(die);
        }
        return sum;
    }

    /** This side with the die that drew its leader, 0..10. */
    public SideState withReplacement(int die) {
        return die == replacement ? this : new SideState(die, inflicted, moraleLost, smallStack, intent, retreatFailed, retreatRoom, suffered, retreatLoss, casualty, victory);
    }

    /**
     * This side with more losses inflicted by one of its dice.
     *
     * @param die the ordinal of the die, 0 or more
     * @param losses before any correction; negative to take some off
     */
    public SideState withInflicted(int die, int losses) {
        if (losses == 0) {
            return this;
        }
        List<Integer> more;
        if (inflicted.size() == 1) {
            more = ofOneDie(inflicted.getFirst() + losses);
        } else {
            more = new ArrayList<>(inflicted);
            more.set(die, inflicted.get(die) + losses);
        }
        return new SideState(replacement, more, moraleLost, smallStack, intent, retreatFailed, retreatRoom, suffered, retreatLoss, casualty, victory);
    }

    private static List<Integer> ofOneDie(int losses) {
        return losses < OF_ONE_DIE.size() ? OF_ONE_DIE.get(losses) : List.of(losses);
    }

    private List<Integer> nothingInflicted() {
        return inflicted.size() == 1 ? OF_ONE_DIE.getFirst() : Collections.nCopies(inflicted.size(), 0);
    }

    /** This side with more stars suffered. */
    public SideState withMoraleLost(int stars) {
        return stars == 0 ? this : new SideState(replacement, inflicted, moraleLost + stars, smallStack, intent, retreatFailed,
                retreatRoom, suffered, retreatLoss, casualty, victory);
    }

    /** This side with the die of a stack of 7 LD. */
    public SideState withSmallStack(SevenLdDie die) {
        return new SideState(replacement, inflicted, moraleLost, die, intent, retreatFailed, retreatRoom, suffered, retreatLoss, casualty, victory);
    }

    SideState withIntent(RetreatIntent what) {
        return new SideState(replacement, inflicted, moraleLost, smallStack, what, retreatFailed, retreatRoom, suffered, retreatLoss, casualty, victory);
    }

    /** This side after an attempt to retreat that failed. */
    public SideState withFailedRetreat() {
        return new SideState(replacement, inflicted, moraleLost, smallStack, intent, true, retreatRoom, suffered, retreatLoss, casualty, victory);
    }

    SideState withRetreatRoom(int ld) {
        return new SideState(replacement, inflicted, moraleLost, smallStack, intent, retreatFailed, ld, suffered, retreatLoss, casualty, victory);
    }

    SideState withVictory(AfterVictory what) {
        return new SideState(replacement, inflicted, moraleLost, smallStack, intent, retreatFailed, retreatRoom, suffered, retreatLoss, casualty, what);
    }

    /** This side with its losses after the pursuit and all corrections. */
    public SideState withSuffered(int losses) {
        return new SideState(replacement, inflicted, moraleLost, smallStack, intent, retreatFailed, retreatRoom, losses, retreatLoss, casualty, victory);
    }

    /** This side after the battle is decided; a failed retreat no longer matters and is dropped. */
    public SideState simplifyDecided(int morale) {
        return morale == moraleLost && !retreatFailed ? this : new SideState(replacement, inflicted, morale, smallStack, intent, false,
                retreatRoom, suffered, retreatLoss, casualty, victory);
    }

    /** This side with only the values that still matter when all its losses are known. */
    public SideState simplifyFinal(int morale, int losses) {
        return new SideState(replacement, nothingInflicted(), morale, SevenLdDie.NOT_THROWN, RetreatIntent.UNDECIDED,
                false, retreatRoom, losses, 0, casualty, victory);
    }

    /** This side with its losses in the retreat. */
    public SideState withRetreatLoss(int losses) {
        return new SideState(replacement, inflicted, moraleLost, smallStack, intent, retreatFailed, retreatRoom, suffered, losses, casualty, victory);
    }

    /** Hand-written for speed, as is {@link #hashCode()}: exact odds look up states many thousand times. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof SideState that && replacement == that.replacement && moraleLost == that.moraleLost
                && retreatRoom == that.retreatRoom && suffered == that.suffered && retreatLoss == that.retreatLoss
                && retreatFailed == that.retreatFailed && smallStack == that.smallStack && intent == that.intent
                && victory == that.victory && sameInflicted(that) && casualty.equals(that.casualty);
    }

    @Override
    public int hashCode() {
        int toll = suffered + retreatLoss * 31 + moraleLost * 961 + inflictedSum() * 29_791;
        int rest = replacement + smallStack.ordinal() * 11 + intent.ordinal() * 33 + (retreatFailed ? 99 : 0) + retreatRoom * 198 + victory.ordinal() * 19_800;
        return (toll + casualty.hashCode()) * 31 + rest;
    }

    private boolean sameInflicted(SideState that) {
        boolean same = inflicted.size() == that.inflicted.size();
        if (inflicted == that.inflicted) {
            return true;
        }
        for (int die = 0; same && die < inflicted.size(); die++) {
            same = inflicted.get(die).equals(that.inflicted.get(die));
        }
        return same;
    }

    SideState withCasualty(Casualty what) {
        return new SideState(replacement, inflicted, moraleLost, smallStack, intent, retreatFailed, retreatRoom, suffered, retreatLoss, what, victory);
    }
}

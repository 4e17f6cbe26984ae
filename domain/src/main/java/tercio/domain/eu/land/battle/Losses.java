package tercio.domain.eu.land.battle;

import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.SevenLdDie;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.SideState;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.policy.EditionReadings;
import tercio.domain.eu.common.policy.Policies;

/**
 * The losses of a land battle, corrected in the rulebook's order: small stacks, cap, size, retreat, rounding, own
 * size (EU-BATTLE-LOSS). All figures are in the unit of the edition.
 */
final class Losses {

    /** Equivalent losses of one die are looked up below this number. */
    private static final int LOOKED_UP = 64;

    private final BattleParameters parameters;
    private final int[][] leastAlike = new int[2 * SevenLdDie.values().length][];

    Losses(BattleParameters parameters) {
        this.parameters = parameters;
    }

    /** Whether a die decides if a third is taken off the losses that the side inflicts. */
    boolean needsOddDie(Side side) {
        return parameters.tables().smallLandStacks().needsOddDie(fightsAs(side));
    }

    private int lastDie(Side side) {
        return parameters.combatant(side).lastDie(parameters.tables().smallLandStacks().fullSize());
    }

    /** The size used to read the small stack table. */
    int fightsAs(Side side) {
        return parameters.tables().policies().battle().fightsAs(lastDie(side), unit());
    }

    private LossUnit unit() {
        return parameters.tables().unit();
    }

    /** Losses that the side inflicts after small stacks and cap. Of several dice only the last represents a small stack. */
    int afterSmallStack(BattleState battleState, Side side) {
        return afterSmallStack(battleState.sideState(side), side);
    }

    private int afterSmallStack(SideState sideState, Side side) {
        return afterSmallStack(sideState, side, parameters.readings().is(EditionReadings.FAST_CAP, "enemy"));
    }

    /** Whether the losses inflicted depend on the edition's reading of whose size is the cap. */
    boolean dependsOnCapReading(SideState sideState, Side side) {
        return parameters.tables().policies() == Policies.FAST
                && afterSmallStack(sideState, side, true) != afterSmallStack(sideState, side, false);
    }

    private int afterSmallStack(SideState sideState, Side side, boolean byEnemy) {
        var inflicted = sideState.inflicted();
        int last = inflicted.size() - 1;
        int full = parameters.tables().smallLandStacks().fullSize();
        int sum = Math.clamp(inflicted.get(last) + smallStackModifier(sideState, side), 0, byEnemy ? Integer.MAX_VALUE : lastDie(side));
        for (int die = 0; die < last; die++) {
            sum += byEnemy ? inflicted.get(die) : Math.min(inflicted.get(die), full);
        }
        return byEnemy ? Math.min(sum, parameters.combatant(side.opponent()).size()) : sum;
    }

    /** The modifier of the small stack table to the losses of the last die, 0 or less. */
    int smallStackModifier(SideState sideState, Side side) {
        return needsOddDie(side) && sideState.smallStack() != SevenLdDie.ODD
                ? 0
                : parameters.tables().smallLandStacks().modifier(fightsAs(side));
    }

    /** Losses that the side inflicts after its size differential. The cap is not applied again. */
    int afterSize(BattleState battleState, Side side) {
        return afterSize(battleState.sideState(side), side);
    }

    private int afterSize(SideState sideState, Side side) {
        return parameters.tables().lossBySize()
                .afterCorrection(parameters.combatant(side).sizeDifferential(), afterSmallStack(sideState, side));
    }

    /**
     * The side with the least inflicted losses that are equivalent for an enemy that has won. The winner does not retreat, so
     * they are rounded unchanged. Applies only to a side that throws one die and whose corrections are known.
     */
    SideState leastEquivalent(SideState sideState, Side side) {
        int inflicted = sideState.inflictedSum();
        if (sideState.inflicted().size() > 1 || inflicted >= LOOKED_UP || needsOddDie(side) && sideState.smallStack() == SevenLdDie.NOT_THROWN) {
            return sideState;
        }
        int kind = 2 * sideState.smallStack().ordinal() + side.ordinal();
        if (leastAlike[kind] == null) {
            leastAlike[kind] = leastEquivalent(side, sideState);
        }
        return sideState.withInflicted(0, leastAlike[kind][inflicted] - inflicted);
    }

    private int[] leastEquivalent(Side side, SideState sideState) {
        int[] least = new int[LOOKED_UP];
        for (int inflicted = 1; inflicted < LOOKED_UP; inflicted++) {
            least[inflicted] = sameForWinner(side, sideState, least[inflicted - 1], inflicted) ? least[inflicted - 1] : inflicted;
        }
        return least;
    }

    private boolean sameForWinner(Side side, SideState sideState, int less, int more) {
        int few = afterSize(sideState.withInflicted(0, less - sideState.inflictedSum()), side);
        int many = afterSize(sideState.withInflicted(0, more - sideState.inflictedSum()), side);
        int destroyed = parameters.destroyedFrom(side.opponent());
        return finalLossesOf(few, side.opponent()) == finalLossesOf(many, side.opponent()) && few < destroyed == many < destroyed;
    }

    /** Losses of the side after the pursuit, without those for lack of room: rounded in Europe, at most its size. */
    int withoutRoom(BattleState battleState, Side side) {
        return finalLossesOf(battleState.sideState(side).suffered() + battleState.sideState(side).retreatLoss(), side);
    }

    private int finalLossesOf(int total, Side side) {
        int rounded = losesWholeOnly(side) ? parameters.tables().policies().rounding().round(total, unit()) : total;
        return Math.min(rounded, parameters.combatant(side).size());
    }

    private boolean losesWholeOnly(Side side) {
        return parameters.battle().theatre() == Theatre.EUROPE
                || parameters.tables().policies().battle().looseRounded() && parameters.battle().side(side).hasRegularArmy();
    }

    /** The total losses of the side, including troops for which the retreat has no room. */
    int total(BattleState battleState, Side side) {
        int lost = withoutRoom(battleState, side);
        int room = battleState.sideState(side).retreatRoom();
        if (!parameters.retreats(battleState, side) || room == SideState.UNKNOWN_ROOM || room == BattleState.UNLIMITED_ROOM) {
            return lost;
        }
        return Math.max(lost, parameters.combatant(side).size() - room * unit().ofOneLd());
    }

    /** The least losses that destroy the side under any rounding: its size in detachments, rounded up. */
    int enoughToLoseAll(Side side) {
        int ld = unit().ofOneLd();
        return Math.ceilDiv(parameters.combatant(side).size(), ld) * ld;
    }

    /** Whether no troops of the side remain. */
    boolean nothingRemains(BattleState battleState, Side side) {
        return total(battleState, side) >= parameters.combatant(side).size();
    }
}

package tercio.domain.eu.battle;

import tercio.domain.eu.board.Theatre;
import tercio.domain.eu.edition.EditionReadings;
import tercio.domain.eu.edition.LossUnit;

/**
 * The losses of a land battle in the one order that the rules allow: small stacks, cap, size, retreat, rounding, own
 * size (EU-BATTLE-LOSS). All in the unit of the edition.
 */
final class Losses {

    private final BattleParameters parameters;

    Losses(BattleParameters parameters) {
        this.parameters = parameters;
    }

    /** Whether a die of the side must tell if a third is taken off what it inflicts. */
    boolean needsOddDie(Side side) {
        return parameters.tables().smallLandStacks().needsOddDie(fightsAs(side));
    }

    private int lastDie(Side side) {
        return parameters.combatant(side).lastDie(parameters.tables().smallLandStacks().full());
    }

    /** The size that the small stack table is read for. */
    int fightsAs(Side side) {
        int ld = unit().ofOneLd();
        int size = lastDie(side);
        return parameters.tables().policies().battle().wholeDetachmentsFight() ? Math.max(1, size / ld) * ld : size;
    }

    private LossUnit unit() {
        return parameters.tables().unit();
    }

    /** The most that the last die of the side may inflict. */
    private int cap(Side side) {
        return parameters.readings().is(EditionReadings.FAST_CAP, "enemy") ? parameters.combatant(side.opponent()).size() : lastDie(side);
    }

    /** What the side inflicts after small stacks and cap; only the last of several dice stands for a small stack. */
    int afterSmallStack(Fray fray, Side side) {
        var ranks = fray.ranks(side);
        var inflicted = ranks.inflicted();
        int last = inflicted.size() - 1;
        int full = parameters.tables().smallLandStacks().full();
        int sum = Math.clamp(inflicted.get(last) + smallStackModifier(ranks, side), 0, cap(side));
        for (int die = 0; die < last; die++) {
            sum += Math.min(inflicted.get(die), full);
        }
        return sum;
    }

    /** What the small stack table adds to the losses of the last die, 0 or less. */
    int smallStackModifier(Ranks ranks, Side side) {
        return needsOddDie(side) && ranks.smallStack() != Parity.ODD
                ? 0
                : parameters.tables().smallLandStacks().modifier(fightsAs(side));
    }

    /** What the side really inflicts: corrected by its size differential, and not capped again. */
    int afterSize(Fray fray, Side side) {
        return parameters.tables().lossBySize()
                .corrected(parameters.combatant(side).sizeDifferential(), afterSmallStack(fray, side));
    }


    /** What the side loses, once the pursuit is over, whatever room its retreat finds: rounded in Europe, never more than it has. */
    int withoutRoom(Fray fray, Side side) {
        int total = fray.ranks(side).suffered() + fray.ranks(side).retreatLoss();
        int rounded = wholeOnly(side) ? parameters.tables().policies().rounding().rounded(total, unit()) : total;
        return Math.min(rounded, parameters.combatant(side).size());
    }

    private boolean wholeOnly(Side side) {
        return parameters.battle().theatre() == Theatre.EUROPE
                || parameters.tables().policies().battle().looseRounded() && parameters.battle().side(side).units().army();
    }

    /** What the side loses in the end; troops for which the retreat has no room are lost too. */
    int total(Fray fray, Side side) {
        int lost = withoutRoom(fray, side);
        int room = fray.ranks(side).retreatRoom();
        if (!parameters.retreats(fray, side) || room == Ranks.UNKNOWN_ROOM || room == Fray.UNLIMITED_ROOM) {
            return lost;
        }
        return Math.max(lost, parameters.combatant(side).size() - room * unit().ofOneLd());
    }

    /** Whether nothing of the side remains. */
    boolean nothingRemains(Fray fray, Side side) {
        return total(fray, side) >= parameters.combatant(side).size();
    }
}

package tercio.domain.eia.combat;

import tercio.domain.eia.common.tables.CombatSide;

/**
 * The morale that both sides may have lost on earlier days, as the columns of {@link KeyWeights}: first the weight of the state, then
 * its parts by the loss of the attacker, then its parts by the loss of the defender. A pursuit asks for the loss of its victor alone
 * and a day for neither, so that pairs of losses are not told apart. Where each side has one loss the first column stands for all.
 *
 * @param attackerFrom the least loss of the attacker, in tenths; each further column has one tenth more
 */
record EarlierLosses(int attackerFrom, int attackers, int defenderFrom, int defenders) {

    /** Losses that are known. */
    static EarlierLosses ofKnown(int attacker, int defender) {
        return new EarlierLosses(attacker, 1, defender, 1);
    }

    /** Every loss from 0 up to these. */
    static EarlierLosses upTo(int attacker, int defender) {
        return new EarlierLosses(0, attacker + 1, 0, defender + 1);
    }

    /** The number of columns. */
    int width() {
        return attackers == 1 && defenders == 1 ? 1 : 1 + attackers + defenders;
    }

    /** The first column of a side. */
    int first(CombatSide side) {
        return width() == 1 ? 0 : side == CombatSide.ATTACKER ? 1 : 1 + attackers;
    }

    /** The column after the last one of a side. */
    int end(CombatSide side) {
        return first(side) + (side == CombatSide.ATTACKER ? attackers : defenders);
    }

    /** The loss that a column of a side stands for. */
    int loss(CombatSide side, int column) {
        return column - first(side) + (side == CombatSide.ATTACKER ? attackerFrom : defenderFrom);
    }

    /** The column of a loss of a side. */
    int column(CombatSide side, int loss) {
        return first(side) + loss - (side == CombatSide.ATTACKER ? attackerFrom : defenderFrom);
    }
}

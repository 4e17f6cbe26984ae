package tercio.domain.eu.sea.battle;

import java.util.Arrays;
import tercio.domain.eu.common.battle.BattleOdds.SideEnd;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.Winner;

/**
 * The losses that the sides of a battle at sea can inflict on each other, with their effects, for exact odds. Those that are equivalent in the
 * end ({@link SeaLosses#leastEquivalentLosses}) have the same number: 0 and more, without a gap. Shared by all ends of a battle.
 */
final class InflictedAtSea {

    private static final int EITHER = 2;

    private final NavalParameters parameters;
    private final int captures;
    /** The losses by the side that inflicts them, and by whether its enemy has routed. */
    private final Inflicted[][] inflicted = new Inflicted[Side.values().length][EITHER];

    /**
     * Losses that a side can inflict.
     *
     * @param numbers of the losses
     * @param least losses, by their number
     * @param destroys whether they destroy the enemy, by losses
     * @param ends for the enemy, by their number, then by the stars of the pursuit if it has not won; {@code null} where not known yet
     */
    record Inflicted(int[] numbers, int[] least, boolean[] destroys, SideEnd<FleetLosses>[][] ends) {}

    /**
     * @param byPhasing the greatest losses that the phasing side can inflict, pursuit included, as {@code byNonPhasing}
     * @param stars the most stars of a pursuit
     */
    InflictedAtSea(NavalParameters parameters, int byPhasing, int byNonPhasing, int stars) {
        this.parameters = parameters;
        int ordered = 0;
        for (var side : Side.values()) {
            ordered = Math.max(ordered, parameters.battle().side(side).captures().size());
        }
        captures = 1 + Math.min(stars, ordered);
        for (var side : Side.values()) {
            for (int routed = 0; routed < EITHER; routed++) {
                inflicted[side.ordinal()][routed] = inflictableBy(side, routed == 1, 1 + (side == Side.PHASING ? byPhasing : byNonPhasing));
            }
        }
    }

    private Inflicted inflictableBy(Side side, boolean routed, int room) {
        int[] numbers = new int[room];
        int[] least = new int[room];
        boolean[] destroys = new boolean[room];
        int count = 0;
        for (int losses = 0; losses < room; losses++) {
            int same = parameters.losses().leastEquivalentLosses(side, losses, routed);
            if (same == losses) {
                least[count++] = losses;
            }
            numbers[losses] = same == losses ? count - 1 : numbers[same];
            destroys[losses] = parameters.losses().isDestroyed(side.opponent(), losses, routed);
        }
        return new Inflicted(numbers, Arrays.copyOf(least, count), destroys, noEnds(count));
    }

    @SuppressWarnings("unchecked") // an array has no type argument
    private SideEnd<FleetLosses>[][] noEnds(int count) {
        return new SideEnd[count][captures + 1];
    }

    Inflicted by(Side side, boolean enemyRouted) {
        return inflicted[side.ordinal()][enemyRouted ? 1 : 0];
    }

    /** The number of different capture counts: 0 and more, limited by the orders and by the stars of a pursuit. */
    int captures() {
        return captures;
    }

    /**
     * The end for a side.
     *
     * @param number of the losses inflicted on it
     * @param stars of the pursuit of the loser
     */
    SideEnd<FleetLosses> end(Side side, boolean routed, Winner winner, int number, int stars) {
        var by = by(side.opponent(), routed);
        int which = winner.is(side) ? captures : stars;
        var known = by.ends[number][which];
        if (known == null) {
            var losses = parameters.losses().of(side, by.least[number], routed, winner, stars);
            known = new SideEnd<>(routed, losses.remaining() == 0, losses);
            by.ends[number][which] = known;
        }
        return known;
    }
}

package tercio.domain.eu.sea.battle;

import java.util.Arrays;
import java.util.Collection;
import tercio.domain.eu.common.battle.Side;

/**
 * The losses that the sides of a battle at sea can have inflicted after a roll, by the stars that the enemy has suffered from them. More stars
 * come with more losses, so most pairs of stars and losses never occur.
 *
 * @param phasing of the phasing side, by the stars of the non-phasing one
 * @param nonPhasing of the non-phasing side, by the stars of the phasing one
 */
record SeaShape(Band phasing, Band nonPhasing) {

    /**
     * The least and the greatest losses for each number of stars up to the morale of the enemy; none are possible where the greatest are
     * less than the least.
     */
    record Band(int[] least, int[] greatest) {

        /** Nothing is inflicted yet. */
        static Band none(int morale) {
            int[] greatest = new int[morale + 1];
            Arrays.fill(greatest, 1, morale + 1, -1);
            return new Band(new int[morale + 1], greatest);
        }

        int morale() {
            return least.length - 1;
        }

        /** The number of possible losses with these stars. */
        int width(int stars) {
            return greatest[stars] - least[stars] + 1;
        }

        int most() {
            return Arrays.stream(greatest).max().orElseThrow();
        }

        /** The band after a further roll of the side; an enemy that has already routed is no longer fought. */
        private Band after(Collection<SeaExchange.Strikes> rolls) {
            int[] low = new int[least.length];
            int[] high = new int[least.length];
            Arrays.fill(low, Integer.MAX_VALUE);
            Arrays.fill(high, -1);
            // Transports without any morale rout in the first roll: only the losses of that roll are possible.
            for (int stars = 0; stars < Math.max(1, morale()); stars++) {
                for (var roll : rolls) {
                    for (int compared = 0; compared < 2 && width(stars) > 0; compared++) {
                        for (var strike : roll.when(compared == 1)) {
                            int now = Math.min(morale(), stars + strike.stars());
                            low[now] = Math.min(low[now], least[stars] + strike.losses());
                            high[now] = Math.max(high[now], greatest[stars] + strike.losses());
                        }
                    }
                }
            }
            for (int stars = 0; stars < low.length; stars++) {
                low[stars] = high[stars] < 0 ? 0 : low[stars];
            }
            return new Band(low, high);
        }
    }

    /** The shape before the first roll. */
    static SeaShape atStart(int phasingMorale, int nonPhasingMorale) {
        return new SeaShape(Band.none(nonPhasingMorale), Band.none(phasingMorale));
    }

    /** The shape after a further roll of both sides with these possible strikes. */
    SeaShape after(Collection<SeaExchange.Strikes> byPhasing, Collection<SeaExchange.Strikes> byNonPhasing) {
        return new SeaShape(phasing.after(byPhasing), nonPhasing.after(byNonPhasing));
    }

    /** The losses that a side can have inflicted, by the stars of its enemy. */
    Band by(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** The stars with which a side routs. */
    int morale(Side side) {
        return by(side.opponent()).morale();
    }
}

package tercio.domain.eu.common.policy;

import tercio.domain.eu.common.forces.LossUnit;

/** The rounding of losses to whole detachments in Europe. */
public enum Rounding {
    /** One third down, two thirds up. */
    NEAREST,
    /** Down, except that a total of exactly one half counts as one detachment. */
    DOWN_BUT_A_LONE_HALF_UP;

    /**
     * @param losses in {@code unit}
     * @return whole detachments, in {@code unit}
     */
    public int round(int losses, LossUnit unit) {
        int ld = unit.ofOneLd();
        return ld * switch (this) {
            case NEAREST -> (losses + ld / 2) / ld;
            case DOWN_BUT_A_LONE_HALF_UP -> losses == 1 ? 1 : losses / ld;
        };
    }
}

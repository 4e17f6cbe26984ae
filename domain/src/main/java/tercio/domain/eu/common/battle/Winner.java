package tercio.domain.eu.common.battle;

import java.util.Optional;

/** The winner of a battle. */
public enum Winner {
    UNDECIDED, PHASING, NON_PHASING,
    /** The battle ended without a winner. */
    NONE;

    /** The winner of a battle that this side has won. */
    public static Winner of(Side side) {
        return side == Side.PHASING ? PHASING : NON_PHASING;
    }

    /** The side that has won, if any. */
    public Optional<Side> side() {
        return switch (this) {
            case PHASING -> Optional.of(Side.PHASING);
            case NON_PHASING -> Optional.of(Side.NON_PHASING);
            case UNDECIDED, NONE -> Optional.empty();
        };
    }

    public boolean is(Side side) {
        return this == of(side);
    }
}

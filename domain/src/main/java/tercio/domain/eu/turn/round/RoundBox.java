package tercio.domain.eu.turn.round;

import tercio.domain.game.WireNamed;

/** The boxes of the rounds track, in the order of a turn that plays all of them (EU-WOUND-1). */
public enum RoundBox implements WireNamed {
    W0, S1, W1, S2, W2, S3, W3, S4, W4, S5, W5, END;

    /** Summer or winter; the last box has neither. */
    public enum Season {
        SUMMER, WINTER, NONE
    }

    /** The printed label: {@code W0}, {@code End}. */
    public String label() {
        return this == END ? "End" : name();
    }

    /** The box with this printed label. */
    public static RoundBox ofLabel(String label) {
        return label.equals(END.label()) ? END : valueOf(label);
    }

    /** The season; {@link Season#NONE} for the last box. */
    public Season season() {
        if (this == END) {
            return Season.NONE;
        }
        return name().charAt(0) == 'S' ? Season.SUMMER : Season.WINTER;
    }

    public boolean isWinter() {
        return season() == Season.WINTER;
    }

    /** 0..5; the last box counts as year 6. */
    public int year() {
        return this == END ? W5.year() + 1 : name().charAt(1) - '0';
    }

    /** The box {@code rounds} later, counted along the longest path, at most the last box (EU-WOUND-1). */
    public RoundBox plusRounds(int rounds) {
        return values()[Math.min(ordinal() + rounds, END.ordinal())];
    }

    /** Whether there is a wintering between this round and the following round at {@code next}. */
    public boolean hasWinteringBefore(RoundBox next) {
        return year() != next.year();
    }

    @Override
    public String toString() {
        return label();
    }

    @Override
    public String word() {
        return label();
    }
}

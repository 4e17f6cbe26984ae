package tercio.domain.eu.land.battle;

import tercio.domain.eu.common.board.BorderKind;

/** The kind of border that the phasing side crossed to enter the province of a battle. */
public enum Crossing {
    NONE("none"), RIVER("river"), MOUNTAIN_PASS("mountain-pass"), STRAIT("strait"), SEA("sea");

    private final String word;

    Crossing(String word) {
        this.word = word;
    }

    /** The crossing for a border of the map. */
    public static Crossing of(BorderKind border) {
        return switch (border) {
            case RIVER -> RIVER;
            case MOUNTAIN_PASS -> MOUNTAIN_PASS;
            case STRAIT -> STRAIT;
            case LAND, BERING, COAST, SEA, ICE -> NONE;
        };
    }

    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return word;
    }
}

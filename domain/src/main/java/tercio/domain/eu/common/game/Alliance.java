package tercio.domain.eu.common.game;

import java.util.List;
import java.util.stream.IntStream;
import tercio.domain.game.NumberId;

/**
 * A side of the wars: countries of one alliance of the scenario, a country that takes no part, or natives in arms. There is one instance of each, so that
 * {@code ==} compares two.
 */
public final class Alliance implements NumberId, Comparable<Alliance> {

    /** More than countries have counters. */
    private static final int MOST = 256;

    /** A country in no alliance: it is never at war. */
    public static final Alliance NEUTRAL = new Alliance(-1);
    /** The natives who have risen, the enemies of every alliance that they meet. */
    public static final Alliance NATIVES = new Alliance(-2);

    private static final List<Alliance> BELLIGERENT = IntStream.range(0, MOST).mapToObj(Alliance::new).toList();

    private final int number;

    private Alliance(int number) {
        this.number = number;
    }

    /**
     * The alliance at a place of the list of the scenario.
     *
     * @param number from 0
     */
    public static Alliance of(int number) {
        return BELLIGERENT.get(number);
    }

    /** Whether it is an alliance of the scenario. */
    public boolean isBelligerent() {
        return number >= 0;
    }

    /** Its place in the list of the scenario, as events tell it. Below 0 for the two others. */
    @Override
    public int number() {
        return number;
    }

    /** By their places in the list of the scenario. */
    @Override
    public int compareTo(Alliance other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public String toString() {
        return this == NEUTRAL ? "neutral" : this == NATIVES ? "natives" : "alliance " + number;
    }
}

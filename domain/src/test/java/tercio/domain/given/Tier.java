package tercio.domain.given;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The tier of tests that runs. The short one, which guards each change, plays the same few random games each time. The thorough
 * one ({@code mvn verify -Pthorough}) runs the tests with one of the tags below: more games, from seeds that no run had before.
 */
public final class Tier {

    /** Tag of tests that run in both tiers, with more games in the thorough one. */
    public static final String BOTH = "both-tiers";
    /** Tag of tests that run in the thorough tier only: {@link Thorough} gives it, with the reason. */
    public static final String THOROUGH = "thorough";

    /** System property with the first seed of a thorough run, to play the games of an earlier one again. */
    public static final String SEED = "tercio.seed";

    private static final boolean IS_THOROUGH = Boolean.getBoolean("tercio.thorough");
    private static final long FRESH = Long.getLong(SEED, fresh());
    private static final Set<String> USED = new ConcurrentSkipListSet<>();

    /** Seeds of a run: those of another one do not begin among them. */
    private static final int RUNS = 1_000;
    /** Rare things stay away from a few games with some seeds, but not from so many. */
    private static final int MOST_ROUNDS = 25;

    private Tier() {}

    /** One seed for all modules of a build, by the second at which it began. */
    private static long fresh() {
        var build = System.getProperty("tercio.build", "");
        long number = build.isEmpty() ? ThreadLocalRandom.current().nextInt(1, 1_000_000) : Instant.parse(build).getEpochSecond() % 1_000_000;
        return number * RUNS;
    }

    public static boolean thorough() {
        return IS_THOROUGH;
    }

    /** The number of repetitions: a few in the short tier, more in the thorough one. */
    public static int times(int few, int many) {
        return IS_THOROUGH ? many : few;
    }

    /** The first of the seeds of a run: a fixed one in the short tier, in the thorough one fresh or as given. The end of the run names it. */
    public static long seed(long fixed) {
        if (!IS_THOROUGH) {
            return fixed;
        }
        USED.add("-D" + SEED + "=" + FRESH);
        return FRESH + fixed;
    }

    /**
     * Of these every so-manieth one in a thorough run, so that a few runs have them all: which ones come first follows from the seed of the run. The
     * short tier has all of them.
     */
    public static <T> List<T> some(List<T> all, int of) {
        if (!IS_THOROUGH) {
            return all;
        }
        int first = run(of);
        return IntStream.range(0, all.size()).filter(at -> at % of == first % all.size()).mapToObj(all::get).toList();
    }

    /** The way, of so many, that a thorough run goes: in a few runs it has gone all of them. The short tier goes the first one. */
    public static int run(int ways) {
        return (int) Math.floorMod(seed(0) / RUNS, ways);
    }

    /** The first of these in the short tier. In the thorough one each n-th of the others: CI runs both tiers. */
    public static <T> List<T> firstOrSome(List<T> all, int few, int of) {
        return IS_THOROUGH ? some(all.subList(few, all.size()), of) : all.subList(0, few);
    }

    /** This number of seeds from the first one on. */
    public static LongStream seeds(int few, int many) {
        long first = seed(0);
        return LongStream.range(first, first + times(few, many));
    }

    /**
     * Plays random games: a few in the short tier. In the thorough one as many as are named, and then more, up to
     * twenty-five times as many, until everything that must come up in them has come up, which is asserted.
     *
     * @param cameUp the things that came up so far, to which each game adds
     */
    public static <T> void play(int few, int many, Set<T> cameUp, Collection<? extends T> wanted, LongConsumer game) {
        long first = seed(0);
        for (int played = 0; played < times(few, many) || IS_THOROUGH && played < MOST_ROUNDS * many && !cameUp.containsAll(wanted); played++) {
            game.accept(first + played);
        }
        if (IS_THOROUGH) {
            assertThat(cameUp).containsAll(wanted);
        }
    }

    /** The seeds that repeat the random games of this run; empty if every seed was fixed. */
    static Set<String> used() {
        return USED;
    }
}

package tercio.adapters.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;

/**
 * Plays many games by clicks at random and tells what it found. It takes long and is no part of the tests:
 * {@code mvn -q -pl adapters -am test -Dtest=RandomClicker -Dsurefire.failIfNoSpecifiedTests=false -Dtercio.clicks.games=50};
 * {@code tercio.clicks.each} is the number of clicks in a game, {@code tercio.clicks.seed} that of an earlier run,
 * {@code tercio.clicks.first} its first game, {@code tercio.clicks.scenario} the name of the only scenario that is played.
 */
class RandomClicker extends AtTheTable {

    @Test
    void manyGames() {
        int games = Integer.getInteger("tercio.clicks.games", 50);
        int clicks = Integer.getInteger("tercio.clicks.each", 40);
        int first = Integer.getInteger("tercio.clicks.first", 0);
        long seed = Long.getLong("tercio.clicks.seed", ThreadLocalRandom.current().nextInt(1_000_000));
        System.out.println("[clicks] seed " + seed);
        var faults = new ArrayList<String>();
        Map<String, Integer> kinds = new TreeMap<>();
        int made = 0;
        for (int number = first; number < first + games; number++) {
            var played = new RandomClicks(table, number, seed + number, System.getProperty("tercio.clicks.scenario", "")).play(clicks);
            made += played.clicks();
            played.kinds().forEach((kind, times) -> kinds.merge(kind, times, Integer::sum));
            System.out.println("[clicks] game " + number + ", " + played.what() + ": " + played.clicks() + " clicks, position " + played.orders()
                    + (played.missed() == 0 ? "" : ", " + played.missed() + " missed"));
            played.faults().forEach(fault -> System.out.println("[clicks]   " + fault));
            faults.addAll(played.faults());
        }
        System.out.println("[clicks] " + made + " clicks: " + kinds);
        assertThat(faults).as("seed %s", seed).isEmpty();
    }
}

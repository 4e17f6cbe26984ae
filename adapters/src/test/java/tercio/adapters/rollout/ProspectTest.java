package tercio.adapters.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The answer that a computer player prefers: campaigns and marches of a country, by their worth to it. */
class ProspectTest {

    private static final Prospect<String> REST = new Prospect<>("end the movements", 10, true, true, -20, 0);

    private static List<String> bestFirst(Stream<Prospect<String>> prospects) {
        return prospects.sorted(Prospect.BEST_FIRST).map(Prospect::answer).toList();
    }

    @Test
    void theWorthIsLookedAtFirst() {
        var march = new Prospect<>("besiege Arras", 10.5, false, false, -100, 1);
        assertThat(bestFirst(Stream.of(REST, march))).containsExactly("besiege Arras", "end the movements");
    }

    /** No campaign, a passive one for 10 ducats and a simple one for 20 leave the same board; the claim of precedence does not lead to the next box. */
    @Test
    void ofAnswersThatAreWorthTheSameTheOneThatLeadsOnComesFirstThenTheCheapestThenTheFirst() {
        var simple = new Prospect<>("simple", 10, true, true, -20, 0);
        var claim = new Prospect<>("claim precedence", 10, true, false, 0, 1);
        var passive = new Prospect<>("passive", 10, true, true, -10, 2);
        var none = new Prospect<>("none", 10, true, true, 0, 3);
        var same = new Prospect<>("none, told otherwise", 10, true, true, 0, 4);
        assertThat(bestFirst(Stream.of(simple, claim, passive, same, none))).containsExactly("none", "none, told otherwise", "passive", "simple", "claim precedence");
    }

    /** A fight has to gain more than the half of an LD that is asked of it; a certain gain counts however small it is. */
    @Test
    void diceHaveToPromiseMoreThanWhatIsCertain() {
        assertThat(new Prospect<>("assault", 10.5, false, false, 0, 1).isBetterThan(REST, 0.5)).isFalse();
        assertThat(new Prospect<>("assault", 10.6, false, false, 0, 1).isBetterThan(REST, 0.5)).isTrue();
        assertThat(new Prospect<>("go home", 10.1, true, false, 0, 1).isBetterThan(REST, 0.5)).isTrue();
        assertThat(new Prospect<>("stay", 10, true, false, 0, 1).isBetterThan(REST, 0.5)).isFalse();
    }

    /** All answers of a short list are tried; of a longer one the first, which rests, and others, each once. */
    @Test
    void ofALongListTheFirstIsAlwaysDrawn() {
        assertThat(Drawn.some(List.of("a", "b", "c"), 3, 2, bound -> 0)).containsExactly("a", "b", "c");
        assertThat(Drawn.some(List.of("a", "b", "c", "d"), 3, 3, bound -> bound - 1)).containsExactly("a", "d", "c");
        assertThat(Drawn.some(List.of("a", "b", "c", "d"), 3, 3, bound -> 0)).containsExactly("a", "b", "c");
    }
}

package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The tree of openings over four games of one party. Anna began three times with a campaign, and marched after it twice; Ben waited. */
class OpeningTest {

    private static final List<Opening.Line> LINES = List.of(line("Anna", 4.0, "a", "Campaign", "March"), line("Anna", 6.0, "b", "Campaign", "March"),
            line("Anna", 8.0, "c", "Campaign", "Siege"), line("Ben", null, "d", "Wait"));

    private static Opening.Line line(String person, Double points, String game, String... orders) {
        return new Opening.Line("artois", "france", person, points, game, List.of(orders), List.of(3, 7).subList(0, orders.length));
    }

    private static List<String> games(Opening opening) {
        return opening.played().stream().map(played -> played.game() + " " + played.position() + (played.own() ? " own" : "")).toList();
    }

    @Test
    void theOrderThatWasGivenMostOftenStandsFirst() {
        var root = Opening.trees(LINES, Set.of()).getFirst();
        assertThat(root.then().stream().map(next -> next.order() + " " + next.games())).containsExactly("Campaign 3", "Wait 1");
        assertThat(root.then().getFirst().then().stream().map(next -> next.order() + " " + next.games())).containsExactly("March 2", "Siege 1");
        assertThat(root.persons()).containsExactly("Anna", "Ben");
        assertThat(root.own()).isZero();
        assertThat(games(root.then().getFirst())).containsExactly("a 3", "b 3", "c 3");
    }

    /** Points 4, 6 and 8: their mean is 6, their deviation 2, half the interval 1.96 * 2 / sqrt(3) = 2.2632. */
    @Test
    void theMeanOfThePointsHasItsInterval() {
        var campaign = Opening.trees(LINES, Set.of()).getFirst().then().getFirst();
        assertThat(campaign.mean()).isEqualTo(6);
        assertThat(campaign.low()).isCloseTo(3.7368, within(1e-4));
        assertThat(campaign.high()).isCloseTo(8.2632, within(1e-4));
        var wait = Opening.trees(LINES, Set.of()).getFirst().then().getLast();
        assertThat(wait.mean()).isNull();
        assertThat(wait.low()).isNull();
    }

    @Test
    void onesOwnGamesStandFirst() {
        var root = Opening.trees(LINES, Set.of("c", "b", "x")).getFirst();
        assertThat(root.own()).isEqualTo(2);
        assertThat(games(root)).containsExactly("b 1 own", "c 1 own", "a 1", "d 1");
        assertThat(games(root.then().getFirst())).containsExactly("b 3 own", "c 3 own", "a 3");
        assertThat(games(root.then().getFirst().then().getFirst())).containsExactly("b 7 own", "a 7");
        assertThat(root.then().getLast().own()).isZero();
    }
}

package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.store.AdoptedGames;
import tercio.projections.GameLog;
import tercio.projections.LoadedHistory;

/** Each order is told by the most important of its events, the last one where several matter as much. */
class HeadlinesTest {

    private static LoadedHistory history;

    @BeforeAll
    static void theMarchOnArtois() {
        history = AdoptedGames.history("march-on-artois");
    }

    private static List<GameLog.Line> lines(int from, int limit) {
        return AdoptedGames.views().log(history, from, limit);
    }

    private static String headlineOf(String type) {
        var all = lines(1, history.position());
        int since = all.stream().filter(line -> line.event().fact().getClass().getSimpleName().equals(type)).findFirst().orElseThrow().event().envelope().since();
        return all.stream().filter(line -> line.event().envelope().since() == since && line.headline()).map(line -> line.event().fact().getClass().getSimpleName())
                .collect(Collectors.joining(", "));
    }

    @Test
    void eachOrderHasOneHeadline() {
        var headlines = lines(1, history.position()).stream().collect(Collectors.groupingBy(line -> line.event().envelope().since(),
                Collectors.filtering(GameLog.Line::headline, Collectors.counting())));

        assertThat(headlines).isNotEmpty().allSatisfy((order, count) -> assertThat(count).isOne());
    }

    /** Parts of the log mark the same lines as the whole log. */
    @Test
    void aPartOfTheLogMarksTheLinesThatTheWholeMarks() {
        var whole = lines(1, history.position());

        for (int from = 1; from <= history.position(); from++) {
            assertThat(lines(from, 1).getFirst().headline()).as("position %d", from).isEqualTo(whole.get(from - 1).headline());
        }
    }

    /** Dice, retreats and losses of the battle belong to the same order: its end is what everybody wants to know. */
    @Test
    void anOrderThatEndsABattleIsToldByItsEnd() {
        assertThat(headlineOf("BattleEnded")).isEqualTo("BattleEnded");
    }

    @Test
    void anOrderByWhichAFortressFallsIsToldByItsFall() {
        assertThat(headlineOf("FortressFell")).isEqualTo("FortressFell");
    }
}

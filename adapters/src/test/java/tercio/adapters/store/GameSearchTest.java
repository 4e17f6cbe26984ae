package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.JdbcTemplate;

/** Who has few closed games finds them, and so does who has more than the statement names one by one. */
@OnBothDatabases
class GameSearchTest {

    private static final GameSearch.Wanted ALL = new GameSearch.Wanted(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    private static final GameSearch.Wanted MARCHES = new GameSearch.Wanted(Optional.of("march"), Optional.of("race"), Optional.empty(), Optional.of(false));

    /** Closed games of two hosts in turn, and an open one. */
    private static GameSearch searchAmong(GameBackend backend, int closed) {
        var rows = backend.get(JdbcTemplate.class);
        var numbers = IntStream.rangeClosed(1, 2 * closed + 1).boxed().toList();
        rows.batchUpdate("insert into game_keys (ordinal, game, open, host, secret) values (?, ?, ?, ?, ?)", numbers.stream()
                .map(number -> new Object[] {number, "game" + number, number > 2 * closed, number % 2 == 0 ? "even" : "odd", new byte[1]}).toList());
        rows.batchUpdate("insert into game_listing (game, ruleset, scenario, words, over, ordinal, open) values (?, 'race', 'short', 'the march', false, ?, ?)",
                numbers.stream().map(number -> new Object[] {"game" + number, number, number > 2 * closed}).toList());
        return backend.get(GameSearch.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 501})
    void aHostFindsTheOpenGameAndItsOwnNewestFirst(int closed) {
        try (var backend = TestStores.inMemory(GameBackendTest.RACES)) {
            var search = searchAmong(backend, closed);

            for (var wanted : List.of(ALL, MARCHES)) {
                var found = search.find(wanted, "even", 0, 2);
                assertThat(found.total()).isEqualTo(closed + 1);
                assertThat(found.games()).containsExactly("game" + (2 * closed + 1), "game" + 2 * closed);
                assertThat(search.find(wanted, "even", closed, 1).games()).as("the last page").containsExactly("game2");
                assertThat(search.find(wanted, "", 0, 20).games()).as("a stranger").containsExactly("game" + (2 * closed + 1));
            }
        }
    }
}

package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.JdbcTemplate;
import tercio.domain.given.Thorough;

/** A person with few closed games finds them, and so does one with more than the statement names one by one. */
@OnBothDatabases
class GameSearchTest {

    private static final GameSearch.Wanted ALL = new GameSearch.Wanted(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    private static final GameSearch.Wanted MARCHES = new GameSearch.Wanted(Optional.of("march"), Optional.of("race"), Optional.empty(), Optional.of(false));

    /** Closed games of two hosts in turn, and an open one. */
    private static GameSearch searchAmong(GameBackend backend, int closed) {
        return searchAmong(backend, IntStream.rangeClosed(1, 2 * closed + 1).mapToObj(number -> new Listed(number, number > 2 * closed, "the march", false)).toList());
    }

    private record Listed(int number, boolean open, String words, boolean over) {}

    private static GameSearch searchAmong(GameBackend backend, List<Listed> games) {
        var rows = backend.get(JdbcTemplate.class);
        rows.batchUpdate("insert into game_keys (ordinal, game, open, host, secret) values (?, ?, ?, ?, ?)", games.stream()
                .map(game -> new Object[] {game.number(), "game" + game.number(), game.open(), game.number() % 2 == 0 ? "even" : "odd", new byte[1]}).toList());
        rows.batchUpdate("insert into game_listing (game, ruleset, scenario, words, over, ordinal, open) values (?, 'race', 'short', ?, ?, ?, ?)",
                games.stream().map(game -> new Object[] {"game" + game.number(), game.words(), game.over(), game.number(), game.open()}).toList());
        rows.batchUpdate("insert into listed_piece (place) values (?)",
                games.stream().flatMap(game -> ListedPieces.places(game.number(), game.words()).stream()).map(place -> new Object[] {place}).toList());
        return backend.get(GameSearch.class);
    }

    private static GameSearch.Wanted named(String text) {
        return new GameSearch.Wanted(Optional.of(text), Optional.empty(), Optional.empty(), Optional.empty());
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

    @Test
    void aGameIsFoundByAnyPartOfItsWords() {
        try (var backend = TestStores.inMemory(GameBackendTest.RACES)) {
            var search = searchAmong(backend, List.of(new Listed(1, true, "march of death", false), new Listed(2, true, "☙ pavia 1525\nfrance née", true),
                    new Listed(3, false, "pavia 1525\nfrance née ☙", true)));

            for (var text : List.of("p", "PA", "avi", " pavia ", "pavia 1525", "a 1525\nfrance", "é", "né", "née", "☙")) {
                assertThat(search.find(named(text), "", 0, 20)).as(text).isEqualTo(new GameSearch.Page(List.of("game2"), 1, false));
                assertThat(search.find(named(text), "odd", 0, 20)).as("%s, for the host of a closed one", text).isEqualTo(new GameSearch.Page(List.of("game3", "game2"), 2, false));
            }
        }
    }

    /** Its pieces are all there, but not beside each other. */
    @Test
    void noGameIsFoundByWhatItsWordsDoNotSay() {
        try (var backend = TestStores.inMemory(GameBackendTest.RACES)) {
            var search = searchAmong(backend, List.of(new Listed(1, true, "pavia pavia", false), new Listed(2, true, "a pavilion", false)));

            for (var text : List.of("pavia pavia pavia", "paviavia", "pavie", "q", "qq")) {
                assertThat(search.find(named(text), "", 0, 20)).as(text).isEqualTo(new GameSearch.Page(List.of(), 0, false));
            }
        }
    }

    /** 1,003 open games, of which one is a siege and two go on. */
    @ParameterizedTest
    @ValueSource(strings = {"", "odd"})
    void manyGamesAreNotCountedButFewAmongThemAre(String caller) {
        int closed = caller.isEmpty() ? 0 : 1;
        try (var backend = TestStores.inMemory(GameBackendTest.RACES)) {
            var games = IntStream.rangeClosed(1, 1003).mapToObj(number -> new Listed(number, true, number == 500 ? "siege" : "march", number > 2));
            var search = searchAmong(backend, Stream.concat(games, Stream.of(new Listed(2001, false, "a march that is closed", true))).toList());

            for (var wanted : List.of(ALL, named("march"), new GameSearch.Wanted(Optional.empty(), Optional.of("race"), Optional.of("short"), Optional.empty()))) {
                var first = search.find(wanted, caller, 0, 20);
                assertThat(first.total()).isEqualTo(1000);
                assertThat(first.more()).isTrue();
                assertThat(first.games()).hasSize(20).startsWith(closed == 0 ? "game1003" : "game2001");
            }
            var last = search.find(ALL, caller, 50, 20);
            assertThat(last.games()).as("pages go on beyond what is counted").hasSize(3 + closed).endsWith("game2", "game1");
            assertThat(last.total()).isEqualTo(1003 + closed);
            assertThat(last.more()).isFalse();
            assertThat(search.find(named("siege"), caller, 0, 20)).isEqualTo(new GameSearch.Page(List.of("game500"), 1, false));
            var goingOn = new GameSearch.Wanted(Optional.of("mar"), Optional.empty(), Optional.empty(), Optional.of(false));
            assertThat(search.find(goingOn, caller, 0, 20)).isEqualTo(new GameSearch.Page(List.of("game2", "game1"), 2, false));
        }
    }

    /** Each fifth of 20,001 games is a siege of its own number; all have the word of the list. */
    @Thorough("Searches that leave few games, and those that fit most of a list, are in the short tier.")
    @Test
    void aSearchAmongVeryManyGamesLooksAtThoseThatMayFit() {
        try (var backend = TestStores.inMemory(GameBackendTest.RACES)) {
            var search = searchAmong(backend, IntStream.rangeClosed(1, 20_001).mapToObj(number -> new Listed(number, true, "war " + (number % 5 == 0 ? "siege " : "march ") + number, number % 2 == 0)).toList());

            var sieges = search.find(named("siege"), "", 0, 20);
            assertThat(sieges.games()).as("4,000 games").hasSize(20).startsWith("game20000", "game19995", "game19990");
            assertThat(sieges.total()).isEqualTo(1000);
            assertThat(sieges.more()).isTrue();
            assertThat(search.find(named("siege"), "", 199, 20)).as("the last page").isEqualTo(new GameSearch.Page(IntStream.iterate(100, number -> number > 0, number -> number - 5)
                    .mapToObj(number -> "game" + number).toList(), 4000, false));
            assertThat(search.find(named("siege 7"), "", 0, 3).games()).as("7000 to 7995, 700 to 795, 70 and 75").containsExactly("game7995", "game7990", "game7985");
            assertThat(search.find(named("siege 7"), "", 0, 3).total()).isEqualTo(200 + 20 + 2);

            var all = search.find(named("war"), "", 0, 20);
            assertThat(all.games()).as("more than are looked at one after the other").startsWith("game20001", "game20000");
            assertThat(all.total()).isEqualTo(1000);
            assertThat(all.more()).isTrue();
            var deep = search.find(named("war"), "", 400, 20);
            assertThat(deep.games()).containsExactlyElementsOf(IntStream.iterate(12_001, number -> number - 1).limit(20).mapToObj(number -> "game" + number).toList());
            assertThat(deep.total()).as("as far as the page reaches").isEqualTo(8020);
            assertThat(deep.more()).isTrue();
            var last = search.find(named("war"), "", 1000, 20);
            assertThat(last).isEqualTo(new GameSearch.Page(List.of("game1"), 20_001, false));
        }
    }
}

package tercio.adapters.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.archive.RulebookArchive;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.application.game.GameCreation;
import tercio.application.verification.Progress;
import tercio.domain.given.Thorough;
import tercio.projections.LoadedHistory;

/** Playing on from the march on Artois: France has besieged Arras since position 5, and takes it at 79. */
class RolloutTest {

    private static final RulebookModules MODULES = RulebookModules.all();
    private static final int SIEGE = 42;

    private static GameBackend backend;
    private static LoadedHistory history;
    private static RulebookArchive rulebook;

    @BeforeAll
    static void open() throws IOException {
        backend = GameBackend.inMemory(MODULES.rulebooks());
        try (var in = new BufferedReader(new InputStreamReader(RolloutTest.class.getResourceAsStream("/tercio/adapters/games/march-on-artois.jsonl"), StandardCharsets.UTF_8))) {
            var game = ((GameCreation.Created) backend.games().adopt(backend.records().read(in, Progress.SILENT))).game();
            history = backend.histories().of(game).orElseThrow();
        }
        rulebook = MODULES.archives().get(history.openingEvent().ruleset());
    }

    @AfterAll
    static void close() {
        backend.close();
    }

    private static RolloutRun run(int games, long seed) {
        return new RolloutRun(new Rollout("march", List.of(SIEGE), games, 10, seed, Map.of()), history, rulebook);
    }

    @Thorough("Nine games; RolloutServiceTest plays one seed twice in the short tier.")
    @Test
    void oneSeedPlaysTheSameGamesWhoeverPlaysThem() {
        var alone = run(3, 7);
        assertThat(alone.play(() -> false)).isFalse();
        var shared = run(3, 7);
        try (var threads = Executors.newFixedThreadPool(3)) {
            for (int at = 0; at < 3; at++) {
                threads.execute(() -> shared.play(() -> false));
            }
        }
        assertThat(alone.state()).isEqualTo(RolloutRun.State.DONE);
        assertThat(shared.results()).isEqualTo(alone.results());
        assertThat(alone.results().getFirst().played().stream().map(PlayedOn::seed)).doesNotHaveDuplicates();
        var other = run(3, 8);
        other.play(() -> false);
        assertThat(other.results().getFirst().played().stream().map(PlayedOn::seed)).doesNotContainAnyElementsOf(alone.results().getFirst().played().stream().map(PlayedOn::seed).toList());
    }

    /** Each game ends with who holds what: the share of those who hold and those who took a place is all of the games. */
    @Test
    void aPlaceIsHeldOrTakenInEachGame() {
        var run = run(3, 7);
        run.play(() -> false);
        var result = run.results().getFirst();
        assertThat(result.games()).isEqualTo(3);
        assertThat(result.parties().stream().map(RolloutResult.Party::party)).contains("france", "spain");
        assertThat(result.places()).allSatisfy(place -> {
            assertThat(place.takes()).isNotEmpty().doesNotContainKey(place.holder());
            assertThat(place.holds().times() + place.takes().values().stream().mapToInt(RolloutResult.Chance::times).sum()).isEqualTo(3);
        });
    }

    @Test
    void aRolloutThatIsCancelledPlaysNoMore() {
        var run = run(3, 7);
        var asked = new int[1];
        assertThat(run.play(() -> asked[0]++ == 1)).isTrue();
        assertThat(run.finishedGames()).isEqualTo(1);
        run.cancel();
        assertThat(run.play(() -> false)).isFalse();
        assertThat(run.finishedGames()).isEqualTo(1);
        assertThat(run.state()).isEqualTo(RolloutRun.State.CANCELLED);
        assertThat(run.results()).isEmpty();
    }

    /** Wilson for 8 of 10 with z = 1.96: 0.4902 to 0.9433; for none of 10: 0 to 0.2775. */
    @Test
    void aChanceHasTheIntervalOfWilson() {
        var most = RolloutResult.Chance.of(8, 10);
        assertThat(most.low()).isCloseTo(0.4902, within(1e-4));
        assertThat(most.high()).isCloseTo(0.9433, within(1e-4));
        var none = RolloutResult.Chance.of(0, 10);
        assertThat(none.low()).isZero();
        assertThat(none.high()).isCloseTo(0.2775, within(1e-4));
    }

    /** Two games from one position: in the first Spain takes a place of France and wins, in the second nothing changes. */
    @Test
    void gamesAreCountedByWhoWonAndWhatWasTaken() {
        var first = new PlayedOn(1, 20, true, new TreeMap<>(Map.of("france", -6.0, "spain", 6.0)), List.of("spain"), Map.of("hainaut", "spain"));
        var second = new PlayedOn(2, 30, false, new TreeMap<>(Map.of("france", 0.0, "spain", 0.0)), List.of(), Map.of());
        var result = RolloutResult.of(9, List.of(first, second), Map.of("hainaut", "france", "artois", "spain"));
        assertThat(result.over()).isEqualTo(1);
        assertThat(result.parties().stream().map(party -> party.party() + " " + party.wins().times() + " " + party.mean())).containsExactly("france 0 -3.0", "spain 1 3.0");
        assertThat(result.places()).singleElement().satisfies(place -> {
            assertThat(place.place()).isEqualTo("hainaut");
            assertThat(place.holder()).isEqualTo("france");
            assertThat(place.holds().times()).isEqualTo(1);
            assertThat(place.takes()).containsOnlyKeys("spain");
        });
    }
}

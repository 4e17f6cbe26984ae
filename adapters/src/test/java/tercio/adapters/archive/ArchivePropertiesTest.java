package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.PlayedTable;
import tercio.application.game.GameCreation;
import tercio.application.record.Correction.Kind;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand.AdoptAmendment;
import tercio.application.record.KernelCommand.DropAmendment;
import tercio.application.record.KernelCommand.ProposeAmendment;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.domain.given.Tier;
import tercio.projections.GameHistory;

/**
 * After any actions on games: a figure never changes by copying, forking, importing, undoing or amending events that stay the same, undone or amended events count
 * for nothing, and a caller never counts what he may not see.
 */
@Tag(Tier.BOTH)
class ArchivePropertiesTest {

    private static final RulebookModules MODULES = RulebookModules.installed();
    private static final int ACTS = Tier.times(8, 60);

    static Stream<Arguments> tables() {
        var kinds = Tier.thorough() ? List.of(PlayedTable.WAR, PlayedTable.CAMPAIGN) : List.of(PlayedTable.WAR);
        return Tier.seeds(1, 1).boxed().flatMap(seed -> kinds.stream().map(kind -> Arguments.of(kind, seed.intValue())));
    }

    /** An action on a table with a long history, and on the archive of its games. */
    @FunctionalInterface
    private interface Given {
        void then(GameBackend backend, PlayedTable table, Archive archive);
    }

    private static void given(PlayedTable.Kindred kind, int seed, Given given) {
        try (var backend = GameBackend.inMemory(MODULES.rulebooks())) {
            var table = PlayedTable.of(backend, kind, DiceMode.PHYSICAL, seed);
            for (int act = 0; act < ACTS; act++) {
                table.act();
            }
            // Some orders are in effect, whatever the last action was.
            for (int order = 0; order < 5; order++) {
                table.plays();
            }
            try (var archive = GameArchives.of(backend, MODULES.archives(), ArchiveLimits.STANDARD, Optional.empty())) {
                archive.feed(() -> false);
                given.then(backend, table, archive);
            }
        }
    }

    /** All questions; in the short tier every fifth, and the one that shows an order taken back. */
    private static Stream<Question> questions(Archive archive) {
        var all = List.copyOf(archive.questions().all());
        return IntStream.range(0, all.size()).filter(at -> at % Tier.times(5, 1) == 0 || all.get(at).id().equals("activity")).mapToObj(all::get);
    }

    /** The rows of these questions about the games, or of all but some. */
    private static TreeMap<String, List<List<Object>>> answers(Archive archive, Collection<String> games, String... without) {
        archive.feed(() -> false);
        var answers = new TreeMap<String, List<List<Object>>>();
        questions(archive).filter(question -> !List.of(without).contains(question.id()))
                .forEach(question -> answers.put(question.id(), archive.questions().ask(question, Filters.none(), games).table().rows()));
        return answers;
    }

    /** The same without positions, which an amendment moves. */
    private static TreeMap<String, List<String>> unplaced(Archive archive, Collection<String> games) {
        archive.feed(() -> false);
        var answers = new TreeMap<String, List<String>>();
        // The time between commands, and how many a record holds, are of the record and not of the play.
        questions(archive).filter(question -> !Set.of("pace", "sessions").contains(question.id())).forEach(question -> {
            var table = archive.questions().ask(question, Filters.none(), games).table();
            var kept = IntStream.range(0, table.columns().size()).filter(at -> !table.columns().get(at).name().equals("position")).toArray();
            answers.put(question.id(), table.rows().stream().map(row -> IntStream.of(kept).mapToObj(row::get).toList().toString()).sorted().toList());
        });
        return answers;
    }

    private static void heard(GameBackend backend, Archive archive) {
        backend.directory().all().forEach(archive::heard);
    }

    /** An import of the record and a fork at its newest position are looked at beside the game, and by whoever sees only the copy. */
    @ParameterizedTest
    @MethodSource("tables")
    void copyingForkingAndImportingChangeNoFigure(PlayedTable.Kindred kind, int seed) {
        given(kind, seed, (backend, table, archive) -> {
            var game = table.game();
            var before = answers(archive, List.of(game));
            assertThat(before.values().stream().mapToInt(List::size).sum()).isPositive();
            table.travels();
            var copy = table.game();
            var fork = ((GameCreation.Created) backend.games().fork(game, table.history().position(), Optional.empty())).game();
            var forkOfCopy = ((GameCreation.Created) backend.games().fork(copy, table.history().position(), Optional.empty())).game();
            heard(backend, archive);
            assertThat(answers(archive, List.of(game, copy, fork, forkOfCopy))).isEqualTo(before);
            assertThat(answers(archive, List.of(copy)).toString().replace(copy, game)).isEqualTo(before.toString());
        });
    }

    @ParameterizedTest
    @MethodSource("tables")
    void whatIsTakenBackAndBroughtBackChangesNoFigure(PlayedTable.Kindred kind, int seed) {
        given(kind, seed, (backend, table, archive) -> {
            var before = answers(archive, List.of(table.game()), "sessions");
            assertThat(table.done(new Undo(newestOrder(table.history()) - 1, "a slip"))).isTrue();
            heard(backend, archive);
            assertThat(answers(archive, List.of(table.game()), "sessions").get("activity")).isNotEqualTo(before.get("activity"));
            assertThat(table.done(new Redo("no slip"))).isTrue();
            heard(backend, archive);
            assertThat(answers(archive, List.of(table.game()), "sessions")).isEqualTo(before);
        });
    }

    /** A proposal changes nothing, nor does its rejection. Adopted with the order that stood there it changes positions and times alone. */
    @ParameterizedTest
    @MethodSource("tables")
    void anAmendmentThatChangesNothingChangesNoFigure(PlayedTable.Kindred kind, int seed) {
        given(kind, seed, (backend, table, archive) -> {
            var games = List.of(table.game());
            var before = answers(archive, games, "sessions");
            var unplaced = unplaced(archive, games);
            var at = lastWithoutDice(table.history());
            var same = table.history().events().get(at - 1).envelope().causedBy();
            assertThat(table.done(new ProposeAmendment(at, Kind.REPLACE, Optional.of(same), List.of(), "looked at again"))).isTrue();
            heard(backend, archive);
            assertThat(answers(archive, games, "sessions")).isEqualTo(before);
            assertThat(table.done(new DropAmendment(backend.branches().all(table.game()).size(), Optional.empty()))).isTrue();
            heard(backend, archive);
            assertThat(answers(archive, games, "sessions")).isEqualTo(before);
            assertThat(table.done(new ProposeAmendment(at, Kind.REPLACE, Optional.of(same), List.of(), "looked at again"))).isTrue();
            assertThat(table.done(new AdoptAmendment(backend.branches().all(table.game()).size()))).isTrue();
            heard(backend, archive);
            assertThat(unplaced(archive, games)).isEqualTo(unplaced);
        });
    }

    /** The position of the newest order in effect: after it something else may have been written down. */
    private static int newestOrder(GameHistory history) {
        return inEffect(history).getLast().envelope().since();
    }

    private static List<RecordedEvent> inEffect(GameHistory history) {
        return IntStream.of(history.undoHistory().inEffectAt(history.position())).mapToObj(position -> history.events().get(position - 1))
                .filter(event -> !(event.fact() instanceof KernelEvent)).toList();
    }

    /** The position of the newest order in effect that threw no die, with at least one order after it. */
    private static int lastWithoutDice(GameHistory history) {
        var effect = inEffect(history);
        int newest = newestOrder(history);
        return effect.stream().filter(event -> event.envelope().since() == event.position() && event.position() < newest)
                .filter(event -> effect.stream().filter(other -> other.envelope().since() == event.position()).allMatch(other -> other.envelope().rolls().isEmpty()))
                .mapToInt(RecordedEvent::position).max().orElseThrow();
    }

    /** The dice of all games that were made on the way, each once: the effective lines event by event, an event that an amendment applied again being the one whose dice it took over. */
    @ParameterizedTest
    @MethodSource("tables")
    void everyDieInEffectCountsOnce(PlayedTable.Kindred kind, int seed) {
        given(kind, seed, (backend, table, archive) -> {
            for (var games : List.of(backend.directory().all(), List.of(table.game()), backend.directory().all().subList(0, (backend.directory().all().size() + 1) / 2))) {
                var seen = new HashSet<String>();
                var plain = new TreeMap<String, Integer>();
                for (var game : games) {
                    var history = backend.histories().of(game).orElseThrow();
                    for (int position : history.undoHistory().inEffectAt(history.position())) {
                        var event = history.events().get(position - 1);
                        if (!(event.fact() instanceof KernelEvent) && seen.add(played(event, history))) {
                            event.envelope().rolls().forEach(roll -> plain.merge(roll.name().kind() + " " + roll.value(), 1, Integer::sum));
                        }
                    }
                }
                var told = new TreeMap<String, Integer>();
                archive.query("select purpose, value, count(*) from die where counted group by all", games).rows()
                        .forEach(row -> told.put(row.get(0) + " " + row.get(1), ((Number) row.get(2)).intValue()));
                assertThat(told).isEqualTo(plain);
            }
        });
    }

    /** The author, the order and its time, as it was played first. */
    private static String played(RecordedEvent event, GameHistory history) {
        var first = event;
        int offset = event.position() - event.envelope().since();
        while (first.envelope().again().flatMap(again -> again.of()).isPresent()) {
            int of = first.envelope().again().flatMap(again -> again.of()).orElseThrow() + offset;
            var original = history.events().get(of - 1);
            if (original.fact().getClass() != first.fact().getClass() || original.envelope().since() != of - offset) {
                break;
            }
            first = original;
        }
        return first.envelope().at() + first.envelope().causedBy() + offset + first.fact();
    }

    /** A caller who may see some of the games is answered as by an archive that holds no others. */
    @ParameterizedTest
    @MethodSource("tables")
    void aCallerCountsAsIfNothingElseWereThere(PlayedTable.Kindred kind, int seed) {
        given(kind, seed, (backend, table, archive) -> {
            var all = backend.directory().all();
            var subsets = new ArrayList<List<String>>(List.of(List.of(table.game()), List.of(all.getFirst()), List.of()));
            subsets.add(all.stream().filter(game -> !game.equals(all.getFirst())).toList());
            for (var subset : Tier.thorough() ? subsets : List.of(subsets.getFirst(), subsets.getLast())) {
                try (var alone = new Archive(new ArchiveSource(only(subset), backend.eventLog(), backend.histories(), backend.views(), backend.notation(), backend.tallies(), List::of),
                        MODULES.archives(), ArchiveLimits.STANDARD, Optional.empty(), "alone", Clock.systemUTC())) {
                    var own = answers(alone, subset);
                    assertThat(alone.held()).containsExactlyInAnyOrderElementsOf(subset);
                    assertThat(answers(archive, subset)).isEqualTo(own);
                }
            }
        });
    }

    private static ArchiveSource.Games only(List<String> games) {
        return new ArchiveSource.Games() {
            @Override
            public List<String> all() {
                return games;
            }

            @Override
            public Optional<String> setAside(String game) {
                return Optional.empty();
            }
        };
    }
}

package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Step;
import tercio.application.record.Caller;
import tercio.application.record.Correction.Kind;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;
import tercio.application.record.ImportedRecord;
import tercio.application.record.KernelCommand.AdoptAmendment;
import tercio.application.record.KernelCommand.ProposeAmendment;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.RecordedEvent;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.game.Command;
import tercio.projections.AppraisalReader;
import tercio.projections.GameStatistics;
import tercio.projections.StatisticsCount;

/** A die counts once, however many forks, imports and corrections of its game there are, and whatever a record says of itself. */
@OnBothDatabases
class CountedOnceTest {

    private GameBackend backend;

    @BeforeEach
    void open() {
        backend = TestStores.inMemory(GameBackendTest.RACES);
    }

    @AfterEach
    void close() {
        backend.close();
    }

    private String race(String anna) {
        var wanted = new NewGame(Optional.of("A race"), "race", new Race.Track("short", 1000, Optional.empty()), DiceMode.PHYSICAL,
                UndoRule.FREE, Map.of(), true, List.of(
                        new NewGame.SeatRequest(anna, List.of("red"), Optional.empty()),
                        new NewGame.SeatRequest("Bert", List.of("blue"), Optional.empty())));
        return ((GameCreation.Created) backend.games().open(wanted)).game();
    }

    private void play(String game, Caller by, Command command, Integer... dice) {
        assertThat(backend.games().execute(new Execute(game, by, command, List.of(dice), OptionalInt.empty(), Optional.empty())))
                .isInstanceOf(CommandResult.Done.class);
    }

    private void red(String game, int die) {
        play(game, Caller.seat("Anna"), new Gamble("red"), die);
    }

    private void blue(String game, int die) {
        play(game, Caller.seat("Bert"), new Gamble("blue"), die);
    }

    private int newest(String game) {
        return backend.eventLog().newest(game);
    }

    private String fork(String game, int at) {
        return ((GameCreation.Created) backend.games().fork(game, at, Optional.empty())).game();
    }

    private ImportedRecord record(String game) {
        var history = backend.histories().of(game).orElseThrow();
        var out = new StringWriter();
        backend.records().write(game, history.openingEvent(), history.position(), out);
        return backend.records().read(new BufferedReader(new StringReader(out.toString())), Progress.SILENT);
    }

    private String imported(String game) {
        return ((GameCreation.Created) backend.games().adopt(record(game))).game();
    }

    private GameStatistics statistics() {
        var count = new StatisticsCount(Optional.empty(), Optional.empty());
        backend.directory().all().forEach(game -> backend.tallies().count(game, AppraisalReader.PATIENTLY).ifPresent(count::add));
        return count.statistics();
    }

    /** The number of times that each number fell, over all games. */
    private List<Integer> fell() {
        var all = new ArrayList<>(List.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
        statistics().dice().rows().forEach(row -> {
            for (int side = 0; side < row.counts().size(); side++) {
                all.set(side, all.get(side) + row.counts().get(side));
            }
        });
        return all;
    }

    @Test
    void elevenDiceStayElevenAfterTenForksAndTenImports() {
        var game = race("Anna");
        for (int die = 1; die <= 9; die += 2) {
            red(game, die);
            blue(game, die + 1);
        }
        red(game, 10);

        for (int copy = 0; copy < 10; copy++) {
            fork(game, newest(game));
            imported(game);
        }

        assertThat(statistics().games()).isEqualTo(21);
        assertThat(fell()).containsExactly(1, 1, 1, 1, 1, 1, 1, 1, 1, 2);
        assertThat(statistics().dice().purposes().getFirst().rolls()).isEqualTo(11);
    }

    @Test
    void aForkAddsWhatWasPlayedInItAndAnImportWhatWasPlayedAfterIt() {
        var game = race("Anna");
        red(game, 1);
        int first = newest(game);
        blue(game, 2);

        var fork = fork(game, first);
        blue(fork, 3);
        var copy = imported(game);
        red(copy, 4);
        fork(fork, newest(fork));
        imported(fork);

        assertThat(fell()).containsExactly(1, 1, 1, 1, 0, 0, 0, 0, 0, 0);
    }

    @Test
    void whatWasUndoneCountsForNothingUnlessAForkOfBeforeWentOn() {
        var game = race("Anna");
        red(game, 1);
        int first = newest(game);
        blue(game, 2);
        play(game, Caller.HOST, new Undo(first, "slip"));
        blue(game, 3);
        imported(game);

        assertThat(fell()).containsExactly(1, 0, 1, 0, 0, 0, 0, 0, 0, 0);
        assertThat(statistics().dice().undone()).as("one die was undone, in the game and in its import").isEqualTo(1);

        play(game, Caller.HOST, new Undo(first, "again"));
        play(game, Caller.HOST, new Redo(""));
        assertThat(fell()).containsExactly(1, 0, 1, 0, 0, 0, 0, 0, 0, 0);

        var before = race("Anna");
        red(before, 7);
        fork(before, newest(before));
        play(before, Caller.HOST, new Undo(1, "all of it"));
        assertThat(fell()).as("in the fork it is in effect").containsExactly(1, 0, 1, 0, 0, 0, 1, 0, 0, 0);
        assertThat(statistics().dice().undone()).isEqualTo(1);
    }

    @Test
    void aDieThatAnAmendmentAppliesAgainIsTheSameDie() {
        var game = race("Anna");
        red(game, 9);
        blue(game, 2);
        fork(game, newest(game));

        play(game, Caller.HOST, new ProposeAmendment(2, Kind.REPLACE,
                Optional.of(backend.notation().encode(new Step("red", 1))), List.of(), "misread"));
        play(game, Caller.HOST, new AdoptAmendment(1));

        var history = backend.histories().of(game).orElseThrow();
        assertThat(backend.views().statistics(history, history.position()).purposes().getFirst().rolls()).as("a step took the place of the 9").isEqualTo(1);
        assertThat(fell()).as("the fork has both, and the 2 only once").containsExactly(0, 1, 0, 0, 0, 0, 0, 0, 1, 0);
        fork(game, newest(game));
        assertThat(fell()).containsExactly(0, 1, 0, 0, 0, 0, 0, 0, 1, 0);
    }

    /** The record of another race says that it is a fork of this one, and that its dice are this one's. */
    @Test
    void aMadeUpOriginTakesNothingFromTheRealGameAndAddsNothingToIt() {
        var real = race("Anna");
        red(real, 9);
        blue(real, 9);
        var other = race("Anna");
        red(other, 1);
        blue(other, 2);
        var record = record(other);
        var opened = record.opening();
        var claims = new GameOpened(opened.name(), opened.ruleset(), opened.edition(), opened.scenario(), opened.readings(), opened.dice(), opened.undo(),
                opened.open(), opened.seats(), opened.diceCommitment(), opened.contribution(),
                Optional.of(new GameOpened.Origin(real, newest(real), newest(real) - 1)), opened.openTable(), opened.diceTerms());
        var first = record.events().getFirst();
        var events = new ArrayList<>(record.events());
        events.set(0, new RecordedEvent(1, claims, first.envelope(), first.hash(), List.of(), first.seals()));

        assertThat(backend.games().adopt(new ImportedRecord(real, events))).isInstanceOf(GameCreation.Created.class);

        assertThat(fell()).as("its dice are those of the race that they were taken from").containsExactly(1, 1, 0, 0, 0, 0, 0, 0, 2, 0);
    }

    /** A record that is the real game under another name holds its dice, and no others. */
    @Test
    void aRecordUnderAnotherNameHoldsTheSameDice() {
        var real = race("Anna");
        red(real, 9);
        blue(real, 8);
        var record = record(real);
        var opened = record.opening();
        var renamed = new GameOpened("Not that race", opened.ruleset(), opened.edition(), opened.scenario(), opened.readings(), opened.dice(), opened.undo(),
                opened.open(), opened.seats(), opened.diceCommitment(), opened.contribution(), opened.forkedFrom(), opened.openTable(), opened.diceTerms());
        var first = record.events().getFirst();
        var events = new ArrayList<>(record.events());
        events.set(0, new RecordedEvent(1, renamed, first.envelope(), first.hash(), List.of(), first.seals()));

        assertThat(backend.games().adopt(new ImportedRecord("somewhere", events))).isInstanceOf(GameCreation.Created.class);

        assertThat(fell()).containsExactly(0, 0, 0, 0, 0, 0, 0, 1, 1, 0);
    }
}

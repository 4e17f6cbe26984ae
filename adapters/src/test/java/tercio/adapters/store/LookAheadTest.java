package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.application.dice.Commitment;
import tercio.application.dice.DiceMethod;
import tercio.application.dice.SeatContributions;
import tercio.application.dice.ServerDice;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.record.Caller;
import tercio.application.record.CommitmentCause;
import tercio.application.record.ContributionGiven;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.DiceTerms;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand.CommitDice;
import tercio.application.record.KernelCommand.Redo;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.RecordedEvent;
import tercio.application.record.UndoRule;
import tercio.application.verification.DiceAudit.Part;
import tercio.application.verification.Progress;
import tercio.domain.dice.DieName;
import tercio.domain.game.Command;
import tercio.domain.game.Verdict;
import tercio.domain.given.Thorough;
import tercio.projections.RulesAtPosition;

/** Attacks that try to know a die of a game before it is thrown, by what was told in this game or in another one. */
@OnBothDatabases
class LookAheadTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    /** Farther than all gambles of a test can lead, whatever dice the server throws. */
    private static final int GOAL = 120;
    private static final int GAMBLES = 12;

    private GameBackend backend;

    @BeforeEach
    void open() {
        backend = TestStores.inMemory(RACES);
    }

    @AfterEach
    void close() {
        backend.close();
    }

    @Test
    void theSecretToldAtTheEndThrowsNoDieAfterTheEndWasTakenBack() {
        var game = race();
        end(game);
        play(game, new Undo(1, "on with it"));

        unknown(game, blueGambles(game), game);
        assertThat(commitments(game)).singleElement().satisfies(event -> {
            assertThat(event.fact()).isInstanceOfSatisfying(DiceCommitted.class,
                    committed -> assertThat(committed.cause()).isEqualTo(CommitmentCause.SECRET_TOLD));
            assertThat(backend.eventLog().from(game, event.position() + 1).getFirst().envelope().causedBy()).contains("Undo");
        });
        assertThat(backend.verifier().verify(game, Progress.SILENT)).satisfies(report -> {
            assertThat(report.divergences()).isEmpty();
            assertThat(report.diceProof()).isEqualTo("intact");
            assertThat(report.dice()).hasSize(2).last().satisfies(part -> assertThat(part.dice()).isEqualTo(GAMBLES));
        });
    }

    @Thorough("noWayOfPlayingThrowsADieWithASecretThatWasTold undoes and redoes in the short tier.")
    @Test
    void norDoesItAfterRedoAndAnotherUndo() {
        var game = race();
        end(game);
        play(game, new Undo(1, "on with it"));
        play(game, new Redo("no, it is over"));
        play(game, new Undo(1, "or is it?"));

        unknown(game, blueGambles(game), game);
        assertThat(commitments(game)).hasSize(2);
        assertThat(backend.diceAudit().parts(game)).extracting(Part::revealed).containsExactly(true, true, false);
        assertThat(backend.verifier().verify(game, Progress.SILENT).diceProof()).isEqualTo("intact");
    }

    @Test
    void aGameThatEndsAgainTellsEachSecretAndEveryDieIsProven() {
        var game = race();
        play(game, new Gamble("red"));
        play(game, new Rest("blue"));
        end(game);
        play(game, new Undo(1, "again"));
        play(game, new Gamble("red"));
        play(game, new Rest("blue"));
        end(game);

        var parts = backend.diceAudit().parts(game);
        assertThat(parts).hasSize(2).allSatisfy(part -> {
            assertThat(part.revealed()).isTrue();
            assertThat(Commitment.of(HexFormat.of().parseHex(part.secret().orElseThrow()))).isEqualTo(part.commitment());
        });
        assertThat(parts.getFirst().to()).isEqualTo(parts.getLast().from() - 1);
        assertThat(backend.verifier().verify(game, Progress.SILENT).diceProof()).isEqualTo("intact");
    }

    @Test
    void aForkOfAnEndedGameThrowsOtherDiceThanItsSecretTells() {
        var game = race();
        end(game);
        var fork = ((GameCreation.Created) backend.games().fork(game, 1, Optional.empty())).game();

        unknown(fork, blueGambles(fork), game);
    }

    @Test
    void aForkThatEndsTellsNoDieOfTheGameThatGoesOn() {
        var game = race();
        var fork = ((GameCreation.Created) backend.games().fork(game, 1, Optional.empty())).game();
        end(fork);

        unknown(game, blueGambles(game), fork);
        play(fork, new Undo(1, "the fork goes on too"));
        unknown(fork, blueGambles(fork), fork);
    }

    @Test
    void aForkTakenAtTheEndGoesOnUnderACommitmentThatNobodyHasSeenTheSecretOf() {
        var game = race();
        end(game);
        var fork = ((GameCreation.Created) backend.games().fork(game, backend.eventLog().newest(game), Optional.empty())).game();
        play(fork, new Undo(1, "from the start"));

        unknown(fork, blueGambles(fork), game, fork);
        assertThat(backend.diceAudit().parts(fork)).first()
                .satisfies(part -> assertThat(part.cause()).isEqualTo(CommitmentCause.COPIED));
    }

    @Test
    void anImportThrowsWithItsOwnSecretUnderItsOwnCommitment() {
        var game = race();
        play(game, new Rest("red"));
        play(game, new Gamble("blue"));
        var record = exported(game);
        var made = imported(record);
        var copy = made.game();

        assertThat(exported(copy)).as("until it is played on it is the same record").isEqualTo(record);
        end(game);
        var thrown = blueGambles(copy);
        unknown(copy, thrown, game);
        assertThat(commitments(copy)).singleElement().extracting(RecordedEvent::fact).isEqualTo(
                new DiceCommitted(made.diceCommitment(), CommitmentCause.RECORD_IMPORTED, Optional.of(game)));
        assertThat(thrown).isNotEqualTo(blueGambles(imported(record).game()));
        assertThat(backend.verifier().verify(copy, Progress.SILENT)).satisfies(report -> {
            assertThat(report.divergences()).isEmpty();
            assertThat(report.diceProof()).as("the secret of the dice before is not known here").isEqualTo("no secret");
            assertThat(report.dice()).extracting(part -> part.game() + " " + part.finding())
                    .containsExactly(game + " no secret", copy + " intact");
        });
    }

    @Test
    void anImportOfAnEndedGameGoesOnUnknownAndTravelsOnWithItsCommitments() {
        var game = race();
        end(game);
        var copy = imported(exported(game)).game();
        play(copy, new Undo(1, "on with it"));
        unknown(copy, blueGambles(copy), game, copy);

        var third = imported(exported(copy)).game();
        unknown(third, blueGambles(third), game, copy);
        assertThat(backend.diceAudit().parts(third)).extracting(Part::game).containsExactly(game, copy, third);
    }

    @Test
    void aRestartKeepsWhatWasToldAndWhatWasCommitted(@TempDir Path folder) {
        close();
        backend = TestStores.in(folder, RACES);
        var game = race();
        end(game);
        backend.close();
        backend = TestStores.in(folder, RACES);
        play(game, new Undo(1, "after the restart"));
        backend.close();
        backend = TestStores.in(folder, RACES);

        unknown(game, blueGambles(game), game);
        assertThat(commitments(game)).hasSize(1);
        assertThat(backend.verifier().verify(game, Progress.SILENT).diceProof()).isEqualTo("intact");
    }

    @Test
    void asLongAsNoSecretIsToldTheSameQuestionGetsTheSameDie() {
        var game = race();
        var first = blueGambles(game);
        play(game, new Undo(1, "again"));
        var copy = imported(exported(game)).game();
        blueGambles(copy);
        var fork = ((GameCreation.Created) backend.games().fork(game, 1, Optional.empty())).game();
        end(fork);

        assertThat(blueGambles(game)).isEqualTo(first);
        assertThat(commitments(game)).isEmpty();
    }

    @Test
    void nobodyCanAskForAnotherSecretAndNothingRefusedMakesOne() {
        var game = race();
        assertThat(carry(game, new CommitDice())).extracting("verdict").isInstanceOf(Verdict.Refused.class);
        end(game);
        assertThat(carry(game, new CommitDice())).extracting("verdict").isInstanceOf(Verdict.Refused.class);
        assertThat(carry(game, new Gamble("blue"))).extracting("verdict").isInstanceOf(Verdict.Refused.class);
        assertThat(commitments(game)).isEmpty();
        assertThat(backend.credentials().secrets(game)).hasSize(1);
    }

    /** No die is thrown with a secret that was told before it, after any sequence of play, undo, redo and ends. */
    @Test
    void noWayOfPlayingThrowsADieWithASecretThatWasTold() {
        for (long seed = 1; seed <= 6; seed++) {
            var game = race();
            var random = new Random(seed);
            var told = new HashSet<String>();
            for (int turn = 0; turn < 40; turn++) {
                int newest = backend.eventLog().newest(game);
                switch (random.nextInt(6)) {
                    case 0 -> carry(game, new Undo(random.nextInt(newest), ""));
                    case 1 -> carry(game, new Redo(""));
                    case 2 -> runToTheEnd(game);
                    default -> carry(game, new Gamble(random.nextBoolean() ? "red" : "blue"));
                }
                var parts = backend.diceAudit().parts(game);
                for (var event : backend.eventLog().from(game, newest + 1)) {
                    var part = parts.stream().filter(one -> one.from() <= event.position() && event.position() <= one.to()).findFirst();
                    assertThat(event.envelope().rolls().isEmpty() || !told.contains(part.orElseThrow().commitment())).isTrue();
                }
                parts.stream().filter(Part::revealed).map(Part::commitment).forEach(told::add);
            }
            assertThat(backend.verifier().verify(game, Progress.SILENT)).satisfies(report -> {
                assertThat(report.divergences()).isEmpty();
                assertThat(report.diceProof()).isEqualTo("intact");
            });
        }
    }

    @Test
    void anImportSaysAtOnceThatItsOldCommitmentThrowsNoDieAnyMore() {
        var game = race();
        play(game, new Rest("red"));
        play(game, new Gamble("blue"));
        var made = imported(exported(game));

        assertThat(backend.diceAudit().dueCommitment(made.game())).hasValue(
                new DiceCommitted(made.diceCommitment(), CommitmentCause.RECORD_IMPORTED, Optional.of(game)));
        assertThat(backend.diceAudit().dueCommitment(game)).isEmpty();
        play(made.game(), new Rest("red"));
        assertThat(backend.diceAudit().dueCommitment(made.game())).as("now it stands in the history").isEmpty();
    }

    /** A host who imports until a die pleases: every copy is another game, which names its origin and commitment before its first die. */
    @Test
    void whoImportsAgainAndAgainLeavesTheOriginAndANewCommitmentBeforeTheDieOfEachCopy() {
        var game = race();
        play(game, new Rest("red"));
        var record = exported(game);
        var commitments = new HashSet<String>();
        for (int time = 0; time < 5; time++) {
            var copy = imported(record).game();
            play(copy, new Gamble("blue"));
            assertThat(commitments(copy)).singleElement().satisfies(event -> {
                assertThat(event.fact()).isInstanceOfSatisfying(DiceCommitted.class, committed -> {
                    assertThat(committed.cause()).isEqualTo(CommitmentCause.RECORD_IMPORTED);
                    assertThat(committed.before()).contains(game);
                    commitments.add(committed.commitment());
                });
                assertThat(event.position()).as("before the die").isLessThan(backend.eventLog().newest(copy));
            });
        }
        assertThat(commitments).hasSize(5);
    }

    @Test
    void anotherGameOfTheSameServerTellsNothing() {
        var game = race();
        var other = race();
        end(other);

        unknown(game, blueGambles(game), other);
    }

    @Test
    void theRecordOfAnEndedGameTellsTheSecretAndComesBackByteForByte() {
        var game = race();
        play(game, new Gamble("red"));
        play(game, new Rest("blue"));
        assertThat(exported(game)).as("before the end").doesNotContain("diceSecrets");
        end(game);
        var record = exported(game);

        assertThat(record.lines().findFirst().orElseThrow()).contains("\"diceSecrets\":{\"" + backend.diceAudit().parts(game).getFirst().commitment());
        var checked = GameBackend.recordsAlone(RACES).check(new BufferedReader(new StringReader(record)), Progress.SILENT);
        assertThat(checked.found().orElseThrow().dice()).singleElement().satisfies(part -> assertThat(part.finding()).isEqualTo("intact"));
        var copy = imported(record).game();
        assertThat(exported(copy)).isEqualTo(record);
        assertThat(backend.verifier().verify(copy, Progress.SILENT).diceProof()).isEqualTo("intact");
    }

    @Test
    void aToldSecretThatFitsNoCommitmentIsRefused() {
        var game = race();
        end(game);
        var record = exported(game);
        var secret = backend.diceAudit().parts(game).getFirst().secret().orElseThrow();

        assertThatThrownBy(() -> imported(record.replace(secret, "00".repeat(32)))).isInstanceOf(InvalidRecord.class)
                .hasMessageContaining("fits no commitment");
    }

    /** The server commits itself again, to a secret that it chose when it knew what the seats gave: the new commitment asks them anew. */
    @Test
    void aSecretChosenAfterTheSeatsSpokeIsSeenInTheOrderOfTheRecord() {
        var seats = List.of(new GameOpened.Seat("Anna", List.of("red")), new GameOpened.Seat("Bert", List.of("blue")));
        var opened = new GameOpened("A race", "race", "race-1", new Race.Track("long", GOAL, Optional.empty()), Map.of(), DiceMode.SERVER,
                UndoRule.FREE, true, seats, "a".repeat(64), "", Optional.empty(), Optional.empty(), Optional.of(DiceTerms.now(DiceTerms.Contributions.SEATS)));
        var spoken = SeatContributions.of(opened).after(new ContributionGiven("Anna", Optional.of("rain")))
                .after(new ContributionGiven("Bert", Optional.empty()));

        assertThat(spoken.owingSeats()).isEmpty();
        assertThat(spoken.after(new DiceCommitted("b".repeat(64), CommitmentCause.SECRET_TOLD, Optional.empty())).owingSeats())
                .containsExactly("Anna", "Bert");
    }

    @Test
    void theLabelsOfTheProofGiveEveryDieToWhoKnowsTheSecret() throws Exception {
        var game = race();
        play(game, new Gamble("red"));
        play(game, new Undo(1, "again"));
        play(game, new Gamble("red"));
        play(game, new Gamble("blue"));
        play(game, new Undo(1, "to the end"));
        end(game);
        var key = new SecretKeySpec(HexFormat.of().parseHex(backend.diceAudit().parts(game).getFirst().secret().orElseThrow()), "HmacSHA256");

        var labels = backend.diceAudit().labels(game);
        assertThat(labels).hasSize(3);
        for (var die : labels) {
            assertThat(die.label()).startsWith("2\n" + game + "\n");
            assertThat(recomputed(key, die.label(), die.sides())).isEqualTo(die.value());
        }
        assertThat(labels.get(0).label()).as("asked again after an undo").isEqualTo(labels.get(1).label()).isNotEqualTo(labels.get(2).label());
    }

    /** By the words of the method, without the program's own dice. */
    private static int recomputed(SecretKeySpec key, String label, int sides) throws GeneralSecurityException {
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(key);
        for (int attempt = 0; ; attempt++) {
            long number = new BigInteger(1, Arrays.copyOf(mac.doFinal((label + "\n" + attempt).getBytes(StandardCharsets.UTF_8)), 4)).longValue();
            if (number < 4_294_967_296L - 4_294_967_296L % sides) {
                return (int) (number % sides) + 1;
            }
        }
    }

    private String race() {
        var wanted = new NewGame(Optional.of("A race"), "race", new Race.Track("long", GOAL, Optional.empty()), DiceMode.SERVER,
                UndoRule.FREE, Map.of(), true, List.of(
                        new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()),
                        new NewGame.SeatRequest("Bert", List.of("blue"), Optional.empty())));
        return ((GameCreation.Created) backend.games().open(wanted)).game();
    }

    /** Red is to move, and runs to the goal; blue rests. */
    private void end(String game) {
        runToTheEnd(game);
        assertThat(over(game)).isTrue();
    }

    private void runToTheEnd(String game) {
        for (int turn = 0; turn < GOAL && !over(game); turn++) {
            if (!(carry(game, new Step("red", 3)) instanceof CommandResult.Done)) {
                play(game, new Rest("blue"));
            }
        }
    }

    private boolean over(String game) {
        var history = backend.histories().of(game).orElseThrow();
        return RulesAtPosition.of(history, history.position()).isOver();
    }

    private CommandResult carry(String game, Command command) {
        return backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()));
    }

    private void play(String game, Command command) {
        assertThat(carry(game, command)).as("%s", command).isInstanceOf(CommandResult.Done.class);
    }

    private String exported(String game) {
        var history = backend.histories().of(game).orElseThrow();
        var out = new StringWriter();
        backend.records().write(game, history.openingEvent(), history.position(), out);
        return out.toString();
    }

    private GameCreation.Created imported(String record) {
        return (GameCreation.Created) backend.games().adopt(
                backend.records().read(new BufferedReader(new StringReader(record)), Progress.SILENT));
    }

    private List<RecordedEvent> commitments(String game) {
        return backend.eventLog().from(game, 1).stream().filter(event -> event.fact() instanceof DiceCommitted).toList();
    }

    /** Red rests, and blue gambles: the dice that fall. */
    private List<Integer> blueGambles(String game) {
        var dice = new ArrayList<Integer>();
        for (int time = 0; time < GAMBLES; time++) {
            play(game, new Rest("red"));
            int before = backend.eventLog().newest(game);
            play(game, new Gamble("blue"));
            backend.eventLog().from(game, before + 1).forEach(event -> event.envelope().rolls().forEach(roll -> dice.add(roll.value())));
        }
        return dice;
    }

    /** Somebody who knows every secret that these games told could not have known the dice, under no name of a game and at no count. */
    private void unknown(String game, List<Integer> thrown, String... telling) {
        assertThat(thrown).hasSize(GAMBLES);
        var contribution = backend.histories().of(game).orElseThrow().openingEvent().contribution();
        var secrets = Stream.of(telling).flatMap(told -> backend.diceAudit().parts(told).stream())
                .flatMap(part -> part.secret().stream()).map(HexFormat.of()::parseHex).toList();
        assertThat(secrets).as("secrets that were told").isNotEmpty();
        for (var secret : secrets) {
            for (var name : Stream.concat(Stream.of(game), Stream.of(telling)).toList()) {
                for (int count = 0; count < 4; count++) {
                    int before = count;
                    var dice = new ServerDice(secret, name, contribution, DiceMethod.BY_QUESTION, die -> before);
                    assertThat(IntStream.range(0, GAMBLES).map(time -> dice.next(DieName.d10("blue", "gamble")).orElseThrow()).boxed())
                            .isNotEqualTo(thrown).doesNotContainSequence(thrown);
                }
            }
        }
    }
}

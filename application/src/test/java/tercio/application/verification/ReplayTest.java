package tercio.application.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.application.dice.Commitment;
import tercio.application.dice.DiceMethod;
import tercio.application.dice.ServerDice;
import tercio.application.given.PlainNotation;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Step;
import tercio.application.given.RaceEvent.Gambled;
import tercio.application.given.RaceEvent.Stepped;
import tercio.application.record.CommitmentCause;
import tercio.application.record.Dictionary;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.Envelope;
import tercio.application.record.Explanation;
import tercio.application.record.GameOpened;
import tercio.application.record.GameOpened.Seat;
import tercio.application.record.KernelCommand.CommitDice;
import tercio.application.record.KernelCommand.OpenGame;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.RecordedEvent;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.game.Command;
import tercio.domain.game.Event;

/** What a replay says of the secrets that threw the dice of a record: of a race of 3 squares, which red wins by its first step. */
class ReplayTest {

    private static final byte[] SECRET = {1, 2, 3};
    private static final byte[] NEXT = {4, 5, 6};
    private static final DieName GAMBLE = DieName.d10("red", "gamble");

    private final Dictionary dictionary = new Dictionary(List.of(new Race()));
    private final PlainNotation notation = new PlainNotation(dictionary);
    private final List<RecordedEvent> record = new ArrayList<>();

    private void begin(DiceMode dice) {
        add(new OpenGame(), List.of(), new GameOpened("race", "race", "race-1", new Race.Track("short", 3, Optional.empty()), Map.of(),
                dice, UndoRule.FREE, false, List.of(new Seat("Anna", List.of("red", "blue"))),
                dice == DiceMode.SERVER ? Commitment.of(SECRET) : "", "", Optional.empty()));
    }

    private void wonAndTakenBack() {
        begin(DiceMode.SERVER);
        add(new Step("red", 3), List.of(), new Stepped("red", 3));
        add(new Undo(1, ""), List.of(), new Undone(1, ""));
    }

    private void gamble(byte[] secret) {
        int die = new ServerDice(secret, "g", "", DiceMethod.BY_NAME, name -> 0).next(GAMBLE).orElseThrow();
        int squares = die >= 6 ? 4 : 0;
        add(new Gamble("red"), List.of(new Roll(GAMBLE, die)), new Gambled("red", die), new Stepped("red", squares));
    }

    private void commit(byte[] secret, CommitmentCause cause) {
        add(new CommitDice(), List.of(), new DiceCommitted(Commitment.of(secret), cause, Optional.empty()));
    }

    private void add(Command command, List<Roll> rolls, Event... facts) {
        int since = record.size() + 1;
        var rest = rolls;
        for (var fact : facts) {
            record.add(new RecordedEvent(record.size() + 1, fact, new Envelope(Instant.EPOCH, "Anna", notation.write(command), since, rest,
                    Explanation.NONE, Optional.empty(), Optional.empty(), Optional.empty()), ""));
            rest = List.of();
        }
    }

    private Replay.Found replayed() {
        return new Replay(dictionary, notation, "g", Map.of(Commitment.of(SECRET), SECRET, Commitment.of(NEXT), NEXT))
                .of(record, Progress.SILENT);
    }

    /** As programs did that knew no second commitment. */
    @Test
    void diceThrownWithASecretThatWasToldAreNamed() {
        wonAndTakenBack();
        gamble(SECRET);

        assertThat(replayed().divergences()).isEmpty();
        assertThat(replayed().diceProof()).isEqualTo("told before 4");
    }

    @Test
    void afterANewCommitmentTheDiceAreThoseOfTheNewSecret() {
        wonAndTakenBack();
        commit(NEXT, CommitmentCause.SECRET_TOLD);
        gamble(NEXT);

        assertThat(replayed().divergences()).isEmpty();
        assertThat(replayed().diceProof()).isEqualTo("intact");
        assertThat(replayed().dice()).extracting(DiceFinding::from, DiceFinding::to, DiceFinding::dice)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(2, 4, 0), org.assertj.core.groups.Tuple.tuple(5, 6, 1));
    }

    @Test
    void diceOfAnotherSecretThanTheOneInForceAreFound() {
        wonAndTakenBack();
        commit(NEXT, CommitmentCause.SECRET_TOLD);
        gamble(new byte[] {9, 9, 9, 9});

        assertThat(replayed().diceProof()).isEqualTo("broken at 5");
    }

    @Test
    void aNewCommitmentThatIsNotDueIsADivergence() {
        begin(DiceMode.SERVER);
        commit(NEXT, CommitmentCause.SECRET_TOLD);

        assertThat(replayed().divergences()).singleElement().satisfies(divergence -> {
            assertThat(divergence.position()).isEqualTo(2);
            assertThat(divergence.expected()).contains("is not told");
        });
    }

    @Test
    void aSecretIsCommittedToOnce() {
        wonAndTakenBack();
        commit(SECRET, CommitmentCause.SECRET_TOLD);

        assertThat(replayed().divergences()).singleElement()
                .satisfies(divergence -> assertThat(divergence.expected()).contains("not made before"));
    }

    @Test
    void physicalDiceHaveNoCommitment() {
        begin(DiceMode.PHYSICAL);
        commit(NEXT, CommitmentCause.RECORD_IMPORTED);

        assertThat(replayed().divergences()).singleElement()
                .satisfies(divergence -> assertThat(divergence.expected()).contains("thrown by hand"));
        assertThat(replayed().dice()).isEmpty();
    }
}

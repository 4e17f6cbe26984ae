package tercio.application.verification;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
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
import tercio.application.record.ActingPerson;
import tercio.application.record.CommitmentCause;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.Envelope;
import tercio.application.record.Explanation;
import tercio.application.record.GameOpened;
import tercio.application.record.GameOpened.Seat;
import tercio.application.record.KernelCommand.CommitDice;
import tercio.application.record.KernelCommand.GrantPlace;
import tercio.application.record.KernelCommand.OpenGame;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.MessageRegistry;
import tercio.application.record.PlaceGranted;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Role;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step.Cell;
import tercio.domain.sentence.Sentence;

/** The findings of a replay about the secrets that threw the dice of a record: of a race of 3 squares, which red wins by its first step. */
class ReplayTest {

    private static final byte[] SECRET = {1, 2, 3};
    private static final byte[] NEXT = {4, 5, 6};
    private static final DieName GAMBLE = DieName.d10("red", "gamble");

    private final MessageRegistry dictionary = new MessageRegistry(List.of(new Race()));
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
            record.add(new RecordedEvent(record.size() + 1, fact, new Envelope(Instant.EPOCH, record.isEmpty() ? "host" : "Anna", notation.encode(command), since, rest,
                    explanation(fact), Optional.empty(), Optional.empty(), Optional.empty()), ""));
            rest = List.of();
        }
    }

    /** As the race explains a gamble. */
    private static Explanation explanation(Event fact) {
        return !(fact instanceof Gambled gambled) ? Explanation.NONE : Explanation.of(List.of(new tercio.domain.ruling.Step("gamble", gambled.pawn(),
                Citation.of("RACE-GAMBLE"), List.of(gambled.die()), List.of(), null,
                new Cell("gamble", String.valueOf(gambled.die()), "squares"), gambled.die() >= 6 ? "4" : "0", List.of(), null)));
    }

    /** Changes what is recorded around the event at a position. */
    private void forge(int position, UnaryOperator<Envelope> forger) {
        var event = record.get(position - 1);
        record.set(position - 1, new RecordedEvent(position, event.fact(), forger.apply(event.envelope()), ""));
    }

    private static Envelope envelope(Envelope of, Instant at, String by) {
        return new Envelope(at, by, of.causedBy(), of.since(), of.rolls(), of.explanation(), of.once(), of.edition(), of.board());
    }

    /** @param named the names in the expected sentence */
    private void differsAt(int position, String expected, String... named) {
        assertThat(replayed().divergences()).first().satisfies(divergence -> {
            assertThat(divergence.position()).isEqualTo(position);
            assertThat(divergence.expected().textOrKey()).isEqualTo("kernel.verify." + expected);
            assertThat(named).allMatch(divergence.expected().toString()::contains);
        });
    }

    private void gambled() {
        wonAndTakenBack();
        commit(NEXT, CommitmentCause.SECRET_TOLD);
        gamble(NEXT);
        assertThat(replayed().divergences()).isEmpty();
    }

    @Test
    void anotherExplanationThanTheRulesGiveIsFoundWithBothSideBySide() {
        gambled();
        forge(5, envelope -> envelope.withExplanation(Explanation.NONE));
        assertThat(replayed().divergences()).singleElement().satisfies(divergence -> {
            assertThat(divergence.position()).isEqualTo(5);
            assertThat(divergence.expected().textOrKey()).isEqualTo("kernel.verify.step-of");
            assertThat(divergence.expected().toString()).contains("number=Count[count=1]", "RACE-GAMBLE");
            assertThat(divergence.found()).isEqualTo(Sentence.of("kernel.verify.no-explanation"));
        });
        forge(5, envelope -> envelope.withExplanation(explanation(new Gambled("red", 11))));
        differsAt(5, "step-of", "number=Count[count=1]");
    }

    /** The host makes Carl the deputy of Anna, and Carl steps for red. */
    private void deputised() {
        begin(DiceMode.PHYSICAL);
        add(new GrantPlace("Carl", Role.DEPUTY, List.of("Anna"), Optional.empty()), List.of(),
                new PlaceGranted("Carl", Role.DEPUTY, List.of("Anna"), Optional.empty()));
        add(new Step("red", 1), List.of(), new Stepped("red", 1));
        forge(2, envelope -> acting(envelope, "host", Optional.empty()));
        forge(3, envelope -> acting(envelope, "Anna", Optional.of(new ActingPerson("Carl", Role.DEPUTY))));
    }

    private static Envelope acting(Envelope of, String by, Optional<ActingPerson> acting) {
        return new Envelope(of.at(), by, of.causedBy(), of.since(), of.rolls(), of.explanation(), of.once(), of.edition(), of.board(), of.secrets(),
                acting, of.again());
    }

    @Test
    void whoHeldThePlaceInWhichTheCommandWasSentIsVerified() {
        deputised();
        assertThat(replayed().divergences()).isEmpty();
    }

    @Test
    void aDeputyWhoHeldNoPlaceIsFound() {
        deputised();
        forge(3, envelope -> acting(envelope, "Anna", Optional.of(new ActingPerson("Dora", Role.DEPUTY))));
        differsAt(3, "sent-by-holder", "player", "deputy", "Carl", "Anna");
    }

    @Test
    void anotherRoleThanThePersonHeldIsFound() {
        deputised();
        forge(3, envelope -> acting(envelope, "Anna", Optional.of(new ActingPerson("Carl", Role.PLAYER))));
        differsAt(3, "sent-by-holder");
    }

    @Test
    void anObserverOrARefereeWhoPlayedIsFound() {
        for (var role : List.of(Role.OBSERVER, Role.REFEREE)) {
            record.clear();
            deputised();
            forge(3, envelope -> acting(envelope, role == Role.REFEREE ? "host" : "Anna", Optional.of(new ActingPerson("Carl", role))));
            differsAt(3, "sent-by-holder");
        }
    }

    @Test
    void aPlaceThatTheDeputyGaveItselfIsFound() {
        deputised();
        forge(2, envelope -> acting(envelope, "Anna", Optional.of(new ActingPerson("Carl", Role.DEPUTY))));
        differsAt(2, "sent-by-holder", "player", "Anna");
    }

    @Test
    void aPlayerWhoseSeatWasHandedOverIsFound() {
        begin(DiceMode.PHYSICAL);
        add(new GrantPlace("Carl", Role.PLAYER, List.of("Anna"), Optional.empty()), List.of(),
                new PlaceGranted("Carl", Role.PLAYER, List.of("Anna"), Optional.empty()));
        add(new Step("red", 1), List.of(), new Stepped("red", 1));
        forge(2, envelope -> acting(envelope, "host", Optional.empty()));
        differsAt(3, "sent-by-holder", "player", "Carl", "Anna");
    }

    @Test
    void aTimeBeforeThatOfTheEventBeforeIsFound() {
        gambled();
        for (int position = 2; position <= 6; position++) {
            forge(position, envelope -> envelope(envelope, Instant.EPOCH.plusSeconds(60), envelope.by()));
        }
        assertThat(replayed().divergences()).isEmpty();
        forge(4, envelope -> envelope(envelope, Instant.EPOCH.plusSeconds(59), envelope.by()));
        differsAt(4, "time-from", "1970-01-01T00:01:00Z");
    }

    @Test
    void anAuthorWhoIsNobodyOrMayNotSendTheCommandIsFound() {
        gambled();
        forge(2, envelope -> envelope(envelope, envelope.at(), "Zoe"));
        differsAt(2, "sent-by-place", "host");
        forge(2, envelope -> envelope(envelope, envelope.at(), "Anna"));
        forge(4, envelope -> envelope(envelope, envelope.at(), "Zoe"));
        differsAt(4, "sent-by-place", "host");
        forge(4, envelope -> envelope(envelope, envelope.at(), "Anna"));
        forge(1, envelope -> envelope(envelope, envelope.at(), "Anna"));
        differsAt(1, "opened-by", "host");
    }

    @Test
    void allEventsOfACommandTellTheSameOfIt() {
        gambled();
        forge(6, envelope -> envelope(envelope, envelope.at(), "host"));
        differsAt(6, "same-envelope", "position=Count[count=5]");
        forge(6, envelope -> envelope(envelope, envelope.at().plusSeconds(1), "Anna"));
        differsAt(6, "same-envelope", "position=Count[count=5]");
    }

    /** The findings, which are the same, in the same order, for every number of commands decided at the same time. */
    private Replay.ReplayResult replayed() {
        var found = replayed(1);
        assertThat(replayed(16)).isEqualTo(found);
        return found;
    }

    private Replay.ReplayResult replayed(int atOnce) {
        return new Replay(dictionary, notation, "g", Map.of(Commitment.of(SECRET), SECRET, Commitment.of(NEXT), NEXT), new Parallelism(atOnce))
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
            assertThat(divergence.expected()).isEqualTo(Sentence.of("kernel.verify.no-commitment-untold"));
        });
    }

    @Test
    void aSecretIsCommittedToOnce() {
        wonAndTakenBack();
        commit(SECRET, CommitmentCause.SECRET_TOLD);

        assertThat(replayed().divergences()).singleElement()
                .satisfies(divergence -> assertThat(divergence.expected()).isEqualTo(Sentence.of("kernel.verify.new-commitment")));
    }

    @Test
    void physicalDiceHaveNoCommitment() {
        begin(DiceMode.PHYSICAL);
        commit(NEXT, CommitmentCause.RECORD_IMPORTED);

        assertThat(replayed().divergences()).singleElement()
                .satisfies(divergence -> assertThat(divergence.expected()).isEqualTo(Sentence.of("kernel.verify.no-commitment-by-hand")));
        assertThat(replayed().dice()).isEmpty();
    }
}

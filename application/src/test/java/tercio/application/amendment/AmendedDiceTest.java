package tercio.application.amendment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tercio.application.game.NewGame;
import tercio.application.game.NewGame.SeatRequest;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.given.RaceCommand.Step;
import tercio.application.given.Service;
import tercio.application.record.AmendmentAdopted;
import tercio.application.record.Caller;
import tercio.application.record.CommitmentCause;
import tercio.application.record.Correction.Kind;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.DiceTerms;
import tercio.application.record.Envelope;
import tercio.application.record.KernelCommand.AdoptAmendment;
import tercio.application.record.KernelCommand.ContinueAmendment;
import tercio.application.record.KernelCommand.Contribute;
import tercio.application.record.KernelCommand.DropAmendment;
import tercio.application.record.KernelCommand.ProposeAmendment;
import tercio.application.record.KernelCommand.Undo;
import tercio.application.record.Reapplied;
import tercio.application.record.RecordedEvent;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.game.Command;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Sentence;

/** A race of 60 squares with dice of the server: Anna gambles at positions 2 and 3, Bert steps at 4, Anna gambles at 5 and 6, Bert rests at 7. */
class AmendedDiceTest {

    private static final Caller ANNA = Caller.seat("Anna");
    private static final Caller BERT = Caller.seat("Bert");

    private final Service service = race(DiceTerms.Contributions.NONE);
    private final int first;
    private final int second;

    AmendedDiceTest() {
        service.done(ANNA, new Gamble("red"));
        service.done(BERT, new Step("blue", 2));
        service.done(ANNA, new Gamble("red"));
        service.done(BERT, new Rest("blue"));
        first = die(2);
        second = die(5);
    }

    private static Service race(DiceTerms.Contributions contributions) {
        return new Service().open(new NewGame(Optional.empty(), "race", new Race.Track("long", 60, Optional.empty()), DiceMode.SERVER,
                UndoRule.OPPONENTS_AGREE, Map.of(), false, List.of(new SeatRequest("Anna", List.of("red"), Optional.empty()),
                        new SeatRequest("Bert", List.of("blue"), Optional.empty())), false, contributions));
    }

    @AfterEach
    void end() {
        service.close();
    }

    private int die(int position) {
        return service.record().get(position - 1).envelope().rolls().getFirst().value();
    }

    private int gambles(Caller who, String pawn) {
        service.done(who, new Gamble(pawn));
        return die(service.record().size() - 1);
    }

    private void proposed(int at, Kind kind, Command... command) {
        service.done(Caller.HOST, new ProposeAmendment(at, kind, List.of(command).stream().map(service::text).findFirst(), List.of(), "misread"));
    }

    private void corrected(int at, int of, Kind kind, Command... command) {
        service.done(Caller.HOST, new ContinueAmendment(1, at, of, kind, List.of(command).stream().map(service::text).findFirst(), List.of()));
    }

    private void adopted(int amendment) {
        service.done(Caller.HOST, new AdoptAmendment(amendment));
    }

    private void isIntact() {
        var found = service.verified();
        assertThat(found.divergences()).isEmpty();
        assertThat(found.diceProof()).isEqualTo("intact");
    }

    @Test
    void anAmendedLineHasACommitmentOfItsOwnAndTheDiceItHad() {
        proposed(4, Kind.REPLACE, new Step("blue", 3));
        var events = service.done(Caller.HOST, new AdoptAmendment(1));
        assertThat(events).startsWith(new AmendmentAdopted(1, 3, 3, Optional.of("host"), List.of(), List.of("Bert")), new Undone(3, "misread"));
        assertThat(events.getLast()).isInstanceOfSatisfying(DiceCommitted.class,
                committed -> assertThat(committed.cause()).isEqualTo(CommitmentCause.LINE_AMENDED));
        // 8 proposes, 9 adopts, 10 takes back, 11 is Bert's step and 12 Anna's gamble.
        assertThat(service.record().get(11).envelope().rolls()).isEqualTo(service.record().get(4).envelope().rolls());
        gambles(ANNA, "red");
        isIntact();
    }

    @Test
    void aNewQuestionStopsTheBranchAndTellsNoDie() {
        proposed(4, Kind.REPLACE, new Gamble("blue"));
        assertThat(service.branch(1).stop()).hasValueSatisfying(stop -> assertThat(stop.verdict()).isInstanceOf(Verdict.NeedsDie.class));
        assertThat(service.refusal(Caller.HOST, new ContinueAmendment(1, 4, 1, Kind.DICE, Optional.empty(), List.of(9))))
                .contains("throws none for a branch: where a command wants a new die, end the branch before it");
        service.done(Caller.HOST, new DropAmendment(1, Optional.empty()));
        assertThat(service.record()).allSatisfy(event -> assertThat(event.envelope().by().equals("host") && !event.envelope().rolls().isEmpty()).isFalse());
    }

    @Test
    void theNewQuestionIsThrownAsTheNextDecisionOfTheAmendedLine() {
        proposed(4, Kind.REPLACE, new Gamble("blue"));
        corrected(4, 1, Kind.END);
        adopted(1);
        gambles(BERT, "blue");
        isIntact();
        assertThat(service.verified().dice().getLast().cause()).isEqualTo(CommitmentCause.LINE_AMENDED);
        assertThat(service.verified().dice().getLast().dice()).isEqualTo(1);
    }

    @Test
    void aDieOfADroppedCommandIsNotThrownAnew() {
        proposed(5, Kind.DROP);
        corrected(7, 0, Kind.DROP);
        adopted(1);
        assertThat(gambles(ANNA, "red")).isEqualTo(second);
        isIntact();
    }

    @Test
    void eachDieIsGivenOnce() {
        proposed(2, Kind.REPLACE, new Rest("red"));
        assertThat(service.branch(1).isWhole()).isTrue();
        adopted(1);
        // The second gamble kept its own die; the first one's is left.
        assertThat(die(service.record().size() - 3)).isEqualTo(second);
        assertThat(gambles(ANNA, "red")).isEqualTo(first);
        service.done(BERT, new Rest("blue"));
        gambles(ANNA, "red");
        isIntact();
    }

    @Test
    void anUndoAfterTheAdoptionBringsTheSameDiceAgain() {
        proposed(4, Kind.REPLACE, new Step("blue", 3));
        adopted(1);
        int third = gambles(ANNA, "red");
        int before = service.record().size() - 2;
        service.done(Caller.HOST, new Undo(before, ""));
        assertThat(gambles(ANNA, "red")).isEqualTo(third);
        service.done(Caller.HOST, new Undo(1, "from the start"));
        assertThat(gambles(ANNA, "red")).isEqualTo(first);
        service.done(BERT, new Rest("blue"));
        assertThat(gambles(ANNA, "red")).isEqualTo(second);
        service.done(BERT, new Rest("blue"));
        assertThat(gambles(ANNA, "red")).isEqualTo(third);
        isIntact();
    }

    @Test
    void theOldLineGoesOnWithTheDiceItHad() {
        proposed(5, Kind.REPLACE, new Rest("red"));
        adopted(1);
        service.done(Caller.HOST, new Undo(4, "after all"));
        assertThat(gambles(ANNA, "red")).isEqualTo(second);
        isIntact();
    }

    @Test
    void anAmendmentOfAnAmendedLine() {
        proposed(4, Kind.REPLACE, new Step("blue", 3));
        adopted(1);
        int third = gambles(ANNA, "red");
        proposed(11, Kind.REPLACE, new Step("blue", 1));
        adopted(2);
        assertThat(service.game().inEffectAt(service.game().position())).hasSize(2 + 1 + 2 + 1 + 2);
        assertThat(die(service.record().size() - 2)).isEqualTo(third);
        isIntact();
    }

    @Test
    void theSeatsAreAskedForTheirContributionsAnew() {
        try (var asking = race(DiceTerms.Contributions.SEATS)) {
            asking.done(ANNA, new Contribute(Optional.of("rain"), Optional.empty()));
            asking.done(BERT, new Contribute(Optional.empty(), Optional.of(true)));
            asking.done(ANNA, new Gamble("red"));
            asking.done(Caller.HOST, new ProposeAmendment(4, Kind.DROP, Optional.empty(), List.of(), ""));
            asking.done(Caller.HOST, new AdoptAmendment(1));
            assertThat(asking.game().contributions().owingSeats()).containsExactly("Anna", "Bert");
            assertThat(asking.refusal(ANNA, new Gamble("red"))).contains("the dice wait for the contributions of the seats: Anna, Bert");
        }
    }

    @Test
    void aForkOfAnAmendedLineIsVerified() {
        proposed(4, Kind.REPLACE, new Step("blue", 3));
        adopted(1);
        gambles(ANNA, "red");
        service.fork(service.game().position());
        service.done(BERT, new Gamble("blue"));
        isIntact();
    }

    @Test
    void atTheEndTheSecretsOfBothLinesAreTold() {
        proposed(4, Kind.REPLACE, new Step("blue", 3));
        adopted(1);
        gambles(ANNA, "red");
        for (int turn = 0; turn < 30; turn++) {
            service.answer(BERT, new Rest("blue"));
            service.answer(ANNA, new Step("red", 3));
        }
        assertThat(service.game().commitments().isRevealed()).isTrue();
        assertThat(service.game().commitments().periods("g", service.record().size())).hasSize(2).allSatisfy(period -> assertThat(period.isRevealed()).isTrue());
        isIntact();
    }

    private void forged(int position, UnaryOperator<Envelope> forger, String expected) {
        var record = new ArrayList<>(service.record());
        var event = record.get(position - 1);
        record.set(position - 1, new RecordedEvent(position, event.fact(), forger.apply(event.envelope()), ""));
        assertThat(service.verified(record).divergences()).anySatisfy(found -> {
            assertThat(found.position()).isEqualTo(position);
            assertThat(found.expected().textOrKey()).isEqualTo("kernel.verify." + expected);
        });
    }

    private static Envelope with(Envelope of, String by, Optional<Reapplied> again) {
        return new Envelope(of.at(), by, of.causedBy(), of.since(), of.rolls(), of.explanation(), of.once(), of.edition(), of.board(), of.secrets(),
                of.acting(), again);
    }

    @Test
    void forgeriesOfAnAmendedLineAreFound() {
        proposed(4, Kind.REPLACE, new Step("blue", 3));
        adopted(1);
        service.done(ANNA, new Rest("red"));
        isIntact();
        // 11 is the new step, 12 and 13 the gamble applied again, 14 the rest, 15 the commitment, 16 a rest that was played.
        forged(14, envelope -> with(envelope, "Anna", envelope.again()), "command-with-dice");
        forged(14, envelope -> with(envelope, "Bert", Optional.empty()), "more-commands");
        forged(14, envelope -> with(envelope, "Bert", Optional.of(new Reapplied(1, Optional.of(4)))), "command-with-dice");
        forged(16, envelope -> with(envelope, "Anna", Optional.of(new Reapplied(1, Optional.of(5)))), "given-command");
        assertThat(service.verified(service.record().subList(0, 13)).divergences()).singleElement()
                .satisfies(found -> assertThat(found.expected()).isEqualTo(Sentence.of("kernel.verify.more-commands").with("count", 1).with("amendment", 1)));
    }

    @Test
    void anAmendedLineWithoutACommitmentIsFound() {
        proposed(4, Kind.REPLACE, new Step("blue", 3));
        adopted(1);
        var record = new ArrayList<>(service.record().subList(0, 14));
        service.done(ANNA, new Rest("red"));
        var played = service.record().getLast();
        record.add(new RecordedEvent(15, played.fact(), new Envelope(played.envelope().at(), "Anna", played.envelope().causedBy(), 15, List.of(),
                played.envelope().explanation(), Optional.empty(), Optional.empty(), Optional.empty()), ""));
        assertThat(service.verified(record).divergences()).singleElement()
                .satisfies(found -> assertThat(found.expected()).isEqualTo(Sentence.of("kernel.verify.commitment-after-amendment")));
    }
}

package tercio.application.game;

import java.util.Optional;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.amendment.Amendments;
import tercio.application.consent.PendingRequest;
import tercio.application.consent.Requests;
import tercio.application.dice.DiceCommitments;
import tercio.application.dice.KeptDice;
import tercio.application.dice.SeatContributions;
import tercio.application.place.Places;
import tercio.application.record.AmendmentAdopted;
import tercio.application.record.DiceCommitted;
import tercio.application.record.Envelope;
import tercio.application.record.GameOpened;
import tercio.application.record.RecordedEvent;

/**
 * The part of a game that does not depend on its rules: the head of its hash chain, the events that answered each idempotency key,
 * flags of each event, commitments and contributions to its dice, the pending request, places, amendments and kept dice. Immutable.
 * It is no record: only its newest state is ever compared, and that by its parts.
 */
final class GameLedger {

    /** The events that answered a command which may be sent again. */
    record AnsweredCommand(String body, int first, int last) {}

    private final GameOpened opened;
    private final String head;
    private final PMap<String, AnsweredCommand> answered;
    private final PVector<EventFlags> marks;
    private final DiceCommitments commitments;
    private final SeatContributions contributions;
    private final Optional<PendingRequest> request;
    private final Places places;
    private final Amendments drafts;
    private final KeptDice kept;

    private GameLedger(GameOpened opened, String head, PMap<String, AnsweredCommand> answered, PVector<EventFlags> marks, DiceCommitments commitments,
            SeatContributions contributions, Optional<PendingRequest> request, Places places, Amendments drafts, KeptDice kept) {
        this.opened = opened;
        this.head = head;
        this.answered = answered;
        this.marks = marks;
        this.commitments = commitments;
        this.contributions = contributions;
        this.request = request;
        this.places = places;
        this.drafts = drafts;
        this.kept = kept;
    }

    static GameLedger open(GameOpened opening, RecordedEvent first) {
        return new GameLedger(opening, first.hash(), HashTreePMap.empty(), TreePVector.singleton(EventFlags.of(first)), DiceCommitments.of(opening),
                SeatContributions.of(opening), Optional.empty(), Places.of(opening.seats()), Amendments.NONE, KeptDice.NONE);
    }

    /**
     * The ledger after one more event.
     *
     * @param over whether the game is over after it
     * @param dice that are kept after it
     */
    GameLedger after(RecordedEvent event, boolean over, KeptDice dice) {
        return new GameLedger(opened, event.hash(), withAnswer(event), marks.plus(EventFlags.of(event)), commitmentsAfter(event, over),
                contributions.after(event.fact()), Requests.after(request, event), places.after(event), drafts.after(event), dice);
    }

    private PMap<String, AnsweredCommand> withAnswer(RecordedEvent event) {
        var once = event.envelope().once();
        return once.isEmpty() ? answered : answered.plus(once.get().key(), new AnsweredCommand(once.get().body(),
                answerTo(once.get()).map(AnsweredCommand::first).orElse(event.envelope().since()), event.position()));
    }

    private DiceCommitments commitmentsAfter(RecordedEvent event, boolean over) {
        if (event.fact() instanceof DiceCommitted committed) {
            return commitments.with(committed, event.position());
        }
        if (event.fact() instanceof AmendmentAdopted) {
            return commitments.afterAmendment();
        }
        return over ? commitments.afterReveal(event.position()) : commitments;
    }

    Optional<AnsweredCommand> answerTo(Envelope.IdempotencyKey once) {
        return Optional.ofNullable(answered.get(once.key()));
    }

    /** The ledger with the commitment that is due before the next command. */
    GameLedger withPendingCommitment() {
        return new GameLedger(opened, head, answered, marks, commitments, contributions.afterNewCommitment(), request, places, drafts, KeptDice.NONE);
    }

    GameOpened opening() {
        return opened;
    }

    /** The hash of the newest entry. */
    String head() {
        return head;
    }

    /** The flags of each event, from position 1. */
    PVector<EventFlags> marks() {
        return marks;
    }

    /** The commitments to secrets of the server's dice. */
    DiceCommitments commitments() {
        return commitments;
    }

    /** The seats' contributions to the dice. */
    SeatContributions contributions() {
        return contributions;
    }

    /** The request that waits for consent. */
    Optional<PendingRequest> request() {
        return request;
    }

    Places places() {
        return places;
    }

    /** The rules of consent: the persons who change the history alone, and those whom the others ask. */
    Consent consent() {
        return new Consent(opened, places, request);
    }

    /** The amendments. */
    Amendments amendments() {
        return drafts;
    }

    /** Dice that were thrown on other lines of the game. */
    KeptDice keptDice() {
        return kept;
    }
}

package tercio.application.game;

import java.util.Optional;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.amendment.Drafts;
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
    record Answered(String body, int first, int last) {}

    private final GameOpened opened;
    private final String head;
    private final PMap<String, Answered> answered;
    private final PVector<CommandMark> marks;
    private final DiceCommitments commitments;
    private final SeatContributions contributions;
    private final Optional<PendingRequest> request;
    private final Places places;
    private final Drafts drafts;
    private final KeptDice kept;

    private GameLedger(GameOpened opened, String head, PMap<String, Answered> answered, PVector<CommandMark> marks, DiceCommitments commitments,
            SeatContributions contributions, Optional<PendingRequest> request, Places places, Drafts drafts, KeptDice kept) {
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

    static GameLedger opened(GameOpened opening, RecordedEvent first) {
        return new GameLedger(opening, first.hash(), HashTreePMap.empty(), TreePVector.singleton(CommandMark.of(first)), DiceCommitments.of(opening),
                SeatContributions.of(opening), Optional.empty(), Places.of(opening.seats()), Drafts.NONE, KeptDice.NONE);
    }

    /**
     * The ledger after one more event.
     *
     * @param over whether the game is over after it
     * @param dice that are kept after it
     */
    GameLedger after(RecordedEvent event, boolean over, KeptDice dice) {
        return new GameLedger(opened, event.hash(), answeredBy(event), marks.plus(CommandMark.of(event)), committed(event, over),
                contributions.after(event.fact()), Requests.after(request, event), places.after(event), drafts.after(event), dice);
    }

    private PMap<String, Answered> answeredBy(RecordedEvent event) {
        var once = event.envelope().once();
        return once.isEmpty() ? answered : answered.plus(once.get().key(), new Answered(once.get().body(),
                answered(once.get()).map(Answered::first).orElse(event.envelope().since()), event.position()));
    }

    private DiceCommitments committed(RecordedEvent event, boolean over) {
        if (event.fact() instanceof DiceCommitted committed) {
            return commitments.with(committed, event.position());
        }
        if (event.fact() instanceof AmendmentAdopted) {
            return commitments.lineAmended();
        }
        return over ? commitments.told(event.position()) : commitments;
    }

    Optional<Answered> answered(Envelope.Once once) {
        return Optional.ofNullable(answered.get(once.key()));
    }

    /** The ledger with the commitment that is due before the next command. */
    GameLedger committedAnew() {
        return new GameLedger(opened, head, answered, marks, commitments, contributions.askedAnew(), request, places, drafts, KeptDice.NONE);
    }

    GameOpened opened() {
        return opened;
    }

    /** The hash of the newest entry. */
    String head() {
        return head;
    }

    /** The flags of each event, from position 1. */
    PVector<CommandMark> marks() {
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

    /** The amendments. */
    Drafts drafts() {
        return drafts;
    }

    /** Dice that were thrown on other lines of the game. */
    KeptDice kept() {
        return kept;
    }
}

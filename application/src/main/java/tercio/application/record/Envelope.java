package tercio.application.record;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import tercio.domain.dice.Roll;
import tercio.domain.game.Secret;

/**
 * The data recorded with each event in addition to the fact itself.
 *
 * @param by the seat that asked, or {@code host}
 * @param causedBy the command as recorded
 * @param since the position of the first event of this command
 * @param rolls all dice of the command; they stand with its first event
 * @param explanation the ruling behind this event, empty where nothing was ruled
 * @param edition the edition of the rules that decided, where it is not the one that the game was opened under
 * @param board the hash of the board after the command, with its last event; missing in older games
 * @param secrets the parts that not everybody may see
 * @param acting the person who asked and in which role; left out for the host, and for a seat whose player has its name
 * @param again the mark of a command that an adopted amendment applied; missing for one that was played
 */
public record Envelope(
        Instant at, String by, String causedBy, int since, List<Roll> rolls, Explanation explanation, Optional<IdempotencyKey> once,
        Optional<String> edition, Optional<String> board, List<Secret> secrets, Optional<ActingPerson> acting, Optional<Reapplied> again) {

    /**
     * The idempotency key of a command that may be sent twice but is carried out once.
     *
     * @param key chosen by the sender
     * @param body the hash of the request
     */
    public record IdempotencyKey(String key, String body) {}

    public Envelope {
        rolls = List.copyOf(rolls);
        explanation = explanation == null ? Explanation.NONE : explanation;
        secrets = secrets == null ? List.of() : List.copyOf(secrets);
        acting = acting == null ? Optional.empty() : acting;
        again = again == null ? Optional.empty() : again;
    }

    /** An envelope of a command that was played and that the host asked, or a seat whose player has its name. */
    public Envelope(Instant at, String by, String causedBy, int since, List<Roll> rolls, Explanation explanation, Optional<IdempotencyKey> once,
            Optional<String> edition, Optional<String> board, List<Secret> secrets) {
        this(at, by, causedBy, since, rolls, explanation, once, edition, board, secrets, Optional.empty(), Optional.empty());
    }

    /** An envelope without secrets. */
    public Envelope(Instant at, String by, String causedBy, int since, List<Roll> rolls, Explanation explanation, Optional<IdempotencyKey> once,
            Optional<String> edition, Optional<String> board) {
        this(at, by, causedBy, since, rolls, explanation, once, edition, board, List.of());
    }

    /** This envelope with another explanation. */
    public Envelope withExplanation(Explanation other) {
        return new Envelope(at, by, causedBy, since, rolls, other, once, edition, board, secrets, acting, again);
    }

    /** This envelope renumbered for an event that is copied into another game, which does not contain the original of a reapplied command. */
    public Envelope withSince(int position) {
        return new Envelope(at, by, causedBy, position, rolls, explanation, Optional.empty(), edition, board, secrets, acting,
                again.map(mark -> new Reapplied(mark.amendment(), Optional.empty())));
    }

    /** This envelope without the hash of the board, for an event that no longer follows the same board. */
    public Envelope withoutBoard() {
        return new Envelope(at, by, causedBy, since, rolls, explanation, once, edition, Optional.empty(), secrets, acting, again);
    }

    /** The caller who asked. */
    public Caller caller() {
        return Caller.byName(by).actingAs(acting);
    }
}

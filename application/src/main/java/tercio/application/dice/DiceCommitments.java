package tercio.application.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.record.CommitmentCause;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;

/**
 * The commitments of a game to secrets of the server's dice, in the order in which they came into force. Only this class
 * knows which secret throws which die and which secrets were revealed. A secret is revealed when the game is over, and throws
 * no further die. Undo and redo take no commitment back.
 */
public final class DiceCommitments {

    /** @param from the first position whose dice are thrown with the secret */
    private record Made(int from, String hash, CommitmentCause cause, Optional<String> before, int toldAt) {

        private Made revealedAt(int position) {
            return new Made(from, hash, cause, before, position);
        }

        private boolean isRevealed() {
            return toldAt > 0;
        }
    }

    /**
     * A part of a game whose dice were thrown with one secret.
     *
     * @param to the last position
     * @param commitment the hash of the secret; empty where the dice were copied into a fork
     * @param game under whose name the dice were thrown: it is part of what each die is computed from
     * @param toldAt the position at which the game was over and the secret was revealed; 0 if it was not
     */
    public record Period(int from, int to, CommitmentCause cause, String commitment, String game, int toldAt) {

        public boolean isRevealed() {
            return toldAt > 0;
        }
    }

    private final Optional<GameOpened.Origin> origin;
    private final PVector<Made> made;
    private final boolean amended;

    private DiceCommitments(Optional<GameOpened.Origin> origin, PVector<Made> made, boolean amended) {
        this.origin = origin;
        this.made = made;
        this.amended = amended;
    }

    /** The commitments of a game that was just opened; none with physical dice. */
    public static DiceCommitments of(GameOpened opened) {
        int from = 2 + opened.forkedFrom().map(GameOpened.Origin::copied).orElse(0);
        return new DiceCommitments(opened.forkedFrom(), opened.dice() == DiceMode.PHYSICAL ? TreePVector.empty() : TreePVector.singleton(
                new Made(from, opened.diceCommitment(), CommitmentCause.GAME_OPENED, Optional.empty(), 0)), false);
    }

    /** These commitments with a further one, made at a position; none with physical dice. */
    public DiceCommitments with(DiceCommitted event, int position) {
        return made.isEmpty() ? this : new DiceCommitments(origin, made.plus(new Made(
                position + 1, event.commitment(), event.cause(), event.before(), 0)), false);
    }

    /**
     * The commitments of a game that is over at a position: the secret in force is revealed, and earlier ones that were
     * replaced for an amended line.
     */
    public DiceCommitments afterReveal(int position) {
        var after = made;
        for (int at = made.size() - 1; at >= 0 && !made.get(at).isRevealed(); at--) {
            after = after.with(at, made.get(at).revealedAt(position));
            if (made.get(at).cause() != CommitmentCause.LINE_AMENDED) {
                break;
            }
        }
        return after == made ? this : new DiceCommitments(origin, after, amended);
    }

    /** The commitments after an amendment was adopted: its line is due a commitment of its own. */
    public DiceCommitments afterAmendment() {
        return made.isEmpty() ? this : new DiceCommitments(origin, made, true);
    }

    /** Whether an amendment was adopted since the last commitment. */
    public boolean isAmended() {
        return amended;
    }

    /** Whether the secret in force is that of an amended line: dice that were thrown on other lines of the game are then not thrown again. */
    public boolean isOfAmendedLine() {
        return !made.isEmpty() && made.getLast().cause() == CommitmentCause.LINE_AMENDED;
    }

    /** Whether the secret in force was revealed, so that it must throw no further die. */
    public boolean isRevealed() {
        return !made.isEmpty() && made.getLast().isRevealed();
    }

    /** The hash of the secret in force. There is one wherever the server throws the dice. */
    public String hashInForce() {
        return made.getLast().hash();
    }

    /** The hash of the secret that throws the dice at a position; empty where they are thrown by hand or were copied. */
    public Optional<String> hashAt(int position) {
        return made.reversed().stream().filter(commitment -> commitment.from <= position).map(Made::hash).findFirst();
    }

    /** Whether the game was ever committed to this hash. */
    public boolean contains(String commitment) {
        return made.stream().map(Made::hash).anyMatch(Predicate.isEqual(commitment));
    }

    /**
     * All parts of the game up to a position, in order; none with physical dice.
     *
     * @param game the name of the game
     */
    public List<Period> periods(String game, int position) {
        var periods = new ArrayList<Period>();
        int to = position;
        var thrownAs = game;
        for (var commitment : made.reversed()) {
            periods.add(new Period(commitment.from, to, commitment.cause, commitment.hash, thrownAs, commitment.toldAt));
            to = commitment.from - 1;
            thrownAs = commitment.before.orElse(thrownAs);
        }
        int first = to;
        origin.filter(copy -> !made.isEmpty() && copy.copied() > 0).ifPresent(copy -> periods.add(
                new Period(2, first, CommitmentCause.COPIED, "", copy.game(), 0)));
        return periods.reversed();
    }
}

package tercio.domain.game;

import java.util.function.IntUnaryOperator;
import tercio.domain.ruling.Readings;

/**
 * The secrets of the games of a rulebook: what is hidden, from whom and for how long. By default nothing is hidden.
 *
 * @param <S> the board
 */
public interface GameSecrets<S, E extends Event, N extends Scenario> {

    /** Whether games of this rulebook may hold secrets. */
    default boolean hasSecrets() {
        return false;
    }

    /**
     * Whether a game holds secrets. If it does, every answer to a viewer is computed from {@link #asSeenBy the board that the viewer
     * knows}, and from events without the secrets that are not for it. If it does not, its commands and events have no secrets that
     * are kept.
     *
     * @param edition of the rules under which the game was opened
     */
    default boolean hasSecrets(String edition, N scenario) {
        return hasSecrets();
    }

    /**
     * The scenario as the opening of a new game records it: whatever could have a secret has a sealed part, so that there being one tells nobody that there
     * is a secret. It begins the same board; the scenario itself unless the rulebook says otherwise.
     */
    default N asRecorded(N scenario) {
        return scenario;
    }

    /**
     * The same for a game that is played by readings, in which pieces may need names that tell nothing of them.
     *
     * @param below a random number from 0 up to below its argument, for what must be neither told nor worked out
     */
    default N asRecorded(N scenario, Readings readings, IntUnaryOperator below) {
        return asRecorded(scenario);
    }

    /**
     * The board as a viewer knows it: secrets that are not for it are missing, and two boards that differ in these only are
     * equal. Views, decisions, moves, samples, odds and sentences are computed from it, so they work on such a board too; a
     * decision of another party may then have fewer answers than it really has.
     */
    default S asSeenBy(S state, Viewer viewer) {
        return state;
    }

    /**
     * Whether the secrets of an event have been revealed since. Everybody may then see the event whole, with the salt of its seal,
     * and can check that the revealed choice is the original one.
     *
     * @param before the board before the event
     * @param now the newest board
     */
    default boolean isRevealed(S before, E event, S now) {
        return false;
    }

    /** Whether a later board, or an event before it, shows a party a fact that an earlier board hid from it. */
    default boolean revealsMore(S before, S now) {
        return hasSecrets();
    }
}

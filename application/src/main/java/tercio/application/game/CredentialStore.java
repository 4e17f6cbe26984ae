package tercio.application.game;

import java.util.Map;
import java.util.Optional;

/** Where the keys of the games lie, apart from their records. */
public interface CredentialStore {

    /** Keeps the keys of a new game, in the transaction that opens it. */
    void keep(String game, GameCredentials keys);

    Optional<GameCredentials> of(String game);

    /** Gives a game another secret for the dice to come, in the transaction that commits to it. Those before are kept. */
    void renew(String game, byte[] secret);

    /** All secrets of a game by their commitments, those of dice thrown before too. */
    Map<String, byte[]> secrets(String game);

    /** Lets anyone look on from now on, or only who holds a token. */
    void show(String game, boolean open);

    /** Gives a seat of the game another token; the one it had is worth nothing from now on. */
    void reseat(String game, String seat, String tokenHash);
}

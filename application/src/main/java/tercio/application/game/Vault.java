package tercio.application.game;

import java.util.Optional;

/** Where the keys of the games lie, apart from their records. */
public interface Vault {

    /** Keeps the keys of a new game, in the transaction that opens it. */
    void keep(String game, Keys keys);

    Optional<Keys> of(String game);

    /** Lets anyone look on from now on, or only who holds a token. */
    void show(String game, boolean open);

    /** Gives a seat of the game another token; the one it had is worth nothing from now on. */
    void reseat(String game, String seat, String tokenHash);
}

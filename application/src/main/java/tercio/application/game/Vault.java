package tercio.application.game;

import java.util.Optional;

/** Where the keys of the games lie, apart from their records. */
public interface Vault {

    /** Keeps the keys of a new game, in the transaction that opens it. */
    void keep(String game, Keys keys);

    Optional<Keys> of(String game);
}

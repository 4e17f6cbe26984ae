package tercio.application.given;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tercio.application.game.Keys;
import tercio.application.game.Vault;

/** A vault in memory. */
public final class OpenVault implements Vault {

    private final Map<String, Keys> kept = new HashMap<>();

    @Override
    public void keep(String game, Keys keys) {
        kept.put(game, keys);
    }

    @Override
    public Optional<Keys> of(String game) {
        return Optional.ofNullable(kept.get(game));
    }
}

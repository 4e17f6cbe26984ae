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

    @Override
    public void show(String game, boolean open) {
        kept.computeIfPresent(game, (id, keys) -> new Keys(open, keys.host(), keys.seats(), keys.secret()));
    }

    @Override
    public void reseat(String game, String seat, String tokenHash) {
        kept.computeIfPresent(game, (id, keys) -> {
            var seats = new HashMap<>(keys.seats());
            seats.put(seat, tokenHash);
            return new Keys(keys.open(), keys.host(), seats, keys.secret());
        });
    }
}

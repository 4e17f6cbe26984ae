package tercio.application.given;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tercio.application.dice.Commitment;
import tercio.application.game.Keys;
import tercio.application.game.Vault;

/** A vault in memory. */
public final class OpenVault implements Vault {

    private final Map<String, Keys> kept = new HashMap<>();
    private final Map<String, Map<String, byte[]>> secrets = new HashMap<>();

    @Override
    public void keep(String game, Keys keys) {
        kept.put(game, keys);
        remember(game, keys.secret());
    }

    private void remember(String game, byte[] secret) {
        secrets.computeIfAbsent(game, first -> new HashMap<>()).put(Commitment.of(secret), secret);
    }

    @Override
    public void renew(String game, byte[] secret) {
        remember(game, secret);
        kept.computeIfPresent(game, (id, keys) -> new Keys(keys.open(), keys.host(), keys.seats(), secret, keys.imported()));
    }

    @Override
    public Map<String, byte[]> secrets(String game) {
        return Map.copyOf(secrets.getOrDefault(game, Map.of()));
    }

    @Override
    public Optional<Keys> of(String game) {
        return Optional.ofNullable(kept.get(game));
    }

    @Override
    public void show(String game, boolean open) {
        kept.computeIfPresent(game, (id, keys) -> new Keys(open, keys.host(), keys.seats(), keys.secret(), keys.imported()));
    }

    @Override
    public void reseat(String game, String seat, String tokenHash) {
        kept.computeIfPresent(game, (id, keys) -> {
            var seats = new HashMap<>(keys.seats());
            seats.put(seat, tokenHash);
            return new Keys(keys.open(), keys.host(), seats, keys.secret(), keys.imported());
        });
    }
}

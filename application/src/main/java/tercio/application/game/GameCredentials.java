package tercio.application.game;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import tercio.application.record.Caller;

/**
 * The credentials of a game, stored apart from its record: the hashes of its tokens and the secret of its dice.
 *
 * @param open whether anyone may watch
 * @param host hash of the host's token
 * @param seats person to the hash of its token; the player of a seat has the name of the seat, if no other was given to it
 * @param secret of the dice to come; empty for physical dice
 * @param imported the record that the game was made from, empty for one that began here
 */
public record GameCredentials(boolean open, String host, Map<String, String> seats, byte[] secret, Optional<Imported> imported) {

    /**
     * The record from which the game was imported.
     *
     * @param game under whose name its dice were thrown last
     * @param events how many it has
     */
    public record Imported(String game, int events) {}

    public GameCredentials {
        seats = Map.copyOf(seats);
        secret = secret.clone();
    }

    /** The caller whose token has this hash; empty where the game has no such token. */
    public Optional<Caller> caller(String tokenHash) {
        if (host.equals(tokenHash)) {
            return Optional.of(Caller.HOST);
        }
        return seats.entrySet().stream()
                .filter(seat -> seat.getValue().equals(tokenHash))
                .map(seat -> Caller.seat(seat.getKey()))
                .findFirst();
    }

    @Override
    public byte[] secret() {
        return secret.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameCredentials keys && open == keys.open && host.equals(keys.host) && seats.equals(keys.seats)
                && Arrays.equals(secret, keys.secret) && imported.equals(keys.imported);
    }

    @Override
    public int hashCode() {
        return host.hashCode();
    }

    /** Keeps the secret out of logs. */
    @Override
    public String toString() {
        return "credentials of " + seats.keySet();
    }
}

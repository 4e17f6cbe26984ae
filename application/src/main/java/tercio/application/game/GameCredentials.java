package tercio.application.game;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.application.record.Caller;
import tercio.application.record.HashChain;

/**
 * The credentials of a game, stored apart from its record: the hashes of its tokens and the secret of its dice.
 *
 * @param open whether anyone may watch
 * @param host hash of the host's token
 * @param seats person to the hash of its token; the player of a seat has the name of the seat, if no other was given to it. A person
 *     who has not opened its link has none
 * @param secret of the dice to come; empty for physical dice
 * @param imported the record that the game was made from, empty for one that began here
 * @param invitations person to the link that it has not opened yet
 */
public record GameCredentials(boolean open, String host, Map<String, String> seats, byte[] secret, Optional<Imported> imported,
        Map<String, Invitation> invitations) {

    /**
     * The record from which the game was imported.
     *
     * @param game under whose name its dice were thrown last
     * @param events their number
     */
    public record Imported(String game, int events) {}

    public GameCredentials {
        seats = Map.copyOf(seats);
        secret = secret.clone();
        invitations = Map.copyOf(invitations);
    }

    /** Credentials of a game in which nobody is invited. */
    public GameCredentials(boolean open, String host, Map<String, String> seats, byte[] secret, Optional<Imported> imported) {
        this(open, host, seats, secret, imported, Map.of());
    }

    /**
     * A line for each hash that opens this game: of the token of the host, of the tokens of persons, and of open invitations, sorted.
     * The signature outside the database covers these lines: a token or an invitation that is added to the database changes them.
     */
    public List<String> hashes() {
        return Stream.of(Stream.of("host " + host), seats.entrySet().stream().map(seat -> "token " + HashChain.hash(seat.getKey()) + " " + seat.getValue()),
                invitationHashes().stream()).flatMap(lines -> lines).sorted().toList();
    }

    /** The lines of {@link #hashes} that are of open invitations, sorted. */
    public List<String> invitationHashes() {
        return invitations.entrySet().stream().map(each -> each.getValue().line(each.getKey())).sorted().toList();
    }

    /** Whether an invitation has this secret, in clear; it may have ended since. */
    public boolean hasInvitationSecret(String secret) {
        return invitedPerson(HashChain.hash(secret)).isPresent();
    }

    /** The person whose open link has a secret of this hash; empty where there is no such link. */
    Optional<String> invitedPerson(String secretHash) {
        return invitations.entrySet().stream().filter(each -> each.getValue().secret().equals(secretHash)).map(Map.Entry::getKey).findFirst();
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
                && Arrays.equals(secret, keys.secret) && imported.equals(keys.imported)
                && invitations.equals(keys.invitations);
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

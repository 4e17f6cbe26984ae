package tercio.application.game;

import java.time.Duration;
import java.time.Instant;
import tercio.application.place.Places;
import tercio.application.record.HashChain;

/**
 * An open invitation of a person to its place. The first opening of the link with its secret gives the token of the person; nobody else
 * ever sees that token. A person has one open invitation at most, so a game has at most {@value Places#MOST}.
 *
 * @param secret the hash of the secret in the link
 * @param by the giver: the host, or the player who named the person
 * @param place the hash of the place for which it was given; a person whose place has changed since needs a new link
 * @param until the time after which it can no longer be opened, in whole seconds
 */
public record Invitation(String secret, String by, String place, Instant until) {

    /** The time for which a link can be opened. */
    public static final Duration LIFETIME = Duration.ofDays(14);

    /** Whether it can be opened at a time by a person who holds these places. */
    boolean isOpen(Instant now, Places places, String person) {
        return now.isBefore(until) && place.equals(place(places, person));
    }

    static String place(Places places, String person) {
        return HashChain.hash(places.inWords(person));
    }

    /** The invitation of a person as a line of what the service signs. */
    String line(String person) {
        return String.join(" ", "invitation", HashChain.hash(person), secret, HashChain.hash(by), place, until.toString());
    }
}

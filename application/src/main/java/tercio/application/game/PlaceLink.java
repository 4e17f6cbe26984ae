package tercio.application.game;

import java.time.Instant;

/**
 * The link of an invited person. It is shown once, to the giver of the place.
 *
 * @param place in words
 * @param secret in clear; only its hash is stored
 * @param until the time after which it can no longer be opened
 */
public record PlaceLink(String person, String place, String secret, Instant until) {

    /** This link with the place that was given. */
    PlaceLink withPlace(String given) {
        return new PlaceLink(person, given, secret, until);
    }

    /** Keeps the secret out of logs. */
    @Override
    public String toString() {
        return "link of " + person;
    }
}

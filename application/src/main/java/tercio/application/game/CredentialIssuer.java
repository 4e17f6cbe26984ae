package tercio.application.game;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import tercio.application.dice.Commitment;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;
import tercio.application.record.HashChain;
import tercio.application.record.Role;

/** Creates the tokens and the dice secret of a new game. */
final class CredentialIssuer {

    /** New credentials, with the tokens in clear: they are shown once. */
    record IssuedCredentials(
            GameCredentials keys, String hostToken, List<GameCreation.SeatToken> seats, List<PlaceLink> links, String commitment) {}

    /** Bytes of a dice secret. */
    static final int SECRET = 32;

    private final Randomness randomness;

    CredentialIssuer(Randomness randomness) {
        this.randomness = randomness;
    }

    String newGameId() {
        return HexFormat.of().formatHex(randomness.bytes(8));
    }

    /** The credentials of a new game: a token for each player, because its maker hands out the seats, and a link for each other person. */
    IssuedCredentials issue(List<GameOpened.Seat> seats, Places held, DiceMode dice, boolean open, Optional<GameCredentials.Imported> imported,
            Instant now) {
        var places = new ArrayList<GameCreation.SeatToken>();
        var links = new ArrayList<PlaceLink>();
        var hashes = new HashMap<String, String>();
        var invitations = new HashMap<String, Invitation>();
        for (var person : held.persons()) {
            if (held.of(person, Role.PLAYER).filter(place -> !place.seats().isEmpty()).isEmpty()) {
                var link = newLink(person, held.inWords(person), now);
                links.add(link);
                invitations.put(person, new Invitation(HashChain.hash(link.secret()), Caller.HOST_NAME, Invitation.place(held, person), link.until()));
                continue;
            }
            var token = newToken();
            var own = held.seatsOf(person);
            places.add(new GameCreation.SeatToken(person, token,
                    seats.stream().filter(seat -> own.contains(seat.name())).flatMap(seat -> seat.controls().stream()).toList(),
                    own.equals(List.of(person)) && held.player(person).isPresent() ? Optional.empty() : Optional.of(held.inWords(person))));
            hashes.put(person, HashChain.hash(token));
        }
        var host = newToken();
        var secret = dice == DiceMode.SERVER ? randomness.bytes(SECRET) : new byte[0];
        var commitment = dice == DiceMode.SERVER ? Commitment.of(secret) : "";
        return new IssuedCredentials(new GameCredentials(open, HashChain.hash(host), hashes, secret, imported, invitations), host, places, links, commitment);
    }

    /** A new link for a person. */
    PlaceLink newLink(String person, String place, Instant now) {
        return new PlaceLink(person, place, newToken(), now.plus(Invitation.LIFETIME).truncatedTo(ChronoUnit.SECONDS));
    }

    /** A new token in clear. */
    String newToken() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(randomness.bytes(24));
    }
}

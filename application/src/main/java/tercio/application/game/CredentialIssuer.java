package tercio.application.game;

import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import tercio.application.dice.Commitment;
import tercio.application.record.Chain;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;

/** Makes the tokens and the secret of a new game. */
final class CredentialIssuer {

    /** New keys, with the tokens in clear for the one time they are told. */
    record IssuedCredentials(GameCredentials keys, String hostToken, List<GameCreation.SeatToken> seats, String commitment) {}

    /** How many bytes a secret of the dice has. */
    static final int SECRET = 32;

    private final Randomness randomness;

    CredentialIssuer(Randomness randomness) {
        this.randomness = randomness;
    }

    String game() {
        return HexFormat.of().formatHex(randomness.bytes(8));
    }

    IssuedCredentials keys(List<GameOpened.Seat> seats, DiceMode dice, boolean open, Optional<GameCredentials.Imported> imported) {
        var places = new ArrayList<GameCreation.SeatToken>();
        var hashes = new HashMap<String, String>();
        for (var seat : seats) {
            var token = token();
            places.add(new GameCreation.SeatToken(seat.name(), token, seat.controls()));
            hashes.put(seat.name(), Chain.hash(token));
        }
        var host = token();
        var secret = dice == DiceMode.SERVER ? randomness.bytes(SECRET) : new byte[0];
        var commitment = dice == DiceMode.SERVER ? Commitment.of(secret) : "";
        return new IssuedCredentials(new GameCredentials(open, Chain.hash(host), hashes, secret, imported), host, places, commitment);
    }

    /** A token as its holder gets to see it, once. */
    String token() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(randomness.bytes(24));
    }
}

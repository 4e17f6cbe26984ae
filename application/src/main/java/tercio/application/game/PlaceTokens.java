package tercio.application.game;

import java.util.Optional;
import tercio.application.place.Places;
import tercio.application.record.Chain;

/** Keeps the tokens of a game in step with its places, in the transaction that changes these. */
record PlaceTokens(String game, GameResources resources) {

    /** @param token the hash of the token of a person who had no place; empty where it gets one later: till then nobody knows it */
    void changed(Places before, Places now, Optional<String> token) {
        before.persons().stream().filter(person -> !now.persons().contains(person)).forEach(person -> resources.credentials().unseat(game, person));
        now.persons().stream().filter(person -> !before.persons().contains(person))
                .forEach(person -> resources.credentials().seat(game, person, token.orElseGet(this::unknown)));
    }

    private String unknown() {
        return Chain.hash(new CredentialIssuer(resources.randomness()).token());
    }
}

package tercio.projections;

import tercio.application.record.GameOpened;
import tercio.domain.game.Ruleset;

/** The first event of a game, and the ruleset by which it is played. */
public record GameOpening(GameOpened event, Ruleset<?, ?, ?, ?> ruleset) {

    /** Whether something of the game is kept from somebody: its rules have secrets, and the table did not agree to play openly. */
    public boolean keepsSecrets() {
        return event.holdsSecrets(ruleset) && !event.playedOpenly();
    }
}

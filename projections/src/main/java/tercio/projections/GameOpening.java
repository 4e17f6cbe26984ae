package tercio.projections;

import tercio.application.record.GameOpened;
import tercio.domain.game.Ruleset;

/** The first event of a game, and its ruleset. */
public record GameOpening(GameOpened event, Ruleset<?, ?, ?, ?> ruleset) {

    /** Whether the game keeps secrets: its rules have secrets, and the table did not agree to play openly. */
    public boolean keepsSecrets() {
        return event.holdsSecrets(ruleset) && !event.isPlayedOpenly();
    }
}

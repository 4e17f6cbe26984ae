package tercio.projections;

import tercio.application.record.GameOpened;
import tercio.domain.game.Ruleset;

/**
 * The first event of a game, and its ruleset.
 *
 * @param keepsSecrets whether the game keeps secrets: its rules have secrets, and the table did not agree to play openly. Each reader asks for it
 */
public record GameOpening(GameOpened event, Ruleset<?, ?, ?, ?> ruleset, boolean keepsSecrets) {

    public GameOpening(GameOpened event, Ruleset<?, ?, ?, ?> ruleset) {
        this(event, ruleset, event.holdsSecrets(ruleset) && !event.isPlayedOpenly());
    }
}

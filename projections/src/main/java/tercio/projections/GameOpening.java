package tercio.projections;

import tercio.application.record.GameOpened;
import tercio.domain.game.Ruleset;

/** The first event of a game, and the ruleset by which it is played. */
public record GameOpening(GameOpened event, Ruleset<?, ?, ?, ?> ruleset) {}

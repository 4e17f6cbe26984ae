package tercio.projections;

import tercio.application.record.GameOpened;
import tercio.domain.game.Ruleset;

/** How a game began, and by which rules it is played. */
public record GameOpening(GameOpened event, Ruleset<?, ?, ?, ?> ruleset) {}

package tercio.domain.eu.turn.precedence.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;

/** Commands of allied countries that do not agree which of them acts next. */
public sealed interface PrecedenceCommand extends EuCommand {

    /**
     * The country claims the next move or battle of its alliance (EU-MOVE-ORDER, EU-BATTLE-ORDER). If an ally claims it too, the last
     * answer rolls one die for each of them, again while the highest are equal.
     */
    record ClaimPrecedence(CountryId country) implements PrecedenceCommand {
        @Override
        public Subject about() {
            return Subject.country(country);
        }
    }

    /** The country agrees that an ally who claims it acts next. */
    record YieldPrecedence(CountryId country) implements PrecedenceCommand {
        @Override
        public Subject about() {
            return Subject.country(country);
        }
    }
}

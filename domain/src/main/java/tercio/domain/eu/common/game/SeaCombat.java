package tercio.domain.eu.common.game;

import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.sea.battle.SeaStanding;
import tercio.domain.eu.sea.battle.SeaTerms;

/**
 * A battle at sea since its first roll.
 *
 * @param terms its parameters, with the first lines
 * @param standing its state between two rolls or after the last
 */
public record SeaCombat(SeaTerms terms, SeaStanding standing) {

    /** The side that has won; empty if none has, or not yet. */
    public Optional<Side> winner() {
        return standing.rolls().winner().flatMap(winner -> winner.side());
    }

    /** The country that commands a side. */
    public CountryId country(Side side) {
        return terms.side(side).country();
    }
}

package tercio.domain.eu.sea.battle;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.NavalUnits;

/**
 * One side of a battle at sea with its orders.
 *
 * @param technology of the country; galleys in the first line use a separate line of the tables
 * @param withdrawal the time at which it withdraws if it has the wind
 * @param captures the ship that it captures for each star of its pursuit, in order
 */
public record NavalSide(
        CountryId country,
        NavalUnits units,
        NavalTechnology technology,
        FirstLine firstLine,
        boolean veteran,
        Optional<Leader> leader,
        boolean facingOttomans,
        Withdrawal withdrawal,
        List<FirstLine> captures) {

    /** This side with an order to withdraw. */
    public NavalSide withWithdrawal(Withdrawal now) {
        return new NavalSide(country, units, technology, firstLine, veteran, leader, facingOttomans, now, captures);
    }

    /** This side with the ships that it captures. */
    public NavalSide withCaptures(List<FirstLine> now) {
        return new NavalSide(country, units, technology, firstLine, veteran, leader, facingOttomans, withdrawal, now);
    }

    public NavalSide {
        captures = List.copyOf(captures);
        if (!units.canForm(firstLine)) {
            throw new IllegalArgumentException("no ships for a first line of " + firstLine);
        }
    }

    /** This side without an order to withdraw. */
    NavalSide withoutWithdrawal() {
        return new NavalSide(country, units, technology, firstLine, veteran, leader, facingOttomans, Withdrawal.NONE, captures);
    }
}

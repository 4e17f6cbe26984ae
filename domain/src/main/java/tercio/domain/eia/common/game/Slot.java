package tercio.domain.eia.common.game;

import java.util.List;
import tercio.domain.eia.common.concept.Power;

/**
 * One major power sequence of a month (EIA-7.1.3).
 *
 * @param number its place in the order of the month, from 0
 * @param acting the powers that act in it: one, or allies with combined movement (EIA-7.1.2) in the order in which they move
 * @param mover the index of the power that moves now, from 0
 */
public record Slot(int number, List<Power> acting, int mover) {

    public Slot {
        acting = List.copyOf(acting);
    }

    /** The power that moves now. */
    public Power movingPower() {
        return acting.get(mover);
    }

    /** The allies in this sequence who moved before the one who moves now (EIA-7.3.8.5). */
    public List<Power> earlierAllies() {
        return acting.subList(0, mover);
    }

    public boolean isActing(Power power) {
        return acting.contains(power);
    }

    public boolean hasNext() {
        return mover + 1 < acting.size();
    }

    public Slot next() {
        return new Slot(number, acting, mover + 1);
    }
}

package tercio.domain.eia.supply.line.play;

import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.eia.common.play.EiaWarView;

/** The corps whose supply is open (EIA-7.4): on land and not besieged, not fed and without a die for foraging in this month. */
public final class OpenUpkeep {

    private OpenUpkeep() {}

    /** Those of a power, in the order of their ids. */
    public static List<Corps> of(EiaWarView board, Power power) {
        return board.state().corpsOf(power).stream().filter(corps -> corps.journey().upkeep() == Upkeep.OPEN)
                .filter(corps -> !corps.at().isAboard() && !(corps.at().inCity() && board.isBesieged(corps.at().area()))).toList();
    }
}

package tercio.domain.eia.play.lines;

import java.util.List;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.Upkeep;
import tercio.domain.eia.play.EiaBoard;

/** The corps whose supply is open (EIA-7.4): on land and not besieged, not fed and without a die for foraging in this month. */
public final class OpenUpkeep {

    private OpenUpkeep() {}

    /** Those of a power, in the order of their ids. */
    public static List<Corps> of(EiaBoard board, Power power) {
        return board.state().corpsOf(power).stream().filter(corps -> corps.journey().upkeep() == Upkeep.OPEN)
                .filter(corps -> !corps.at().isAboard() && !(corps.at().inCity() && board.besieged(corps.at().area()))).toList();
    }
}

package tercio.projections.eia;

import java.util.ArrayList;
import java.util.List;
import tercio.projections.ReportSource.Ended;

/** The days of combats in which a round was fought, each at its first round. */
final class FoughtDays {

    /** The printed step of a combat in which a round is fought (EIA-7.5.2.9). */
    private static final int ROUND = 9;

    private FoughtDays() {}

    static List<Ended> of(List<CombatRecords.Line> lines) {
        var days = new ArrayList<Ended>();
        CombatRecords.Began combat = null;
        int day = 0;
        for (var line : lines) {
            if (line instanceof CombatRecords.Began began) {
                combat = began;
                day = 0;
            } else if (line instanceof CombatRecords.Happened happened && combat != null && happened.step() == ROUND && happened.day() > day) {
                day = happened.day();
                days.add(new Ended(happened.position(), happened.position(), "combat", combat.area(),
                        "Combat in " + combat.name() + (day > 1 ? ", day " + day : "")));
            }
        }
        return days;
    }
}

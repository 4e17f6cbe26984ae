package tercio.projections.eia;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.sentence.Sentence;
import tercio.projections.ReportSource.Ended;
import tercio.projections.sentence.Texts;

/** The days of combats in which a round was fought, each at its first round. */
final class FoughtDays {

    /** The printed step of a combat in which a round is fought (EIA-7.5.2.9). */
    private static final int ROUND = 9;

    private FoughtDays() {}

    /** The days that were fought, with titles in a language. A day is settled when the next one begins, or when its combat is closed. */
    static List<Ended> of(List<CombatRecords.Line> lines, Texts texts) {
        var days = new ArrayList<Ended>();
        CombatRecords.Began combat = null;
        int day = 0;
        int open = 0;
        for (var line : lines) {
            if (line instanceof CombatRecords.Began began) {
                combat = began;
                day = 0;
            }
            boolean another = line instanceof CombatRecords.Happened later && later.day() > day;
            if (line instanceof CombatRecords.Began || line instanceof CombatRecords.Closed || another) {
                for (; open < days.size(); open++) {
                    var fought = days.get(open);
                    days.set(open, new Ended(fought.position(), fought.ended(), line.position(), fought.kind(), fought.zone(), fought.title()));
                }
            }
            if (another && combat != null && ((CombatRecords.Happened) line).step() == ROUND) {
                day = ((CombatRecords.Happened) line).day();
                days.add(new Ended(line.position(), line.position(), 0, "combat", combat.area().value(),
                        texts.phrase(Sentence.of("eia.report.combat").with("place", CampaignNames.area(combat.area())).with("day", day))));
            }
        }
        return days;
    }
}

package tercio.projections.eia;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.SequencedSet;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.ViewText;

/**
 * The history of one siege, over all its months, as a sheet like that of a battle.
 *
 * @param position of the event that began the siege
 * @param area the area of the city
 * @param title {@code Siege of Vienna}
 * @param month in which it began: {@code October 1805}
 * @param besiegers the words of all powers that have besieged the city, in the order in which they came
 * @param ended the position at which it was over; {@code null} while it goes on
 * @param end {@code raised}, {@code captured} or {@code starved}; {@code null} while it goes on
 * @param points political points gained, by power
 * @param lines the events, in order; those that follow from the end of the siege stand after it
 */
public record SiegeSheet(int position, SpaceId area, ViewText title, ViewText month, SequencedSet<String> besiegers, Integer ended, String end,
        SequencedMap<String, Integer> points, List<SiegeLine> lines) {

    /** The sheets of all sieges, in the order in which they began. */
    static List<SiegeSheet> of(List<SiegeRecords.Entry> entries) {
        var sheets = new ArrayList<SiegeSheet>();
        for (var entry : entries) {
            int at = last(sheets, entry.area());
            boolean begins = entry.besiegers() != null && !entry.besiegers().isEmpty() && (at < 0 || sheets.get(at).ended() != null);
            if (at < 0 || begins) {
                at = sheets.size();
                sheets.add(start(entry));
            }
            sheets.set(at, sheets.get(at).with(entry));
        }
        return sheets;
    }

    private static int last(List<SiegeSheet> sheets, SpaceId area) {
        return sheets.reversed().stream().filter(sheet -> sheet.area().equals(area)).findFirst().map(sheets::lastIndexOf).orElse(-1);
    }

    private static SiegeSheet start(SiegeRecords.Entry entry) {
        return new SiegeSheet(entry.position(), entry.area(), new ViewText(Sentence.of("eia.report.siege").with("city", CampaignNames.area(entry.area()))), entry.line().month(), new LinkedHashSet<>(), null, null,
                new LinkedHashMap<>(), new ArrayList<>());
    }

    private SiegeSheet with(SiegeRecords.Entry entry) {
        if (entry.besiegers() != null) {
            besiegers.addAll(entry.besiegers());
        }
        if (entry.points() > 0) {
            points.merge(entry.gains(), entry.points(), Integer::sum);
        }
        lines.add(entry.line());
        return entry.over() == null || ended != null ? this : new SiegeSheet(position, area, title, month, besiegers, entry.position(), entry.over(), points, lines);
    }
}

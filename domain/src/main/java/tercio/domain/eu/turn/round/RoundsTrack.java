package tercio.domain.eu.turn.round;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The printed rounds track: the starting boxes, and the arrow for each modified die. */
public final class RoundsTrack {

    /** Parses and checks the printed table. */
    public static final TypedTable<RoundsTrack> TABLE = new TypedTable<>(tables -> read(tables::table));

    /** The continuation die is clamped to this range. */
    public static final int LEAST = 1;
    public static final int MOST = 10;

    /**
     * An arrow.
     *
     * @param red whether the next round is played with an extended campaign
     */
    public record Arrow(RoundBox to, boolean red) {}

    private final List<RoundBox> starts;
    private final Map<RoundBox, List<Arrow>> arrows;

    private RoundsTrack(List<RoundBox> starts, Map<RoundBox, List<Arrow>> arrows) {
        this.starts = starts;
        this.arrows = arrows;
    }

    private static RoundsTrack read(TableSource source) {
        var arrows = new EnumMap<RoundBox, List<Arrow>>(RoundBox.class);
        for (var row : source.table("rounds_track").rows()) {
            var from = arrows.computeIfAbsent(box(row, "from_box"), box -> new ArrayList<>());
            int least = row.number("roll_min").orElse(LEAST);
            if (least != from.size() + 1) {
                throw row.fault("roll_min", Sentence.of("eu.table.arrows"));
            }
            for (int die = least; die <= row.number("roll_max").orElse(MOST); die++) {
                from.add(new Arrow(box(row, "to_box"), row.isSet("red_arrow")));
            }
        }
        var starts = new ArrayList<RoundBox>();
        for (var row : source.table("rounds_start").rows()) {
            for (int die = row.integer("die_min"); die <= row.integer("die_max"); die++) {
                starts.add(box(row, "box"));
            }
        }
        return new RoundsTrack(List.copyOf(starts), Map.copyOf(arrows));
    }

    private static RoundBox box(CsvTable.Row row, String column) {
        try {
            return RoundBox.ofLabel(row.text(column));
        } catch (IllegalArgumentException unknown) {
            throw row.fault(column, Sentence.of("eu.table.no-box").with("value", new Text(row.text(column))));
        }
    }

    /** The box of the first round for a natural die. */
    public RoundBox startingBox(int die) {
        return starts.get(die - 1);
    }

    /**
     * The arrow from a box other than the last.
     *
     * @param modified the modified die, clamped to 1..10
     */
    public Arrow arrow(RoundBox from, int modified) {
        return arrows.get(from).get(modified - 1);
    }

    /** The table of the edition that {@code tables} belongs to. */
    public static RoundsTrack from(EuTables tables) {
        return tables.get(TABLE);
    }
}

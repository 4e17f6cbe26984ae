package tercio.domain.eia.common.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The notes of the operational possibilities chart: changes of ratings, morale and dice for a pair of chits (EIA-OPC). */
public final class OperationalNotes {

    /** The name of the table in explanations. */
    public static final String NAME = "operational-effects";

    private static final int MOST = 99;

    /** The kinds of notes. */
    public enum Effect {
        /** No force moves around a flank. */
        NO_OUTFLANK,
        /** The side that divides its force. */
        OUTFLANKER,
        OUTFLANK_SR_MODIFIER,
        WITHDRAW_SR_MODIFIER,
        WITHDRAW_AFTER_ROUND_1_IF_NO_ARRIVAL,
        WITHDRAW_AUTOMATIC,
        MORALE_BONUS_TENTHS_IF_COMMANDER,
        COMMANDER_CHART_IGNORED,
        DIE_BONUS_IF_COMMANDER
    }

    /**
     * One note.
     *
     * @param side the side that it is for; empty for both
     * @param power the power whose commander it needs; empty where it needs none
     * @param value the number of the note; 1 for a note that holds or not
     */
    public record Note(OperationalChit attacker, OperationalChit defender, Effect effect, Optional<CombatSide> side, Optional<Power> power, int value) {

        private boolean isFor(CombatSide whose) {
            return side.isEmpty() || side.get() == whose;
        }
    }

    private final List<Note> notes = new ArrayList<>();

    private OperationalNotes() {}

    static OperationalNotes read(CsvTable table) {
        var all = new OperationalNotes();
        for (var row : table.rows()) {
            all.notes.add(note(row));
        }
        return all;
    }

    private static Note note(CsvTable.Row row) {
        var text = row.text("effect");
        for (var effect : Effect.values()) {
            var name = effect.name().toLowerCase(Locale.ROOT);
            if (text.startsWith(name)) {
                return new Note(row.choice("attacker_chit", OperationalChit.class), row.choice("defender_chit", OperationalChit.class),
                        effect, side(row), power(row, text.substring(name.length())), value(row));
            }
        }
        throw row.fault("effect", Sentence.of("eia.table.no-note").with("value", new Text(text)));
    }

    private static Optional<Power> power(CsvTable.Row row, String people) {
        return switch (people) {
            case "" -> Optional.empty();
            case "_turkish" -> Optional.of(Power.TURKEY);
            case "_russian" -> Optional.of(Power.RUSSIA);
            case "_austrian" -> Optional.of(Power.AUSTRIA);
            case "_prussian" -> Optional.of(Power.PRUSSIA);
            case "_french" -> Optional.of(Power.FRANCE);
            case "_british" -> Optional.of(Power.GREAT_BRITAIN);
            case "_spanish" -> Optional.of(Power.SPAIN);
            default -> throw row.fault("effect", Sentence.of("eia.table.none-called").with("value", new Text(people)));
        };
    }

    private static Optional<CombatSide> side(CsvTable.Row row) {
        return switch (row.text("applies_to")) {
            case "attacker" -> Optional.of(CombatSide.ATTACKER);
            case "defender" -> Optional.of(CombatSide.DEFENDER);
            case "both", "either side" -> Optional.empty();
            default -> throw row.noneOf("applies_to", new Argument.Items(List.of(new Text("attacker"), new Text("defender"), new Text("both"), new Text("either side"))));
        };
    }

    private static int value(CsvTable.Row row) {
        return switch (row.text("value")) {
            case "true", "attacker", "defender" -> 1;
            default -> row.within("value", -MOST, MOST);
        };
    }

    /** The sum of the notes of one kind that apply to a side without a condition. */
    public int value(OperationalChit attacker, OperationalChit defender, Effect effect, CombatSide side) {
        return sum(attacker, defender, effect, side, Optional.empty());
    }

    /** Whether a note of that kind applies to a side. */
    public boolean holds(OperationalChit attacker, OperationalChit defender, Effect effect, CombatSide side) {
        return value(attacker, defender, effect, side) != 0;
    }

    /** The sum of the notes of one kind for a side whose force a leader of that power commands. */
    public int value(OperationalChit attacker, OperationalChit defender, Effect effect, CombatSide side, Power commander) {
        return sum(attacker, defender, effect, side, Optional.of(commander));
    }

    private int sum(OperationalChit attacker, OperationalChit defender, Effect effect, CombatSide side, Optional<Power> power) {
        int sum = 0;
        for (var note : notes) {
            if (note.attacker() == attacker && note.defender() == defender && note.effect() == effect && note.isFor(side)
                    && note.power().equals(power)) {
                sum += note.value();
            }
        }
        return sum;
    }

    /** All notes of a pair of chits, in the order of the chart. */
    public List<Note> of(OperationalChit attacker, OperationalChit defender) {
        return notes.stream().filter(note -> note.attacker() == attacker && note.defender() == defender).toList();
    }
}

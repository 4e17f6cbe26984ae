package tercio.domain.eia.orders;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The notes in brackets after an order: {@code F 5} forage at value 5, {@code D} depot supply, {@code FM} force march, {@code C} into the city. */
record SheetNotes(SheetOrder.Feeding feeding, OptionalInt forageValue, boolean forced, boolean intoCity) {

    private static final Pattern FORAGE = Pattern.compile("(?i)F(?:\\s*(\\d))?");
    private static final List<String> ALL = List.of("F", "F 5", "D", "FM", "C");

    static SheetNotes read(List<SheetPiece> notes, FoundFaults faults) {
        var feeding = SheetOrder.Feeding.OPEN;
        var value = OptionalInt.empty();
        boolean forced = false;
        boolean city = false;
        for (var note : notes) {
            var forage = FORAGE.matcher(note.text());
            if (forage.matches()) {
                feeding = noteFeeding(feeding, SheetOrder.Feeding.FORAGE, note, faults);
                value = forage.group(1) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(forage.group(1)));
            } else {
                switch (note.text().toUpperCase(Locale.ROOT)) {
                    case "D" -> feeding = noteFeeding(feeding, SheetOrder.Feeding.DEPOT, note, faults);
                    case "FM" -> forced = true;
                    case "C" -> city = true;
                    default -> faults.add(note.place(), Sentence.of("eia.fault.no-note").with("missing", note.text().isEmpty()).with("what", new Text(FoundFaults.abbreviate(note.text()))), ALL);
                }
            }
        }
        return new SheetNotes(feeding, value, forced, city);
    }

    private static SheetOrder.Feeding noteFeeding(SheetOrder.Feeding before, SheetOrder.Feeding now, SheetPiece note, FoundFaults faults) {
        if (before != SheetOrder.Feeding.OPEN) {
            faults.add(note.place(), Sentence.of("eia.fault.fed-once"), List.of());
        }
        return now;
    }
}

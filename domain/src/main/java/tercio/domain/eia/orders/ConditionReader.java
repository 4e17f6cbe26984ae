package tercio.domain.eia.orders;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eia.orders.ReadSheet.Place;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Reads the conditions of a sheet, answers in advance: {@code if OCCASION [at AREA], ANSWER}. */
final class ConditionReader {

    private final FoundFaults faults;
    private final SheetNameReader names;
    private final List<SheetAnswer> answers = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();
    private final Set<Object> given = new HashSet<>();

    ConditionReader(FoundFaults faults, SheetNameReader names) {
        this.faults = faults;
        this.names = names;
    }

    /** The answers that were read. */
    List<SheetAnswer> answers() {
        return answers;
    }

    /** The places of those that are named. */
    List<Place> places() {
        return places;
    }

    /** Reads what follows {@code if}. */
    void read(SheetPiece piece) {
        int comma = piece.text().indexOf(',');
        if (comma < 0) {
            faults.add(piece.place(), Sentence.of("eia.fault.condition"), Occasion.allWords().stream().limit(FoundFaults.SHOWN).toList());
            return;
        }
        var when = piece.between(0, comma);
        var reply = piece.between(comma + 1, piece.text().length());
        var at = SheetReader.AT.matcher(when.text());
        var words = at.matches() ? when.part(at, 1) : when;
        var occasion = occasion(words);
        if (occasion.isEmpty()) {
            var near = SheetNames.nearest(words.text(), Occasion.allWords());
            faults.add(words.place(), Sentence.of("eia.fault.no-occasion").with("what", new Text(FoundFaults.abbreviate(words.text()))), near.isEmpty() ? Occasion.allWords() : near);
            return;
        }
        var place = at.matches() ? names.area(when.part(at, 2)) : Optional.<SpaceId>empty();
        if (at.matches() && place.isEmpty()) {
            return;
        }
        if (place.isPresent() && !occasion.get().hasPlace()) {
            faults.add(words.place(), Sentence.of("eia.fault.everywhere").with("what", new Text(occasion.get().words())));
            return;
        }
        var known = occasion.get().replies().stream().filter(each -> SheetNames.plain(each).equals(SheetNames.plain(reply.text()))).findFirst();
        if (known.isEmpty()) {
            faults.add(reply.place(), Sentence.of("eia.fault.no-answer").with("missing", reply.text().isEmpty()).with("what", new Text(FoundFaults.abbreviate(reply.text()))), occasion.get().replies());
            return;
        }
        if (!given.add(List.of(occasion.get(), place))) {
            faults.add(piece.place(), Sentence.of("eia.fault.answered-twice").with("what", new Text(FoundFaults.abbreviate(when.text()))));
            return;
        }
        answers.add(new SheetAnswer(occasion.get(), place, known.get()));
        places.add(piece.place());
    }

    private static Optional<Occasion> occasion(SheetPiece words) {
        var plain = SheetNames.plain(words.text());
        return List.of(Occasion.values()).stream().filter(each -> SheetNames.plain(each.words()).equals(plain)).findFirst();
    }
}

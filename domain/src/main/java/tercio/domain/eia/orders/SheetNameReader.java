package tercio.domain.eia.orders;

import java.util.Map;
import java.util.Optional;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Finds what the names in a sheet mean. A name that is missing or unknown is a fault. */
record SheetNameReader(FoundFaults faults) {

    /** The id of the area that is named. */
    Optional<SpaceId> area(SheetPiece piece) {
        return find(piece, Sentence.of("eia.fault.place"), SheetNames.places());
    }

    /**
     * The meaning of a name.
     *
     * @param unknown the fault of a name that is missing or unknown, without it
     * @param known meanings by plain names
     */
    <T> Optional<T> find(SheetPiece piece, Sentence.Keyed unknown, Map<String, T> known) {
        var found = Optional.ofNullable(known.get(SheetNames.plain(piece.text())));
        if (found.isEmpty()) {
            faults.add(piece.place(), unknown.with("missing", piece.text().isEmpty()).with("what", new Text(FoundFaults.abbreviate(piece.text()))), SheetNames.nearest(piece.text(), known.keySet()));
        }
        return found;
    }
}

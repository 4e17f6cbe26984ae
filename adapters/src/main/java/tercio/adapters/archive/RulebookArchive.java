package tercio.adapters.archive;

import java.util.List;
import java.util.Set;
import tercio.projections.GameOpening;

/** The contribution of a rulebook to the archive: tables of its own, questions, and the fold that fills the tables from the events of a game. */
public interface RulebookArchive {

    /** A rulebook that adds nothing. */
    RulebookArchive NOTHING = opening -> RulebookFold.NOTHING;

    /** Its tables; each name begins with a prefix that no other rulebook has. */
    default List<ArchiveTable> tables() {
        return List.of();
    }

    /** Its named questions. */
    default List<Question> questions() {
        return List.of();
    }

    /** The kinds of things on its boards, as {@link RulebookFold#standings} names them. */
    default Set<String> kinds() {
        return Set.of();
    }

    /** The heading of its questions. */
    default String title() {
        return "";
    }

    /** The currency in which decisions are valued, with its standard weights. */
    default Weights weights() {
        return Weights.NONE;
    }

    /** Begins the fold of one game of its rules. */
    RulebookFold<?> begin(GameOpening opening);
}

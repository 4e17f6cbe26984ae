package tercio.adapters.eia.archive;

import java.util.List;
import java.util.Set;
import tercio.adapters.archive.ArchiveTable;
import tercio.adapters.archive.Question;
import tercio.adapters.archive.RulebookArchive;
import tercio.adapters.archive.RulebookFold;
import tercio.adapters.archive.Weights;
import tercio.projections.GameOpening;

/** The tables, questions and fold of Empires in Arms. */
public final class EiaArchive implements RulebookArchive {

    public static final RulebookArchive INSTANCE = new EiaArchive();

    private EiaArchive() {}

    @Override
    public List<ArchiveTable> tables() {
        return EiaArchiveTables.ALL;
    }

    @Override
    public List<Question> questions() {
        return EiaQuestions.ALL;
    }

    @Override
    public Set<String> kinds() {
        return Set.of("corps", "city", "siege");
    }

    @Override
    public String title() {
        return "Empires in Arms";
    }

    @Override
    public Weights weights() {
        return EiaWorth.STANDARD;
    }

    @Override
    public RulebookFold<?> begin(GameOpening opening) {
        return new EiaFold();
    }
}

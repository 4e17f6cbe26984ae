package tercio.adapters.eu.archive;

import java.util.List;
import java.util.Set;
import tercio.adapters.archive.ArchiveTable;
import tercio.adapters.archive.Question;
import tercio.adapters.archive.RulebookArchive;
import tercio.adapters.archive.RulebookFold;
import tercio.adapters.archive.Weights;
import tercio.domain.eu.EuMilitary;
import tercio.projections.GameOpening;

/** The tables, questions and fold of all editions of the Europa rules. */
public final class EuArchive implements RulebookArchive {

    /** One for all editions: they fill the same tables. */
    public static final RulebookArchive INSTANCE = new EuArchive();

    private EuArchive() {}

    @Override
    public List<ArchiveTable> tables() {
        return EuArchiveTables.ALL;
    }

    @Override
    public List<Question> questions() {
        return EuQuestions.ALL;
    }

    @Override
    public Set<String> kinds() {
        return Set.of("stack", "fleet", "fortress", "siege");
    }

    @Override
    public String title() {
        return "Europa Universalis";
    }

    @Override
    public Weights weights() {
        return EuWorth.STANDARD;
    }

    @Override
    public RulebookFold<?> begin(GameOpening opening) {
        return new EuFold((EuMilitary) opening.ruleset());
    }
}

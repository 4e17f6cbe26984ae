package tercio.domain.eu.tables;

import tercio.domain.eu.round.RoundsTrack;
import tercio.domain.table.TableSource;

/** The printed tables of the Europa rules, read once. */
public final class EuTables {

    /** The tables printed with the program. */
    public static final EuTables PRINTED = new EuTables(TableSource.printedBeside(EuTables.class));

    private final Figures figures;
    private final RoundsTrack roundsTrack;

    private EuTables(TableSource source) {
        figures = Figures.read(source);
        roundsTrack = RoundsTrack.read(source);
    }

    /** Tables from another source, checked as they are read. */
    public static EuTables read(TableSource source) {
        return new EuTables(source);
    }

    /** Single figures of the text. */
    public Figures figures() {
        return figures;
    }

    public RoundsTrack roundsTrack() {
        return roundsTrack;
    }
}

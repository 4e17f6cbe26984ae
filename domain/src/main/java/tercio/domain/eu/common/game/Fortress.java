package tercio.domain.eu.common.game;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.land.siege.SiegeMarks;
import tercio.domain.eu.land.siege.Siegeworks;

/**
 * The fortress of a province and the marks of sieges on it.
 *
 * @param level 1..5
 * @param owner the country that owns the province, empty if none does
 * @param controller the owner, or the country that took it by siege
 * @param marks the marks that sieges have left
 */
public record Fortress(int level, CountryId owner, CountryId controller, SiegeMarks marks) {

    public static Fortress of(int level, CountryId owner, CountryId controller) {
        return new Fortress(level, owner, controller, SiegeMarks.NONE);
    }

    public Siegeworks works() {
        return marks.works();
    }

    /** Whether a breach was made this turn. */
    public boolean isBreached() {
        return marks.breached();
    }

    public Fortress withMarks(SiegeMarks those) {
        return new Fortress(level, owner, controller, those);
    }

    /** The fortress under a new controller, without marks of sieges. */
    public Fortress takenBy(CountryId country) {
        return of(level, owner, country);
    }

    public Fortress withLevel(int now) {
        return new Fortress(now, owner, controller, marks);
    }
}

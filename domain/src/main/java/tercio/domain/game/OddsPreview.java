package tercio.domain.game;

import java.util.Optional;
import java.util.function.Supplier;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.TooManyStates;
import tercio.domain.sentence.Sentence;

/**
 * The odds of a move or an answer that a player considers.
 *
 * @param odds empty where no die decides, and where they are withheld
 * @param withheld the reason why all or a part of the odds are missing, for the player: what is hidden from him, still to be chosen, or too long to
 *     compute; empty where nothing is missing
 */
public record OddsPreview(Optional<Forecast> odds, Optional<Sentence> withheld) {

    /** No odds, because no die decides. */
    public static final OddsPreview NONE = new OddsPreview(Optional.empty(), Optional.empty());

    /** Odds that are complete, or none. */
    public static OddsPreview of(Optional<Forecast> odds) {
        return odds.isEmpty() ? NONE : new OddsPreview(odds, Optional.empty());
    }

    /** Odds that are withheld if they take too long. */
    public static OddsPreview unlessTooLong(Supplier<Optional<Forecast>> odds) {
        try {
            return of(odds.get());
        } catch (TooManyStates many) {
            return new OddsPreview(Optional.empty(), Optional.of(Sentence.of("kernel.odds.too-long").with("most", many.most())));
        }
    }
}

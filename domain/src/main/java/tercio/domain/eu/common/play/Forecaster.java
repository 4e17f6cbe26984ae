package tercio.domain.eu.common.play;

import java.util.Optional;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.ruling.Forecast;

/** The odds of a command, computed by the procedures of a chapter. */
@FunctionalInterface
public interface Forecaster {

    /** A chapter without dice has no odds. */
    Forecaster NONE = (before, after, rolls, command) -> Optional.empty();

    /**
     * Exact odds; empty if no dice of this chapter decide.
     *
     * @param after the board once the legal command is carried out as far as no die is needed
     * @param rolls whether a die was needed there
     * @param command of any chapter
     */
    Optional<Forecast> forecast(WarView before, WarView after, boolean rolls, EuCommand command);
}

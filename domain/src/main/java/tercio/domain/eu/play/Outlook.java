package tercio.domain.eu.play;

import java.util.Optional;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.ruling.Forecast;

/** The odds of a command, computed by the procedures of a chapter. */
@FunctionalInterface
public interface Outlook {

    /** A chapter without dice has no odds. */
    Outlook NONE = (before, after, rolls, command) -> Optional.empty();

    /**
     * Exact odds; empty if no dice of this chapter decide.
     *
     * @param after the board once the legal command is carried out as far as no die is needed
     * @param rolls whether a die was needed there
     * @param command of any chapter
     */
    Optional<Forecast> of(Board before, Board after, boolean rolls, EuCommand command);
}

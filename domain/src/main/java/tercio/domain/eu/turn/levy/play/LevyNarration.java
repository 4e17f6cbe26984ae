package tercio.domain.eu.turn.levy.play;

import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;

/** Describes exceptional levies in words. */
final class LevyNarration {

    private LevyNarration() {}

    static String of(LevyEvent event) {
        return switch (event) {
            case LevyEvent.LeviesBegan e -> "The end of the round: time for exceptional levies.";
            case LevyEvent.LeviesDeclared e -> Nation.of(e.country()) + " declares exceptional levies"
                    + (e.stability() == 0 ? ", without loss of stability." : " and loses 1 stability.");
            case LevyEvent.TroopsLevied e -> Nation.of(e.country()) + " recruits " + e.units().units() + " in " + PlaceName.of(e.province())
                    + " for " + e.ducats() + " D.";
            case LevyEvent.LeviesEnded e -> Nation.of(e.country()) + " is done with exceptional levies this round.";
        };
    }
}

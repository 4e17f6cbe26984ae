package tercio.domain.eu.supply.line.play;

import java.util.List;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;

/**
 * Supply in the rest of the world (EU-SUP-WORLD): forts and missions supply detachments alone, and stacks without ARMY counters are not in weak
 * supply by a long line or by ships away from their port. Reading: the printed map shows no rivers along which a line would be shorter.
 */
final class WorldSupply {

    /** A length that no line of supply reaches. */
    static final int NEVER_LONG = Integer.MAX_VALUE;

    private WorldSupply() {}

    /** Whether a province that the alliance controls supplies these units: a city, a trading post or a colony any, a fort or a mission no ARMY. */
    static boolean canSupply(WarView board, Province land, Units units) {
        return land.theatre() == Theatre.EUROPE || land.fortress() > 0
                || board.state().world().establishments().hasAny(land.id(), here -> here.canSupply(units));
    }

    /** Whether the stacks are detachments in the rest of the world, for which two conditions of weak supply do not count (EU-SUP-WEAK). */
    static boolean isExempt(WarView board, List<Stack> together) {
        return board.theatre(together.getFirst().province()) != Theatre.EUROPE
                && together.stream().map(Stack::units).noneMatch(units -> units.hasArmy() || units.pashas() > 0);
    }
}

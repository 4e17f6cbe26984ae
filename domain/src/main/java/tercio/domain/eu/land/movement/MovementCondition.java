package tercio.domain.eu.land.movement;

import java.util.Locale;

/** The lines of the movement table for land stacks. */
enum MovementCondition {
    FRIENDLY_CLEAR,
    ENEMY_CLEAR,
    ENEMY_MOUNTAIN,
    OTHER_ROUGH,
    OTHER_ROUGH_FOR_NATIVES,
    STRAIT,
    RIVER,
    MOUNTAIN_PASS,
    IN_OR_OUT_OF_SWAMP,
    BERING,
    WASTELAND_FOR_NON_WASTELAND_NATIVES,
    NON_NATIONAL_DESERT,
    /** A transport by ships, the way of the troops. */
    NAVAL_MOVE,
    NAVAL_MOVE_FRIENDLY_PORT_TO_FRIENDLY_PORT,
    /** The greatest cost of one move. */
    LAND_MOVE,
    /** The greatest cost of a line of supply. */
    LINE_OF_SUPPLY;

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}

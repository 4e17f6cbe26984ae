package tercio.domain.eu.common.policy;

/** The levels that a fortress loses when it is taken. */
public enum FortressFall {
    /** One level if its new controller gives 1 LD as garrison, else two, and never below level 1. */
    BY_GARRISON,
    /** One level, and nothing at or below the level that is printed on the map. No garrison is asked for. */
    ONE_LEVEL_DOWN_TO_PRINTED
}

package tercio.domain.eu.battle;

import java.util.List;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Reading;

/** Where the rules of battles are unclear, and what is chosen. */
public final class BattleReadings {

    public static final String UNCAPPED = "uncapped";
    public static final String AT_MOST_3 = "at-most-3";
    public static final String MORE_THAN_SIZE = "more-than-size";
    public static final String AS_MUCH_AS_SIZE = "as-much-as-size";
    public static final String EVERY_SIDE = "every-side";
    public static final String NOT_TURKEY = "not-turkey";

    public static final Reading LEADER_DIFFERENCE = new Reading("EU-LEADER-DIFFERENCE", Citation.of("EU-BATTLE-DRM-1"),
            List.of(UNCAPPED, AT_MOST_3), UNCAPPED,
            "The cap of +3 is marked as undecided and no worked example needs one");

    public static final Reading DESTROYED = new Reading("EU-BATTLE-DESTROYED", Citation.of("EU-BATTLE-DESTRUCTION"),
            List.of(MORE_THAN_SIZE, AS_MUCH_AS_SIZE), MORE_THAN_SIZE,
            "The checks say more losses than size; equal losses kill only when they are removed");

    public static final Reading HALVING = new Reading("EU-ARQUEBUS-HALVING", Citation.of("EU-BATTLE-FIRE-3"),
            List.of(EVERY_SIDE, NOT_TURKEY), EVERY_SIDE,
            "The rule halves the fire of every arquebus stack; the destruction example forgets it for the Turks");

    public static final List<Reading> ALL = List.of(LEADER_DIFFERENCE, DESTROYED, HALVING);

    private BattleReadings() {}
}

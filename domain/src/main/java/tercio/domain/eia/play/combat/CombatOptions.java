package tercio.domain.eia.play.combat;

import java.util.List;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.EiaState;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Reading;

/** What players decide before the game: the method for morale levels and the options of chapter 12, as readings. */
public final class CombatOptions {

    public static final Reading MORALE_METHOD = new Reading("EIA-MORALE-METHOD", Citation.of("EIA-7.5.2.6.1"), List.of("one", "two"), "one",
            "players decide before the game which method they use; the rulebook's example uses the first");

    public static final Reading CAVALRY_SUPERIORITY = Reading.between("EIA-CAVALRY-SUPERIORITY", "EIA-12.3.3.1",
            "an option: twice the enemy's cavalry adds 1 to the die", Reading.OFF, Reading.ON);

    public static final Reading GUARD_COMMITMENT = Reading.between("EIA-GUARD-COMMITMENT", "EIA-12.3.4",
            "an option: guards raise the morale level of the combat table", Reading.OFF, Reading.ON);

    public static final Reading ARTILLERY = Reading.between("EIA-ARTILLERY", "EIA-12.3.5",
            "an option: artillery bombards before the round", Reading.OFF, Reading.ON);

    private CombatOptions() {}

    static int moraleMethod(EiaState state) {
        return state.readings().is(MORALE_METHOD, "one") ? 1 : 2;
    }

    static boolean on(EiaState state, Reading option) {
        return state.readings().is(option, Reading.ON);
    }

    /** The morale levels that guards of a power may add: none for Great Britain and Spain, 1 for Austria and Prussia (EIA-12.3.4). */
    static int mostGuard(Power power) {
        return switch (power) {
            case GREAT_BRITAIN, SPAIN -> 0;
            case AUSTRIA, PRUSSIA -> 1;
            default -> 2;
        };
    }
}

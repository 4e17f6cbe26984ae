package tercio.domain.eia;

import java.util.List;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.ruling.Reading;

/** The readings of unclear rules of Empires in Arms. Each reading is defined in its chapter. */
public final class EiaReadings {

    /** All readings. */
    public static final List<Reading> ALL = List.of(
            CombatReadings.OVERNIGHT_MORALE,
            CombatReadings.PURSUIT_LOSS,
            CombatReadings.PURSUIT_OF_WITHDRAWAL,
            CombatReadings.PURSUIT_LAST_POINT,
            CombatReadings.PURSUIT_IRREGULARS,
            CombatReadings.LEADERS_WIPED_OUT,
            CombatReadings.OUTFLANKERS_AND_MAXIMUM,
            CombatReadings.CHART_COMMANDER,
            CombatReadings.CHART_AUSTRIAN_DIE,
            CombatReadings.TACTICAL_MULTIPLES,
            CombatReadings.ALL_CAVALRY_WITHDRAWAL,
            CombatReadings.REINFORCE_AFTER_LAST_ROUND,
            CombatReadings.ASSAULT_BOTH_BREAK,
            CombatReadings.UNDERGARRISONED);

    private EiaReadings() {}
}

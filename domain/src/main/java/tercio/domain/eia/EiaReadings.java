package tercio.domain.eia;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.play.CombatOptions;
import tercio.domain.eia.common.game.CorpsReadings;
import tercio.domain.eia.guerilla.GuerillaReadings;
import tercio.domain.eia.month.MonthReadings;
import tercio.domain.eia.movement.MarchReadings;
import tercio.domain.eia.orders.OrdersReadings;
import tercio.domain.eia.supply.ForageReadings;
import tercio.domain.ruling.Reading;

/** Readings of the unclear rules of Empires in Arms, and its options. Each names the rule that raises the question. */
public final class EiaReadings {

    /** All readings, in the order of the rulebook. */
    public static final List<Reading> ALL = Stream.concat(Stream.of(
            MarchReadings.LIGHT_INFANTRY_MARCH,
            MarchReadings.RIVER_BEFORE_CITY,
            MarchReadings.STOP_AT_CITY,
            MarchReadings.CHANNEL_ARROW,
            MarchReadings.THIRD_WAR_POINTS,
            OrdersReadings.SHEETS,
            ForageReadings.STANDING,
            ForageReadings.TIME,
            CorpsReadings.IDENTITIES,
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
            CombatReadings.REINFORCING_COMMAND,
            CombatReadings.COALITION_POINTS,
            CombatReadings.ASSAULT_BOTH_BREAK,
            CombatReadings.UNDERGARRISONED,
            CombatOptions.MORALE_METHOD,
            CombatOptions.CAVALRY_SUPERIORITY,
            CombatOptions.GUARD_COMMITMENT,
            CombatOptions.ARTILLERY,
            GuerillaReadings.IRREGULAR_WITHDRAWAL,
            GuerillaReadings.AVOID_COMBAT,
            MonthReadings.MONTH), CombatOptions.DOMINANCE.stream()).toList();

    private EiaReadings() {}
}

package tercio.domain.eu.battle;

import java.util.EnumMap;
import java.util.Map;

/** How the days of battles at sea end, for exact odds, under pairs of leaders that are alike in what follows. Mutable, for one computation. */
final class EndsAtSea {

    /** How the days of battles end together. */
    enum How {
        FIRE1(BattleEnd.DAY1_FIRE), SHOCK1(BattleEnd.DAY1_SHOCK), PHASING_RETREATS(BattleEnd.DAY1_RETREAT), NON_PHASING_RETREATS(BattleEnd.DAY1_RETREAT),
        FIRE2(BattleEnd.DAY2_FIRE), SHOCK2(BattleEnd.DAY2_SHOCK);

        private final BattleEnd end;

        How(BattleEnd end) {
            this.end = end;
        }

        static How retreat(Side side) {
            return side == Side.PHASING ? PHASING_RETREATS : NON_PHASING_RETREATS;
        }

        BattleEnd end() {
            return end;
        }
    }

    private final BattleState opened;
    private final Map<How, SeaGrid> days = new EnumMap<>(How.class);

    /** @param opened the state after the roll for the wind */
    EndsAtSea(BattleState opened) {
        this.opened = opened;
    }

    BattleState opened() {
        return opened;
    }

    /** The battles that end, by how they do. */
    Map<How, SeaGrid> days() {
        return days;
    }

    /** The battles that end in this way, to which more may be added. Those that would go on count where the side with the wind withdraws after fire. */
    SeaGrid of(How how, SeaShape shape) {
        return days.computeIfAbsent(how, each -> SeaGrid.of(shape, 1));
    }

    /** Whether the side with the wind withdraws after this fire (EU-SEA-WITHDRAW). */
    static boolean withdraws(NavalParameters parameters, BattleState opened, BattleRoll fire) {
        return opened.sea().wind().side().filter(side -> parameters.battle().side(side).withdrawal().after(fire)).isPresent();
    }

    /** The greatest losses that each side has inflicted in the days. */
    int mostInflicted(Side side) {
        return days.values().stream().mapToInt(grid -> grid.shape().by(side).most()).max().orElse(0);
    }
}

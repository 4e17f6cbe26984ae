package tercio.domain.eu.sea.battle;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;

/**
 * The ends of the days of battles with the same wind, for exact odds. Pairs of leaders that are equivalent in what follows are counted
 * together: the cases of each grid are the kinds of {@link PairsAtSea}. Mutable, for one computation.
 */
final class EndsAtSea {

    /** The ways in which the days of a battle end. */
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

    /**
     * Pairs of leaders that are alike after the days.
     *
     * @param number of the kind, the case in each grid
     * @param opened the state after the roll for the wind, under one of the pairs
     */
    record Alike(int number, PairsAtSea.Kind kind, BattleState opened) {}

    private final int cases;
    private final List<Alike> alike = new ArrayList<>();
    private final Map<How, SeaGrid> days = new EnumMap<>(How.class);

    /** @param pairs those that may be drawn with this wind */
    EndsAtSea(List<PairsAtSea.Kind> kinds, List<PairsAtSea.Alike> pairs) {
        cases = kinds.size();
        var seen = new boolean[cases];
        for (var pair : pairs) {
            if (!seen[pair.kind()]) {
                seen[pair.kind()] = true;
                alike.add(new Alike(pair.kind(), kinds.get(pair.kind()), pair.stateAfterWind()));
            }
        }
    }

    /** The pairs of leaders that may be drawn with this wind, in a stable order. */
    List<Alike> alike() {
        return alike;
    }

    /** The battles that end, by the way in which they do. */
    Map<How, SeaGrid> days() {
        return days;
    }

    /**
     * The battles that end in this way; more may be added to the grid. Battles that would continue count too if the
     * side with the wind withdraws after fire.
     */
    SeaGrid of(How how, SeaShape shape) {
        return days.computeIfAbsent(how, each -> SeaGrid.of(shape, cases));
    }

    /** Whether the side with the wind withdraws after this fire (EU-SEA-WITHDRAW). */
    static boolean withdraws(NavalParameters parameters, BattleState opened, BattleRoll fire) {
        return NavalState.of(opened).wind().side().filter(side -> parameters.battle().side(side).withdrawal().isAfter(fire)).isPresent();
    }

    /** The greatest losses that each side has inflicted in the days. */
    int mostInflicted(Side side) {
        return days.values().stream().mapToInt(grid -> grid.shape().by(side).most()).max().orElse(0);
    }
}

package tercio.domain.eia.combat;

import java.math.BigInteger;
import tercio.domain.dice.Die;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;

/**
 * The states in which a combat goes on after a day (EIA-7.5.2.13.2), each with the losses that count from then on. Mutable while the
 * evening is gone through.
 */
final class NextDayStates {

    private static final int FACES = Die.D6.sides();
    private static final CombatSide[] SIDES = CombatSide.values();

    private final DayPlan plan;
    private final EiaTables tables;
    private final DayOdds day;
    private final SideOdds[] sides;
    private final EarlierLosses earlier;
    private final EarlierLosses later;
    private final boolean carriesOver;
    private final boolean whole;
    private final KeyWeights states;

    /**
     * @param earlier the losses before the day
     * @param morning the states in which it began
     * @param evening the common denominator after the day
     */
    NextDayStates(DayPlan plan, EiaTables tables, DayOdds day, SideOdds attacker, SideOdds defender, EarlierLosses earlier, KeyWeights morning,
            BigInteger evening) {
        this.plan = plan;
        this.tables = tables;
        this.day = day;
        this.earlier = earlier;
        sides = new SideOdds[] {attacker, defender};
        carriesOver = plan.terms().readings().is(CombatReadings.OVERNIGHT_MORALE, "carries-over");
        whole = plan.terms().readings().is(CombatReadings.PURSUIT_LOSS, "whole-combat");
        later = EarlierLosses.upTo(mostLoss(CombatSide.ATTACKER, morning), mostLoss(CombatSide.DEFENDER, morning));
        states = new KeyWeights(plan.withdrawal() > 0 ? evening.multiply(BigInteger.valueOf(FACES)) : evening, later.width());
    }

    KeyWeights states() {
        return states;
    }

    /** The columns of the states. */
    EarlierLosses losses() {
        return later;
    }

    private SideTally tally(CombatSide side, long key) {
        return sides[side.ordinal()].tally(side == CombatSide.ATTACKER ? DayOdds.attacker(key) : DayOdds.defender(key));
    }

    /** The most that a side may have lost: who fights on has lost less than his level. */
    private int mostLoss(CombatSide side, KeyWeights morning) {
        int level = 0;
        for (int at = 0; at < morning.size(); at++) {
            level = Math.max(level, tally(side, morning.key(at)).finalMorale());
        }
        return lossThatCounts(level, tables.pursuitClasses().lastLineStart());
    }

    /**
     * Adds the morning after an evening; the evening follows the weights at a place of other states that many times. A commander may
     * withdraw before dawn.
     */
    void add(long evening, KeyWeights from, int at, int times) {
        long dawn = day.morning(evening, afterNight(tally(CombatSide.ATTACKER, evening)), afterNight(tally(CombatSide.DEFENDER, evening)));
        int faces = plan.withdrawal();
        if (faces > 0) {
            addMorning(day.afterWithdrawal(dawn, faces, plan.terms().defender().corps()), evening, from, at, times * faces);
        }
        if (faces < FACES) {
            addMorning(dawn, evening, from, at, faces > 0 ? times * (FACES - faces) : times);
        }
    }

    private void addMorning(long dawn, long evening, KeyWeights from, int at, int times) {
        states.add(dawn, 0, from, at, 0, times);
        if (later.width() == 1) {
            return;
        }
        for (var side : SIDES) {
            int today = tally(side, evening).moraleLost();
            for (int column = earlier.first(side); column < earlier.end(side); column++) {
                if (!from.isZero(at, column, column + 1)) {
                    states.add(dawn, later.column(side, lossThatCounts(today, earlier.loss(side, column))), from, at, column, times);
                }
            }
        }
    }

    /** A side on the next morning: it breaks half a point earlier, and keeps its running loss where the readings say so. */
    private SideTally afterNight(SideTally evening) {
        return evening.withMorale(evening.finalMorale() - tables.constants().dayMorale(), carriesOver ? evening.moraleLost() : 0);
    }

    /** The lost morale of a side that counts on later days, by the readings; 0 where it makes no difference. */
    private int lossThatCounts(int today, int before) {
        if (carriesOver) {
            // The running loss is that of the whole combat; earlier losses are subtracted where the last day alone counts.
            return whole ? 0 : today;
        }
        // Losses beyond the last line of the table of pursuit classes read alike.
        return whole ? Math.min(before + today, tables.pursuitClasses().lastLineStart()) : 0;
    }
}

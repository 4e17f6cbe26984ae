package tercio.domain.eu.sea.battle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.Winner;
import tercio.domain.eu.sea.battle.EndsAtSea.How;
import tercio.domain.eu.sea.battle.PairsAtSea.Alike;
import tercio.domain.eu.sea.battle.SeaGrid.Which;
import tercio.domain.ruling.Cancellation;
import tercio.domain.ruling.Distribution;

/**
 * The two days of a battle at sea under every pair of leaders that may be drawn, for exact odds: the rules of {@code DaysOfBattle},
 * {@link WindStages} and {@code EndOfFirstDay} on counts in arrays instead of states, which is many times as fast. The stages themselves
 * are the reference, in a test.
 *
 * <p>Pairs of leaders differ in the rolls by their leads alone ({@link PairsAtSea}). Each roll is fought once for all battles in which it is the
 * same, counted side by side as the cases of a grid: the first fire under each lead in fire, the first shock under each lead in shock for all leads
 * in fire, the second fire under each lead in fire for all second days ({@link PairsAtSea.SecondDay}), and the last roll under each lead in shock for
 * all kinds of pairs. The chance that the battles of a pair come to a second day differs by its manoeuvre if a side tries to retreat.
 */
final class SeaBattleDays {

    private final NavalParameters parameters;
    private final PairsAtSea pairs;
    private final SeaRetreatAttempts attempts;
    private final SeaExchanges exchanges;
    /** The losses that the sides can have inflicted after each roll. */
    private final Map<BattleRoll, SeaShape> shapes;
    private final Map<Winner, EndsAtSea> ends = new LinkedHashMap<>();
    private final RollsAtSea rolls = new RollsAtSea();
    /** Battles after the first day under one lead in shock: the cases are the leads in fire. Used again for each lead, and those below for each wind. */
    private final SeaGrid shocks;
    /** Battles before the second day, by the lead in fire, and after its fire: the cases are the second days. */
    private final SeaGrid[] mornings;
    private final SeaGrid fired;
    /** Battles before the last roll, by the lead in shock: the cases are the kinds of pairs, as after it. */
    private final SeaGrid[] waiting;

    private SeaBattleDays(NavalParameters parameters, Distribution<BattleState> opened) {
        this.parameters = parameters;
        pairs = PairsAtSea.of(parameters, opened);
        attempts = new SeaRetreatAttempts(parameters, opened.outcomes().getFirst());
        exchanges = new SeaExchanges(parameters, pairs, attempts.sides());
        shapes = exchanges.shapes();
        shocks = SeaGrid.of(shapes.get(BattleRoll.SHOCK1), pairs.fires().size());
        mornings = grids(pairs.fires().size(), () -> SeaGrid.ofGoing(shapes.get(BattleRoll.SHOCK1), pairs.secondDays().size()));
        fired = SeaGrid.of(shapes.get(BattleRoll.FIRE2), pairs.secondDays().size());
        waiting = grids(pairs.shocks().size(), () -> SeaGrid.ofGoing(shapes.get(BattleRoll.FIRE2), pairs.kinds().size()));
    }

    private static SeaGrid[] grids(int count, Supplier<SeaGrid> each) {
        return Stream.generate(each).limit(count).toArray(SeaGrid[]::new);
    }

    /** The ends of the days, by the side with the wind. */
    static Map<Winner, EndsAtSea> of(NavalParameters parameters, Distribution<BattleState> opened) {
        var days = new SeaBattleDays(parameters, opened);
        days.pairs.byWind().forEach((wind, alike) -> days.ends.put(wind, days.new OneWind(wind, alike).compute()));
        return days.ends;
    }

    /**
     * The number of results of the dice of the days.
     *
     * @param opened a state after the roll for the wind, with the choices of both sides
     */
    static long ways(NavalParameters parameters, BattleState opened) {
        long ways = new SeaRetreatAttempts(parameters, opened).ways(0);
        for (var roll : BattleRoll.OF_THE_DAYS) {
            ways *= ways(parameters, roll);
        }
        return ways;
    }

    private static long ways(NavalParameters parameters, BattleRoll roll) {
        long ways = 1;
        for (var side : Side.values()) {
            ways *= parameters.makesRoll(side, roll) ? SeaExchange.FACES : 1;
        }
        return ways;
    }

    /** The number of results of the later dice of the days, which do not matter once a battle has ended. */
    private long rest(BattleRoll after) {
        long rest = after.isSecondDay() ? 1 : attempts.ways(0);
        for (var roll : BattleRoll.OF_THE_DAYS) {
            rest *= roll.compareTo(after) > 0 ? ways(parameters, roll) : 1;
        }
        return rest;
    }

    /** The days of the battles with the same wind. */
    private final class OneWind {

        private final Winner wind;
        private final List<Alike> all;
        private final EndsAtSea ends;

        private OneWind(Winner wind, List<Alike> all) {
            this.wind = wind;
            this.all = all;
            ends = new EndsAtSea(pairs.kinds(), all);
        }

        private EndsAtSea compute() {
            var fires = firstFire();
            if (!withdraws(BattleRoll.FIRE1)) {
                firstShock(fires);
                secondFire();
                if (!withdraws(BattleRoll.FIRE2)) {
                    lastRoll();
                }
            }
            return ends;
        }

        private SeaGrid endsOf(How how, BattleRoll roll) {
            return ends.of(how, shapes.get(roll));
        }

        private boolean withdraws(BattleRoll fire) {
            return EndsAtSea.withdraws(parameters, all.getFirst().stateAfterWind(), fire);
        }

        /** The battles that end after a fire. */
        private Which ending(BattleRoll fire) {
            return withdraws(fire) ? Which.ALL : Which.ROUTED;
        }

        /** The cases are the leads in fire. */
        private SeaGrid firstFire() {
            int leads = pairs.fires().size();
            var fires = SeaGrid.of(shapes.get(BattleRoll.FIRE1), leads);
            addRolls(BattleRoll.FIRE1, leads(Alike::fire), lead -> SeaGrid.ofStart(parameters.morale(Side.PHASING), parameters.morale(Side.NON_PHASING), leads, lead), fires);
            long rest = rest(BattleRoll.FIRE1);
            var ended = endsOf(How.FIRE1, BattleRoll.FIRE1);
            for (var alike : all) {
                long times = rest * alike.ways();
                ended.add(alike.kind(), fires, alike.fire(), ending(BattleRoll.FIRE1), (first, second) -> times);
            }
            return fires;
        }

        private void firstShock(SeaGrid fires) {
            for (var morning : mornings) {
                morning.clear();
            }
            long rest = rest(BattleRoll.SHOCK1);
            var ended = endsOf(How.SHOCK1, BattleRoll.SHOCK1);
            all.stream().collect(Collectors.groupingBy(Alike::shock)).forEach((lead, some) -> {
                shocks.clear();
                addRolls(BattleRoll.SHOCK1, List.of(lead), each -> fires, shocks);
                for (var alike : some) {
                    long times = rest * alike.ways();
                    ended.add(alike.kind(), shocks, alike.fire(), Which.ROUTED, (first, second) -> times);
                    addRetreats(alike);
                }
            });
        }

        /**
         * Divides the battles by the attempts to retreat: those in which a side gets away end, the others continue.
         */
        private void addRetreats(Alike alike) {
            long later = ways(parameters, BattleRoll.FIRE2) * ways(parameters, BattleRoll.SHOCK2);
            for (int attempt = 0; attempt < attempts.sides().size(); attempt++) {
                int number = attempt;
                long rest = later * attempts.ways(attempt + 1);
                endsOf(How.retreat(attempts.sides().get(attempt)), BattleRoll.SHOCK1)
                        .add(alike.kind(), shocks, alike.fire(), Which.GOING, (first, second) -> rest * attempts.waysToGetAway(alike.pairs(), number, first, second));
            }
            mornings[alike.fire()].add(alike.secondDay(), shocks, alike.fire(), Which.GOING, (first, second) -> attempts.waysToStay(alike.pairs(), first, second));
        }

        private void secondFire() {
            fired.clear();
            addRolls(BattleRoll.FIRE2, leads(Alike::fire), lead -> mornings[lead], fired);
            long rest = rest(BattleRoll.FIRE2);
            var ended = endsOf(How.FIRE2, BattleRoll.FIRE2);
            for (int day = 0; day < pairs.secondDays().size(); day++) {
                ended.add(pairs.secondDays().get(day).kind(), fired, day, ending(BattleRoll.FIRE2), (first, second) -> rest);
            }
        }

        private void lastRoll() {
            for (var grid : waiting) {
                grid.clear();
            }
            for (int day = 0; day < pairs.secondDays().size(); day++) {
                var secondDay = pairs.secondDays().get(day);
                waiting[secondDay.shock()].add(secondDay.kind(), fired, day, Which.GOING, (first, second) -> 1);
            }
            addRolls(BattleRoll.SHOCK2, leads(Alike::shock), lead -> waiting[lead], endsOf(How.SHOCK2, BattleRoll.SHOCK2));
        }

        private List<Integer> leads(Function<Alike, Integer> lead) {
            return all.stream().map(lead).distinct().toList();
        }

        /** Adds the results of a roll for the battles under each of these leads. */
        private void addRolls(BattleRoll roll, List<Integer> leads, IntFunction<SeaGrid> before, SeaGrid after) {
            Cancellation.check();
            rolls.add(leads.stream().map(lead -> new RollsAtSea.Fought(before.apply(lead), exchanges.of(roll, wind, lead))).toList(), after);
        }
    }
}

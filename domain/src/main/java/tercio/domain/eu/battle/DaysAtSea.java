package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.domain.eu.battle.EndsAtSea.How;
import tercio.domain.eu.battle.PairsAtSea.Alike;
import tercio.domain.eu.battle.SeaGrid.Which;
import tercio.domain.ruling.Cancellation;
import tercio.domain.ruling.Distribution;

/**
 * The two days of a battle at sea under every pair of leaders that may be drawn, for exact odds: the rules of {@link DaysOfBattle},
 * {@link WindStages} and {@link EndOfFirstDay} on counts in arrays instead of states, which is many times as fast. The stages themselves
 * are the reference, in a test.
 *
 * <p>Pairs of leaders differ in the rolls by their leads alone ({@link PairsAtSea}). Each roll is fought once for all battles in which it is the
 * same, counted side by side: the first shock under each lead in shock for all leads in fire, the second fire under each lead in fire for all
 * leads in shock, and the last roll under each lead in shock for all kinds of pairs. What pairs make of the second day differs by their manoeuvre
 * only where somebody tries to retreat.
 */
final class DaysAtSea {

    /** Pairs that are alike after the days, with the wind. */
    record Kind(Winner wind, PairsAtSea.Kind pairs) {}

    private record Roll(BattleRoll roll, Winner wind, int lead) {}

    /** What the strikes of a side depend on in a roll: {@code ahead} is by how much its leader is better. */
    private record Striking(Side side, Winner wind, int ahead) {}

    private final NavalParameters parameters;
    private final PairsAtSea pairs;
    private final AttemptsAtSea attempts;
    private final Map<Roll, SeaExchange> exchanges = new HashMap<>();
    /** What the sides can have inflicted after each roll. */
    private final Map<BattleRoll, SeaShape> shapes = new EnumMap<>(BattleRoll.class);
    private final Map<Kind, EndsAtSea> ends = new LinkedHashMap<>();
    private final RollsAtSea rolls = new RollsAtSea();
    private final SeaParts parts;
    /** The first day under one lead in shock, and under one lead in fire, too. Each is used for one wind after the other, as are the battles below. */
    private final SeaGrid shocks;
    private final SeaGrid day;
    /** Battles before the last roll, by the lead in it; the cases are the kinds of pairs, as after it. */
    private final SeaGrid[] waiting;
    private final SeaGrid last;

    private DaysAtSea(NavalParameters parameters, Distribution<BattleState> opened) {
        this.parameters = parameters;
        pairs = PairsAtSea.of(parameters, opened);
        attempts = new AttemptsAtSea(parameters, opened.outcomes().getFirst());
        shape();
        parts = new SeaParts(attempts.sides(), shapes.get(BattleRoll.FIRE2));
        shocks = SeaGrid.of(shapes.get(BattleRoll.SHOCK1), pairs.fires().size());
        day = SeaGrid.of(shapes.get(BattleRoll.SHOCK1), 1);
        waiting = new SeaGrid[pairs.shocks().size()];
        Arrays.setAll(waiting, each -> SeaGrid.of(shapes.get(BattleRoll.FIRE2), pairs.kinds().size()));
        last = SeaGrid.of(shapes.get(BattleRoll.SHOCK2), pairs.kinds().size());
    }

    /** How the days end, by the kinds of pairs of leaders. */
    static Map<Kind, EndsAtSea> of(NavalParameters parameters, Distribution<BattleState> opened) {
        var days = new DaysAtSea(parameters, opened);
        days.pairs.byWind().forEach((wind, alike) -> days.new OneWind(wind, alike).fought());
        return days.ends;
    }

    /**
     * The number of ways in which the dice of the days can fall.
     *
     * @param opened a state after the roll for the wind, with the choices of both sides
     */
    static long ways(NavalParameters parameters, BattleState opened) {
        long ways = new AttemptsAtSea(parameters, opened).ways(0);
        for (var roll : BattleRoll.OF_THE_DAYS) {
            ways *= ways(parameters, roll);
        }
        return ways;
    }

    private static long ways(NavalParameters parameters, BattleRoll roll) {
        long ways = 1;
        for (var side : Side.values()) {
            ways *= parameters.rolls(side, roll) ? SeaExchange.FACES : 1;
        }
        return ways;
    }

    /** The number of ways in which the later dice of the days can fall, which do not matter once a battle has ended. */
    private long rest(BattleRoll after) {
        long rest = after.secondDay() ? 1 : attempts.ways(0);
        for (var roll : BattleRoll.OF_THE_DAYS) {
            rest *= roll.compareTo(after) > 0 ? ways(parameters, roll) : 1;
        }
        return rest;
    }

    private void shape() {
        var shape = SeaShape.begun(parameters.morale(Side.PHASING), parameters.morale(Side.NON_PHASING));
        for (var roll : BattleRoll.OF_THE_DAYS) {
            var all = new HashMap<Roll, SeaExchange>();
            var strikes = new HashMap<Striking, SeaExchange.Strikes>();
            pairs.byWind().forEach((wind, alike) -> alike.forEach(some -> all.computeIfAbsent(roll(roll, wind, some), each -> exchange(each, some.opened(), strikes))));
            exchanges.putAll(all);
            shape = shape.after(all.values());
            shapes.put(roll, shape);
        }
    }

    /** A leader who is worse than the enemy's takes nothing off, so that all such leaders do the same (EU-SEA-DRM-1, EU-SEA-DRM-2). */
    private SeaExchange exchange(Roll roll, BattleState opened, Map<Striking, SeaExchange.Strikes> known) {
        var before = before(roll.roll(), opened);
        return new SeaExchange(
                known.computeIfAbsent(new Striking(Side.PHASING, roll.wind(), Math.max(0, roll.lead())), each -> SeaExchange.strikes(parameters, before, Side.PHASING, roll.roll())),
                known.computeIfAbsent(new Striking(Side.NON_PHASING, roll.wind(), Math.max(0, -roll.lead())), each -> SeaExchange.strikes(parameters, before, Side.NON_PHASING, roll.roll())));
    }

    private Roll roll(BattleRoll roll, Winner wind, Alike alike) {
        return new Roll(roll, wind, roll.fire() ? pairs.fires().get(alike.fire()) : pairs.shocks().get(alike.shock()));
    }

    private BattleState before(BattleRoll roll, BattleState opened) {
        var state = opened;
        for (var side : attempts.sides()) {
            state = roll.secondDay() ? state.with(side, SideState::failedToRetreat) : state;
        }
        return state;
    }

    /** The days of the battles with the same wind. */
    private final class OneWind {

        private final Winner wind;
        private final List<Alike> all;
        private final EndsAtSea[] byKind = new EndsAtSea[pairs.kinds().size()];
        /** By the lead in shock, then by the lead in fire. */
        private final Map<Integer, Map<Integer, List<Alike>>> byLeads = new LinkedHashMap<>();

        private OneWind(Winner wind, List<Alike> all) {
            this.wind = wind;
            this.all = all;
            for (var alike : all) {
                byKind[alike.kind()] = ends.computeIfAbsent(new Kind(wind, pairs.kinds().get(alike.kind())), each -> new EndsAtSea(alike.opened()));
                byLeads.computeIfAbsent(alike.shock(), each -> new LinkedHashMap<>()).computeIfAbsent(alike.fire(), each -> new ArrayList<>()).add(alike);
            }
        }

        private void fought() {
            var fires = firstFire();
            if (!withdraws(BattleRoll.FIRE1)) {
                byLeads.forEach((shock, byFire) -> firstShock(fires, shock, byFire));
                if (!withdraws(BattleRoll.FIRE2)) {
                    lastRoll();
                }
            }
        }

        private SeaGrid ended(Alike alike, How how, BattleRoll roll) {
            return byKind[alike.kind()].of(how, shapes.get(roll));
        }

        private boolean withdraws(BattleRoll fire) {
            return EndsAtSea.withdraws(parameters, all.getFirst().opened(), fire);
        }

        /** The battles that end after a fire. */
        private Which ending(BattleRoll fire) {
            return withdraws(fire) ? Which.ALL : Which.ROUTED;
        }

        private SeaExchange exchange(BattleRoll roll, int lead) {
            return exchanges.get(new Roll(roll, wind, lead));
        }

        /** The cases are the leads in fire. */
        private SeaGrid firstFire() {
            Cancellation.check();
            var begun = SeaGrid.begun(parameters.morale(Side.PHASING), parameters.morale(Side.NON_PHASING));
            var fires = SeaGrid.of(shapes.get(BattleRoll.FIRE1), pairs.fires().size());
            long rest = rest(BattleRoll.FIRE1);
            all.stream().collect(Collectors.groupingBy(Alike::fire)).forEach((lead, some) -> {
                var fire = SeaGrid.of(shapes.get(BattleRoll.FIRE1), 1);
                rolls.add(List.of(new RollsAtSea.Fought(begun, exchange(BattleRoll.FIRE1, pairs.fires().get(lead)))), fire);
                fires.add(lead, fire, 0);
                some.forEach(alike -> ended(alike, How.FIRE1, BattleRoll.FIRE1).addFrom(0, 0, 0, fire, ending(BattleRoll.FIRE1), rest * alike.ways()));
            });
            return fires;
        }

        private void firstShock(SeaGrid fires, int lead, Map<Integer, List<Alike>> byFire) {
            Cancellation.check();
            shocks.clear();
            waiting[lead].clear();
            rolls.add(List.of(new RollsAtSea.Fought(fires, exchange(BattleRoll.SHOCK1, pairs.shocks().get(lead)))), shocks);
            long rest = rest(BattleRoll.SHOCK1);
            byFire.forEach((fire, some) -> {
                day.clear();
                day.add(0, shocks, fire);
                for (var alike : some) {
                    ended(alike, How.SHOCK1, BattleRoll.SHOCK1).addFrom(0, 0, 0, day, Which.ROUTED, rest * alike.ways());
                    attempted(alike);
                }
                secondFire(fire, some);
            });
        }

        /** The battles in which somebody gets away end. */
        private void attempted(Alike alike) {
            long later = ways(parameters, BattleRoll.FIRE2) * ways(parameters, BattleRoll.SHOCK2);
            for (int attempt = 0; attempt < attempts.sides().size(); attempt++) {
                int number = attempt;
                long rest = later * attempts.ways(attempt + 1);
                ended(alike, How.retreat(attempts.sides().get(attempt)), BattleRoll.SHOCK1)
                        .addGoing(day, (first, second) -> rest * attempts.away(alike.pairs(), number, first, second));
            }
        }

        private void secondFire(int lead, List<Alike> some) {
            parts.fought(rolls, day, exchange(BattleRoll.FIRE2, pairs.fires().get(lead)));
            long rest = rest(BattleRoll.FIRE2);
            var ending = ending(BattleRoll.FIRE2);
            for (var alike : some) {
                parts.addTo(ended(alike, How.FIRE2, BattleRoll.FIRE2), 0, ending, (first, second) -> rest * attempts.stay(alike.pairs(), first, second));
                if (ending == Which.ROUTED) {
                    parts.addTo(waiting[alike.shock()], alike.kind(), Which.GOING, (first, second) -> attempts.stay(alike.pairs(), first, second));
                }
            }
        }

        private void lastRoll() {
            Cancellation.check();
            last.clear();
            rolls.add(byLeads.keySet().stream().map(lead -> new RollsAtSea.Fought(waiting[lead], exchange(BattleRoll.SHOCK2, pairs.shocks().get(lead)))).toList(), last);
            all.stream().filter(alike -> !byKind[alike.kind()].days().containsKey(How.SHOCK2))
                    .forEach(alike -> ended(alike, How.SHOCK2, BattleRoll.SHOCK2).add(0, last, alike.kind()));
        }
    }
}

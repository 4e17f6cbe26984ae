package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import tercio.domain.ruling.Cancellation;
import tercio.domain.ruling.Distribution;

/**
 * The two days of a battle at sea under every pair of leaders that may be drawn, for exact odds: the rules of {@link DaysOfBattle},
 * {@link WindStages} and {@link EndOfFirstDay} on counts in arrays instead of states, which is many times as fast. The stages themselves
 * are the reference, in a test.
 *
 * <p>Pairs of leaders differ in the rolls by their leads alone, so that those with the same wind and the same lead in fire share the first roll,
 * and those with the same lead in shock, too, share the first day. What such pairs make of the second day differs by their manoeuvre only where
 * somebody tries to retreat; and before the last roll all pairs come together again that are alike from there on.
 */
final class DaysAtSea {

    private static final int FACES = SeaExchange.FACES;

    /** Pairs that are alike after the days: in the pursuit, and in the casualty tests. */
    record Kind(Winner wind, int lead, int phasing, int nonPhasing) {}

    /** A pair of leaders with the wind, and how often it comes. */
    private record Opening(BattleState state, Kind kind, int[] maneuver, int fire, int shock, long ways) {}

    private record Roll(BattleRoll roll, Winner wind, int lead) {}

    private record Fired(Winner wind, int lead) {}

    private final NavalParameters parameters;
    private final List<Side> attempting;
    /** The number of faces with which a side gets away, by its manoeuvre and the morale it has left; with more than a die shows all do. */
    private final int[] away = new int[FACES + 2];
    private final Map<Fired, Map<Integer, List<Opening>>> openings = new LinkedHashMap<>();
    private final Map<Roll, SeaExchange> exchanges = new HashMap<>();
    /** What the sides can have inflicted after each roll. */
    private final Map<BattleRoll, SeaShape> shapes = new EnumMap<>(BattleRoll.class);
    /** Battles before the last roll, by the lead in it. */
    private final Map<Kind, Map<Integer, RollsAtSea.Fought>> lastRolls = new LinkedHashMap<>();
    private final Map<Kind, EndsAtSea> ends = new LinkedHashMap<>();
    private final RollsAtSea rolls = new RollsAtSea();
    private final SeaParts parts;

    private DaysAtSea(NavalParameters parameters, Distribution<BattleState> opened) {
        this.parameters = parameters;
        attempting = new EndOfFirstDay(parameters).attempting(opened.outcomes().getFirst());
        var test = parameters.tables().policies().battle().retreatTest();
        Arrays.setAll(away, chances -> (int) IntStream.rangeClosed(1, FACES).filter(face -> test.passed(face, chances)).count());
        opened.weights().forEach((state, ways) -> add(opening(state, ways.longValueExact())));
        shape();
        parts = new SeaParts(attempting, shapes.get(BattleRoll.FIRE2));
    }

    /** How the days end, by the kinds of pairs of leaders. */
    static Map<Kind, EndsAtSea> of(NavalParameters parameters, Distribution<BattleState> opened) {
        var days = new DaysAtSea(parameters, opened);
        days.openings.forEach(days::firstFire);
        days.lastRolls.forEach(days::lastRoll);
        return days.ends;
    }

    /**
     * The number of ways in which the dice of the days can fall.
     *
     * @param opened a state after the roll for the wind, with the choices of both sides
     */
    static long ways(NavalParameters parameters, BattleState opened) {
        long ways = 1;
        for (var roll : BattleRoll.OF_THE_DAYS) {
            ways *= ways(parameters, roll);
        }
        for (var side : new EndOfFirstDay(parameters).attempting(opened)) {
            ways *= FACES;
        }
        return ways;
    }

    private static long ways(NavalParameters parameters, BattleRoll roll) {
        long ways = 1;
        for (var side : Side.values()) {
            ways *= parameters.rolls(side, roll) ? FACES : 1;
        }
        return ways;
    }

    // --- Pairs of leaders --------------------------------------------------------------------------------------------

    private Opening opening(BattleState state, long ways) {
        var phasing = parameters.leader(state, Side.PHASING);
        var nonPhasing = parameters.leader(state, Side.NON_PHASING);
        var kind = new Kind(state.sea().wind(), phasing.maneuver() - nonPhasing.maneuver(), drawn(state, Side.PHASING), drawn(state, Side.NON_PHASING));
        return new Opening(state, kind, new int[] {phasing.maneuver(), nonPhasing.maneuver()}, phasing.fire() - nonPhasing.fire(), phasing.shock() - nonPhasing.shock(), ways);
    }

    private int drawn(BattleState opened, Side side) {
        return parameters.drawnLeaders().least(side, DrawnLeaders.Until.CASUALTY, opened.sideState(side).replacement());
    }

    private void add(Opening opening) {
        openings.computeIfAbsent(new Fired(opening.kind().wind(), opening.fire()), each -> new LinkedHashMap<>())
                .computeIfAbsent(opening.shock(), each -> new ArrayList<>()).add(opening);
    }

    private SeaExchange exchange(BattleRoll roll, Opening opening) {
        int lead = roll.fire() ? opening.fire() : opening.shock();
        return exchanges.computeIfAbsent(new Roll(roll, opening.kind().wind(), lead), each -> SeaExchange.of(parameters, before(roll, opening.state()), roll));
    }

    private BattleState before(BattleRoll roll, BattleState opened) {
        var state = opened;
        for (var side : attempting) {
            state = roll.secondDay() ? state.with(side, SideState::failedToRetreat) : state;
        }
        return state;
    }

    private void shape() {
        var shape = SeaShape.begun(parameters.morale(Side.PHASING), parameters.morale(Side.NON_PHASING));
        for (var roll : BattleRoll.OF_THE_DAYS) {
            var all = new ArrayList<SeaExchange>();
            openings.values().forEach(alike -> alike.values().forEach(pairs -> exchange(roll, pairs.getFirst())));
            exchanges.forEach((of, exchange) -> all.addAll(of.roll() == roll ? List.of(exchange) : List.of()));
            shape = shape.after(all);
            shapes.put(roll, shape);
        }
    }

    // --- The days ----------------------------------------------------------------------------------------------------

    private void firstFire(Fired fired, Map<Integer, List<Opening>> byShock) {
        Cancellation.check();
        var some = byShock.values().iterator().next().getFirst();
        var fire = fought(SeaGrid.begun(parameters.morale(Side.PHASING), parameters.morale(Side.NON_PHASING)), BattleRoll.FIRE1, some);
        long rest = rest(BattleRoll.FIRE1);
        byShock.values().forEach(pairs -> kinds(pairs).forEach((kind, ways) -> ends(kind, pairs).add(EndsAtSea.How.FIRE1, fire, ways * rest)));
        if (!withdraws(some.state(), BattleRoll.FIRE1)) {
            byShock.values().forEach(pairs -> firstShock(fire, pairs));
        }
    }

    private void firstShock(SeaGrid fire, List<Opening> pairs) {
        var shock = fought(fire, BattleRoll.SHOCK1, pairs.getFirst());
        long rest = rest(BattleRoll.SHOCK1);
        var kinds = kinds(pairs);
        kinds.forEach((kind, ways) -> ends(kind, pairs).add(EndsAtSea.How.SHOCK1, shock, ways * rest));
        if (attempting.isEmpty()) {
            var fired = fought(shock, BattleRoll.FIRE2, pairs.getFirst());
            kinds.forEach((kind, ways) -> fired(fired, kind, pairs, ways));
        } else {
            var alike = new LinkedHashMap<Kind, List<Opening>>();
            pairs.forEach(pair -> alike.computeIfAbsent(pair.kind(), each -> new ArrayList<>()).add(pair));
            parts.fought(rolls, shock, exchange(BattleRoll.FIRE2, pairs.getFirst()));
            alike.forEach((kind, some) -> {
                attempted(shock, some);
                firedOn(kind, some);
            });
        }
    }

    private SeaGrid fought(SeaGrid before, BattleRoll roll, Opening pair) {
        var after = SeaGrid.of(shapes.get(roll));
        rolls.add(List.of(new RollsAtSea.Fought(before, exchange(roll, pair))), after);
        return after;
    }

    /** Either the fire of the second day is the last roll, or all that are alike in the last one wait for it. */
    private void fired(SeaGrid fire, Kind kind, List<Opening> pairs, long ways) {
        if (withdraws(pairs.getFirst().state(), BattleRoll.FIRE2)) {
            ends(kind, pairs).add(EndsAtSea.How.FIRE2, fire, ways * rest(BattleRoll.FIRE2));
        } else {
            waiting(kind, pairs).add(fire, ways);
        }
    }

    /** The same where nobody has got away before. */
    private void firedOn(Kind kind, List<Opening> pairs) {
        boolean withdraws = withdraws(pairs.getFirst().state(), BattleRoll.FIRE2);
        long rest = withdraws ? rest(BattleRoll.FIRE2) : 1;
        parts.addTo(withdraws ? ends(kind, pairs).of(EndsAtSea.How.FIRE2, shapes.get(BattleRoll.FIRE2)) : waiting(kind, pairs),
                (first, second) -> rest * sum(pairs, pair -> stays(pair, attempting.size(), first, second)));
    }

    /** The battles that wait for the last roll together. */
    private SeaGrid waiting(Kind kind, List<Opening> pairs) {
        ends(kind, pairs);
        return lastRolls.computeIfAbsent(kind, each -> new LinkedHashMap<>()).computeIfAbsent(pairs.getFirst().shock(), each ->
                new RollsAtSea.Fought(SeaGrid.of(shapes.get(BattleRoll.FIRE2)), exchange(BattleRoll.SHOCK2, pairs.getFirst()))).before();
    }

    private void lastRoll(Kind kind, Map<Integer, RollsAtSea.Fought> byShock) {
        Cancellation.check();
        var ended = ends.get(kind);
        byShock.values().forEach(fought -> ended.add(EndsAtSea.How.FIRE2, fought.before(), rest(BattleRoll.FIRE2)));
        rolls.add(List.copyOf(byShock.values()), ended.of(EndsAtSea.How.SHOCK2, shapes.get(BattleRoll.SHOCK2)));
    }

    /** The number of ways in which the later dice of the days can fall, which do not matter once a battle has ended. */
    private long rest(BattleRoll after) {
        long rest = 1;
        for (var roll : BattleRoll.OF_THE_DAYS) {
            rest *= roll.compareTo(after) > 0 ? ways(parameters, roll) : 1;
        }
        return after.secondDay() ? rest : rest * attempts(0);
    }

    /** The number of ways in which the dice of the attempts to retreat from this one on can fall. */
    private long attempts(int from) {
        long ways = 1;
        for (int attempt = from; attempt < attempting.size(); attempt++) {
            ways *= FACES;
        }
        return ways;
    }

    private Map<Kind, Long> kinds(List<Opening> pairs) {
        var kinds = new LinkedHashMap<Kind, Long>();
        pairs.forEach(pair -> kinds.merge(pair.kind(), pair.ways(), Long::sum));
        return kinds;
    }

    private EndsAtSea ends(Kind kind, List<Opening> pairs) {
        return ends.computeIfAbsent(kind, each -> new EndsAtSea(
                pairs.stream().filter(pair -> pair.kind().equals(kind)).findFirst().orElseThrow().state()));
    }

    private boolean withdraws(BattleState opened, BattleRoll fire) {
        return EndsAtSea.withdraws(parameters, opened, fire);
    }

    // --- Attempts to retreat -----------------------------------------------------------------------------------------

    /** The battles in which somebody gets away end. */
    private void attempted(SeaGrid day, List<Opening> alike) {
        var kind = alike.getFirst().kind();
        long later = ways(parameters, BattleRoll.FIRE2) * ways(parameters, BattleRoll.SHOCK2);
        for (int attempt = 0; attempt < attempting.size(); attempt++) {
            int number = attempt;
            long rest = later * attempts(attempt + 1);
            ends(kind, alike).addGoing(EndsAtSea.How.retreat(attempting.get(attempt)), day,
                    (first, second) -> rest * sum(alike, pair -> away(pair, number, first, second)));
        }
    }

    private static long sum(List<Opening> pairs, ToLongFunction<Opening> ways) {
        long sum = 0;
        for (var pair : pairs) {
            sum += pair.ways() * ways.applyAsLong(pair);
        }
        return sum;
    }

    /** In how many ways the earlier attempts fail and this one succeeds. */
    private long away(Opening pair, int attempt, int phasingStars, int nonPhasingStars) {
        return stays(pair, attempt, phasingStars, nonPhasingStars) * away(pair, attempting.get(attempt), phasingStars, nonPhasingStars);
    }

    /** In how many ways the first so many attempts fail. */
    private long stays(Opening pair, int attempts, int phasingStars, int nonPhasingStars) {
        long ways = 1;
        for (int attempt = 0; attempt < attempts; attempt++) {
            ways *= FACES - away(pair, attempting.get(attempt), phasingStars, nonPhasingStars);
        }
        return ways;
    }

    private int away(Opening pair, Side side, int phasingStars, int nonPhasingStars) {
        int left = parameters.morale(side) - (side == Side.PHASING ? phasingStars : nonPhasingStars);
        return away[Math.min(FACES + 1, pair.maneuver()[side.ordinal()] + left)];
    }
}

package tercio.adapters.archive;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import tercio.domain.dice.Dice;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Cancellation;

/**
 * A figure of a procedure that dice decided, beside its exact expectation at the moment before the first die.
 *
 * @param percentile the chance of a result at least as good for the party
 */
record ExactRoll(String procedure, String party, String against, double actual, double expected, double variance, String unit, double percentile) {

    /** A command whose dice can fall in more ways has no odds here. */
    private static final int MOST_WAYS = 1_000;
    private static final double NEAR = 1e-9;

    /** The key that tells the results of one command apart. */
    private record Key(String procedure, String party, String against, String unit, boolean lessIsBetter) {}

    /**
     * The rolls of a command by the rules themselves: it is decided with every value of its dice.
     *
     * @param happened the results of the command in the game
     * @param results the results that events show
     * @return none where the dice can fall in too many ways
     */
    static <S, C extends Command, E extends Event> List<ExactRoll> of(Ruleset<S, C, E, ?> rules, S before, C command,
            List<RulebookFold.Result> happened, Function<List<E>, List<RulebookFold.Result>> results) {
        var ways = new LinkedHashMap<Key, TreeMap<Double, Double>>();
        return fall(rules, before, command, new ArrayList<>(), 1, results, ways, new int[1]) ? compare(sums(happened), ways) : List.of();
    }

    private static <S, C extends Command, E extends Event> boolean fall(Ruleset<S, C, E, ?> rules, S before, C command, List<Integer> values, double chance,
            Function<List<E>, List<RulebookFold.Result>> results, Map<Key, TreeMap<Double, Double>> ways, int[] ended) {
        Cancellation.check();
        return switch (rules.decide(before, command, Dice.inOrder(values))) {
            case Verdict.Accepted<E> accepted -> {
                // Each way counts for every result that there can be: what does not come to pass is 0.
                var sums = sums(results.apply(accepted.events().stream().map(Verdict.ExplainedEvent::event).toList()));
                sums.forEach((key, value) -> ways.computeIfAbsent(key, first -> new TreeMap<>()).merge(value, chance, Double::sum));
                yield ++ended[0] <= MOST_WAYS;
            }
            case Verdict.NeedsDie<E> wants -> {
                int sides = wants.die().die().sides();
                boolean few = true;
                for (int value = 1; few && value <= sides; value++) {
                    values.add(value);
                    few = fall(rules, before, command, values, chance / sides, results, ways, ended);
                    values.removeLast();
                }
                yield few;
            }
            case Verdict.Refused<E> refused -> false;
        };
    }

    private static Map<Key, Double> sums(List<RulebookFold.Result> results) {
        var sums = new LinkedHashMap<Key, Double>();
        results.forEach(result -> sums.merge(new Key(result.procedure(), result.party(), result.against(), result.unit(), result.lessIsBetter()), result.value(), Double::sum));
        return sums;
    }

    private static List<ExactRoll> compare(Map<Key, Double> happened, Map<Key, TreeMap<Double, Double>> ways) {
        var rolls = new ArrayList<ExactRoll>();
        happened.forEach((key, actual) -> Optional.ofNullable(ways.get(key)).ifPresent(chances -> {
            double whole = chances.values().stream().mapToDouble(Double::doubleValue).sum();
            if (whole < 1 - NEAR) {
                chances.merge(0.0, 1 - whole, Double::sum);
            }
            rolls.add(of(key.procedure(), key.party(), key.against(), key.unit(), actual, chances, key.lessIsBetter()));
        }));
        return rolls;
    }

    /** @param chances by value, 1 together */
    static ExactRoll of(String procedure, String party, String against, String unit, double actual, Map<Double, Double> chances, boolean lessIsBetter) {
        double mean = 0;
        double squares = 0;
        double asGood = 0;
        for (var way : chances.entrySet()) {
            mean += way.getKey() * way.getValue();
            squares += way.getKey() * way.getKey() * way.getValue();
            asGood += lessIsBetter ? way.getKey() <= actual + NEAR ? way.getValue() : 0 : way.getKey() >= actual - NEAR ? way.getValue() : 0;
        }
        return new ExactRoll(procedure, party, against, actual, mean, Math.max(0, squares - mean * mean), unit, Math.min(1, asGood));
    }
}

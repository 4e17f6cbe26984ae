package tercio.adapters.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import tercio.projections.EventNames;
import tercio.projections.GameTallies;
import tercio.projections.GameTally;

/**
 * The rolls and decisions of games beside their exact expectations. Each result is kept by the name of its event, so that no copy of it and no other
 * fold of its game works it out again.
 */
final class ExactRolls {

    /** The figure of a battle, a siege or a day of a combat that says who won. */
    private static final String WON = "won";

    private final GameTallies tallies;
    private final Map<Long, List<ExactRoll>> kept = new ConcurrentHashMap<>();
    private final Map<Long, Optional<WeighedDecision>> weighed = new ConcurrentHashMap<>();

    ExactRolls(GameTallies tallies) {
        this.tallies = tallies;
    }

    /** The known rolls and, as long as there is time, those that can be worked out. */
    Game of(String game, BooleanSupplier enough) {
        return new Game(game, enough);
    }

    /** The rolls of one game. */
    final class Game {

        private final String game;
        private final BooleanSupplier enough;
        private int pending;

        private Game(String game, BooleanSupplier enough) {
            this.game = game;
            this.enough = enough;
        }

        /** The number of rolls that are still to be worked out. */
        int pending() {
            return pending;
        }

        /** The rolls of the command that an event of this name began. */
        List<ExactRoll> of(long name, Supplier<List<ExactRoll>> worked) {
            var known = kept.get(name);
            if (known == null && !enough.getAsBoolean()) {
                known = worked.get();
                kept.put(name, known);
            }
            pending += known == null ? 1 : 0;
            return known == null ? List.of() : known;
        }

        /** The decision that the command of an event of this name answered; empty where it has no exact odds, or is still to be worked out. */
        Optional<WeighedDecision> decision(long name, Supplier<Optional<WeighedDecision>> worked) {
            var known = weighed.get(name);
            if (known == null && !enough.getAsBoolean()) {
                known = worked.get();
                weighed.put(name, known);
            }
            pending += known == null ? 1 : 0;
            return known == null ? Optional.empty() : known;
        }

        /** Battles, rolls of sieges and days of combats, by the position of the event with which they count. */
        Map<Integer, List<ExactRoll>> fights(EventNames line, int position) {
            var found = enough.getAsBoolean() ? tallies.findKnown(game) : tallies.count(game, enough);
            var rolls = new TreeMap<Integer, List<ExactRoll>>();
            if (found.isEmpty()) {
                pending++;
                return rolls;
            }
            pending += found.get().pending();
            var positions = new TreeMap<String, Integer>();
            for (int at = 1; at <= position; at++) {
                positions.put(line.name(at), at);
            }
            for (var event : found.get().events()) {
                if (!event.undone() && !event.luck().isEmpty()) {
                    Optional.ofNullable(positions.get(event.name())).ifPresent(at -> rolls.put(at, rolls(event.luck())));
                }
            }
            return rolls;
        }

        private static List<ExactRoll> rolls(List<GameTally.Luck> luck) {
            var rolls = new ArrayList<ExactRoll>();
            for (var one : luck) {
                var chances = new TreeMap<Double, Double>();
                double whole = one.chances().stream().mapToDouble(Double::doubleValue).sum();
                for (int at = 0; at < one.chances().size(); at++) {
                    chances.merge((double) one.least() + at, one.chances().get(at) / whole, Double::sum);
                }
                var others = luck.stream().filter(other -> other.figure().equals(one.figure())).map(other -> other.owner().party())
                        .filter(party -> !party.equals(one.owner().party())).distinct().toList();
                rolls.add(ExactRoll.of(one.kind(), one.owner().party(), others.size() == 1 ? others.getFirst() : "", one.figure(), one.actual(), chances,
                        !one.figure().equals(WON)));
            }
            return rolls;
        }
    }
}

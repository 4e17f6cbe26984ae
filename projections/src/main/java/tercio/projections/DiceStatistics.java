package tercio.projections;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;
import tercio.domain.dice.Die;

/**
 * Counts dice by seat and party, and by purpose.
 *
 * @param rows in the order of seats and parties
 * @param purposes in alphabetical order
 * @param undone dice of undone events, which count nowhere else
 */
public record DiceStatistics(List<Row> rows, List<Purpose> purposes, int undone) {

    /**
     * Dice of one kind of one party.
     *
     * @param seat the seat of the party; empty for dice of nobody in particular
     * @param party empty for dice of nobody in particular
     * @param counts the number of times that each side came up, from 1
     */
    public record Row(String seat, String party, Die die, List<Integer> counts) {
        public Row {
            counts = List.copyOf(counts);
        }

        public int rolls() {
            return counts.stream().mapToInt(Integer::intValue).sum();
        }

        /** The mean value; empty without a roll. */
        public OptionalDouble mean() {
            double sum = IntStream.range(0, counts.size()).mapToDouble(at -> (at + 1.0) * counts.get(at)).sum();
            return rolls() == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum / rolls());
        }

        /** The sum of squared deviations from a fair die; empty without a roll. */
        public OptionalDouble chiSquare() {
            double expected = (double) rolls() / counts.size();
            return rolls() == 0 ? OptionalDouble.empty()
                    : OptionalDouble.of(counts.stream().mapToDouble(count -> (count - expected) * (count - expected) / expected).sum());
        }

        /** The probability that a fair die deviates at least as much; empty without a roll. */
        public OptionalDouble pValue() {
            return rolls() == 0 ? OptionalDouble.empty() : OptionalDouble.of(FairDice.deviatesAtLeastAs(counts));
        }
    }

    /**
     * Dice of one purpose.
     *
     * @param sum of all that was thrown
     */
    public record Purpose(String purpose, int rolls, int sum) {

        /** The mean value; there is at least one roll. */
        public double mean() {
            return (double) sum / rolls;
        }
    }

    private record Key(String seat, String party, Die die) implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            int bySeat = seat.compareTo(other.seat);
            int byParty = bySeat == 0 ? party.compareTo(other.party) : bySeat;
            return byParty == 0 ? die.compareTo(other.die) : byParty;
        }
    }

    public DiceStatistics {
        rows = List.copyOf(rows);
        purposes = List.copyOf(purposes);
    }

    /**
     * @param seats the seats of the game. Each of their parties has a row. Dice of a party without a seat belong to the host
     * @param known whether dice without a party belong to nobody; otherwise they belong to the seat that sent the command
     */
    static DiceStatistics of(List<DiceProjection.Thrown> dice, List<GameOpened.Seat> seats, int undone, boolean known) {
        var rows = new TreeMap<Key, int[]>();
        seats.forEach(seat -> seat.controls().forEach(party -> countsFor(rows, new Key(seat.name(), party, usualDie(dice)))));
        var purposes = new TreeMap<String, Purpose>();
        for (var thrown : dice) {
            countsFor(rows, new Key(seatOf(thrown, seats, known), thrown.party(), thrown.die()))[thrown.value() - 1]++;
            purposes.merge(thrown.purpose(), new Purpose(thrown.purpose(), 1, thrown.value()), DiceStatistics::merge);
        }
        return new DiceStatistics(rows.entrySet().stream().map(DiceStatistics::row).toList(), List.copyOf(purposes.values()), undone);
    }

    /**
     * Statistics of dice of several games.
     *
     * @param parties the parties that have a row even without a die
     * @param undone the number of dice that are not among them because they were undone
     */
    static DiceStatistics of(List<GameTally.Thrown> dice, Map<GameTally.Owner, Die> parties, int undone) {
        var rows = new TreeMap<Key, int[]>();
        parties.forEach((owner, die) -> countsFor(rows, new Key(owner.seat(), owner.party(), die)));
        var purposes = new TreeMap<String, Purpose>();
        for (var thrown : dice) {
            countsFor(rows, new Key(thrown.owner().seat(), thrown.owner().party(), thrown.die()))[thrown.value() - 1]++;
            purposes.merge(thrown.purpose(), new Purpose(thrown.purpose(), 1, thrown.value()), DiceStatistics::merge);
        }
        return new DiceStatistics(rows.entrySet().stream().map(DiceStatistics::row).toList(), List.copyOf(purposes.values()), undone);
    }

    /** The p-values of the rows in their order, corrected for how many of them have one; NaN for a row without a roll. */
    public List<Double> correctedPValues() {
        return HolmCorrection.of(rows.stream().map(row -> row.pValue().orElse(Double.NaN)).toList());
    }

    private static int[] countsFor(Map<Key, int[]> rows, Key key) {
        return rows.computeIfAbsent(key, seat -> new int[key.die().sides()]);
    }

    /** The die of the game, a d10 while nothing is thrown. */
    private static Die usualDie(List<DiceProjection.Thrown> dice) {
        return Optional.of(dice).filter(all -> !all.isEmpty()).map(all -> all.getFirst().die()).orElse(Die.D10);
    }

    private static Row row(Map.Entry<Key, int[]> counted) {
        return new Row(counted.getKey().seat(), counted.getKey().party(), counted.getKey().die(),
                Arrays.stream(counted.getValue()).boxed().toList());
    }

    private static String seatOf(DiceProjection.Thrown thrown, List<GameOpened.Seat> seats, boolean known) {
        if (thrown.party().isEmpty()) {
            return known ? "" : thrown.by();
        }
        return seats.stream().filter(seat -> seat.controls().contains(thrown.party())).map(GameOpened.Seat::name).findFirst()
                .orElse(Caller.HOST_NAME);
    }

    private static Purpose merge(Purpose one, Purpose other) {
        return new Purpose(one.purpose(), one.rolls() + other.rolls(), one.sum() + other.sum());
    }
}

package tercio.projections;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import tercio.domain.dice.Die;

/**
 * Adds up the contributions of games to statistics. An event that stands in several of them, in a fork, in an import, or applied again by
 * an amendment, counts once: of two copies the one of which more is known, and else the one that was added first.
 */
public final class StatisticsCount {

    private final Optional<String> party;
    private final Optional<String> person;
    private final Map<String, GameTally.Event> counted = new LinkedHashMap<>();
    /** The name under which an event is counted, by each of its names. */
    private final Map<String, String> names = new HashMap<>();
    private final List<GameTally.Event> undone = new ArrayList<>();
    private final Map<GameTally.Owner, Die> parties = new HashMap<>();
    private int games;
    private int pending;

    private record Row(String seat, String party, String kind, String of) implements Comparable<Row> {
        private static final Comparator<Row> ORDER =
                Comparator.comparing(Row::seat).thenComparing(Row::party).thenComparing(Row::kind).thenComparing(Row::of);

        @Override
        public int compareTo(Row other) {
            return ORDER.compare(this, other);
        }
    }

    /**
     * Starts a count.
     *
     * @param party the party whose figures are counted; empty for all
     * @param person the person whose figures are counted, by name; empty for all
     */
    public StatisticsCount(Optional<String> party, Optional<String> person) {
        this.party = party;
        this.person = person;
    }

    /** The statistics of one game. */
    public static GameStatistics of(GameTally tally) {
        var count = new StatisticsCount(Optional.empty(), Optional.empty());
        count.add(tally);
        return count.statistics();
    }

    /** Adds a game. */
    public void add(GameTally tally) {
        games++;
        pending += tally.pending();
        for (var seat : tally.seats()) {
            for (var controlled : seat.controls()) {
                if (party.stream().allMatch(controlled::equals) && person.isEmpty()) {
                    parties.put(new GameTally.Owner(seat.name(), controlled, ""), tally.die());
                }
            }
        }
        for (var event : tally.events()) {
            if (event.undone()) {
                undone.add(event);
            } else {
                add(event);
            }
        }
    }

    private void add(GameTally.Event event) {
        var known = Optional.ofNullable(names.get(event.name())).or(() -> Optional.ofNullable(names.get(event.other())));
        var name = known.orElse(event.name());
        names.put(event.name(), name);
        if (!event.other().isEmpty()) {
            names.put(event.other(), name);
        }
        counted.merge(name, event, (one, other) -> size(other) > size(one) ? other : one);
    }

    private static int size(GameTally.Event event) {
        return event.dice().size() + event.booked().size() + event.luck().size();
    }

    /** The statistics of the games that were added. */
    public GameStatistics statistics() {
        var dice = counted.values().stream().flatMap(event -> event.dice().stream()).filter(thrown -> isCounted(thrown.owner())).toList();
        var booked = counted.values().stream().flatMap(event -> event.booked().stream()).filter(entry -> isCounted(entry.owner())).toList();
        return new GameStatistics(games, pending, DiceStatistics.of(dice, parties, undoneDice()), luck(),
                groupBy(booked, TallyEntry.Table.BATTLES, GameTally.Booked::unit, StatisticsCount::battles),
                groupBy(booked, TallyEntry.Table.SIEGES, entry -> "", StatisticsCount::results),
                groupBy(booked, TallyEntry.Table.ATTRITION, GameTally.Booked::unit, StatisticsCount::amounts),
                groupBy(booked, TallyEntry.Table.MONEY, GameTally.Booked::unit, StatisticsCount::amounts));
    }

    private boolean isCounted(GameTally.Owner owner) {
        return party.stream().allMatch(owner.party()::equals) && person.stream().allMatch(owner.person()::equals);
    }

    /** The number of undone dice. A die undone in one game and in effect in a copy of it does not count as undone. */
    private int undoneDice() {
        var seen = new HashSet<String>();
        return undone.stream().filter(event -> !names.containsKey(event.name()) && !names.containsKey(event.other()) && seen.add(event.name()))
                .mapToInt(event -> (int) event.dice().stream().filter(thrown -> isCounted(thrown.owner())).count()).sum();
    }

    private List<GameStatistics.Luck> luck() {
        var sums = new TreeMap<Row, LuckSum>();
        counted.values().stream().flatMap(event -> event.luck().stream()).filter(one -> isCounted(one.owner())).forEach(one -> sums.computeIfAbsent(
                new Row(one.owner().seat(), one.owner().party(), one.kind(), one.figure()), first -> new LuckSum()).add(one.actual(), one.least(), one.chances()));
        var values = sums.values().stream().map(LuckSum::pValue).toList();
        var corrected = HolmCorrection.of(values);
        var rows = new ArrayList<GameStatistics.Luck>();
        sums.forEach((row, sum) -> rows.add(new GameStatistics.Luck(row.seat(), row.party(), row.kind(), row.of(), sum.count(), sum.actual(),
                sum.expectation(), sum.variance(), sum.z(), values.get(rows.size()), corrected.get(rows.size()))));
        return rows;
    }

    @FunctionalInterface
    private interface Summary<R> {
        R of(Row row, List<GameTally.Booked> entries);
    }

    private static <R> List<R> groupBy(List<GameTally.Booked> booked, TallyEntry.Table table, Function<GameTally.Booked, String> of, Summary<R> summary) {
        var groups = new TreeMap<Row, List<GameTally.Booked>>();
        booked.stream().filter(entry -> entry.table() == table).forEach(entry -> groups.computeIfAbsent(
                new Row(entry.owner().seat(), entry.owner().party(), entry.kind(), of.apply(entry)), first -> new ArrayList<>()).add(entry));
        return groups.entrySet().stream().map(group -> summary.of(group.getKey(), group.getValue())).toList();
    }

    private static GameStatistics.Battles battles(Row row, List<GameTally.Booked> entries) {
        int avoided = results(entries, TallyEntry.AVOIDED);
        return new GameStatistics.Battles(row.seat(), row.party(), row.kind(), entries.size() - avoided, results(entries, TallyEntry.WON),
                results(entries, TallyEntry.LOST), results(entries, TallyEntry.UNDECIDED), avoided, sum(entries), row.of());
    }

    private static int results(List<GameTally.Booked> entries, String result) {
        return (int) entries.stream().filter(entry -> entry.result().equals(result)).count();
    }

    private static GameStatistics.Results results(Row row, List<GameTally.Booked> entries) {
        var results = new TreeMap<String, Integer>();
        entries.forEach(entry -> results.merge(entry.result(), 1, Integer::sum));
        return new GameStatistics.Results(row.seat(), row.party(), row.kind(), entries.size(), results);
    }

    private static GameStatistics.Amounts amounts(Row row, List<GameTally.Booked> entries) {
        return new GameStatistics.Amounts(row.seat(), row.party(), row.kind(), entries.size(), sum(entries), row.of());
    }

    private static int sum(List<GameTally.Booked> entries) {
        return entries.stream().mapToInt(GameTally.Booked::amount).sum();
    }
}

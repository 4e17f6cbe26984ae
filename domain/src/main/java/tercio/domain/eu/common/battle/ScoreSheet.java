package tercio.domain.eu.common.battle;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The score sheet: all rolls on the combat results table. It decides nothing. Exact odds omit it, so
 * that equivalent battles merge.
 *
 * @param kept whether the sheet is kept
 */
public record ScoreSheet(boolean kept, List<Entry> entries) {

    /**
     * One die.
     *
     * @param modified die plus modifiers
     * @param lossThirds after the technology rules, before small stacks and size
     * @param stars of the main die; 0 for a further die
     */
    public record Entry(Side side, BattleRoll roll, int die, int modified, int lossThirds, int stars) {}

    /**
     * One roll on the combat results table; lists have one entry for each die, the main die first.
     *
     * @param drm the sum of all modifiers
     * @param modified each die with its modifiers
     * @param losses after the technology rules, in the unit of the edition
     * @param stars of the main die
     */
    public record Rolled(int drm, List<Integer> dice, List<Integer> modified, List<Integer> losses, int stars) {}

    static final ScoreSheet KEPT = new ScoreSheet(true, List.of());
    static final ScoreSheet NOT_KEPT = new ScoreSheet(false, List.of());

    public ScoreSheet {
        entries = List.copyOf(entries);
    }

    /** Hand-written for speed: the sheets of exact odds are always the same object. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof ScoreSheet that && kept == that.kept && entries.equals(that.entries);
    }

    @Override
    public int hashCode() {
        return entries.hashCode();
    }

    ScoreSheet with(Entry entry) {
        var more = new ArrayList<Entry>(entries.size() + 1);
        more.addAll(entries);
        more.add(entry);
        return new ScoreSheet(true, more);
    }

    /** The dice of one side in one roll, main die first. */
    List<Entry> of(Side side, BattleRoll roll) {
        var found = new ArrayList<Entry>();
        for (var entry : entries) {
            if (entry.side() == side && entry.roll() == roll) {
                found.add(entry);
            }
        }
        return found;
    }

    /** All rolls of one side, in the form of the outcome. */
    public Map<BattleRoll, Rolled> rolls(Side side) {
        var rolls = new EnumMap<BattleRoll, Rolled>(BattleRoll.class);
        for (var roll : BattleRoll.values()) {
            var dice = of(side, roll);
            if (!dice.isEmpty()) {
                rolls.put(roll, summary(dice));
            }
        }
        return rolls;
    }

    private static Rolled summary(List<Entry> dice) {
        var main = dice.getFirst();
        return new Rolled(main.modified() - main.die(),
                dice.stream().map(Entry::die).toList(),
                dice.stream().map(Entry::modified).toList(),
                dice.stream().map(Entry::lossThirds).toList(),
                main.stars());
    }
}

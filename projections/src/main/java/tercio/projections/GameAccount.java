package tercio.projections;

import java.util.List;
import tercio.domain.sentence.Sentence;

/**
 * The readable account of a game up to a position, for every rulebook: the lines of its log that are in effect there and decide something.
 *
 * @param entries in the order of position
 */
public record GameAccount(List<GameAccount.Entry> entries) {
    public GameAccount {
        entries = List.copyOf(entries);
    }

    /**
     * One sentence.
     *
     * @param position of the event that it tells
     */
    public record Entry(int position, Sentence sentence) {}

    /** The heading of the account. */
    public static Sentence title() {
        return Sentence.of("kernel.log.account-title");
    }

    /** @param history the history of a game as the reader may see it */
    static GameAccount of(GameHistory history, int position) {
        return new GameAccount(GameLog.lines(history, history.opening().ruleset(), 1, position).stream()
                .filter(line -> !line.quiet() && wasInEffect(line, position))
                .map(line -> new Entry(line.event().position(), line.sentence())).toList());
    }

    /** Whether nothing had taken the event back when that position was the newest. */
    private static boolean wasInEffect(GameLog.Line line, int position) {
        return line.undoneBy() == 0 || line.undoneBy() > position;
    }
}

package tercio.adapters.rollout;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import tercio.adapters.archive.RulebookArchive;
import tercio.adapters.archive.RulebookFold;
import tercio.domain.game.Ruleset;
import tercio.projections.GameOpening;
import tercio.projections.LoadedHistory;

/**
 * Games that are to be played on from positions of a session.
 *
 * @param positions from which they are played, 1 to {@value #MOST_POSITIONS} different ones
 * @param games from each position
 * @param commands in each game at most
 * @param seed from which the seeds of all games follow
 * @param policies the names of players by party; {@code *} for all other parties
 */
public record Rollout(String game, List<Integer> positions, int games, int commands, long seed, Map<String, String> policies) {

    /** Positions of one rollout. */
    public static final int MOST_POSITIONS = 20;
    /** Games of one rollout, over all its positions. */
    public static final int MOST_GAMES = 2_000;
    /** Commands of one game. */
    public static final int MOST_COMMANDS = 2_000;
    /** Stands for all parties that have no player of their own. */
    public static final String OTHERS = "*";

    public Rollout {
        positions = List.copyOf(positions);
        policies = Collections.unmodifiableMap(new TreeMap<>(policies));
    }

    /** The number of games in all. */
    public int size() {
        return positions.size() * games;
    }

    /**
     * Plays the games by their numbers, from 0: those from the first position come first. Each is of its own thread.
     *
     * @param history of the game, complete
     */
    IntFunction<PlayedOn> player(LoadedHistory history, RulebookArchive rulebook) {
        return player(history, history.opening(), history.opening().ruleset(), rulebook);
    }

    private <S> IntFunction<PlayedOn> player(LoadedHistory history, GameOpening opening, Ruleset<S, ?, ?, ?> rules, RulebookArchive rulebook) {
        var boards = positions.stream().map(position -> history.at(rules, position).board()).toList();
        return number -> {
            @SuppressWarnings("unchecked") // the fold of the rulebook of the game
            var fold = (RulebookFold<S>) rulebook.begin(opening);
            return PlayedOn.of(rules, fold, boards.get(number / games), players(fold, boards.get(number / games)), commands, seed(number));
        };
    }

    private <S> Map<String, Policy> players(RulebookFold<S> fold, S board) {
        var standard = ComputerPlayers.find(policies.getOrDefault(OTHERS, ComputerPlayers.STANDARD)).orElseThrow();
        var players = new HashMap<String, Policy>();
        fold.figures(board).forEach(figure -> players.put(figure.party(), ComputerPlayers.find(policies.getOrDefault(figure.party(), "")).orElse(standard)));
        return players;
    }

    /** The seed of a game: the output of SplitMix64 for the seed and the number of the game from its position on. */
    long seed(int number) {
        long mixed = seed + (1 + number % games) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** The results of the games that were played from a position. */
    RolloutResult result(int position, List<PlayedOn> played, LoadedHistory history, RulebookArchive rulebook) {
        return result(positions.get(position), played, history, history.opening().ruleset(), rulebook);
    }

    private static <S> RolloutResult result(int position, List<PlayedOn> played, LoadedHistory history, Ruleset<S, ?, ?, ?> rules, RulebookArchive rulebook) {
        @SuppressWarnings("unchecked") // the fold of the rulebook of the game
        var fold = (RulebookFold<S>) rulebook.begin(history.opening());
        return RolloutResult.of(position, played, fold.holders(history.at(rules, position).board()));
    }
}

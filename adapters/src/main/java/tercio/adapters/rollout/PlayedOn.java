package tercio.adapters.rollout;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import tercio.adapters.archive.RulebookFold;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.Cancellation;

/**
 * A game that was played on from a position.
 *
 * @param seed that plays the same game again
 * @param commands the number of commands that were given
 * @param over whether it ended before the limit of commands
 * @param scores by party: how much better the board became for its side, by {@link Leaning#SCORE}
 * @param winners the parties of the side whose board became better most; none where no side's did, or two sides' as much
 * @param taken the places with other holders than at the beginning, with their holders at the end
 */
public record PlayedOn(long seed, int commands, boolean over, Map<String, Double> scores, List<String> winners, Map<String, String> taken) {

    private static final double SAME = 1e-9;

    public PlayedOn {
        winners = List.copyOf(winners);
    }

    /**
     * Plays a game on.
     *
     * @param policies by party
     * @param most commands
     */
    static <S, C extends Command, E extends Event> PlayedOn of(Ruleset<S, C, E, ?> rules, RulebookFold<S> fold, S start, Map<String, Policy> policies, int most, long seed) {
        var random = new SplittableRandom(seed);
        var position = new PlayedPosition<>(rules, fold, start);
        int commands = 0;
        while (commands < most && !rules.isOver(position.board())) {
            Cancellation.check();
            var parties = position.decisions().stream().map(Decision::party).distinct().toList();
            var party = parties.get(random.nextInt(parties.size()));
            var command = policies.getOrDefault(party, ComputerPlayers.RANDOM).choose(position, party, random::nextInt);
            position = position.after(command, random::nextInt).orElseThrow(() -> new IllegalStateException(command + " was offered and is refused")).position();
            commands++;
        }
        return of(rules, fold, start, position.board(), commands, seed);
    }

    private static <S> PlayedOn of(Ruleset<S, ?, ?, ?> rules, RulebookFold<S> fold, S start, S end, int commands, long seed) {
        var scores = new LinkedHashMap<String, Double>();
        fold.figures(start).stream().map(RulebookFold.Figure::party).distinct()
                .forEach(party -> scores.put(party, Leaning.SCORE.of(fold, end, party) - Leaning.SCORE.of(fold, start, party)));
        double most = scores.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        var winners = most <= SAME ? List.<String>of() : scores.entrySet().stream().filter(each -> each.getValue() >= most - SAME).map(Map.Entry::getKey).toList();
        boolean oneSide = winners.stream().allMatch(winner -> fold.isAllied(end, winner, winners.getFirst()));
        var before = fold.holders(start);
        var taken = new LinkedHashMap<String, String>();
        fold.holders(end).forEach((place, holder) -> {
            if (before.containsKey(place) && !Objects.equals(before.get(place), holder)) {
                taken.put(place, holder);
            }
        });
        return new PlayedOn(seed, commands, rules.isOver(end), scores, oneSide ? winners : List.of(), taken);
    }
}

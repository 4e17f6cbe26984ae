package tercio.projections;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Event;
import tercio.domain.game.ForecastComparison;
import tercio.domain.game.OddsPreview;
import tercio.domain.game.Option;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.sentence.Sentence;

/** Computes the odds of the options of a decision, and of what began with an event. */
public final class DecisionOdds {

    /** One option of a decision; without odds where no dice decide its result, and where they are withheld. */
    public record Answer(Option option, OddsPreview odds) {}

    private DecisionOdds() {}

    /** @param decision one that is awaited at that position */
    public static List<Answer> of(GameHistory history, Decision decision, int position) {
        return answers(history, history.opening().ruleset(), decision, position);
    }

    /** The reason why a decision has no odds: facts that are hidden from the viewer; empty where nothing is hidden. */
    public static Optional<Sentence> whyNone(GameHistory history, Decision decision, int position) {
        return whyNone(history, history.opening().ruleset(), decision, position);
    }

    @SuppressWarnings("unchecked") // the options of a decision are commands of its ruleset
    private static <S, C extends Command, E extends Event, N extends Scenario> Optional<Sentence> whyNone(
            GameHistory history, Ruleset<S, C, E, N> rules, Decision decision, int position) {
        return rules.whyNoOdds(history.board(rules, position), decision.options().stream().map(option -> (C) option.command()).toList());
    }

    @SuppressWarnings("unchecked") // the options of a decision are commands of its ruleset
    private static <S, C extends Command, E extends Event, N extends Scenario> List<Answer> answers(
            GameHistory history, Ruleset<S, C, E, N> rules, Decision decision, int position) {
        var board = history.board(rules, position);
        var options = decision.options();
        var odds = rules.oddsPreviews(board, options.stream().map(option -> (C) option.command()).toList());
        return IntStream.range(0, options.size()).mapToObj(at -> new Answer(options.get(at), odds.get(at))).toList();
    }

    /**
     * The expectation of what began with an event, and the result up to a position.
     *
     * @param event a position of the game, not that of its opening
     * @param position the same or a later one
     */
    public static Optional<ForecastComparison> since(GameHistory history, int event, int position) {
        return comparison(history, history.opening().ruleset(), event, position);
    }

    @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
    private static <S, C extends Command, E extends Event, N extends Scenario> Optional<ForecastComparison> comparison(
            GameHistory history, Ruleset<S, C, E, N> rules, int event, int position) {
        var inEffect = history.undoHistory().inEffectAt(position);
        if (IntStream.of(inEffect).anyMatch(each -> each >= event && !history.events().get(each - 1).hidden().isEmpty())) {
            // Odds that depend on hidden events would reveal secret dice.
            return Optional.empty();
        }
        var events = new ArrayList<E>();
        for (int each : inEffect) {
            if (each >= event) {
                events.add((E) history.events().get(each - 1).fact());
            }
        }
        return event > 1 && IntStream.of(inEffect).anyMatch(each -> each == event)
                ? rules.forecastComparison(history.board(rules, event - 1), events)
                : Optional.empty();
    }
}

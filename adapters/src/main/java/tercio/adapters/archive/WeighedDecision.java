package tercio.adapters.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Ruleset;

/**
 * A decision all of whose answers have exact odds: what its answer was worth beside the best one. Later choices are taken as the odds take
 * them, in the way that changes least.
 *
 * @param kind of the decision
 * @param answer as the player read it
 * @param answers how many there were
 * @param value of the answer, in the currency of the rulebook
 * @param better the best answer, as the player read it; the answer itself where none was better
 * @param best its value
 */
record WeighedDecision(String kind, String answer, int answers, double value, String better, double best) {

    /** A decision with more answers is not weighed. */
    private static final int MOST_ANSWERS = 60;

    /**
     * Weighs a decision.
     *
     * @param command that answered it
     * @return empty where it was no choice among listed answers, or one of them has no exact odds
     */
    static <S, C extends Command> Optional<WeighedDecision> of(Ruleset<S, C, ?, ?> rules, RulebookFold<S> rulebook, S before, C command) {
        return rules.decisions(before).stream().filter(decision -> answers(decision, command)).findFirst().flatMap(decision -> weighed(rules, rulebook, before, command, decision));
    }

    private static boolean answers(Decision decision, Command command) {
        int answers = decision.options().size();
        return answers > 1 && answers <= MOST_ANSWERS && decision.form() == null && decision.movers().isEmpty()
                && decision.options().stream().anyMatch(option -> option.command().equals(command));
    }

    @SuppressWarnings("unchecked") // a ruleset offers its own commands
    private static <S, C extends Command> Optional<WeighedDecision> weighed(Ruleset<S, C, ?, ?> rules, RulebookFold<S> rulebook, S before, C command, Decision decision) {
        var options = decision.options();
        var odds = rules.oddsPreviews(before, options.stream().map(option -> (C) option.command()).toList());
        var values = new ArrayList<Double>();
        for (var each : odds) {
            var worth = each.odds().flatMap(forecast -> rulebook.worth(before, decision.party(), forecast));
            if (worth.isEmpty()) {
                return Optional.empty();
            }
            values.add(worth.get());
        }
        int chosen = IntStream.range(0, options.size()).filter(at -> options.get(at).command().equals(command)).findFirst().orElseThrow();
        int best = best(values, chosen);
        return Optional.of(new WeighedDecision(decision.kind(), told(options, chosen), options.size(), values.get(chosen), told(options, best), values.get(best)));
    }

    /** The first of the best answers, and the chosen one where it is as good. */
    private static int best(List<Double> values, int chosen) {
        double most = values.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        return values.get(chosen) >= most ? chosen : values.indexOf(most);
    }

    private static String told(List<Option> options, int at) {
        return options.get(at).label();
    }
}

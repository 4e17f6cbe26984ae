package tercio.adapters.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Ruleset;
import tercio.projections.sentence.Texts;

/**
 * A decision all of whose answers have exact odds: what its answer was worth beside the best one. Later choices are taken as the odds take
 * them, in the way that changes least.
 *
 * @param kind of the decision
 * @param answers all of them, in the order of the decision
 * @param chosen the place of the one that was given
 */
record WeighedDecision(String kind, List<Answer> answers, int chosen) {

    /** A decision with more answers is not weighed. */
    private static final int MOST_ANSWERS = 60;

    /**
     * An answer.
     *
     * @param label as the player read it
     * @param worth by part, as {@link RulebookFold#worth} tells it
     */
    record Answer(String label, Map<String, Double> worth) {}

    WeighedDecision {
        answers = List.copyOf(answers);
    }

    /**
     * Weighs a decision.
     *
     * @param command that answered it
     * @return empty where it was no choice among listed answers, or one of them has no exact odds
     */
    static <S, C extends Command> Optional<WeighedDecision> of(Ruleset<S, C, ?, ?> rules, RulebookFold<S> rulebook, S before, C command) {
        return rules.decisions(before).stream().filter(decision -> answers(decision, command)).findFirst().flatMap(decision -> weigh(rules, rulebook, before, command, decision));
    }

    private static boolean answers(Decision decision, Command command) {
        int answers = decision.options().size();
        return answers > 1 && answers <= MOST_ANSWERS && decision.form() == null && decision.movers().isEmpty()
                && decision.options().stream().anyMatch(option -> option.command().equals(command));
    }

    @SuppressWarnings("unchecked") // a ruleset offers its own commands
    private static <S, C extends Command> Optional<WeighedDecision> weigh(Ruleset<S, C, ?, ?> rules, RulebookFold<S> rulebook, S before, C command, Decision decision) {
        var options = decision.options();
        var odds = rules.oddsPreviews(before, options.stream().map(option -> (C) option.command()).toList());
        var answers = new ArrayList<Answer>();
        for (int at = 0; at < options.size(); at++) {
            var worth = odds.get(at).odds().flatMap(forecast -> rulebook.worth(before, decision.party(), forecast));
            if (worth.isEmpty()) {
                return Optional.empty();
            }
            answers.add(new Answer(Texts.englishPhrase(options.get(at).label()), worth.get()));
        }
        int chosen = IntStream.range(0, options.size()).filter(at -> options.get(at).command().equals(command)).findFirst().orElseThrow();
        return Optional.of(new WeighedDecision(decision.kind(), answers, chosen));
    }

    /** The value of the answer that was given. */
    double value(Weights weights) {
        return weights.value(answers.get(chosen).worth());
    }

    /** The first of the best answers, and the chosen one where it is as good. */
    Answer best(Weights weights) {
        double most = answers.stream().mapToDouble(answer -> weights.value(answer.worth())).max().orElseThrow();
        return value(weights) >= most ? answers.get(chosen) : answers.stream().filter(answer -> weights.value(answer.worth()) == most).findFirst().orElseThrow();
    }
}

package tercio.adapters.archive;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tercio.application.record.RecordedEvent;

/** The decisions that commands answered, weighed where all their answers have exact odds. */
final class DecisionRows {

    private final ExactRolls.Game exact;
    private final Weights weights;
    private final ArchiveRows rows;

    DecisionRows(ExactRolls.Game exact, Weights weights, ArchiveRows rows) {
        this.exact = exact;
        this.weights = weights;
        this.rows = rows;
    }

    /** A decision that is not weighed: its answer is the word of its command. */
    void plain(RecordedEvent event, String command, String party, String person) {
        rows.add(KernelTables.DECISION, event.position(), command, party, person, command, null, null, null, null, "", "");
    }

    /**
     * A decision that is weighed where all its answers have exact odds.
     *
     * @param name of the event
     * @param weighed takes long
     */
    void addWeighed(RecordedEvent event, String command, String party, String person, long name, Supplier<Optional<WeighedDecision>> weighed) {
        exact.decision(name, weighed).ifPresentOrElse(each -> add(event.position(), party, person, each), () -> plain(event, command, party, person));
    }

    private void add(int position, String party, String person, WeighedDecision decision) {
        double value = decision.value(weights);
        var best = decision.best(weights);
        double most = weights.value(best.worth());
        var answers = decision.answers();
        rows.add(KernelTables.DECISION, position, decision.kind(), party, person, answers.get(decision.chosen()).label(), answers.size(), value, most, most - value, weights.toText(),
                best.label());
        for (int at = 0; at < answers.size(); at++) {
            parts(position, party, decision, at, answers.get(at).worth());
        }
    }

    private void parts(int position, String party, WeighedDecision decision, int at, Map<String, Double> worth) {
        worth.forEach((part, amount) -> rows.add(KernelTables.ANSWER, position, decision.kind(), party, at + 1, decision.answers().get(at).label(), at == decision.chosen(), part, amount,
                weights.parts().getOrDefault(part, 0.0)));
    }
}

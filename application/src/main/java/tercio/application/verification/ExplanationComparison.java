package tercio.application.verification;

import java.util.List;
import java.util.function.UnaryOperator;
import tercio.application.record.RecordedEvent;
import tercio.domain.ruling.Step;

/**
 * The explanations of a command, for a reader who compares them.
 *
 * @param decided the steps by the current rules, of all events; empty if the command is refused or nothing is ruled
 * @param recorded the steps that are recorded
 */
public record ExplanationComparison(List<Step> decided, List<Step> recorded) {

    public ExplanationComparison {
        decided = List.copyOf(decided);
        recorded = List.copyOf(recorded);
    }

    ExplanationComparison asReadBy(UnaryOperator<Step> reader) {
        return new ExplanationComparison(decided.stream().map(reader).toList(), recorded.stream().map(reader).toList());
    }

    static ExplanationComparison of(RedecidedCommand again, List<RecordedEvent> recorded) {
        return new ExplanationComparison(again.explanations().stream().flatMap(List::stream).toList(),
                recorded.stream().flatMap(event -> event.envelope().explanation().steps().stream()).toList());
    }
}

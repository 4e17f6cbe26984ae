package tercio.application.verification;

import java.util.List;
import tercio.application.record.RecordedEvent;
import tercio.domain.ruling.Step;

/**
 * The explanations of a command, for a reader who compares them.
 *
 * @param decided the steps by the current rules, of all events; empty if the command is refused or nothing is ruled
 * @param recorded the steps that are recorded
 */
public record BothExplanations(List<Step> decided, List<Step> recorded) {

    public BothExplanations {
        decided = List.copyOf(decided);
        recorded = List.copyOf(recorded);
    }

    static BothExplanations of(DecidedAgain again, List<RecordedEvent> recorded) {
        return new BothExplanations(again.explanations().stream().flatMap(List::stream).toList(),
                recorded.stream().flatMap(event -> event.envelope().explanation().steps().stream()).toList());
    }
}

package tercio.application.verification;

import java.util.List;
import tercio.application.record.RecordedEvent;

/** Trims a record whose end is missing: some events of its last command may be lost. */
public final class CompleteCommands {

    private CompleteCommands() {}

    /**
     * The events up to the end of the last command that is there whole. The board stands with the last event of a command. Where none stands
     * anywhere, as in records from before boards were recorded, nobody can tell whether the last command is whole, and it is left out.
     */
    public static List<RecordedEvent> of(List<RecordedEvent> record) {
        var last = record.getLast().envelope();
        return last.board().isPresent() || last.since() <= 1 ? record : record.subList(0, last.since() - 1);
    }
}

package tercio.application.verification;

import java.util.List;
import tercio.application.record.Notation;
import tercio.application.record.Past;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Command;
import tercio.domain.game.Event;

/** The past of a game, from its record. */
record PastOfRecord(List<RecordedEvent> record, Notation notation, String ruleset) implements Past {

    @Override
    public Command command(String text) {
        return notation.command(ruleset, text);
    }

    @Override
    public String written(Event fact) {
        return notation.write(fact).toString();
    }

    @Override
    public RecordedEvent event(int position) {
        if (position < 1 || position > record.size()) {
            throw new IllegalArgumentException("the record has no position " + position);
        }
        return record.get(position - 1);
    }
}

package tercio.application.verification;

import java.util.List;
import tercio.application.record.EventHistory;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Command;
import tercio.domain.game.Event;

/** The past of a game, from its record. */
record LoadedEventHistory(List<RecordedEvent> record, RecordCodec notation, String ruleset) implements EventHistory {

    @Override
    public Command decodeCommand(String text) {
        return notation.decodeCommand(ruleset, text);
    }

    @Override
    public String encode(Event fact) {
        return notation.encode(fact).toString();
    }

    @Override
    public RecordedEvent event(int position) {
        if (position < 1 || position > record.size()) {
            throw new IllegalArgumentException("the record has no position " + position);
        }
        return record.get(position - 1);
    }
}

package tercio.application.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.application.record.EventHistory;
import tercio.application.record.EventLog;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Command;
import tercio.domain.game.Event;

/** The stored events of a game, read page by page. Stored events never change, so a page may be read at any time. */
final class StoredEventHistory implements EventHistory {

    private static final int PAGE = 500;

    private final EventLog log;
    private final RecordCodec notation;
    private final String game;
    private final String ruleset;
    private final int newest;
    private final Map<Integer, List<RecordedEvent>> pages = new HashMap<>();

    /** @param newest the position that the game has reached */
    StoredEventHistory(EventLog log, RecordCodec notation, String game, String ruleset, int newest) {
        this.log = log;
        this.notation = notation;
        this.game = game;
        this.ruleset = ruleset;
        this.newest = newest;
    }

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
        if (position < 1 || position > newest) {
            throw new IllegalArgumentException("the game has no position " + position);
        }
        int page = (position - 1) / PAGE;
        // The last page is read as far as it goes now, and no further.
        return pages.computeIfAbsent(page, first -> log.between(game, page * PAGE + 1, Math.min(newest, (page + 1) * PAGE)))
                .get(position - 1 - page * PAGE);
    }
}

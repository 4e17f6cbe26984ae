package tercio.adapters.http;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tercio.adapters.store.GameBackend;
import tercio.projections.GameHistory;

/** Opens the history of a game for a caller who may see it. */
@Component
class PositionReader {

    /** A game at a position. */
    record Page(GameHistory history, int position) {}

    private final GameBackend backend;
    private final GameAccess gate;

    PositionReader(GameBackend backend, GameAccess gate) {
        this.backend = backend;
        this.gate = gate;
    }

    GameHistory read(String game, String authorization) {
        gate.mayRead(game, authorization);
        return backend.damaged().reading(game, () -> backend.histories().of(game)).orElseThrow(() -> Problem.noGame(game));
    }

    /** @param at a position or an instant; empty for the newest position */
    Page read(String game, String authorization, Optional<String> at) {
        var history = read(game, authorization);
        return new Page(history, at.map(text -> position(history, text)).orElse(history.position()));
    }

    private static int position(GameHistory history, String at) {
        if (!at.isEmpty() && at.chars().allMatch(Character::isDigit)) {
            return inside(history, at);
        }
        try {
            return history.positionAt(Instant.parse(at));
        } catch (DateTimeException neither) {
            throw Problem.malformed("/at", "is a position or an instant such as 2026-11-21T10:00:00Z");
        }
    }

    private static int inside(GameHistory history, String at) {
        int newest = history.position();
        int position = at.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(at);
        if (position > newest) {
            throw Problem.malformed("/at", "is a position from 0 to " + newest);
        }
        return position;
    }
}

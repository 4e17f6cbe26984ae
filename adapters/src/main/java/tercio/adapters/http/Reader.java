package tercio.adapters.http;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tercio.adapters.store.GameBackend;
import tercio.projections.Chronicle;

/** Opens the chronicle of a game for a caller who may see it. */
@Component
class Reader {

    /** A game at a position. */
    record Page(Chronicle chronicle, int position) {}

    private final GameBackend backend;
    private final Gate gate;

    Reader(GameBackend backend, Gate gate) {
        this.backend = backend;
        this.gate = gate;
    }

    Chronicle read(String game, String authorization) {
        gate.mayRead(game, authorization);
        return backend.damaged().reading(game, () -> backend.chronicles().of(game)).orElseThrow(() -> Problem.noGame(game));
    }

    /** @param at a position, an instant, or nothing for now */
    Page read(String game, String authorization, Optional<String> at) {
        var chronicle = read(game, authorization);
        return new Page(chronicle, at.map(text -> position(chronicle, text)).orElse(chronicle.position()));
    }

    private static int position(Chronicle chronicle, String at) {
        if (!at.isEmpty() && at.chars().allMatch(Character::isDigit)) {
            return inside(chronicle, at);
        }
        try {
            return chronicle.positionAt(Instant.parse(at));
        } catch (DateTimeException neither) {
            throw Problem.malformed("/at", "is a position or an instant such as 2026-11-21T10:00:00Z");
        }
    }

    private static int inside(Chronicle chronicle, String at) {
        int newest = chronicle.position();
        int position = at.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(at);
        if (position > newest) {
            throw Problem.malformed("/at", "is a position from 0 to " + newest);
        }
        return position;
    }
}

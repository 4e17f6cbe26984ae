package tercio.adapters.archive;

import java.sql.SQLException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import tercio.adapters.store.JoinedPerson;

/** The sessions of callers, by the games that they may see. The ones asked last are kept. */
final class CallerSessions {

    private static final int KEPT = 8;
    /** The number of times that a question is asked again because games were put in while it was answered. */
    private static final int TRIES = 3;

    private final Supplier<ArchiveDatabase> database;
    private final Supplier<List<JoinedPerson>> persons;
    private final UnaryOperator<RuntimeException> failure;
    private final LinkedHashMap<Seen, ArchiveSession> sessions = new LinkedHashMap<>(16, 0.75f, true);

    /** @param failure told of what the database failed at; what it returns is thrown */
    CallerSessions(Supplier<ArchiveDatabase> database, Supplier<List<JoinedPerson>> persons, UnaryOperator<RuntimeException> failure) {
        this.database = database;
        this.persons = persons;
        this.failure = failure;
    }

    /** The key of the rows of a session, beside the version of the archive. */
    private record Seen(Set<String> games, List<JoinedPerson> persons) {}

    /** Asks in a session that shows the newest rows of the games. */
    <T> T ask(Collection<String> games, ArchiveSession.Asking<T> asking) {
        var seen = new Seen(Set.copyOf(games), persons.get());
        try {
            for (int left = TRIES; ; left--) {
                var session = session(seen);
                var answer = session.with(asking);
                if (answer.isPresent() && (session.version() == database.get().version() || left <= 1)) {
                    return answer.get();
                }
            }
        } catch (SQLException failed) {
            throw failure.apply(new ArchiveUnreadable(failed));
        } catch (ArchiveUnreadable failed) {
            throw failure.apply(failed);
        } catch (RefusedQuery refused) {
            throw refused.isOfDatabase() ? failure.apply(refused) : refused;
        }
    }

    private ArchiveSession session(Seen seen) {
        var open = database.get();
        synchronized (sessions) {
            var kept = sessions.get(seen);
            if (kept != null && kept.version() == open.version()) {
                return kept;
            }
            if (kept != null) {
                sessions.remove(seen);
                kept.close();
            }
            var made = ArchiveSession.of(open, seen.games(), seen.persons());
            sessions.put(seen, made);
            if (sessions.size() > KEPT) {
                var eldest = sessions.entrySet().iterator();
                var oldest = eldest.next().getValue();
                eldest.remove();
                oldest.close();
            }
            return made;
        }
    }

    void close() {
        synchronized (sessions) {
            sessions.values().forEach(ArchiveSession::close);
            sessions.clear();
        }
    }
}

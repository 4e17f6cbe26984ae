package tercio.adapters.archive;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tercio.application.record.ContributionGiven;
import tercio.application.record.DiceCommitted;
import tercio.application.record.EventLog;
import tercio.domain.game.Event;
import tercio.domain.sentence.Sentence;

/** Saves questions with the heads of the records behind their answers, and asks them again over these records alone. */
final class SavedQuestions {

    /** The games of the caller with what joins them: copies and forks have events in common, which count once. */
    private static final String GAMES = "select game, head, events, coalesce(parent, '') as parent, coalesce(same_as, '') as same from game order by game";
    private static final Pattern LITERAL = Pattern.compile("'([A-Za-z0-9_-]{1,64})'");

    private final CallerSessions sessions;
    private final ArchiveLimits limits;
    private final SqlGate gate;
    /** {@code null} where an archive that was made before is only read. */
    private final EventLog log;

    SavedQuestions(CallerSessions sessions, ArchiveLimits limits, SqlGate gate, EventLog log) {
        this.sessions = sessions;
        this.limits = limits;
        this.gate = gate;
        this.log = log;
    }

    /** A game of the caller. */
    private record Here(String game, String head, int position, String parent, String same) {}

    private BoundedQuery query() {
        return new BoundedQuery(limits.longest(), Archive.MOST_ROWS);
    }

    private List<Here> here(Connection connection) throws SQLException {
        return query().ask(connection, GAMES).rows().stream()
                .map(row -> new Here((String) row.get(0), (String) row.get(1), ((Number) row.get(2)).intValue(), (String) row.get(3), (String) row.get(4))).toList();
    }

    /** Saves a question over the games that its filters choose, with their copies and forks. */
    SavedQuestion save(Question question, Filters filters, String edition, Collection<String> games) {
        var chosen = sessions.ask(games, connection -> {
            var all = here(connection);
            var conditions = filters.games();
            var first = new TreeSet<String>();
            query().ask(connection, "select game from game" + (conditions.isEmpty() ? "" : " where " + conditions)).rows().forEach(row -> first.add((String) row.getFirst()));
            return all.stream().filter(withRelatives(all, first)::contains).toList();
        });
        if (chosen.size() > SavedQuestion.MOST_RECORDS) {
            throw new RefusedQuery("format", Sentence.of("kernel.archive.saved-many").with("most", SavedQuestion.MOST_RECORDS).with("count", chosen.size()));
        }
        var sql = filters.sql(question.template());
        var table = answer(sql, Optional.of(question), chosen.stream().map(Here::game).toList());
        return new SavedQuestion(question.id(), filters, sql, edition,
                chosen.stream().map(each -> new SavedQuestion.Source(each.game(), each.position(), each.head())).toList(), SavedQuestion.figures(table, Map.of()));
    }

    /** The games that have events in common with some, directly or by others between them. */
    private static TreeSet<Here> withRelatives(List<Here> all, TreeSet<String> some) {
        var names = new TreeSet<>(some);
        for (boolean more = true; more; ) {
            more = false;
            for (var each : all) {
                boolean tied = names.contains(each.game()) || names.contains(each.parent()) || names.contains(each.same());
                if (tied) {
                    more |= names.add(each.game());
                    more |= !each.parent().isEmpty() && names.add(each.parent());
                    more |= !each.same().isEmpty() && names.add(each.same());
                }
            }
        }
        var found = new TreeSet<Here>(Comparator.comparing(Here::game));
        all.stream().filter(each -> names.contains(each.game())).forEach(found::add);
        return found;
    }

    private Table answer(String sql, Optional<Question> question, List<String> games) {
        return sessions.ask(games, connection -> {
            var table = query().ask(connection, sql);
            return question.isPresent() ? Significance.withSignificance(question.get(), table) : table;
        });
    }

    /**
     * Asks a saved question again.
     *
     * @throws RefusedQuery if its file is not what was signed, or its SQL does more than reading
     */
    SavedQuestion.Repeated repeat(SavedQuestion.Signed signed, Optional<Question> question, String edition, Collection<String> games) {
        if (!signed.isSigned()) {
            throw new RefusedQuery("saved", Sentence.of("kernel.archive.not-signed"));
        }
        var saved = signed.saved();
        boolean other = !saved.edition().equals(edition);
        var all = sessions.ask(games, this::here);
        var byHead = new HashMap<String, Here>();
        all.forEach(each -> byHead.putIfAbsent(each.head(), each));
        var byName = new HashMap<String, Here>();
        all.forEach(each -> byName.put(each.game(), each));
        var ids = new LinkedHashMap<String, String>();
        var changed = new ArrayList<SavedQuestion.Changed>();
        for (var source : saved.records()) {
            var now = byName.get(source.game());
            var found = now != null && (now.head().equals(source.head()) || isOnlyKept(now, source)) ? now : byHead.get(source.head());
            if (found == null) {
                changed.add(new SavedQuestion.Changed(source, now == null ? 0 : now.position()));
            } else {
                ids.put(source.game(), found.game());
            }
        }
        if (!changed.isEmpty()) {
            return new SavedQuestion.Repeated(signed, false, changed, other, Optional.empty());
        }
        var sql = LITERAL.matcher(saved.sql()).replaceAll(text -> "'" + ids.getOrDefault(text.group(1), text.group(1)) + "'");
        var table = sessions.ask(ids.values(), connection -> {
            gate.check(connection, sql);
            var rows = query().ask(connection, sql);
            return question.isPresent() ? Significance.withSignificance(question.get(), rows) : rows;
        });
        var back = new HashMap<String, String>();
        ids.forEach((was, is) -> back.put(is, was));
        return new SavedQuestion.Repeated(signed, SavedQuestion.figures(table, back).equals(saved.figures()), List.of(), other, Optional.of(table));
    }

    /** Whether nothing was played since a head: what a service writes down beside the play changes no figure. */
    private boolean isOnlyKept(Here now, SavedQuestion.Source was) {
        if (log == null || now.position() <= was.position()) {
            return false;
        }
        var since = log.between(now.game(), was.position(), now.position());
        return !since.isEmpty() && since.getFirst().hash().equals(was.head()) && since.stream().skip(1).allMatch(event -> isSilent(event.fact()));
    }

    private static boolean isSilent(Event fact) {
        return fact instanceof DiceCommitted || fact instanceof ContributionGiven;
    }
}

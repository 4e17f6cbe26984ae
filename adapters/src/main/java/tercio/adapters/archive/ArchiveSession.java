package tercio.adapters.archive;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import tercio.adapters.store.JoinedPerson;

/**
 * The tables as one caller sees them: views over the stored rows of the games that this caller may see, each row with the game in which its
 * event stands first among these, and whether it counts. One question is asked at a time.
 */
final class ArchiveSession implements AutoCloseable {

    private static final int SENT = 1000;

    private final Connection connection;
    private final long version;
    private final ReentrantLock asking = new ReentrantLock();

    private ArchiveSession(Connection connection, long version) {
        this.connection = connection;
        this.version = version;
    }

    /**
     * @param games those that the caller may see
     * @param persons those that were joined
     */
    static ArchiveSession of(ArchiveDatabase database, Collection<String> games, List<JoinedPerson> persons) {
        long version = database.version();
        var connection = database.reader();
        try {
            var session = new ArchiveSession(connection, version);
            session.see(games);
            session.join(persons, database.tables());
            session.views(database.tables());
            return session;
        } catch (SQLException failed) {
            try {
                connection.close();
            } catch (SQLException open) {
                failed.addSuppressed(open);
            }
            throw new ArchiveUnreadable(failed);
        }
    }

    /** The version of the archive that it shows. */
    long version() {
        return version;
    }

    private void see(Collection<String> games) throws SQLException {
        run("create temp table visible (game varchar)");
        try (PreparedStatement insert = connection.prepareStatement("insert into visible select unnest(string_split(?, ' '))")) {
            var all = List.copyOf(games);
            for (int from = 0; from < all.size(); from += SENT) {
                insert.setString(1, String.join(" ", all.subList(from, Math.min(all.size(), from + SENT))));
                insert.execute();
            }
        }
        run("""
                create temp table seen as
                select f.gid, f.game, f.rank, first_value(f.game) over (partition by f.opening order by f.rank, f.gid) as same
                from stored.folded f where f.game in (select game from visible)""");
        // An event that an amendment applied again has also the name of the one whose dice it took over, in every copy of either.
        run("""
                create temp table copies as
                with link as (select name, min(other) as other from stored.line where other is not null group by name),
                keyed as (select l.gid, l.position, l.live, s.rank, s.game, coalesce(l.other, k.other, l.name) as key
                    from stored.line l join seen s using (gid) left join link k on k.name = l.name),
                shared as (select key from keyed group by key having count(*) > 1)
                select gid, position,
                    first_value(game) over (partition by key order by rank, gid, position) as origin,
                    live and row_number() over (partition by key order by live desc, rank, gid, position) = 1 as counted
                from keyed where key in (select key from shared)""");
        // A copy of a game counts as a game where something of its own was played.
        run("""
                create temp table own as
                select distinct l.gid from stored.line l join seen s using (gid) left join copies c on c.gid = l.gid and c.position = l.position
                where l.live and (c.gid is null or c.counted)""");
    }

    /**
     * Joins names to persons: a name is the same person in a game, its copies and its forks, and in other games where somebody has joined them. Persons of one
     * name are numbered among the games that the caller may see, so that no other game can be told from the numbers.
     */
    private void join(List<JoinedPerson> persons, List<ArchiveTable> tables) throws SQLException {
        run("create temp table joined (game varchar, name varchar, identity varchar)");
        try (var insert = connection.prepareStatement("insert into joined values (?, ?, ?)")) {
            for (var person : persons) {
                insert.setString(1, person.game());
                insert.setString(2, person.name());
                insert.setString(3, person.identity());
                insert.execute();
            }
        }
        run("""
                create temp table rooted as
                with recursive firsts as (select game, parent, first_value(game) over (partition by opening order by rank, gid) as same from stored.folded),
                up as (select game, same as top, 0 as depth from firsts
                    union all select u.game, p.same, u.depth + 1 from up u join firsts f on f.game = u.top join firsts p on p.game = f.parent where u.depth < 100)
                select u.game, coalesce(f.parent, u.top) as root from (select game, arg_max(top, depth) as top from up group by game) u join firsts f on f.game = u.top""");
        var named = tables.stream().filter(ArchiveTable::hasPersons).map(table -> "select distinct gid, person from stored." + table.name())
                .collect(Collectors.joining(" union "));
        run("""
                create temp table who as
                with named as (%s),
                placed as (select n.gid, n.person, r.root, s.rank from named n join seen s using (gid) join rooted r on r.game = s.game),
                numbered as (select person, root, row_number() over (partition by person order by min(rank), root) as number from placed group by person, root),
                known as (select r.root, j.name, any_value(j.identity) as identity from joined j join rooted r on r.game = j.game group by r.root, j.name)
                select p.gid, p.person as name, coalesce(k.identity, p.person) as person,
                    case when p.person = '' then '' when k.identity is not null then k.identity when n.number = 1 then p.person
                        else p.person || ' #' || n.number end as identity
                from placed p join numbered n on n.person = p.person and n.root = p.root left join known k on k.root = p.root and k.name = p.person""".formatted(named));
    }

    private void views(List<ArchiveTable> tables) throws SQLException {
        run("""
                create temp view game as
                select s.game, s.same as origin, 1 as position,
                    s.gid in (select gid from own) or (s.same = s.game and f.parent is null) as counted,
                    f.parent, f.parent_position, f.name, f.ruleset, f.edition, f.scenario, f.made_at, f.ended_at, f.over, f.commands, f.events, f.dice_mode,
                    f.undo_rule, f.head, case when s.same = s.game then null else s.same end as same_as
                from stored.folded f join seen s using (gid)""");
        for (var table : tables) {
            var columns = table.ownColumns().stream().map(column -> isOfPersons(column) ? "w.\"" + column.name() + '"' : "t.\"" + column.name() + '"')
                    .collect(Collectors.joining(", "));
            var who = table.hasPersons() ? " left join who w on w.gid = t.gid and w.name = t.person" : "";
            if (table.name().equals(KernelTables.PARTY)) {
                run("create temp view party as select g.game, g.origin, t.position, g.counted, " + columns
                        + " from stored.party t join seen s using (gid) join game g on g.game = s.game" + who);
            } else if (!table.name().equals(KernelTables.GAME)) {
                run("create temp view " + table.name() + " as select s.game, coalesce(c.origin, s.game) as origin, t.position,"
                        + " coalesce(c.counted, t.live) as counted, " + columns + " from stored." + table.name()
                        + " t join seen s using (gid) left join copies c on c.gid = t.gid and c.position = t.position" + who);
            }
        }
        for (var macro : Macros.ALL) {
            run(macro);
        }
    }

    private static boolean isOfPersons(ArchiveTable.Column column) {
        return column.name().equals(ArchiveTable.PERSON) || column == ArchiveTable.IDENTITY;
    }

    private void run(String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** Asks with the connection alone; empty where it was closed before. */
    <T> Optional<T> with(Asking<T> question) throws SQLException {
        asking.lock();
        try {
            return connection.isClosed() ? Optional.empty() : Optional.of(question.ask(connection));
        } finally {
            asking.unlock();
        }
    }

    /** The question. */
    @FunctionalInterface
    interface Asking<T> {
        T ask(Connection connection) throws SQLException;
    }

    @Override
    public void close() {
        asking.lock();
        try {
            connection.close();
        } catch (SQLException failed) {
            throw new ArchiveUnreadable(failed);
        } finally {
            asking.unlock();
        }
    }
}

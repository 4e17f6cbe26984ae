package tercio.adapters.archive;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import tercio.domain.sentence.Sentence;

/**
 * The moments whose boards fit a pattern. One that stands so through several events is one moment, the first of these.
 *
 * @param pattern as text
 * @param games in how many games there is one
 * @param lagGames games with events that were not in the archive yet
 */
public record Positions(String pattern, int games, int lagGames, String sql, Table table) {

    /** Moments that are told. */
    static final int MOST = 1_000;

    /**
     * The command that comes next, what ended the moment, and the points of the parties at the newest position of the game. Of many moments the first are told, and all
     * are counted.
     */
    private static final String TOLD = """
            , found as materialized (select m.game, m.since as position, m.till from fits m join event e on e.game = m.game and e.position = m.since where e.counted),
            told as materialized (select * from found order by game, position limit %d),
            orders as (select s.game, c.position, c.type, c.party from stored.command c join seen s using (gid) where c.live and s.game in (select game from told)),
            ended as (select s.game, e.position, e.type from stored.event e join seen s using (gid) where e.live and s.game in (select game from told)),
            results as (select game, string_agg(party || ' ' || points::int, ', ' order by party) as points from party where points is not null group by game)
            select f.game, f.position, g.scenario, o.type as next, o.party as next_party, o.position as next_position,
                nullif(f.till, 2147483647) as until, d.type as ended_by, r.points, g.over, (select count(distinct game) from found) as games
            from told f join game g on g.game = f.game
                asof left join orders o on o.game = f.game and o.position > f.position
                left join ended d on d.game = f.game and d.position = f.till left join results r on r.game = f.game
            order by f.game, f.position""".formatted(MOST + 1);

    static Positions read(Connection connection, BoundedQuery query, BoardPattern pattern, int lag) throws SQLException {
        var fits = fits(pattern);
        var table = query.ask(connection, fits + TOLD);
        int last = table.columns().size() - 1;
        int games = table.rows().isEmpty() ? 0 : ((Number) table.rows().getFirst().get(last)).intValue();
        return new Positions(pattern.toText(), games, lag, fits + " select game, since as position from fits",
                new Table(table.columns().subList(0, last), table.rows().stream().map(row -> row.subList(0, last)).toList(), table.cut()));
    }

    /** The stretches of each clause without overlaps, and then what all of them share. */
    private static String fits(BoardPattern pattern) {
        var parts = new ArrayList<String>();
        for (int at = 0; at < pattern.clauses().size(); at++) {
            parts.add("r" + at + " as (" + BoardPattern.rows(pattern.clauses().get(at)) + ")");
            parts.add("s" + at + " as (select game, min(since) as since, max(till) as till from (select game, since, till, sum(new) over (partition by game order by since, till"
                    + " rows unbounded preceding) as part from (select game, since, till, (since > coalesce(max(till) over (partition by game order by since, till"
                    + " rows between unbounded preceding and 1 preceding), -1))::int as new from r" + at + ")) group by game, part)");
        }
        parts.add("f0 as (select game, since, till from s0)");
        for (int at = 1; at < pattern.clauses().size(); at++) {
            parts.add("f" + at + " as (select a.game, greatest(a.since, b.since) as since, least(a.till, b.till) as till from f" + (at - 1) + " a join s" + at
                    + " b on a.game = b.game and a.since < b.till and b.since < a.till)");
        }
        parts.add("fits as (select game, since, till from f" + (pattern.clauses().size() - 1) + ")");
        return "with " + String.join(", ", parts);
    }

    /**
     * The pattern of what stands at a place of a board, or of everything at a position where no place is named.
     *
     * @param game that is seen
     * @param place empty for the whole board
     * @throws RefusedQuery if nothing stands there
     */
    static BoardPattern example(Connection connection, BoundedQuery query, String game, int position, String place, List<String> things) throws SQLException {
        var named = things.isEmpty() ? "" : " and thing in (" + String.join(", ", things.stream().map(each -> "'" + each.replace("'", "''") + "'").toList()) + ")";
        var rows = query.ask(connection, "select kind, place, party, leaders from standing where game = '" + game.replace("'", "''") + "' and position <= " + position
                + " and coalesce(until_position, 2147483647) > " + position + (place.isEmpty() ? "" : " and place = '" + place.replace("'", "''") + "'") + named
                + " order by kind, place, party, thing").rows();
        if (rows.isEmpty()) {
            throw new RefusedQuery("pattern", Sentence.of("kernel.archive.example-nothing").with("position", position));
        }
        if (rows.size() > BoardPattern.MOST_CLAUSES) {
            throw new RefusedQuery("pattern", Sentence.of("kernel.archive.example-many").with("count", rows.size()).with("most", BoardPattern.MOST_CLAUSES));
        }
        return new BoardPattern(rows.stream().map(row -> {
            var conditions = new ArrayList<BoardPattern.Condition>();
            conditions.add(new BoardPattern.Condition("place", "=", (String) row.get(1)));
            conditions.add(new BoardPattern.Condition("party", "=", (String) row.get(2)));
            for (var leader : ((String) row.get(3)).split(" ")) {
                if (!leader.isEmpty()) {
                    conditions.add(new BoardPattern.Condition("leader", "=", leader));
                }
            }
            return new BoardPattern.Clause((String) row.getFirst(), conditions);
        }).distinct().toList());
    }
}

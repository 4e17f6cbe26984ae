package tercio.adapters.archive;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Two sessions beside each other.
 *
 * @param events the number of events in effect that stand in both; those that an amendment applied again count with those whose dice they took over
 * @param firstPart the position of the last of these in the first session, 0 without one
 * @param secondPart its position in the second
 * @param then the next command of each after it; {@code null} where the session has none
 */
public record Comparison(String first, String second, int events, int firstPart, int secondPart, List<Next> then, List<Figure> figures) {

    /**
     * A measure of a party in both, at the beginning of their last boxes of the sequence of play.
     *
     * @param first {@code null} where the first session does not have it
     * @param second {@code null} where the second does not
     */
    public record Figure(String party, String measure, String unit, Double first, Double second) {}

    /** The first command of a session that the other does not share. */
    public record Next(int position, String type, String party) {}

    /** The events of two games by their keys, with the parameters first and second. An event that an amendment applied again is the event whose dice it took over, in every copy. */
    private static final String COMMON = """
            with link as (select name, min(other) as other from stored.line where other is not null group by name),
            keyed as (select s.game, l.position, coalesce(l.other, k.other, l.name) as key from stored.line l join seen s using (gid) left join link k on k.name = l.name
                where l.live and s.game in ('%1$s', '%2$s'))
            select count(*), coalesce(max(a.position), 0), coalesce(max(b.position), 0) from keyed a join keyed b on a.key = b.key
            where a.game = '%1$s' and b.game = '%2$s'""";

    private static final String NEXT = """
            select c.position, c.type, c.party from stored.command c join seen s using (gid) where c.live and s.game = '%s' and c.position > %d
            order by c.position limit 1""";

    private static final String FIGURES = """
            select party, measure, any_value(unit), arg_max(value, position) filter (game = '%1$s'), arg_max(value, position) filter (game = '%2$s')
            from figure where game in ('%1$s', '%2$s') group by party, measure order by party, measure""";

    public Comparison {
        then = Collections.unmodifiableList(then);
        figures = List.copyOf(figures);
    }

    /** @param first the id of a game that is seen, as is the second: neither has a quote in it */
    static Comparison read(Connection connection, BoundedQuery query, String first, String second) throws SQLException {
        var common = query.ask(connection, COMMON.formatted(first, second)).rows().getFirst();
        var figures = query.ask(connection, FIGURES.formatted(first, second)).rows().stream()
                .map(row -> new Figure((String) row.get(0), (String) row.get(1), (String) row.get(2), (Double) row.get(3), (Double) row.get(4))).toList();
        int firstPart = ((Number) common.get(1)).intValue();
        int secondPart = ((Number) common.get(2)).intValue();
        var then = Arrays.asList(next(connection, query, first, firstPart), next(connection, query, second, secondPart));
        return new Comparison(first, second, ((Number) common.get(0)).intValue(), firstPart, secondPart, then, figures);
    }

    private static Next next(Connection connection, BoundedQuery query, String game, int after) throws SQLException {
        return query.ask(connection, NEXT.formatted(game, after)).rows().stream()
                .map(row -> new Next(((Number) row.get(0)).intValue(), (String) row.get(1), (String) row.get(2))).findFirst().orElse(null);
    }
}

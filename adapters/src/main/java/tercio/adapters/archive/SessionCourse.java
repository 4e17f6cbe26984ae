package tercio.adapters.archive;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The course of one session up to a position: its measures from box to box of the sequence of play, the largest changes of each, and what its
 * decisions gave away. A game with secrets shows its public part until it is over.
 *
 * @param pending how many of its rolls and decisions are still to be compared with their exact odds
 */
public record SessionCourse(List<Line> lines, List<TurningPoint> turningPoints, List<Decisions> decisions, int pending) {

    /**
     * A measure of a party.
     *
     * @param measure in a word that never changes: {@code strength}
     */
    public record Line(String party, String measure, String unit, List<Point> points) {
        public Line {
            points = List.copyOf(points);
        }
    }

    /**
     * A measure at the beginning of a box.
     *
     * @param turn {@code null} where the rules have none
     * @param round as the rules call it; empty where they have none
     */
    public record Point(int position, Integer turn, String round, double value) {}

    /**
     * One of the largest changes of a measure of a party.
     *
     * @param position where the box began in which it changed
     * @param luck what the dice of the party brought in that box beside their exact expectations, in words; empty without such a roll
     * @param error what its decisions gave away there, in the currency of the rules; {@code null} without a decision that has exact odds
     */
    public record TurningPoint(int position, Integer turn, String round, String party, String measure, double change, String unit, String luck, Double error) {}

    /**
     * Decisions of a party all of whose answers have exact odds.
     *
     * @param worse how many of them were not the best
     * @param error what they gave away together, in the currency
     */
    public record Decisions(String party, int decisions, int worse, double error, String currency) {}

    private static final String LINES = """
            select f.party, f.measure, f.unit, f.position, m.turn, m.round, f.value
            from figure f left join (select position, any_value(turn) as turn, any_value(round) as round from moment where game = '%1$s' group by position) m
                on m.position = f.position
            where f.game = '%1$s' and f.position <= %2$d order by f.measure, f.party, f.position""";

    private static final String DECISIONS = """
            select party, count(*), sum((error > 1e-9)::int), sum(error), any_value(currency) from decision
            where game = '%s' and position <= %d and error is not null and party <> '' group by party order by party""";

    public SessionCourse {
        lines = List.copyOf(lines);
        turningPoints = List.copyOf(turningPoints);
        decisions = List.copyOf(decisions);
    }

    /**
     * @param turningPoints the SQL of the question about the turning points of the game
     * @param game its id, which has no quote in it
     */
    static SessionCourse read(Connection connection, BoundedQuery query, String turningPoints, String game, int at, int pending) throws SQLException {
        var points = new LinkedHashMap<List<Object>, List<Point>>();
        query.ask(connection, LINES.formatted(game, at)).rows().forEach(row -> points.computeIfAbsent(row.subList(0, 3), first -> new ArrayList<>())
                .add(new Point(number(row.get(3)), turn(row.get(4)), text(row.get(5)), ((Number) row.get(6)).doubleValue())));
        var lines = points.entrySet().stream().map(line -> new Line(text(line.getKey().get(0)), text(line.getKey().get(1)), text(line.getKey().get(2)), line.getValue())).toList();
        var turned = query.ask(connection, turningPoints);
        var turns = turned.rows().stream().map(row -> turningPoint(named(turned, row))).filter(turn -> turn.position() <= at).toList();
        var decisions = query.ask(connection, DECISIONS.formatted(game, at)).rows().stream().map(row -> new Decisions(text(row.get(0)), number(row.get(1)), number(row.get(2)),
                ((Number) row.get(3)).doubleValue(), text(row.get(4)))).toList();
        return new SessionCourse(lines, turns, decisions, pending);
    }

    private static Map<String, Object> named(Table table, List<Object> row) {
        var named = new LinkedHashMap<String, Object>();
        for (int at = 0; at < row.size(); at++) {
            named.put(table.columns().get(at).name(), row.get(at));
        }
        return named;
    }

    private static TurningPoint turningPoint(Map<String, Object> row) {
        return new TurningPoint(number(row.get("position")), turn(row.get("turn")), text(row.get("round")), text(row.get("party")), text(row.get("measure")),
                ((Number) row.get("change")).doubleValue(), text(row.get("unit")), text(row.get("luck")), row.get("error") instanceof Number error ? error.doubleValue() : null);
    }

    private static Integer turn(Object value) {
        return value instanceof Number number ? number.intValue() : null;
    }

    private static int number(Object value) {
        return ((Number) value).intValue();
    }

    private static String text(Object value) {
        return value == null ? "" : value.toString();
    }
}

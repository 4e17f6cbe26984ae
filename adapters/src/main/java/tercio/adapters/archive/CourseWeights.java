package tercio.adapters.archive;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Luck and decisions in one game up to a position, from the archive: luck of the dice and losses by decisions where a measure changed most,
 * and the losses by decisions in all. A game with secrets shows its public part until it is over.
 *
 * @param pending the number of its rolls and decisions that are still to be compared with their exact odds
 */
public record CourseWeights(List<Weighed> changes, List<Decisions> decisions, int pending) {

    /**
     * Luck and error in the box of a large change of a measure.
     *
     * @param position the position where the box began in which it changed
     * @param luck the difference between the dice of the party in that box and their exact expectations, in words; empty without such a roll
     * @param error the loss by its decisions there, in the currency of the rules; {@code null} without a decision that has exact odds
     */
    public record Weighed(int position, String party, String measure, String luck, Double error) {}

    /**
     * Decisions of a party all of whose answers have exact odds.
     *
     * @param worse the number of them that were not the best
     * @param error their loss together, in the currency
     */
    public record Decisions(String party, int decisions, int worse, double error, String currency) {}

    private static final String DECISIONS = """
            select party, count(*), sum((error > 1e-9)::int), sum(error), any_value(currency) from decision
            where game = '%s' and position <= %d and error is not null and party <> '' group by party order by party""";

    public CourseWeights {
        changes = List.copyOf(changes);
        decisions = List.copyOf(decisions);
    }

    /**
     * @param turningPoints the SQL of the question about the turning points of the game
     * @param game its id, which has no quote in it
     */
    static CourseWeights read(Connection connection, BoundedQuery query, String turningPoints, String game, int at, int pending) throws SQLException {
        var turned = query.ask(connection, turningPoints);
        var changes = turned.rows().stream().map(row -> toWeighed(byColumn(turned, row))).filter(each -> each.position() <= at).filter(each -> !each.luck().isEmpty() || each.error() != null).toList();
        var decisions = query.ask(connection, DECISIONS.formatted(game, at)).rows().stream().map(row -> new Decisions(text(row.get(0)), number(row.get(1)), number(row.get(2)),
                ((Number) row.get(3)).doubleValue(), text(row.get(4)))).toList();
        return new CourseWeights(changes, decisions, pending);
    }

    private static Map<String, Object> byColumn(Table table, List<Object> row) {
        var named = new LinkedHashMap<String, Object>();
        for (int at = 0; at < row.size(); at++) {
            named.put(table.columns().get(at).name(), row.get(at));
        }
        return named;
    }

    private static Weighed toWeighed(Map<String, Object> row) {
        return new Weighed(number(row.get("position")), text(row.get("party")), text(row.get("measure")), text(row.get("luck")), row.get("error") instanceof Number error ? error.doubleValue() : null);
    }

    private static int number(Object value) {
        return ((Number) value).intValue();
    }

    private static String text(Object value) {
        return value == null ? "" : value.toString();
    }
}

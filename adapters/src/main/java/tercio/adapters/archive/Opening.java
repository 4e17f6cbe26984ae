package tercio.adapters.archive;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * An order in the tree of first orders of a party, after those above it.
 *
 * @param order its word; that of the scenario and party for the root
 * @param games in which the party began so
 * @param mean of the points of the party at the newest position of these games; {@code null} where none has any
 * @param low the lower end of the 95 % interval of the mean; {@code null} below two games
 * @param high its upper end
 * @param persons the persons who played the party, in alphabetical order
 * @param own the number of these games that are the caller's own
 * @param played some of the games, the caller's own first, else the newest first; at least one
 */
public record Opening(String scenario, String party, String order, int games, Double mean, Double low, Double high, List<String> persons, int own, List<Played> played,
        List<Opening> then) {

    /** Games of an order that are told. */
    static final int MOST_TOLD = 10;

    /**
     * A game with an order.
     *
     * @param position of the order
     * @param own whether the caller has a seat in it
     */
    public record Played(String game, int position, boolean own) {}

    /** The number of orders of a party that make its opening. */
    static final int DEPTH = 6;
    private static final double NORMAL = 1.96;

    /** The first orders of each party in each game, the newest game first. A fork begins in the middle of its parent and has no opening of its own. */
    private static final String LINES = """
            select g.scenario, c.party, coalesce(any_value(p.person), '') as person, any_value(p.points) as points, c.game,
                list_slice(list(c.type order by c.position), 1, %1$d) as orders, list_slice(list(c.position order by c.position), 1, %1$d) as positions
            from command c join game g on g.game = c.game left join party p on p.game = c.game and p.party = c.party
            where {c} and c.party <> '' and g.counted and (g.parent is null or g.parent not in (select game from game))
            group by g.scenario, c.party, c.game, g.made_at order by g.scenario, c.party, g.made_at desc, c.game
            """.formatted(DEPTH);

    /** The first orders of one party in one game. */
    record Line(String scenario, String party, String person, Double points, String game, List<String> orders, List<Integer> positions) {}

    public Opening {
        persons = List.copyOf(persons);
        played = List.copyOf(played);
        then = List.copyOf(then);
    }

    /** A tree for each scenario and party. */
    static List<Opening> read(Connection connection, BoundedQuery query, Filters filters, Set<String> own) throws SQLException {
        var table = query.ask(connection, filters.sql(LINES));
        return trees(table.rows().stream().map(row -> new Line((String) row.get(0), (String) row.get(1), (String) row.get(2),
                row.get(3) instanceof Number points ? Double.valueOf(points.doubleValue()) : null, (String) row.get(4),
                ((List<?>) row.get(5)).stream().map(String::valueOf).toList(), ((List<?>) row.get(6)).stream().map(at -> ((Number) at).intValue()).toList())).toList(), own);
    }

    /** @param own the caller's own games */
    static List<Opening> trees(List<Line> lines, Set<String> own) {
        var roots = new LinkedHashMap<List<String>, List<Line>>();
        lines.forEach(line -> roots.computeIfAbsent(List.of(line.scenario(), line.party()), first -> new ArrayList<>()).add(line));
        return roots.values().stream().map(all -> of(all.getFirst().party(), all, 0, own)).toList();
    }

    private static Opening of(String order, List<Line> lines, int depth, Set<String> own) {
        var next = new LinkedHashMap<String, List<Line>>();
        lines.stream().filter(line -> line.orders().size() > depth)
                .forEach(line -> next.computeIfAbsent(line.orders().get(depth), first -> new ArrayList<>()).add(line));
        var then = next.entrySet().stream().sorted(Map.Entry.<String, List<Line>>comparingByValue((one, other) -> other.size() - one.size())
                .thenComparing(Map.Entry.comparingByKey())).map(each -> of(each.getKey(), each.getValue(), depth + 1, own)).toList();
        var points = lines.stream().map(Line::points).filter(each -> each != null).mapToDouble(Double::doubleValue).toArray();
        double mean = Arrays.stream(points).average().orElse(Double.NaN);
        double squares = Arrays.stream(points).map(each -> (each - mean) * (each - mean)).sum();
        var half = points.length < 2 ? null : Double.valueOf(NORMAL * Math.sqrt(squares / (points.length - 1) / points.length));
        var first = lines.getFirst();
        var persons = new TreeSet<String>();
        lines.stream().map(Line::person).filter(person -> !person.isEmpty()).forEach(persons::add);
        return new Opening(first.scenario(), first.party(), order, lines.size(), points.length == 0 ? null : Double.valueOf(mean), half == null ? null : Double.valueOf(mean - half),
                half == null ? null : Double.valueOf(mean + half), List.copyOf(persons), (int) lines.stream().filter(line -> own.contains(line.game())).count(), playedGames(lines, depth, own), then);
    }

    private static List<Played> playedGames(List<Line> lines, int depth, Set<String> own) {
        return lines.stream().map(line -> new Played(line.game(), depth == 0 ? 1 : line.positions().get(depth - 1), own.contains(line.game())))
                .sorted(Comparator.comparing(game -> !game.own())).limit(MOST_TOLD).toList();
    }
}

package tercio.adapters.http.analysis;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.adapters.http.problem.Problem;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.DiceStatistics;
import tercio.projections.GameStatistics;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes statistics. Figures that need rolls are null in a row without rolls, and empty in a table of text. */
final class StatisticsBody {

    /** Decimal places of sums and probabilities. */
    private static final int PLACES = 6;

    private static final String DICE = "dice";

    /** One table as text: the names of its columns after seat and party, and the cells of a row after those of seat and party. */
    private record Table<R>(String columns, Function<GameStatistics, List<R>> rows, Function<R, String> seat, Function<R, String> party,
            Function<R, List<Object>> cells) {

        String csv(GameStatistics statistics, String party) {
            var lines = new StringJoiner("\r\n", "", "\r\n").add("seat," + party + "," + columns);
            rows.apply(statistics).forEach(row -> lines.add(Stream.concat(Stream.of(quote(seat.apply(row)), quote(this.party.apply(row))),
                    cells.apply(row).stream().map(StatisticsBody::cell)).collect(Collectors.joining(","))));
            return lines.toString();
        }
    }

    private static final Table<GameStatistics.Luck> LUCK = new Table<>("kind,figure,count,actual,expected,variance,z,pValue,pCorrected", GameStatistics::luck,
            GameStatistics.Luck::seat, GameStatistics.Luck::party, row -> List.of(row.kind(), row.figure(), row.count(), row.actual(), row.expected(),
                    row.variance(), row.z(), row.pValue(), row.pCorrected()));
    private static final Table<GameStatistics.Battles> BATTLES = new Table<>("kind,fought,won,lost,undecided,avoided,losses,unit", GameStatistics::battles,
            GameStatistics.Battles::seat, GameStatistics.Battles::party, row -> List.of(row.kind(), row.fought(), row.won(), row.lost(), row.undecided(),
                    row.avoided(), row.losses(), row.unit()));
    private static final Table<GameStatistics.Results> SIEGES = new Table<>("kind,count,results", GameStatistics::sieges,
            GameStatistics.Results::seat, GameStatistics.Results::party, row -> List.of(row.kind(), row.count(),
                    row.results().entrySet().stream().map(result -> result.getKey() + " " + result.getValue()).collect(Collectors.joining("; "))));
    private static final Table<GameStatistics.Amounts> ATTRITION = amounts(GameStatistics::attrition);
    private static final Table<GameStatistics.Amounts> MONEY = amounts(GameStatistics::money);

    private static final List<String> TABLES = List.of(DICE, "purposes", "luck", "battles", "sieges", "attrition", "money");

    private StatisticsBody() {}

    private static Table<GameStatistics.Amounts> amounts(Function<GameStatistics, List<GameStatistics.Amounts>> of) {
        return new Table<>("kind,count,amount,unit", of, GameStatistics.Amounts::seat, GameStatistics.Amounts::party,
                row -> List.of(row.kind(), row.count(), row.amount(), row.unit()));
    }

    /** Requires a known table. */
    static void requireTable(Optional<String> table) {
        if (table.filter(name -> !TABLES.contains(name)).isPresent()) {
            throw Problem.malformed("/table", Sentence.of("kernel.sent.one-of").with("known", new Text(String.join(", ", TABLES))));
        }
    }

    /**
     * The statistics as JSON.
     *
     * @param party the name of the field of the party, which figures of nobody in particular do not have
     * @param uncounted the number of missing games; empty for the statistics of one game
     */
    static ObjectNode json(GameStatistics statistics, String party, Optional<Integer> uncounted, JsonMapper json) {
        var body = json.createObjectNode();
        dice(body, statistics.dice(), party);
        luck(body, statistics, party);
        for (var row : statistics.battles()) {
            addRow(body, "battles", row.seat(), row.party(), party).put("kind", row.kind()).put("fought", row.fought()).put("won", row.won())
                    .put("lost", row.lost()).put("undecided", row.undecided()).put("avoided", row.avoided()).put("losses", row.losses()).put("unit", row.unit());
        }
        for (var row : statistics.sieges()) {
            var results = addRow(body, "sieges", row.seat(), row.party(), party).put("kind", row.kind()).put("count", row.count()).putObject("results");
            row.results().forEach(results::put);
        }
        amounts(body, "attrition", statistics.attrition(), party);
        amounts(body, "money", statistics.money(), party);
        uncounted.ifPresent(missing -> body.put("games", statistics.games()).put("uncounted", missing));
        return body.put("pending", statistics.pending());
    }

    private static void dice(ObjectNode body, DiceStatistics statistics, String party) {
        body.putArray(DICE);
        var corrected = statistics.correctedPValues();
        for (int at = 0; at < statistics.rows().size(); at++) {
            var row = statistics.rows().get(at);
            var written = addRow(body, DICE, row.seat(), row.party(), party).put("die", row.die().name().toLowerCase(Locale.ROOT)).put("rolls", row.rolls());
            row.counts().forEach(written.putArray("counts")::add);
            written.put("mean", format(row.mean(), 2)).put("chiSquare", format(row.chiSquare(), 2)).put("pValue", format(row.pValue(), 3))
                    .put("pCorrected", format(present(corrected.get(at)), 3));
        }
        var purposes = body.putArray("purposes");
        statistics.purposes().forEach(purpose -> purposes.addObject().put("purpose", purpose.purpose())
                .put("rolls", purpose.rolls()).put("mean", format(OptionalDouble.of(purpose.mean()), 2)));
        body.put("undone", statistics.undone());
        List.of("luck", "battles", "sieges", "attrition", "money").forEach(body::putArray);
    }

    private static void luck(ObjectNode body, GameStatistics statistics, String party) {
        for (var row : statistics.luck()) {
            addRow(body, "luck", row.seat(), row.party(), party).put("kind", row.kind()).put("figure", row.figure()).put("count", row.count())
                    .put("actual", row.actual()).put("expected", round(row.expected())).put("variance", round(row.variance()))
                    .put("z", round(row.z())).put("pValue", round(row.pValue())).put("pCorrected", round(row.pCorrected()));
        }
    }

    private static void amounts(ObjectNode body, String table, List<GameStatistics.Amounts> rows, String party) {
        for (var row : rows) {
            addRow(body, table, row.seat(), row.party(), party).put("kind", row.kind()).put("count", row.count()).put("amount", row.amount()).put("unit", row.unit());
        }
    }

    /** A new row of a table. */
    private static ObjectNode addRow(ObjectNode body, String table, String seat, String party, String field) {
        var row = body.withArray(table).addObject().put("seat", seat);
        return party.isEmpty() ? row : row.put(field, party);
    }

    /** One table as text, that of the dice where none is named. */
    static String csv(GameStatistics statistics, String party, Optional<String> table) {
        return switch (table.orElse(DICE)) {
            case "purposes" -> purposes(statistics.dice());
            case "luck" -> LUCK.csv(statistics, party);
            case "battles" -> BATTLES.csv(statistics, party);
            case "sieges" -> SIEGES.csv(statistics, party);
            case "attrition" -> ATTRITION.csv(statistics, party);
            case "money" -> MONEY.csv(statistics, party);
            default -> dice(statistics.dice(), party);
        };
    }

    /** The table of dice: a line for each row, with a column of counts for each side of the largest die. */
    private static String dice(DiceStatistics statistics, String party) {
        int sides = statistics.rows().stream().mapToInt(row -> row.counts().size()).max().orElse(0);
        var lines = new StringJoiner("\r\n", "", "\r\n").add("seat," + party + ",die,rolls"
                + IntStream.rangeClosed(1, sides).mapToObj(side -> "," + side).collect(Collectors.joining()) + ",mean,chiSquare,pValue,pCorrected");
        var corrected = statistics.correctedPValues();
        for (int row = 0; row < statistics.rows().size(); row++) {
            var thrown = statistics.rows().get(row);
            var counts = IntStream.range(0, sides).mapToObj(at -> "," + (at < thrown.counts().size() ? thrown.counts().get(at) : ""))
                    .collect(Collectors.joining());
            lines.add(quote(thrown.seat()) + "," + quote(thrown.party()) + "," + thrown.die().name().toLowerCase(Locale.ROOT) + "," + thrown.rolls() + counts
                    + "," + cell(thrown.mean(), 2) + "," + cell(thrown.chiSquare(), 2) + "," + cell(thrown.pValue(), 3) + "," + cell(present(corrected.get(row)), 3));
        }
        return lines.toString();
    }

    private static String purposes(DiceStatistics statistics) {
        var lines = new StringJoiner("\r\n", "", "\r\n").add("purpose,rolls,mean");
        statistics.purposes().forEach(purpose -> lines.add(quote(purpose.purpose()) + "," + purpose.rolls() + "," + cell(OptionalDouble.of(purpose.mean()), 2)));
        return lines.toString();
    }

    private static String cell(Object value) {
        return switch (value) {
            case Double number -> Optional.ofNullable(round(number)).map(BigDecimal::toPlainString).orElse("");
            case Number number -> number.toString();
            default -> quote(value.toString());
        };
    }

    private static String cell(OptionalDouble value, int places) {
        return value.isEmpty() ? "" : format(value, places);
    }

    private static String format(OptionalDouble value, int places) {
        return value.isEmpty() ? null : String.format(Locale.ROOT, "%." + places + "f", value.getAsDouble());
    }

    private static OptionalDouble present(double value) {
        return Double.isNaN(value) ? OptionalDouble.empty() : OptionalDouble.of(value);
    }

    /** A number rounded to the places; null where it is undefined. */
    private static BigDecimal round(double value) {
        return Double.isNaN(value) ? null : BigDecimal.valueOf(value).setScale(PLACES, RoundingMode.HALF_UP);
    }

    /** Quotes a name, and keeps a spreadsheet from taking it for a formula. */
    private static String quote(String text) {
        var plain = text.isEmpty() || "=+-@\t\r".indexOf(text.charAt(0)) < 0 ? text : "'" + text;
        return plain.matches("[\\w .'-]*") ? plain : "\"" + plain.replace("\"", "\"\"") + "\"";
    }
}

package tercio.adapters.http;

import java.util.Locale;
import java.util.OptionalDouble;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tercio.projections.DiceStatistics;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes dice statistics. Figures that need rolls are null in a row without rolls. */
final class StatisticsBody {

    private StatisticsBody() {}

    /** @param party the name of the field of the party, which dice of nobody in particular do not have */
    static ObjectNode json(DiceStatistics statistics, String party, JsonMapper json) {
        var body = json.createObjectNode();
        var dice = body.putArray("dice");
        for (var row : statistics.rows()) {
            var written = dice.addObject().put("seat", row.seat());
            if (!row.party().isEmpty()) {
                written.put(party, row.party());
            }
            written.put("die", row.die().name().toLowerCase(Locale.ROOT)).put("rolls", row.rolls());
            row.counts().forEach(written.putArray("counts")::add);
            written.put("mean", written(row.mean(), 2)).put("chiSquare", written(row.chiSquare(), 2)).put("pValue", written(row.pValue(), 3));
        }
        var purposes = body.putArray("purposes");
        statistics.purposes().forEach(purpose -> purposes.addObject().put("purpose", purpose.purpose())
                .put("rolls", purpose.rolls()).put("mean", written(OptionalDouble.of(purpose.mean()), 2)));
        return body.put("undone", statistics.undone());
    }

    /** A line for each row, with a column of counts for each side of the largest die. */
    static String csv(DiceStatistics statistics, String party) {
        int sides = statistics.rows().stream().mapToInt(row -> row.counts().size()).max().orElse(0);
        var lines = new StringJoiner("\r\n", "", "\r\n").add("seat," + party + ",die,rolls"
                + IntStream.rangeClosed(1, sides).mapToObj(side -> "," + side).collect(Collectors.joining()) + ",mean,chiSquare,pValue");
        for (var row : statistics.rows()) {
            var counts = IntStream.range(0, sides).mapToObj(at -> "," + (at < row.counts().size() ? row.counts().get(at) : ""))
                    .collect(Collectors.joining());
            lines.add(quoted(row.seat()) + "," + quoted(row.party()) + "," + row.die().name().toLowerCase(Locale.ROOT) + "," + row.rolls() + counts
                    + "," + cell(row.mean(), 2) + "," + cell(row.chiSquare(), 2) + "," + cell(row.pValue(), 3));
        }
        return lines.toString();
    }

    private static String cell(OptionalDouble value, int places) {
        return value.isEmpty() ? "" : written(value, places);
    }

    private static String written(OptionalDouble value, int places) {
        return value.isEmpty() ? null : String.format(Locale.ROOT, "%." + places + "f", value.getAsDouble());
    }

    /** Names are quoted, and a spreadsheet must not take one for a formula. */
    private static String quoted(String text) {
        var plain = text.isEmpty() || "=+-@\t\r".indexOf(text.charAt(0)) < 0 ? text : "'" + text;
        return plain.matches("[\\w .'-]*") ? plain : "\"" + plain.replace("\"", "\"\"") + "\"";
    }
}

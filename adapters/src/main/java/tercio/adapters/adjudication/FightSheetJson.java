package tercio.adapters.adjudication;

import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Part;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The sheet of a fight in the API. */
public final class FightSheetJson {

    private FightSheetJson() {}

    /** @param reason the reason of a modifier, by the rule of its line, as the caller reads it */
    public static ObjectNode of(FightSheet sheet, BiFunction<String, Citation, String> reason) {
        var body = JsonNodeFactory.instance.objectNode().put("fight", sheet.fight());
        var sides = body.putArray("sides");
        sheet.sides().forEach(side -> sides.addObject().put("side", side.side()).put("party", side.party()));
        var lines = body.putArray("lines");
        sheet.lines().forEach(line -> {
            var written = lines.addObject().put("line", line.line()).put("side", line.side()).put("rule", line.rule().id());
            put(written.putArray("parts"), line.parts(), text -> reason.apply(text, line.rule()));
            put(written.putArray("results"), line.results(), text -> reason.apply(text, line.rule()));
        });
        return body;
    }

    private static void put(ArrayNode list, List<Part> parts, UnaryOperator<String> reason) {
        for (var part : parts) {
            var written = list.addObject().put("part", part.part());
            if (part.reason() != null) {
                written.put("reason", reason.apply(part.reason()));
            }
            written.put("value", part.value()).put("unit", part.unit().name().toLowerCase(Locale.ROOT)).put("adds", part.adds());
        }
    }
}

package tercio.adapters.adjudication;

import java.util.List;
import java.util.Locale;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Part;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The sheet of a fight in the API. */
public final class FightSheetJson {

    private FightSheetJson() {}

    public static ObjectNode of(FightSheet sheet) {
        var body = JsonNodeFactory.instance.objectNode().put("fight", sheet.fight());
        var sides = body.putArray("sides");
        sheet.sides().forEach(side -> sides.addObject().put("side", side.side()).put("party", side.party()));
        var lines = body.putArray("lines");
        sheet.lines().forEach(line -> {
            var written = lines.addObject().put("line", line.line()).put("side", line.side()).put("rule", line.rule().id());
            put(written.putArray("parts"), line.parts());
            put(written.putArray("results"), line.results());
        });
        return body;
    }

    private static void put(ArrayNode list, List<Part> parts) {
        for (var part : parts) {
            var written = list.addObject().put("part", part.part());
            if (part.reason() != null) {
                written.put("reason", part.reason());
            }
            written.put("value", part.value()).put("unit", part.unit().name().toLowerCase(Locale.ROOT)).put("adds", part.adds());
        }
    }
}

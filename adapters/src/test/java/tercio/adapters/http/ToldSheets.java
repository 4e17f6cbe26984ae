package tercio.adapters.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.FightSheet;
import tools.jackson.databind.JsonNode;

/** The sheets of fights that the service tells beside the rulings of a game. */
public final class ToldSheets {

    private ToldSheets() {}

    /** The sheets of all rulings of a game, in order. */
    public static List<FightSheet> of(ImportedGame game) {
        var told = new ArrayList<FightSheet>();
        int newest = game.read("").path("position").asInt();
        for (int position = 1; position <= newest; position++) {
            var ruling = game.get("/rulings/" + position);
            if (ruling.status() == 200 && ruling.body().has("sheet")) {
                told.add(sheet(ruling.body().path("sheet")));
            }
        }
        return told;
    }

    /** A sheet as the service writes it. */
    public static FightSheet sheet(JsonNode body) {
        return new FightSheet(body.path("fight").asString(),
                body.path("sides").valueStream().map(side -> new FightSheet.Side(side.path("side").asString(), side.path("party").asString())).toList(),
                body.path("lines").valueStream().map(line -> new FightSheet.Line(line.path("line").asString(), line.path("side").asString(),
                        Citation.of(line.path("rule").asString()), parts(line.path("parts")), parts(line.path("results")))).toList());
    }

    private static List<FightSheet.Part> parts(JsonNode list) {
        return list.valueStream().map(part -> new FightSheet.Part(part.path("part").asString(), part.has("reason") ? part.path("reason").asString() : null,
                part.path("value").asString(), FightSheet.Unit.valueOf(part.path("unit").asString().toUpperCase(Locale.ROOT)), part.path("adds").asBoolean())).toList();
    }
}

package tercio.adapters.http;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * The names and numbers that answers of the service held, by the game and the field. A request for an operation that is new to the test is
 * made of them: what it wants in its path or body is mostly told by another answer under the same name.
 */
final class ToldNames {

    /** The key of names that belong to no game. */
    static final String SERVICE = "";

    /** Parts of paths and bodies that are told under another name. */
    private static final Map<String, List<String>> TOLD_AS = Map.of("piece", List.of("piece", "movers", "pieces", "stack", "corps", "pawn"),
            "name", List.of("movers", "pieces", "stack", "corps"), "rest", List.of("party", "country", "power", "controls"), "of", List.of("decision", "position"),
            "table", List.of("table"), "author", List.of("seat"), "zone", List.of("zone", "province", "area"), "lang", List.of("language"));
    private static final int KEPT = 40;

    private final Map<String, Map<String, LinkedHashSet<String>>> told = new HashMap<>();

    /** Everything that an answer about a game names. */
    void take(String game, JsonNode answer) {
        answer.properties().forEach(part -> {
            if (part.getValue().isValueNode() && !part.getValue().isNull()) {
                add(game, part.getKey(), List.of(part.getValue().asString()));
            } else if (part.getValue().isArray()) {
                part.getValue().forEach(each -> {
                    if (each.isValueNode()) {
                        add(game, part.getKey(), List.of(each.asString()));
                    }
                });
            }
        });
        answer.forEach(part -> take(game, part));
    }

    void add(String game, String field, Collection<String> names) {
        var known = told.computeIfAbsent(game, id -> new HashMap<>()).computeIfAbsent(field, name -> new LinkedHashSet<>());
        names.forEach(name -> {
            known.remove(name);
            known.add(name);
            if (known.size() > KEPT) {
                known.removeFirst();
            }
        });
    }

    /** In place of what was told under that name before. */
    void now(String game, String field, Collection<String> names) {
        told.computeIfAbsent(game, id -> new HashMap<>()).remove(field);
        add(game, field, names);
    }

    /** The values that may stand under a name, in a request about a game or about the service; else those that any game knows under it. */
    List<String> of(String game, String wanted) {
        var names = new ArrayList<String>();
        for (var field : TOLD_AS.getOrDefault(wanted, List.of(wanted, wanted + "s"))) {
            names.addAll(told.getOrDefault(game, Map.of()).getOrDefault(field, new LinkedHashSet<>()));
        }
        if (names.isEmpty() && !game.equals(SERVICE)) {
            return of(SERVICE, wanted);
        }
        return names.isEmpty() ? told.values().stream().flatMap(fields -> fields.getOrDefault(wanted, new LinkedHashSet<>()).stream()).limit(KEPT).toList() : names;
    }
}

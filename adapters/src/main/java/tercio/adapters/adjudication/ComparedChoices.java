package tercio.adapters.adjudication;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Computes the odds of one request for every combination of the players' choices: a list of {@code {choices, odds}}, with the
 * choices by JSON pointer. The choices in the request are ignored; a combination that the rules forbid is left out.
 */
final class ComparedChoices {

    private final ProcedureEndpoint endpoint;
    private final boolean fractions;

    ComparedChoices(ProcedureEndpoint endpoint, boolean fractions) {
        this.endpoint = endpoint;
        this.fractions = fractions;
    }

    ArrayNode of(ObjectNode request) {
        var table = JsonNodeFactory.instance.arrayNode();
        RequestFaults.Found refused = null;
        for (var combination : combinations()) {
            try {
                var odds = AdjudicationRequest.forOdds(chosen(request, combination), new RequestFaults(), endpoint).odds().json(fractions);
                var line = table.addObject();
                var choices = line.putObject("choices");
                combination.forEach((pointer, value) -> put(choices, pointer, value));
                line.set("odds", odds);
            } catch (RequestFaults.Found found) {
                refused = found;
                if (!found.faults().stream().allMatch(fault -> endpoint.choices().containsKey(fault.pointer()))) {
                    throw found;
                }
            }
        }
        if (table.isEmpty() && refused != null) {
            throw refused;
        }
        return table;
    }

    private List<Map<String, Object>> combinations() {
        List<Map<String, Object>> combinations = List.of(Map.of());
        for (var choice : endpoint.choices().entrySet()) {
            var more = new ArrayList<Map<String, Object>>();
            for (var combination : combinations) {
                for (var value : choice.getValue()) {
                    var longer = new LinkedHashMap<>(combination);
                    longer.put(choice.getKey(), value);
                    more.add(longer);
                }
            }
            combinations = more;
        }
        return combinations;
    }

    private static ObjectNode chosen(ObjectNode request, Map<String, Object> combination) {
        var variant = request.deepCopy();
        combination.forEach((pointer, value) -> {
            int last = pointer.lastIndexOf('/');
            if (variant.at(pointer.substring(0, last)) instanceof ObjectNode parent) {
                put(parent, pointer.substring(last + 1), value);
            }
        });
        return variant;
    }

    private static void put(ObjectNode json, String name, Object value) {
        if (value instanceof Boolean so) {
            json.put(name, so);
        } else {
            json.put(name, value.toString());
        }
    }
}

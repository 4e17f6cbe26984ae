package tercio.adapters.adjudication;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/**
 * Computes the odds of one request for every combination of the players' choices: a list of {@code {choices, odds}}, with the
 * choices by JSON pointer. The choices in the request are ignored; a combination that the rules forbid is left out.
 */
final class ComparedChoices {

    /** The field of the request that asks for the comparison, and of the answer that has it. */
    static final String CHOICES = "choices";

    private final ProcedureEndpoint endpoint;
    private final boolean fractions;

    ComparedChoices(ProcedureEndpoint endpoint, boolean fractions) {
        this.endpoint = endpoint.forComparison();
        this.fractions = fractions;
    }

    /** Puts the table into the answer, and what the endpoint concludes from it. */
    void put(ObjectNode request, ObjectNode answer) {
        var table = answer.putArray(CHOICES);
        var known = endpoint.choices(request);
        var compared = new LinkedHashMap<Map<String, Object>, FieldOdds>();
        RequestFaults.Found refused = null;
        for (var combination : combinations(known)) {
            try {
                var odds = AdjudicationRequest.forOdds(endpoint.withoutDependentFields(withChoices(request, combination)), new RequestFaults(), endpoint).odds();
                var line = table.addObject();
                var choices = line.putObject(CHOICES);
                combination.forEach((pointer, value) -> put(choices, pointer, value));
                line.set("odds", odds.json(fractions));
                compared.put(combination, odds);
            } catch (RequestFaults.Found found) {
                refused = found;
                if (!found.faults().stream().allMatch(fault -> known.containsKey(fault.pointer()))) {
                    throw found;
                }
            }
        }
        if (table.isEmpty() && refused != null) {
            throw refused;
        }
        endpoint.conclude(compared, fractions, answer);
    }

    private static List<Map<String, Object>> combinations(Map<String, List<?>> choices) {
        List<Map<String, Object>> combinations = List.of(Map.of());
        for (var choice : choices.entrySet()) {
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

    private static ObjectNode withChoices(ObjectNode request, Map<String, Object> combination) {
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

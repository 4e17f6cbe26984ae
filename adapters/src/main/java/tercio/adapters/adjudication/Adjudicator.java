package tercio.adapters.adjudication;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import tercio.adapters.json.UnreadableJson;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.edition.OwnTables;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.TooManyStates;
import tercio.domain.table.CsvTable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Asks the rules engine one question. It keeps nothing between questions and may be asked from many threads. */
public final class Adjudicator {

    /**
     * Reads only what is one JSON value and nothing more, no name twice in an object. A number may be as long as the body:
     * it is readable, and refused by its range.
     */
    private static final JsonMapper STRICT = JsonMapper.builder(
                    JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                            .enable(StreamReadFeature.USE_FAST_BIG_NUMBER_PARSER)
                            .streamReadConstraints(StreamReadConstraints.builder().maxNumberLength(Integer.MAX_VALUE).build())
                            .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final String CHOICES = "choices";
    private static final Words<Boolean> COMPARED = new Words<>(Map.of("compare", true));

    private static final String NO_OBJECT = "the body is no readable JSON object";

    /** Ruleset to procedure to door. */
    private final Map<String, Map<String, Door>> doors = new LinkedHashMap<>();

    /** With every door of the program, by the printed tables. */
    public static Adjudicator ofAllProcedures() {
        return ofAllProcedures(List.of(Editions.military(), Editions.fast(), Editions.rapid()));
    }

    /** With every door of the program, by a user's tables where he has some; a faulty one is a {@link CsvTable.Fault}. */
    public static Adjudicator ofAllProcedures(OwnTables own) {
        return ofAllProcedures(List.of(Editions.military(own), Editions.fast(own), Editions.rapid(own)));
    }

    /** @param editions the main one first */
    private static Adjudicator ofAllProcedures(List<Edition> editions) {
        var doors = new ArrayList<Door>();
        for (var door : ServiceLoader.load(Door.class, Adjudicator.class.getClassLoader())) {
            if (door instanceof EuMilitaryDoor europa) {
                editions.stream().limit(europa.inOlderEditions() ? editions.size() : 1).map(europa::under).forEach(doors::add);
            } else {
                doors.add(door);
            }
        }
        return new Adjudicator(doors);
    }

    public Adjudicator(List<Door> doors) {
        for (var door : doors) {
            var before = this.doors.computeIfAbsent(door.ruleset(), ruleset -> new LinkedHashMap<>()).put(door.procedure(), door);
            if (before != null) {
                throw new IllegalArgumentException(door.ruleset() + " has two doors for " + door.procedure());
            }
        }
    }

    public Answer adjudicate(String request) {
        return answer(() -> STRICT.readTree(request), this::settle);
    }

    /** @param request UTF-8 */
    public Answer adjudicate(byte[] request) {
        return answer(() -> STRICT.readTree(request), this::settle);
    }

    public Answer adjudicate(JsonNode request) {
        return answer(() -> request, this::settle);
    }

    /**
     * How likely each value of each field of the answer is, exactly. The request is one for an adjudication without
     * {@code dice}; with {@code "choices":"compare"} it is answered for each way in which the players may choose.
     *
     * @param request UTF-8
     * @param fractions whether each probability is also written as a fraction
     */
    public Answer odds(byte[] request, boolean fractions) {
        return answer(() -> STRICT.readTree(request), (json, faults) -> odds(json, faults, fractions));
    }

    private static Answer answer(Supplier<JsonNode> request, BiFunction<ObjectNode, Faults, ObjectNode> asked) {
        try {
            return request.get() instanceof ObjectNode json
                    ? new Answer.Ruled(asked.apply(json, new Faults()))
                    : new Answer.Refused(Problem.unreadable(NO_OBJECT));
        } catch (JacksonException unreadable) {
            return new Answer.Refused(Problem.unreadable(NO_OBJECT + " (" + UnreadableJson.told(unreadable) + ")"));
        } catch (Faults.Found found) {
            return new Answer.Refused(Problem.unjudgeable(found.faults()));
        } catch (TooManyStates many) {
            return new Answer.Refused(Problem.unjudgeable(List.of(new Fault(Pointer.ROOT, "The exact odds of this would follow "
                    + many.getMessage() + ". With leaders who are named instead of drawn, and with fewer dice for natives, there are fewer."))));
        }
    }

    /** The readings of each ruleset that a request may choose, by ruleset, each once. */
    public Map<String, List<Reading>> readings() {
        var readings = new LinkedHashMap<String, List<Reading>>();
        doors.forEach((ruleset, procedures) -> readings.put(ruleset,
                procedures.values().stream().flatMap(door -> door.readings().stream()).distinct().toList()));
        return readings;
    }

    private ObjectNode settle(ObjectNode json, Faults faults) {
        var fields = new Fields(json, Pointer.ROOT, faults);
        var door = door(fields, faults);
        var question = new Question(fields, faults, door);
        var answer = JsonNodeFactory.instance.objectNode();
        answer.put("ruleset", door.ruleset()).put("procedure", door.procedure());
        door.settle(question, answer);
        var unused = question.unusedDice();
        if (!unused.isEmpty()) {
            unused.forEach(answer.putArray("unusedDice")::add);
        }
        answer.set("explanation", Explanation.json(question.explanation(), door::reconstructed));
        return answer;
    }

    private ObjectNode odds(ObjectNode json, Faults faults, boolean fractions) {
        var fields = new Fields(json, Pointer.ROOT, faults);
        var door = door(fields, faults);
        boolean compare = fields.optionalWord(CHOICES, COMPARED).isPresent();
        faults.stopIfAny();
        var request = json.deepCopy();
        request.remove(CHOICES);
        var answer = JsonNodeFactory.instance.objectNode();
        answer.put("ruleset", door.ruleset()).put("procedure", door.procedure());
        if (compare) {
            answer.set(CHOICES, new ComparedChoices(door, fractions).of(request));
        } else {
            answer.set("odds", Question.forOdds(request, faults, door).chances().json(fractions));
        }
        return answer;
    }

    private Door door(Fields fields, Faults faults) {
        var procedures = fields.word("ruleset", new Words<>(doors));
        if (!fields.has("procedure")) {
            fields.need("procedure");
        }
        faults.stopIfAny();
        var door = fields.word("procedure", new Words<>(procedures));
        faults.stopIfAny();
        return door;
    }
}

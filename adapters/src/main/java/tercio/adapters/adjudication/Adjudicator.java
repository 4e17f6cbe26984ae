package tercio.adapters.adjudication;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import tercio.adapters.json.SentTexts;
import tercio.adapters.json.UnreadableJson;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.TooManyStates;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.StepTexts;
import tercio.projections.sentence.Texts;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Answers adjudications and requests for odds. It has no state of its own and is safe for use by several threads. */
public final class Adjudicator {

    /**
     * Accepts exactly one JSON value and no duplicate names. A number may be as long as the body: it is readable, and refused
     * by its range.
     */
    private static final JsonMapper STRICT = JsonMapper.builder(
                    JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                            .enable(StreamReadFeature.USE_FAST_BIG_NUMBER_PARSER)
                            .streamReadConstraints(StreamReadConstraints.builder().maxNumberLength(Integer.MAX_VALUE).build())
                            .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final String CHOICES = ComparedChoices.CHOICES;
    private static final AllowedWords<Boolean> COMPARED = new AllowedWords<>(Map.of("compare", true));

    private static final Sentence NO_OBJECT = Sentence.of("kernel.request.no-object");

    /** Ruleset to procedure to endpoint. */
    private final Map<String, Map<String, ProcedureEndpoint>> endpoints = new LinkedHashMap<>();

    /** @param endpoints each procedure of each ruleset once */
    public Adjudicator(List<ProcedureEndpoint> endpoints) {
        for (var endpoint : endpoints) {
            var before = this.endpoints.computeIfAbsent(endpoint.ruleset(), ruleset -> new LinkedHashMap<>()).put(endpoint.procedure(), endpoint);
            if (before != null) {
                throw new IllegalArgumentException(endpoint.ruleset() + " has two endpoints for " + endpoint.procedure());
            }
        }
    }

    /** Answers one request, or says what is wrong with it. */
    public AdjudicationResult adjudicate(String request) {
        return answer(() -> STRICT.readTree(request), Language.EN, this::settle);
    }

    /**
     * Answers one request, or says what is wrong with it.
     *
     * @param request UTF-8
     */
    public AdjudicationResult adjudicate(byte[] request) {
        return adjudicate(request, false, Language.EN);
    }

    /**
     * Answers one request, or says what is wrong with it.
     *
     * @param request UTF-8
     * @param sheet whether the answer has the sheet of its fight, where the procedure has one
     * @param language of the explanation
     */
    public AdjudicationResult adjudicate(byte[] request, boolean sheet, Language language) {
        return answer(() -> STRICT.readTree(request), language, (json, faults) -> settle(json, faults, sheet, language));
    }

    /** Answers one request, or says what is wrong with it. */
    public AdjudicationResult adjudicate(JsonNode request) {
        return answer(() -> request, Language.EN, this::settle);
    }

    /**
     * The exact odds of each field of the answer. The request is that of an adjudication without {@code dice}; with {@code
     * "choices":"compare"} it is answered for each way in which the players may choose.
     *
     * @param request UTF-8
     * @param fractions whether each probability is also written as a fraction
     */
    public AdjudicationResult odds(byte[] request, boolean fractions) {
        return odds(request, fractions, false, Language.EN);
    }

    /**
     * The exact odds.
     *
     * @param sheet whether the answer has the sheet of the fight as it stands before the first die, where the procedure has one
     * @param language of that sheet
     */
    public AdjudicationResult odds(byte[] request, boolean fractions, boolean sheet, Language language) {
        return answer(() -> STRICT.readTree(request), language, (json, faults) -> odds(json, faults, fractions, sheet, language));
    }

    private static AdjudicationResult answer(Supplier<JsonNode> request, Language language, BiFunction<ObjectNode, RequestFaults, ObjectNode> asked) {
        try {
            if (!(request.get() instanceof ObjectNode json)) {
                return new AdjudicationResult.Refused(AdjudicationProblem.unreadable(NO_OBJECT), language);
            }
            var noText = SentTexts.normalize(json);
            return noText.isPresent() ? new AdjudicationResult.Refused(AdjudicationProblem.unreadable(Sentence.of("kernel.request.at")
                            .with("pointer", new Text(noText.get().pointer())).with("fault", Argument.of(noText.get().message()))), language)
                    : new AdjudicationResult.Ruled(asked.apply(json, new RequestFaults()));
        } catch (JacksonException unreadable) {
            return new AdjudicationResult.Refused(AdjudicationProblem.unreadable(Sentence.of("kernel.request.no-object-why")
                    .with("why", Argument.of(UnreadableJson.sentence(unreadable)))), language);
        } catch (RequestFaults.Found found) {
            return new AdjudicationResult.Refused(AdjudicationProblem.unjudgeable(found.faults()), language);
        }
    }

    /** The readings of each ruleset that a request may choose, by ruleset, each once. */
    public Map<String, List<Reading>> readings() {
        var readings = new LinkedHashMap<String, List<Reading>>();
        endpoints.forEach((ruleset, procedures) -> readings.put(ruleset,
                procedures.values().stream().flatMap(endpoint -> endpoint.readings().stream()).distinct().toList()));
        return readings;
    }

    private ObjectNode settle(ObjectNode json, RequestFaults faults) {
        return settle(json, faults, false, Language.EN);
    }

    private ObjectNode settle(ObjectNode json, RequestFaults faults, boolean sheet, Language language) {
        var fields = new RequestFields(json, Pointer.ROOT, faults);
        var endpoint = endpoint(fields, faults);
        var request = new AdjudicationRequest(fields, faults, endpoint);
        var answer = JsonNodeFactory.instance.objectNode();
        answer.put("ruleset", endpoint.ruleset()).put("procedure", endpoint.procedure());
        endpoint.settle(request, answer);
        var unused = request.unusedDice();
        if (!unused.isEmpty()) {
            unused.forEach(answer.putArray("unusedDice")::add);
        }
        answer.set("explanation", ExplanationJson.json(request.explanation(), endpoint, language));
        if (sheet) {
            request.sheet().ifPresent(written -> answer.set("sheet", FightSheetJson.of(written, (reason, rule) -> StepTexts.in(language).reason(reason, rule, endpoint::bearersOf))));
        }
        return answer;
    }

    private ObjectNode odds(ObjectNode json, RequestFaults faults, boolean fractions, boolean sheet, Language language) {
        var fields = new RequestFields(json, Pointer.ROOT, faults);
        var endpoint = endpoint(fields, faults);
        boolean compare = fields.optionalWord(CHOICES, COMPARED).isPresent();
        faults.stopIfAny();
        var request = json.deepCopy();
        request.remove(CHOICES);
        var answer = JsonNodeFactory.instance.objectNode();
        answer.put("ruleset", endpoint.ruleset()).put("procedure", endpoint.procedure());
        try {
            if (compare) {
                new ComparedChoices(endpoint, fractions).put(request, answer);
            } else {
                var asked = AdjudicationRequest.forOdds(request, faults, endpoint);
                answer.set("odds", asked.odds().json(fractions));
                if (sheet) {
                    asked.sheet().ifPresent(written -> answer.set("sheet", FightSheetJson.of(written, (reason, rule) -> StepTexts.in(language).reason(reason, rule, endpoint::bearersOf))));
                }
            }
            endpoint.policyOfOdds(request).ifPresent(policy -> answer.put("policy", Texts.in(language).text(policy)));
        } catch (TooManyStates many) {
            var cases = Sentence.of("kernel.request.too-many-cases").with("most", many.most());
            faults.add(Pointer.ROOT, endpoint.adviceOnTooManyStates().map(advice -> Sentence.of("kernel.request.cases-advice").with("cases", cases).with("advice", Argument.of(advice)))
                    .orElse(cases));
            faults.stopIfAny();
        }
        return answer;
    }

    private ProcedureEndpoint endpoint(RequestFields fields, RequestFaults faults) {
        var procedures = fields.word("ruleset", new AllowedWords<>(endpoints));
        if (!fields.has("procedure")) {
            fields.need("procedure");
        }
        faults.stopIfAny();
        var endpoint = fields.word("procedure", new AllowedWords<>(procedures));
        faults.stopIfAny();
        return endpoint;
    }
}

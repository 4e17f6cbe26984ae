package tercio.adapters.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.springframework.http.ProblemDetail;
import org.springframework.http.converter.json.ProblemDetailJacksonMixin;
import tercio.application.record.Envelope;
import tercio.application.record.Explanation;
import tercio.application.record.MessageRegistry;
import tercio.domain.game.Command;
import tercio.domain.game.Secret;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.projections.Summaries;
import tercio.projections.sentence.ViewText;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.LogicalType;

/** The mappers between the domain and JSON. */
public final class Json {

    private Json() {}

    /** The mapper for requests and answers. Unknown or missing parts and values of a wrong type are faults. */
    public static JsonMapper wire(MessageRegistry dictionary) {
        var parts = builder(true).build();
        return builder(true)
                .addMixIn(Summaries.Summary.class, SummaryNames.class)
                .addMixIn(Step.class, StepShape.class)
                .addMixIn(ProblemDetail.class, ProblemDetailJacksonMixin.class)
                .addModule(new SimpleModule("commands").addSerializer(Command.class, new CommandWriter(dictionary, parts)))
                .addModule(new SimpleModule("views").addSerializer(ViewText.class, new ViewTextWriter()))
                .build();
    }

    /**
     * The mapper for data that this program or another build of it wrote. The form is compact: null parts are left out.
     * Reading is lenient: unknown parts are ignored; a missing number is 0, a missing boolean false, a missing list, set or
     * map empty, any other missing part absent. A record that needs another default sets it in its constructor.
     */
    static JsonMapper forStorage() {
        return builder(false)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                // Imported files were parsed strictly before, so no name can occur twice here.
                .disable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
    }

    /**
     * The mapper for derived data that can be rebuilt. Maps and sets keep the iteration order in which they were
     * written. For equal hashes this order depends on the history of the collection.
     */
    public static JsonMapper forDerivedData() {
        return builder(false, PersistentCollections.keepingOrder())
                .disable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .disable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .build();
    }

    private static JsonMapper.Builder builder(boolean strict) {
        return builder(strict, new PersistentCollections()).addModule(new SortedSets());
    }

    private static JsonMapper.Builder builder(boolean strict, PersistentCollections collections) {
        // A missing list is empty, and its elements are never missing.
        var nulls = JsonSetter.Value.construct(Nulls.AS_EMPTY, strict ? Nulls.FAIL : Nulls.DEFAULT);
        return JsonMapper.builder()
                .annotationIntrospector(new JsonIntrospector(strict))
                .addMixIn(Explanation.class, ExplanationShape.class)
                .addMixIn(Envelope.class, EnvelopeShape.class)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .withCoercionConfig(LogicalType.Textual, text -> text
                        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
                .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .disable(SerializationFeature.FAIL_ON_ORDER_MAP_BY_INCOMPARABLE_KEY)
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                // Methods that compute something about a record are no parts of it.
                .changeDefaultVisibility(visible -> visible.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
                .disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
                .changeDefaultPropertyInclusion(any -> JsonInclude.Value.construct(
                        JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
                .withConfigOverride(List.class, missing -> missing.setNullHandling(nulls))
                .withConfigOverride(Set.class, missing -> missing.setNullHandling(nulls))
                .withConfigOverride(Map.class, missing -> missing.setNullHandling(nulls))
                .withConfigOverride(Collection.class, missing -> missing.setNullHandling(nulls))
                .addModule(new SimpleModule("rules")
                        .addSerializer(Citation.class, new CitationWriter())
                        .addSerializer(Explanation.class, new ExplanationWriter())
                        .addDeserializer(Citation.class, new CitationReader())
                        .addDeserializer(Argument.class, new ArgumentReader()))
                .addModule(new IdTexts())
                .addModule(new IdNumbers())
                .addModule(collections);
    }

    /** Renames {@code open}: {@code public} is a keyword of Java and cannot name a component. */
    private interface SummaryNames {
        @JsonProperty("public")
        boolean open();
    }

    /** The adjudicator's form of a step: the parts of the cell are inlined, and empty parts are left out. */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    private interface StepShape {
        @JsonUnwrapped
        Step.Cell cell();

        /** It is read before it is written, in the language of who asks. */
        @JsonIgnore
        Sentence.Keyed said();
    }

    /** Leaves out an empty list of secrets, because few games have any. */
    private interface EnvelopeShape {
        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        List<Secret> secrets();
    }

    /** An explanation is read from the list of its steps. */
    private abstract static class ExplanationShape {
        @JsonCreator
        static Explanation of(List<Step> steps) {
            return Explanation.of(steps);
        }
    }

    /** Writes an explanation. Jackson would look for the type of a list in {@code @JsonValue} again at each value. */
    private static final class ExplanationWriter extends ValueSerializer<Explanation> {
        @Override
        public void serialize(Explanation explanation, JsonGenerator out, SerializationContext context) {
            out.writeStartArray();
            explanation.steps().forEach(step -> context.writeValue(out, step));
            out.writeEndArray();
        }
    }

    private static final class CitationWriter extends ValueSerializer<Citation> {
        @Override
        public void serialize(Citation rule, JsonGenerator out, SerializationContext context) {
            out.writeString(rule.id());
        }
    }
}

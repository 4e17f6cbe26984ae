package tercio.adapters.json;

import java.util.Collection;
import java.util.List;
import tercio.application.record.EncodedEnvelope;
import tercio.application.record.EntryTexts;
import tercio.application.record.Envelope;
import tercio.application.record.Explanation;
import tercio.application.record.GameOpened;
import tercio.application.record.HiddenEvent;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec;
import tercio.application.record.Sealing;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.ruling.Step;
import tercio.projections.sentence.StepTexts;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes facts and commands as JSON, and reads them. */
public final class JsonRecordCodec implements RecordCodec {

    private final MessageRegistry dictionary;
    private final JsonMapper stored = Json.forStorage();
    private final Upcasting upcasting = new Upcasting(stored);
    private final JsonSealing sealing = new JsonSealing();
    private final JavaType steps = stored.getTypeFactory().constructCollectionType(List.class, Step.class);

    public JsonRecordCodec(MessageRegistry dictionary) {
        this.dictionary = dictionary;
    }

    @Override
    public EncodedEvent encode(Event fact) {
        var entry = dictionary.of(fact.getClass());
        return new EncodedEvent(entry.name(), entry.version(), stored.writeValueAsString(fact));
    }

    @Override
    public Event decodeEvent(EncodedEvent written) {
        return EntryTexts.isSealed(written) ? fact(sealing.unseal(written)) : fact(entry(written.type()), written);
    }

    /** Reads a sealed event from its tree, so that it need not be written out and parsed once more. */
    private Event fact(JsonSealing.UnsealedEvent opened) {
        if (opened.type().equals(HiddenEvent.TYPE)) {
            return new HiddenEvent();
        }
        var entry = entry(opened.type());
        return opened.version() == entry.version() && entry.type() != GameOpened.class ? stored.treeToValue(opened.payload(), entry.type())
                : fact(entry, new EncodedEvent(opened.type(), opened.version(), stored.writeValueAsString(opened.payload())));
    }

    private Event fact(MessageRegistry.EventType entry, EncodedEvent written) {
        var payload = upcasting.currentPayload(entry, written);
        return entry.type() == GameOpened.class ? openingEvent(payload) : stored.readValue(payload, entry.type());
    }

    private MessageRegistry.EventType entry(String type) {
        return dictionary.event(type).orElseThrow(() -> new IllegalArgumentException("no such event: " + type));
    }

    /** Reads the opening of a game. The ruleset comes first, because it determines the type of the scenario. */
    private GameOpened openingEvent(String payload) {
        var parts = (ObjectNode) stored.readTree(payload);
        JsonNode scenario = parts.remove("scenario");
        var ruleset = parts.path("ruleset").asString("");
        var type = dictionary.ruleset(ruleset)
                .orElseThrow(() -> new IllegalArgumentException("no such ruleset: " + ruleset)).scenarioType();
        return stored.treeToValue(parts, GameOpened.class).withScenario(stored.treeToValue(scenario, type));
    }

    @Override
    public EncodedEnvelope encode(Envelope envelope) {
        var explanation = envelope.explanation();
        return new EncodedEnvelope(stored.writeValueAsString(envelope.withExplanation(Explanation.NONE)),
                explanation.isEmpty() ? "" : stored.writeValueAsString(explanation.steps()));
    }

    @Override
    public Envelope decodeEnvelope(EncodedEnvelope written) {
        var envelope = EntryTexts.isSealed(written.text()) ? stored.treeToValue(sealing.unseal(written.text()), Envelope.class)
                : stored.readValue(written.text(), Envelope.class);
        return written.explanation().isEmpty() ? envelope : envelope.withExplanation(decodeExplanation(written.explanation()));
    }

    @Override
    public Explanation decodeExplanation(String written) {
        return written.isEmpty() ? Explanation.NONE : Explanation.lazy(() -> stored.readValue(written, steps));
    }

    @Override
    public String encodeInEnglish(List<Step> steps) {
        return stored.writeValueAsString(steps.stream().map(StepTexts::english).toList());
    }

    @Override
    public String withoutParts(String text, Collection<String> parts) {
        var object = (ObjectNode) stored.readTree(text);
        for (var part : parts) {
            int dot = part.lastIndexOf('.');
            var holder = dot < 0 ? object : object.at("/" + part.substring(0, dot).replace('.', '/'));
            if (holder instanceof ObjectNode parent) {
                parent.remove(part.substring(dot + 1));
            }
        }
        return stored.writeValueAsString(object);
    }

    @Override
    public Sealing sealing() {
        return sealing;
    }

    @Override
    public String encode(Command command) {
        var type = "{\"type\":\"" + dictionary.of(command) + "\"";
        var parts = stored.writeValueAsString(command);
        return parts.equals("{}") ? type + "}" : type + "," + parts.substring(1);
    }

    @Override
    public Command decodeCommand(String ruleset, String text) {
        var parts = (ObjectNode) stored.readTree(text);
        var word = parts.path("type").asString("");
        parts.remove("type");
        var type = dictionary.command(ruleset, word)
                .orElseThrow(() -> new IllegalArgumentException("no such command: " + word));
        try {
            return stored.treeToValue(parts, type);
        } catch (JacksonException broken) {
            throw new IllegalArgumentException(word + ": " + UnreadableJson.reason(broken), broken);
        }
    }
}

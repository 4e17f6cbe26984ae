package tercio.adapters.json;

import java.util.List;
import tercio.application.record.Dictionary;
import tercio.application.record.Envelope;
import tercio.application.record.GameOpened;
import tercio.application.record.Notation;
import tercio.application.record.ToldLater;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.ruling.Step;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Facts and commands written down as JSON. */
public final class JsonNotation implements Notation {

    private final Dictionary dictionary;
    private final JsonMapper stored = Json.stored();
    private final Upcasting upcasting = new Upcasting(stored);

    public JsonNotation(Dictionary dictionary) {
        this.dictionary = dictionary;
    }

    @Override
    public Written write(Event fact) {
        var entry = dictionary.of(fact.getClass());
        return new Written(entry.name(), entry.version(), stored.writeValueAsString(fact));
    }

    @Override
    public Event fact(Written written) {
        var entry = dictionary.event(written.type())
                .orElseThrow(() -> new IllegalArgumentException("no such event: " + written.type()));
        var payload = upcasting.current(entry, written);
        return entry.type() == GameOpened.class ? opened(payload) : stored.readValue(payload, entry.type());
    }

    /** The type of the scenario is known only once the ruleset is. */
    private GameOpened opened(String payload) {
        var parts = (ObjectNode) stored.readTree(payload);
        JsonNode scenario = parts.remove("scenario");
        var ruleset = parts.path("ruleset").asString("");
        var type = dictionary.ruleset(ruleset)
                .orElseThrow(() -> new IllegalArgumentException("no such ruleset: " + ruleset)).scenarioType();
        return stored.treeToValue(parts, GameOpened.class).with(stored.treeToValue(scenario, type));
    }

    @Override
    public String write(Envelope envelope) {
        return stored.writeValueAsString(envelope);
    }

    @Override
    public Envelope envelope(String text) {
        return EnvelopeText.cut(text).map(this::later).orElseGet(() -> stored.readValue(text, Envelope.class));
    }

    private Envelope later(EnvelopeText text) {
        var rest = stored.readValue(text.rest(), Envelope.class);
        var steps = stored.getTypeFactory().constructCollectionType(List.class, Step.class);
        return new Envelope(rest.at(), rest.by(), rest.causedBy(), rest.since(), rest.rolls(),
                new ToldLater(() -> stored.readValue(text.explanation(), steps)), rest.once(), rest.edition(), rest.board());
    }

    @Override
    public String write(Command command) {
        var type = "{\"type\":\"" + dictionary.of(command) + "\"";
        var parts = stored.writeValueAsString(command);
        return parts.equals("{}") ? type + "}" : type + "," + parts.substring(1);
    }

    @Override
    public Command command(String ruleset, String text) {
        var parts = (ObjectNode) stored.readTree(text);
        var word = parts.path("type").asString("");
        parts.remove("type");
        var type = dictionary.command(ruleset, word)
                .orElseThrow(() -> new IllegalArgumentException("no such command: " + word));
        try {
            return stored.treeToValue(parts, type);
        } catch (JacksonException broken) {
            throw new IllegalArgumentException(word + ": " + UnreadableJson.told(broken), broken);
        }
    }
}

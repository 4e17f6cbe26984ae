package tercio.adapters.http.answer;

import java.util.List;
import org.springframework.stereotype.Component;
import tercio.adapters.adjudication.CellTexts;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.http.problem.ReaderText;
import tercio.adapters.json.ViewTextWriter;
import tercio.application.record.HiddenEvent;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.application.verification.LaterChange;
import tercio.domain.game.Ruleset;
import tercio.domain.game.UndoHistory;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameLog;
import tercio.projections.GameOpening;
import tercio.projections.sentence.Language;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes events, their dice and their rulings, whose form differs from the objects of the domain. */
@Component
public class ResponseBodies {

    private final JsonMapper json;
    private final RecordCodec notation;
    private final MessageRegistry dictionary;

    ResponseBodies(JsonMapper json, RecordCodec notation, MessageRegistry dictionary) {
        this.json = json;
        this.notation = notation;
        this.dictionary = dictionary;
    }

    /** An event of the log. {@code undoneBy} is null while the event is in effect. */
    public ObjectNode event(RecordedEvent event, int undoneBy, GameOpening opening) {
        if (event.fact() instanceof HiddenEvent) {
            return hiddenEvent(event, undoneBy);
        }
        var written = notation.encode(event.fact());
        var body = json.createObjectNode()
                .put("position", event.position())
                .put("type", written.type().substring(written.type().indexOf('/') + 1))
                .put("version", written.version())
                .put("at", event.envelope().at().toString())
                .put("by", event.envelope().by());
        putActor(event, body);
        event.envelope().edition().ifPresent(edition -> body.put("edition", edition));
        body.set("causedBy", json.readTree(event.envelope().causedBy()));
        body.put("undoneBy", undoneBy == 0 ? null : Integer.valueOf(undoneBy));
        event.envelope().again().ifPresent(mark -> body.set("again", json.valueToTree(mark)));
        body.set("payload", json.readTree(written.payload()));
        if (!event.envelope().rolls().isEmpty()) {
            body.set("dice", dice(event));
        }
        if (!event.envelope().explanation().isEmpty()) {
            body.set("explanation", explanation(event, opening));
        }
        if (!event.hidden().isEmpty()) {
            body.set("hidden", json.valueToTree(event.hidden()));
        }
        return SealsBody.add(event, body).put("hash", event.hash());
    }

    /** Adds the person who sent the command and its role, where that is more than the seat or the host. */
    private static void putActor(RecordedEvent event, ObjectNode body) {
        event.envelope().acting().ifPresent(as -> body.put("person", as.person()).put("role", as.role().word()));
    }

    /** The steps of a ruling in the language of the caller. A step that reads a lost and reconstructed figure is marked. */
    private ArrayNode explanation(RecordedEvent event, GameOpening opening) {
        Ruleset<?, ?, ?, ?> rules = opening.ruleset();
        var entered = opening.event().scenario().enteredTables();
        var steps = event.envelope().explanation().steps();
        ArrayNode written = json.valueToTree(steps.stream().map(step -> ReaderText.step(step, rules)).toList());
        for (int at = 0; at < steps.size(); at++) {
            CellTexts.put(steps.get(at), ReaderLanguage.now(), (ObjectNode) written.get(at));
            if (rules.isReconstructed(steps.get(at), entered)) {
                ((ObjectNode) written.get(at)).put("reconstructed", true);
            }
        }
        return written;
    }

    /** An event of which the viewer may see only that it happened. */
    private ObjectNode hiddenEvent(RecordedEvent event, int undoneBy) {
        var body = json.createObjectNode().put("position", event.position()).put("type", HiddenEvent.TYPE)
                .put("at", event.envelope().at().toString())
                .put("undoneBy", undoneBy == 0 ? null : Integer.valueOf(undoneBy));
        body.set("hidden", json.valueToTree(event.hidden()));
        return SealsBody.add(event, body).put("hash", event.hash());
    }

    /** The events of a command that was just carried out. None of them is undone. */
    public ArrayNode events(List<RecordedEvent> events, GameOpening opening) {
        var body = json.createArrayNode();
        events.forEach(event -> body.add(event(event, 0, opening)));
        return body;
    }

    /** The events of a game, each with the undo that took it away. */
    public ArrayNode events(List<RecordedEvent> events, UndoHistory undoHistory, GameOpening opening) {
        var body = json.createArrayNode();
        events.forEach(event -> body.add(event(event, undoHistory.undoneBy(event.position()), opening)));
        return body;
    }

    /** The type of an event, without the prefix of its ruleset. */
    public String type(RecordedEvent event) {
        var name = event.fact() instanceof HiddenEvent ? HiddenEvent.TYPE : dictionary.of(event.fact().getClass()).name();
        return name.substring(name.indexOf('/') + 1);
    }

    /**
     * A line of the log with the party of each of its dice.
     *
     * @param party the name of the field of the party
     * @param parties in the order of the dice; empty for a die of nobody in particular
     */
    public ObjectNode line(GameLog.Line line, String party, List<String> parties) {
        var body = line(line);
        putParties(body.withArray("dice"), party, parties);
        return body;
    }

    /** An event as a line of text in the language of the caller, with the seat that sent the command and the undo that took the event away. */
    public ObjectNode line(GameLog.Line line) {
        var event = line.event();
        var body = json.createObjectNode()
                .put("position", event.position())
                .put("type", type(event))
                .put("at", event.envelope().at().toString())
                .put("by", event.envelope().by())
                .put("undoneBy", line.undoneBy() == 0 ? null : Integer.valueOf(line.undoneBy()))
                .put("text", ReaderText.text(line.sentence()))
                .put("explained", !event.envelope().explanation().isEmpty())
                .put("since", event.envelope().since())
                .put("quiet", line.quiet())
                .put("headline", line.headline());
        ReaderText.putSentence(line.sentence(), body);
        putActor(event, body);
        event.envelope().again().ifPresent(mark -> body.set("again", json.valueToTree(mark)));
        var dice = body.putArray("dice");
        for (var roll : event.envelope().rolls()) {
            dice.addObject().put("purpose", roll.name().purpose()).put("side", roll.name().side()).put("value", roll.value());
        }
        return body;
    }

    /** The dice thrown for the command of an event, each with its purpose. */
    public ArrayNode dice(RecordedEvent event) {
        var dice = json.createArrayNode();
        for (var roll : event.envelope().rolls()) {
            dice.addObject()
                    .put("position", event.position())
                    .put("die", roll.name().die().name().toLowerCase(java.util.Locale.ROOT))
                    .put("purpose", roll.name().purpose())
                    .put("side", roll.name().side())
                    .put("ordinal", roll.name().ordinal())
                    .put("by", event.envelope().by())
                    .put("value", roll.value());
        }
        return dice;
    }

    /**
     * The dice with the party of each.
     *
     * @param party the name of the field of the party
     * @param parties in the order of the dice; empty for a die of nobody in particular
     */
    public ArrayNode dice(RecordedEvent event, String party, List<String> parties) {
        var dice = dice(event);
        putParties(dice, party, parties);
        return dice;
    }

    private static void putParties(ArrayNode dice, String party, List<String> parties) {
        for (int at = 0; at < dice.size() && at < parties.size(); at++) {
            if (!parties.get(at).isEmpty()) {
                ((ObjectNode) dice.get(at)).put(party, parties.get(at));
            }
        }
    }

    /**
     * A ruling with its complete explanation and the edition of the rules that decided it. For an older edition it lists the
     * changes since.
     */
    public ObjectNode ruling(RecordedEvent event, GameOpening opening) {
        var body = event(event, 0, opening);
        body.remove(List.of("undoneBy", "hash", "causedBy", "at"));
        var edition = event.envelope().edition().orElse(opening.event().edition());
        var editions = opening.ruleset().editions();
        body.put("kind", body.path("type").asString("")).put("edition", edition);
        if (!edition.equals(editions.current())) {
            var since = LaterChange.since(edition, editions, LaterChange.rulesOf(event.envelope().explanation().steps()));
            body.put("editionNow", editions.current()).set("changesSince", json.valueToTree(since.stream().map(LaterChangeBody::of).toList()));
            body.put("editionNote", editionNote(edition, since));
        }
        return body;
    }

    private static String editionNote(String edition, List<LaterChange> since) {
        var concerning = since.stream().filter(LaterChange::concerns).map(LaterChange::text).toList();
        return ReaderText.text(Sentence.of("kernel.ruling.edition").with("edition", new Text(edition)).with("changed", !concerning.isEmpty())
                .with("changes", new Text(String.join(" ", ReaderText.texts(concerning)))));
    }

    /** Whether an event contains a name. */
    public boolean isAbout(RecordedEvent event, String name) {
        if (event.fact() instanceof HiddenEvent) {
            return false;
        }
        var payload = notation.encode(event.fact()).payload();
        return payload.contains('"' + name + '"') && mentions(json.readTree(payload), name);
    }

    /** Whether a tree contains a name, as a text or as the name of a field. */
    public static boolean mentions(JsonNode node, String name) {
        return node.isString() ? node.asString().equals(name)
                : node.isContainer() && (node.has(name) || node.valueStream().anyMatch(part -> mentions(part, name)));
    }

    /** A view or another body, with the texts of views in the language of the caller. */
    public JsonNode tree(Object body) {
        JsonNode tree = json.writer().withAttribute(ViewTextWriter.READER, ReaderLanguage.now()).valueToTree(body);
        if (ReaderLanguage.now() != Language.EN) {
            chooseTexts(tree);
        }
        return tree;
    }

    /** Puts the text in the language of the caller in the place of the English one, where a view keeps several. */
    private static void chooseTexts(JsonNode node) {
        node.forEach(ResponseBodies::chooseTexts);
        var own = node.path("texts").path(ReaderLanguage.now().code());
        if (own.isString() && node.has("text")) {
            ((ObjectNode) node).set("text", own);
        }
    }
}

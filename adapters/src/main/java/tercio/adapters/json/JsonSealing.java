package tercio.adapters.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import tercio.application.record.EntryTexts;
import tercio.application.record.HiddenEvent;
import tercio.application.record.Notation;
import tercio.application.record.Seal;
import tercio.application.record.Sealing;
import tercio.application.record.WrittenEnvelope;
import tercio.domain.game.Secret;
import tercio.domain.game.Viewer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Seals the secret parts of entries in their JSON texts. */
public final class JsonSealing implements Sealing {

    private static final String EXPLANATION = "explanation";
    /** The members of an envelope that stand outside the seal of a whole event. */
    private static final Set<String> PLACE = Set.of("at", "since");

    private final JsonMapper json = new JsonMapper();
    private final SealedObject sealed = new SealedObject(json);
    private final ObjectParts parts = new ObjectParts(json);

    @Override
    public EntryTexts sealed(EntryTexts plain, List<Secret> ofFact, List<Secret> ofEnvelope, Supplier<String> salts) {
        var whole = ofFact.stream().filter(Secret::isWhole).toList();
        return new EntryTexts(fact(plain.fact(), ofFact.stream().filter(secret -> !secret.isWhole()).toList(), whole, salts),
                envelope(plain.envelope(), ofEnvelope, whole, salts));
    }

    private Notation.Written fact(Notation.Written plain, List<Secret> secrets, List<Secret> whole, Supplier<String> salts) {
        if (secrets.isEmpty() && whole.isEmpty()) {
            return plain;
        }
        var payload = sealed(object(plain.payload()), secrets);
        var type = plain.type();
        int version = plain.version();
        for (var secret : whole) {
            payload = sealed.whole(secret.parties(), type, version, payload);
            type = HiddenEvent.TYPE;
            version = 0;
        }
        sealed.salt(payload, salts);
        return new Notation.Written(type, version, json.writeValueAsString(payload));
    }

    private WrittenEnvelope envelope(WrittenEnvelope plain, List<Secret> secrets, List<Secret> whole, Supplier<String> salts) {
        if (secrets.isEmpty() && whole.isEmpty()) {
            return plain;
        }
        boolean explained = plain.explanation().isEmpty() || whole.isEmpty() && secrets.stream().noneMatch(secret -> secret.fields().contains(EXPLANATION));
        var stored = secrets.stream().map(secret -> new Secret(secret.parties(), secret.fields().stream().map(JsonSealing::member).toList())).toList();
        var envelope = sealed(object(explained ? plain.text() : plain.whole()), stored);
        for (var secret : whole) {
            envelope = around(envelope, secret);
        }
        sealed.salt(envelope, salts);
        return new WrittenEnvelope(json.writeValueAsString(envelope), explained ? plain.explanation() : "");
    }

    /** The member that stores a part of an envelope. */
    private static String member(String part) {
        return part.equals("dice") ? "rolls" : part;
    }

    /** The envelope of an event that is secret as a whole. */
    private ObjectNode around(ObjectNode envelope, Secret secret) {
        var outer = sealed.withList(json.createObjectNode());
        var inner = SealedObject.add(outer, secret.parties());
        envelope.properties().forEach(member -> (PLACE.contains(member.getKey()) ? outer : inner).set(member.getKey(), member.getValue()));
        return outer;
    }

    private ObjectNode sealed(ObjectNode object, List<Secret> secrets) {
        if (secrets.isEmpty()) {
            return object;
        }
        var listed = sealed.withList(object);
        for (var secret : secrets) {
            var before = listed.path(EntryTexts.SEALED).valueStream().toList();
            var taken = SealedObject.add(listed, secret.parties());
            secret.fields().forEach(field -> parts.move(listed, field, taken));
            before.forEach(element -> within((ObjectNode) element, secret));
        }
        return listed;
    }

    /** Seals what an earlier secret has taken and this one names too: it is for viewers who may see both. */
    private void within(ObjectNode element, Secret secret) {
        var earlier = (ObjectNode) SealedObject.parts(element);
        var before = earlier.path(EntryTexts.SEALED).valueStream().toList();
        var taken = json.createObjectNode();
        secret.fields().forEach(field -> parts.move(earlier, field, taken));
        if (!taken.isEmpty()) {
            var listed = earlier.has(EntryTexts.SEALED) ? earlier : sealed.withList(earlier);
            SealedObject.add(listed, secret.parties()).setAll(taken);
            SealedObject.replaceParts(element, listed);
        }
        before.forEach(inner -> within((ObjectNode) inner, secret));
    }

    @Override
    public EntryTexts plain(EntryTexts texts) {
        return new EntryTexts(plain(texts.fact()), new WrittenEnvelope(plain(texts.envelope().text()), texts.envelope().explanation()));
    }

    private Notation.Written plain(Notation.Written fact) {
        if (!EntryTexts.isSealed(fact)) {
            return fact;
        }
        var opened = opened(fact);
        return opened.type().equals(HiddenEvent.TYPE) ? fact : new Notation.Written(opened.type(), opened.version(), json.writeValueAsString(opened.payload()));
    }

    /** A sealed event with its parts at their places again. */
    record Opened(String type, int version, ObjectNode payload) {}

    /** A sealed event without its seals. Its type is that of a hidden event where it is hidden as a whole. */
    Opened opened(Notation.Written fact) {
        var type = fact.type();
        int version = fact.version();
        var payload = object(fact.payload());
        while (type.equals(HiddenEvent.TYPE)) {
            var event = payload.path(EntryTexts.SEALED).path(0);
            if (!SealedObject.isEvent(event) || !(SealedObject.parts(event) instanceof ObjectNode inner)) {
                return new Opened(fact.type(), fact.version(), object(fact.payload()));
            }
            type = SealedObject.type(event);
            version = SealedObject.version(event);
            payload = inner;
        }
        return new Opened(type, version, plain(payload));
    }

    private String plain(String text) {
        return EntryTexts.isSealed(text) ? json.writeValueAsString(opened(text)) : text;
    }

    /** An object that was sealed, with its parts at their places again. */
    ObjectNode opened(String text) {
        return plain(object(text));
    }

    private ObjectNode plain(ObjectNode object) {
        var elements = new ArrayList<JsonNode>(object.path(EntryTexts.SEALED).valueStream().toList());
        object.remove(EntryTexts.SEALED);
        // What was sealed last is put back first: it can be around what was sealed before.
        for (var element : elements.reversed()) {
            if (SealedObject.parts(element) instanceof ObjectNode part) {
                parts.restore(plain(part), object);
            }
        }
        return object;
    }

    @Override
    public EntryTexts open(EntryTexts texts) {
        return new EntryTexts(open(texts.fact()), open(texts.envelope()));
    }

    private Notation.Written open(Notation.Written fact) {
        return EntryTexts.isSealed(fact)
                ? new Notation.Written(fact.type(), fact.version(), json.writeValueAsString(sealed.seenBy(payload(fact), Viewer.PUBLIC, true))) : fact;
    }

    /** Only the sealed parts are parsed. What follows them stands in the open form as it was written. */
    private WrittenEnvelope open(WrittenEnvelope envelope) {
        if (!EntryTexts.isSealed(envelope.text())) {
            return envelope;
        }
        var beginning = beginning(envelope.text());
        var open = json.writeValueAsString(sealed.seenBy(beginning.sealed(), Viewer.PUBLIC, true));
        return new WrittenEnvelope(open.substring(0, open.length() - 1) + beginning.rest(), envelope.explanation());
    }

    /**
     * The beginning of a sealed object.
     *
     * @param sealed an object with nothing but the sealed parts
     * @param rest the text after them
     */
    private record Beginning(ObjectNode sealed, String rest) {}

    private Beginning beginning(String text) {
        try (var parser = json.createParser(text)) {
            parser.nextToken();
            parser.nextToken();
            parser.nextToken();
            JsonNode list = parser.readValueAsTree();
            var object = json.createObjectNode();
            object.set(EntryTexts.SEALED, list);
            return new Beginning(object, text.substring((int) parser.currentLocation().getCharOffset()));
        } catch (JacksonException broken) {
            throw new IllegalArgumentException("this is no JSON: " + UnreadableJson.reason(broken), broken);
        }
    }

    @Override
    public EntryTexts seenBy(EntryTexts texts, Viewer viewer) {
        return viewer.all() ? texts : changed(texts, object -> sealed.seenBy(object, viewer, false));
    }

    private EntryTexts changed(EntryTexts texts, UnaryOperator<ObjectNode> change) {
        var fact = texts.fact();
        if (EntryTexts.isSealed(fact)) {
            fact = new Notation.Written(fact.type(), fact.version(), json.writeValueAsString(change.apply(payload(fact))));
        }
        var envelope = texts.envelope();
        if (EntryTexts.isSealed(envelope.text())) {
            envelope = new WrittenEnvelope(json.writeValueAsString(change.apply(object(envelope.text()))), envelope.explanation());
        }
        return new EntryTexts(fact, envelope);
    }

    @Override
    public boolean isHidden(EntryTexts texts) {
        return EntryTexts.isSealed(texts.fact()) && sealed.isHidden(payload(texts.fact()))
                || EntryTexts.isSealed(texts.envelope().text()) && sealed.isHidden(beginning(texts.envelope().text()).sealed());
    }

    @Override
    public List<Seal> seals(EntryTexts texts) {
        var seals = new ArrayList<Seal>();
        if (EntryTexts.isSealed(texts.fact())) {
            seals.addAll(sealed.seals(payload(texts.fact())));
        }
        if (EntryTexts.isSealed(texts.envelope().text())) {
            seals.addAll(sealed.seals(object(texts.envelope().text())));
        }
        return seals;
    }

    /** The payload of an event whose sealed parts have their form. */
    private ObjectNode payload(Notation.Written fact) {
        var payload = object(fact.payload());
        sealed.checkEvent(payload, fact.type().equals(HiddenEvent.TYPE), fact.version());
        return payload;
    }

    private ObjectNode object(String text) {
        try {
            if (json.readTree(text) instanceof ObjectNode object) {
                return object;
            }
        } catch (JacksonException broken) {
            throw new IllegalArgumentException("this is no JSON: " + UnreadableJson.reason(broken), broken);
        }
        throw new IllegalArgumentException("this is no JSON object");
    }
}

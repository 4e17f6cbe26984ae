package tercio.adapters.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import tercio.application.record.EncodedEnvelope;
import tercio.application.record.EntryTexts;
import tercio.application.record.HiddenEvent;
import tercio.application.record.ParsedSeals;
import tercio.application.record.RecordCodec;
import tercio.application.record.Seal;
import tercio.application.record.Sealing;
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
    public EntryTexts seal(EntryTexts plain, List<Secret> ofFact, List<Secret> ofEnvelope, Supplier<String> salts) {
        var whole = wholeSecrets(ofFact);
        return new EntryTexts(fact(plain.fact(), partialSecrets(ofFact), whole, salts), envelope(plain.envelope(), ofEnvelope, whole, salts));
    }

    private static List<Secret> wholeSecrets(List<Secret> secrets) {
        return secrets.stream().filter(Secret::isWhole).toList();
    }

    private static List<Secret> partialSecrets(List<Secret> secrets) {
        return secrets.stream().filter(secret -> !secret.isWhole()).toList();
    }

    private RecordCodec.EncodedEvent fact(RecordCodec.EncodedEvent plain, List<Secret> secrets, List<Secret> whole, Supplier<String> salts) {
        return secrets.isEmpty() && whole.isEmpty() ? plain
                : fact(new UnsealedEvent(plain.type(), plain.version(), object(plain.payload())), secrets, whole, salts);
    }

    private RecordCodec.EncodedEvent fact(UnsealedEvent plain, List<Secret> secrets, List<Secret> whole, Supplier<String> salts) {
        var payload = sealParts(plain.payload(), secrets);
        var type = plain.type();
        int version = plain.version();
        for (var secret : whole) {
            payload = sealed.wrapEvent(secret.parties(), type, version, payload);
            type = HiddenEvent.TYPE;
            version = 0;
        }
        sealed.addSalts(payload, salts);
        return new RecordCodec.EncodedEvent(type, version, json.writeValueAsString(payload));
    }

    private EncodedEnvelope envelope(EncodedEnvelope plain, List<Secret> secrets, List<Secret> whole, Supplier<String> salts) {
        if (secrets.isEmpty() && whole.isEmpty()) {
            return plain;
        }
        boolean apart = plain.explanation().isEmpty() || !isExplanationSecret(secrets, whole);
        return new EncodedEnvelope(envelope(object(apart ? plain.text() : plain.whole()), secrets, whole, salts), apart ? plain.explanation() : "");
    }

    /** Whether the explanation of an event is secret. */
    private static boolean isExplanationSecret(List<Secret> secrets, List<Secret> whole) {
        return !whole.isEmpty() || secrets.stream().anyMatch(secret -> secret.fields().contains(EXPLANATION));
    }

    private String envelope(ObjectNode plain, List<Secret> secrets, List<Secret> whole, Supplier<String> salts) {
        var stored = secrets.stream().map(secret -> new Secret(secret.parties(), secret.fields().stream().map(JsonSealing::storedMember).toList())).toList();
        var envelope = sealParts(plain, stored);
        for (var secret : whole) {
            envelope = sealWhole(envelope, secret);
        }
        sealed.addSalts(envelope, salts);
        return json.writeValueAsString(envelope);
    }

    /** The member that stores a part of an envelope. */
    private static String storedMember(String part) {
        return part.equals("dice") ? "rolls" : part;
    }

    /** The envelope of an event that is secret as a whole. */
    private ObjectNode sealWhole(ObjectNode envelope, Secret secret) {
        var outer = sealed.withSealedList(json.createObjectNode());
        var inner = SealedObject.add(outer, secret.parties());
        envelope.properties().forEach(member -> (PLACE.contains(member.getKey()) ? outer : inner).set(member.getKey(), member.getValue()));
        return outer;
    }

    private ObjectNode sealParts(ObjectNode object, List<Secret> secrets) {
        if (secrets.isEmpty()) {
            return object;
        }
        var listed = sealed.withSealedList(object);
        for (var secret : secrets) {
            var before = listed.path(EntryTexts.SEALED).valueStream().toList();
            var taken = SealedObject.add(listed, secret.parties());
            secret.fields().forEach(field -> parts.move(listed, field, taken));
            before.forEach(element -> sealWithin((ObjectNode) element, secret));
        }
        return listed;
    }

    /** Seals the parts of an earlier secret that this one names too: they are for viewers who may see both. */
    private void sealWithin(ObjectNode element, Secret secret) {
        var earlier = (ObjectNode) SealedObject.parts(element);
        var before = earlier.path(EntryTexts.SEALED).valueStream().toList();
        var taken = json.createObjectNode();
        secret.fields().forEach(field -> parts.move(earlier, field, taken));
        if (!taken.isEmpty()) {
            var listed = earlier.has(EntryTexts.SEALED) ? earlier : sealed.withSealedList(earlier);
            SealedObject.add(listed, secret.parties()).setAll(taken);
            SealedObject.replaceParts(element, listed);
        }
        before.forEach(inner -> sealWithin((ObjectNode) inner, secret));
    }

    @Override
    public EntryTexts unseal(EntryTexts texts) {
        return new EntryTexts(plain(texts.fact()), new EncodedEnvelope(plain(texts.envelope().text()), texts.envelope().explanation()));
    }

    private RecordCodec.EncodedEvent plain(RecordCodec.EncodedEvent fact) {
        if (!EntryTexts.isSealed(fact)) {
            return fact;
        }
        var opened = unseal(fact);
        return opened.type().equals(HiddenEvent.TYPE) ? fact : new RecordCodec.EncodedEvent(opened.type(), opened.version(), json.writeValueAsString(opened.payload()));
    }

    /** A sealed event with its parts restored to their places. */
    record UnsealedEvent(String type, int version, ObjectNode payload) {}

    /** Removes the seals of an event. The type stays that of a hidden event where its seal cannot be opened. */
    UnsealedEvent unseal(RecordCodec.EncodedEvent fact) {
        var type = fact.type();
        int version = fact.version();
        var payload = object(fact.payload());
        while (type.equals(HiddenEvent.TYPE)) {
            var event = payload.path(EntryTexts.SEALED).path(0);
            if (!SealedObject.isEvent(event) || !(SealedObject.parts(event) instanceof ObjectNode inner)) {
                return new UnsealedEvent(fact.type(), fact.version(), object(fact.payload()));
            }
            type = SealedObject.type(event);
            version = SealedObject.version(event);
            payload = inner;
        }
        return new UnsealedEvent(type, version, plain(payload));
    }

    private String plain(String text) {
        return EntryTexts.isSealed(text) ? json.writeValueAsString(unseal(text)) : text;
    }

    /** Restores the parts of a sealed object to their places. */
    ObjectNode unseal(String text) {
        return plain(object(text));
    }

    private ObjectNode plain(ObjectNode object) {
        var elements = new ArrayList<JsonNode>(object.path(EntryTexts.SEALED).valueStream().toList());
        object.remove(EntryTexts.SEALED);
        // The last seal is opened first, because it can be around earlier ones.
        for (var element : elements.reversed()) {
            if (SealedObject.parts(element) instanceof ObjectNode part) {
                parts.restore(plain(part), object);
            }
        }
        return object;
    }

    @Override
    public ParsedSeals parse(EntryTexts texts) {
        var ofFact = EntryTexts.isSealed(texts.fact()) ? Optional.of(payload(texts.fact())) : Optional.<ObjectNode>empty();
        var ofEnvelope = EntryTexts.isSealed(texts.envelope().text()) ? Optional.of(SealedBeginning.of(json, texts.envelope().text()))
                : Optional.<SealedBeginning>empty();
        return new ParsedTexts(this, texts, ofFact, ofFact.map(sealed::seals).orElse(List.of()), ofEnvelope,
                ofEnvelope.map(beginning -> sealed.seals(beginning.sealed())).orElse(List.of()));
    }

    /** The open form of an event whose seals are known. */
    RecordCodec.EncodedEvent open(RecordCodec.EncodedEvent fact, ObjectNode payload, List<Seal> seals) {
        return new RecordCodec.EncodedEvent(fact.type(), fact.version(), json.writeValueAsString(sealed.openForm(payload, seals)));
    }

    /** Whether an event is sealed as {@link #sealed} seals it. */
    boolean isSealed(RecordCodec.EncodedEvent fact, List<Secret> secrets, Supplier<String> salts) {
        if (secrets.isEmpty() || !EntryTexts.isSealed(fact)) {
            return secrets.isEmpty() && !EntryTexts.isSealed(fact);
        }
        var opened = unseal(fact);
        return !opened.type().equals(HiddenEvent.TYPE) && fact(opened, partialSecrets(secrets), wholeSecrets(secrets), salts).equals(fact);
    }

    /** Whether an envelope is sealed as {@link #sealed} seals it. */
    boolean isSealed(EncodedEnvelope envelope, List<Secret> secrets, List<Secret> ofFact, Supplier<String> salts) {
        var whole = wholeSecrets(ofFact);
        boolean secret = !secrets.isEmpty() || !whole.isEmpty();
        if (!secret || !EntryTexts.isSealed(envelope.text())) {
            return !secret && !EntryTexts.isSealed(envelope.text());
        }
        return (envelope.explanation().isEmpty() || !isExplanationSecret(secrets, whole))
                && envelope(unseal(envelope.text()), secrets, whole, salts).equals(envelope.text());
    }

    /**
     * Whether a secret is one member of an envelope, and is sealed as {@link #sealed} seals it. The result is that of
     * {@link #isSealed(WrittenEnvelope, List, List, Supplier)}, which works for every secret, without parsing the unsealed rest.
     */
    boolean isMember(SealedBeginning envelope, Secret secret, String explanation) {
        var member = secret.fields().size() == 1 ? storedMember(secret.fields().getFirst()) : "";
        boolean simple = !member.isEmpty() && member.indexOf('.') < 0 && (explanation.isEmpty() || !member.equals(EXPLANATION));
        return simple && SealedObject.isOnly(envelope.sealed(), secret.parties(), member) && !envelope.hasFurtherMember(json, member);
    }

    @Override
    public EntryTexts asSeenBy(EntryTexts texts, Viewer viewer) {
        return viewer.all() ? texts : withChangedParts(texts, object -> sealed.seenBy(object, viewer, false));
    }

    private EntryTexts withChangedParts(EntryTexts texts, UnaryOperator<ObjectNode> change) {
        var fact = texts.fact();
        if (EntryTexts.isSealed(fact)) {
            fact = new RecordCodec.EncodedEvent(fact.type(), fact.version(), json.writeValueAsString(change.apply(payload(fact))));
        }
        var envelope = texts.envelope();
        if (EntryTexts.isSealed(envelope.text())) {
            envelope = new EncodedEnvelope(json.writeValueAsString(change.apply(object(envelope.text()))), envelope.explanation());
        }
        return new EntryTexts(fact, envelope);
    }

    /** The payload of an event, whose sealed parts are checked. */
    private ObjectNode payload(RecordCodec.EncodedEvent fact) {
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
            throw UnreadableJson.noJson(broken);
        }
        throw new IllegalArgumentException("this is no JSON object");
    }
}

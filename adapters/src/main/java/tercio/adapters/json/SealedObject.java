package tercio.adapters.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tercio.application.record.EntryTexts;
import tercio.application.record.HashChain;
import tercio.application.record.Seal;
import tercio.application.record.Sealing;
import tercio.domain.game.Viewer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The sealed parts of a JSON object. {@link EntryTexts} describes the form. */
final class SealedObject {

    private static final String FOR = "for";
    private static final String SALT = "salt";
    private static final String TYPE = "type";
    private static final String VERSION = "version";
    private static final String PARTS = "parts";

    private static final int HASH_BYTES = 32;
    /** Limits of the parties of a part, of the parts of an object, and of their nesting. */
    private static final int MOST_PARTIES = 100;
    private static final int MOST_SEALED = 100;
    private static final int DEEPEST = 8;

    private final JsonMapper json;

    SealedObject(JsonMapper json) {
        this.json = json;
    }

    /** Adds a sealed part without its salt, and returns the object for its contents. */
    static ObjectNode add(ObjectNode object, Set<String> parties) {
        var element = ((ArrayNode) object.path(EntryTexts.SEALED)).addObject();
        var audience = element.putArray(FOR);
        new TreeSet<>(parties).forEach(audience::add);
        return element.putObject(PARTS);
    }

    /** Whether exactly one part is sealed, for these parties, with exactly one member. */
    static boolean isOnly(ObjectNode object, Set<String> parties, String member) {
        var element = object.path(EntryTexts.SEALED).path(0);
        return object.path(EntryTexts.SEALED).size() == 1
                && element.path(FOR).valueStream().map(JsonNode::asString).toList().equals(List.copyOf(new TreeSet<>(parties)))
                && List.copyOf(element.path(PARTS).propertyNames()).equals(List.of(member));
    }

    /** An object that holds a wholly secret event. */
    ObjectNode wrapEvent(Set<String> parties, String type, int version, ObjectNode payload) {
        var object = json.createObjectNode();
        var element = object.putArray(EntryTexts.SEALED).addObject();
        var audience = element.putArray(FOR);
        new TreeSet<>(parties).forEach(audience::add);
        element.put(TYPE, type).put(VERSION, version).set(PARTS, payload);
        return object;
    }

    /** The object with a list of sealed parts before its other members. */
    ObjectNode withSealedList(ObjectNode object) {
        var first = json.createObjectNode();
        first.putArray(EntryTexts.SEALED);
        object.properties().forEach(member -> first.set(member.getKey(), member.getValue()));
        return first;
    }

    /** Gives each sealed part its salt, in the order of the text. */
    void addSalts(ObjectNode object, Supplier<String> salts) {
        for (int at = 0; at < object.path(EntryTexts.SEALED).size(); at++) {
            var element = (ObjectNode) object.path(EntryTexts.SEALED).get(at);
            var salted = json.createObjectNode();
            salted.set(FOR, element.path(FOR));
            salted.put(SALT, salts.get());
            element.properties().forEach(member -> salted.set(member.getKey(), member.getValue()));
            ((ArrayNode) object.path(EntryTexts.SEALED)).set(at, salted);
            addSalts((ObjectNode) salted.path(PARTS), salts);
        }
    }

    /** The object with every sealed part hidden that a viewer may not see. */
    ObjectNode seenBy(ObjectNode object, Viewer viewer, boolean open) {
        return seenBy(object, viewer, open, 1);
    }

    private ObjectNode seenBy(ObjectNode object, Viewer viewer, boolean open, int depth) {
        if (!object.has(EntryTexts.SEALED)) {
            return object;
        }
        var seen = withSealedList(object);
        var list = seen.putArray(EntryTexts.SEALED);
        for (var element : elements(object, depth)) {
            if (element.isString()) {
                list.add(element);
                continue;
            }
            boolean sees = !open && (viewer.all() || parties(element).stream().anyMatch(viewer::sees));
            if (sees) {
                var part = ((ObjectNode) element).deepCopy();
                part.set(PARTS, seenBy((ObjectNode) element.path(PARTS), viewer, false, depth + 1));
                list.add(part);
            } else {
                list.add(hash(element.path(SALT).asString(), text((ObjectNode) element, depth)));
            }
        }
        return seen;
    }

    /** The open form of an object whose seals are known. */
    ObjectNode openForm(ObjectNode object, List<Seal> seals) {
        var open = withSealedList(object);
        var list = open.putArray(EntryTexts.SEALED);
        seals.forEach(seal -> list.add(seal.hash()));
        return open;
    }

    /** The seals of an object. */
    List<Seal> seals(ObjectNode object) {
        return seals(object, 1);
    }

    private List<Seal> seals(ObjectNode object, int depth) {
        var seals = new ArrayList<Seal>();
        if (object.has(EntryTexts.SEALED)) {
            for (var element : elements(object, depth)) {
                seals.add(element.isString() ? Seal.ofHidden(element.asString()) : seal((ObjectNode) element, depth));
            }
        }
        return seals;
    }

    private Seal seal(ObjectNode element, int depth) {
        var text = text(element, depth);
        var salt = element.path(SALT).asString();
        return new Seal(hash(salt, text), parties(element), salt, text, seals((ObjectNode) element.path(PARTS), depth + 1));
    }

    /** The text under the seal beside the salt: the element without it, the parts in their open form. */
    private String text(ObjectNode element, int depth) {
        var open = json.createObjectNode();
        element.properties().forEach(member -> {
            if (!member.getKey().equals(SALT)) {
                open.set(member.getKey(), member.getValue());
            }
        });
        open.set(PARTS, seenBy((ObjectNode) element.path(PARTS), Viewer.PUBLIC, true, depth + 1));
        return json.writeValueAsString(open);
    }

    private static String hash(String salt, String text) {
        var salted = HexFormat.of().parseHex(salt);
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        var all = Arrays.copyOf(salted, salted.length + bytes.length);
        System.arraycopy(bytes, 0, all, salted.length, bytes.length);
        return HashChain.hash(all);
    }

    private static Set<String> parties(JsonNode element) {
        return element.path(FOR).valueStream().map(JsonNode::asString).collect(Collectors.toSet());
    }

    /** The elements of the list, each checked for its form. */
    private static List<JsonNode> elements(ObjectNode object, int depth) {
        var list = object.path(EntryTexts.SEALED);
        require(list.isArray() && list.size() >= 1 && list.size() <= MOST_SEALED && depth <= DEEPEST,
                "'sealed' is a list of 1 to " + MOST_SEALED + " parts, at most " + DEEPEST + " within each other");
        require(object.propertyNames().iterator().next().equals(EntryTexts.SEALED), "'sealed' is the first member of its object");
        var elements = list.valueStream().toList();
        elements.forEach(SealedObject::check);
        return elements;
    }

    private static void check(JsonNode element) {
        if (element.isString()) {
            require(isHex(element.asString(), HASH_BYTES), "a seal is a SHA-256 in hexadecimal");
            return;
        }
        var names = List.copyOf(element.propertyNames());
        require(names.equals(List.of(FOR, SALT, PARTS)) || names.equals(List.of(FOR, SALT, TYPE, VERSION, PARTS)),
                "a sealed part has 'for', 'salt' and 'parts', and before its parts 'type' and 'version' if it is a whole event");
        var audience = element.path(FOR);
        require(audience.isArray() && audience.size() <= MOST_PARTIES && audience.valueStream().allMatch(JsonNode::isString),
                "'for' is a list of at most " + MOST_PARTIES + " parties");
        var salt = element.path(SALT);
        require(salt.isString() && isHex(salt.asString(), Sealing.SALT_BYTES),
                "a salt is " + Sealing.SALT_BYTES + " bytes in hexadecimal");
        require(element.path(PARTS).isObject(), "'parts' is an object");
        if (isEvent(element)) {
            require(element.path(TYPE).isString() && element.path(VERSION).isInt(), "a whole event has a word as type and a number as version");
        }
    }

    /**
     * Whether a text is so many bytes in hexadecimal with small letters. It is called for every sealed part, so it
     * needs to be fast.
     */
    private static boolean isHex(String text, int bytes) {
        return text.length() == 2 * bytes && text.chars().allMatch(sign -> sign >= '0' && sign <= '9' || sign >= 'a' && sign <= 'f');
    }

    private static void require(boolean condition, String rule) {
        if (!condition) {
            throw new IllegalArgumentException(rule);
        }
    }

    /** Requires the form of a hidden event, or that the object holds none. */
    void checkEvent(ObjectNode payload, boolean event, int version) {
        var elements = payload.has(EntryTexts.SEALED) ? elements(payload, 1) : List.<JsonNode>of();
        if (event) {
            require(payload.size() == 1 && elements.size() == 1 && version == 0,
                    "an event that is hidden as a whole has the version 0 and nothing but one sealed part");
            require(elements.getFirst().isString() || isEvent(elements.getFirst()), "a whole event has its type and version in its seal");
        } else {
            require(elements.stream().noneMatch(SealedObject::isEvent), "only an event that is secret as a whole has its type in its seal");
        }
    }

    static boolean isEvent(JsonNode element) {
        return element.has(TYPE);
    }

    static String type(JsonNode event) {
        return event.path(TYPE).asString("");
    }

    static int version(JsonNode event) {
        return event.path(VERSION).asInt(0);
    }

    static JsonNode parts(JsonNode element) {
        return element.path(PARTS);
    }

    static void replaceParts(ObjectNode element, ObjectNode parts) {
        element.set(PARTS, parts);
    }
}

package tercio.adapters.adjudication;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads the fields of one object of a request strictly. A faulty field adds a fault and returns a stand-in value, so that all
 * faults are found at once. Nothing read may be used before {@link AdjudicationRequest#check()} has returned.
 */
public final class RequestFields {

    private final ObjectNode json;
    private final String pointer;
    private final RequestFaults faults;
    private final FieldReads reads;
    private final Set<String> known = new HashSet<>();
    private final Map<String, RequestFields> inner = new LinkedHashMap<>();

    RequestFields(ObjectNode json, String pointer, RequestFaults faults) {
        this(json, pointer, faults, FieldReads.NONE);
    }

    /** @param reads learns of each field that is read */
    RequestFields(ObjectNode json, String pointer, RequestFaults faults, FieldReads reads) {
        this.json = json;
        this.pointer = pointer;
        this.faults = faults;
        this.reads = reads;
    }

    /** Whether the field is in the request, whatever its value. From now on its name is known. */
    public boolean has(String name) {
        recordRead(name, FieldReads.Present::new);
        return isPresent(name);
    }

    private boolean isPresent(String name) {
        known.add(name);
        return json.has(name);
    }

    /** A whole number that must be there. */
    public int integer(String name, int least, int most) {
        return optionalInteger(name, least, most).orElseGet(() -> reportMissing(name, least));
    }

    /** A whole number with a default. */
    public int integer(String name, int least, int most, int otherwise) {
        recordRead(name, () -> new FieldReads.Whole(least, most, Optional.of(otherwise)));
        return readGiven(name, least, most).orElse(otherwise);
    }

    /** A whole number that may be left out. */
    public OptionalInt optionalInteger(String name, int least, int most) {
        recordRead(name, () -> new FieldReads.Whole(least, most, Optional.empty()));
        return readGiven(name, least, most);
    }

    private OptionalInt readGiven(String name, int least, int most) {
        return isPresent(name) ? OptionalInt.of(readInteger(at(name), json.get(name), least, most)) : OptionalInt.empty();
    }

    /** True or false; false where it is left out. */
    public boolean flag(String name) {
        return flag(name, false);
    }

    /** True or false, with a default. */
    public boolean flag(String name, boolean otherwise) {
        recordRead(name, () -> new FieldReads.Flag(otherwise));
        if (!isPresent(name)) {
            return otherwise;
        }
        var value = json.get(name);
        if (!value.isBoolean()) {
            fault(name, Sentence.of("kernel.request.flag"));
        }
        return value.isBoolean() && value.booleanValue();
    }

    /** One of the words, which must be there. */
    public <E> E word(String name, AllowedWords<E> words) {
        return optionalWord(name, words).orElseGet(() -> reportMissing(name, words.standIn()));
    }

    /** One of the words, with a default. */
    public <E> E word(String name, AllowedWords<E> words, E otherwise) {
        recordRead(name, () -> new FieldReads.Word(words.words(), words.wordFor(otherwise)));
        return readGiven(name, words).orElse(otherwise);
    }

    /** One of the words, which may be left out. */
    public <E> Optional<E> optionalWord(String name, AllowedWords<E> words) {
        recordRead(name, () -> new FieldReads.Word(words.words(), Optional.empty()));
        return readGiven(name, words);
    }

    private <E> Optional<E> readGiven(String name, AllowedWords<E> words) {
        return isPresent(name) ? Optional.of(readWord(at(name), json.get(name), words)) : Optional.empty();
    }

    /** A list of words, empty where it is left out. */
    public <E> List<E> wordList(String name, AllowedWords<E> words) {
        recordRead(name, () -> new FieldReads.Words(words.words()));
        var list = new ArrayList<E>();
        if (isPresent(name)) {
            var value = json.get(name);
            if (!value.isArray()) {
                fault(name, Sentence.of("kernel.request.list"));
            } else {
                for (int place = 0; place < value.size(); place++) {
                    list.add(readWord(Pointer.to(at(name), String.valueOf(place)), value.get(place), words));
                }
            }
        }
        return list;
    }

    /** Free text; empty where it is left out. */
    public Optional<String> text(String name) {
        recordRead(name, FieldReads.Text::new);
        if (!isPresent(name)) {
            return Optional.empty();
        }
        var value = json.get(name);
        if (!value.isString()) {
            fault(name, Sentence.of("kernel.request.text"));
            return Optional.of("");
        }
        return Optional.of(value.stringValue());
    }

    /** An object that must be there. */
    public RequestFields object(String name) {
        return optionalObject(name).orElseGet(() -> {
            reportMissing(name, null);
            return emptyObject(name);
        });
    }

    /** An object that may be left out. */
    public Optional<RequestFields> optionalObject(String name) {
        recordRead(name, FieldReads.Inner::new);
        if (!isPresent(name)) {
            return Optional.empty();
        }
        if (json.get(name) instanceof ObjectNode object) {
            return Optional.of(inner.computeIfAbsent(name, within -> new RequestFields(object, at(within), faults, reads)));
        }
        fault(name, Sentence.of("kernel.request.object"));
        return Optional.of(emptyObject(name));
    }

    /** An object that may be left out or be {@code null}, which means the same. */
    public Optional<RequestFields> objectOrNull(String name) {
        return isPresent(name) && json.get(name).isNull() ? Optional.empty() : optionalObject(name);
    }

    /** A list of objects, empty where it is left out. */
    public List<RequestFields> objectList(String name, int most) {
        recordRead(name, FieldReads.InnerList::new);
        var list = new ArrayList<RequestFields>();
        if (!isPresent(name)) {
            return list;
        }
        var value = json.get(name);
        if (!value.isArray()) {
            fault(name, Sentence.of("kernel.request.list"));
        } else if (value.size() > most) {
            fault(name, Sentence.of("kernel.request.most").with("most", most));
        } else {
            for (int place = 0; place < value.size(); place++) {
                var pointer = Pointer.to(at(name), String.valueOf(place));
                if (value.get(place) instanceof ObjectNode object) {
                    list.add(inner.computeIfAbsent(Pointer.to(name, String.valueOf(place)),
                            within -> new RequestFields(object, pointer, faults, reads)));
                } else {
                    faults.add(pointer, Sentence.of("kernel.request.object"));
                }
            }
        }
        return list;
    }

    /** A list of lists of objects, empty where it is left out; at most that many in each list. */
    public List<List<RequestFields>> objectLists(String name, int most) {
        recordRead(name, FieldReads.Present::new);
        var lists = new ArrayList<List<RequestFields>>();
        if (!isPresent(name)) {
            return lists;
        }
        var value = json.get(name);
        if (!value.isArray() || value.size() > most) {
            fault(name, Sentence.of("kernel.request.lists").with("most", most));
            return lists;
        }
        for (int place = 0; place < value.size(); place++) {
            var element = String.valueOf(place);
            var holder = json.objectNode();
            holder.set(element, value.get(place));
            var within = new RequestFields(holder, at(name), faults);
            inner.put(Pointer.to(name, element), within);
            lists.add(within.objectList(element, most));
        }
        return lists;
    }

    /** Adds a fault of a field, which may be missing. */
    public void fault(String name, Sentence message) {
        faults.add(at(name), message);
    }

    /** Adds a fault of an element of a list. */
    public void fault(String name, int element, Sentence message) {
        faults.add(Pointer.to(at(name), String.valueOf(element)), message);
    }

    /** Adds a fault if the field is missing. */
    public void need(String name) {
        if (!isPresent(name)) {
            reportMissing(name, null);
        }
    }

    /** Adds a fault for each field that was never read, here and in the objects within. */
    void refuseUnknown() {
        for (var name : json.propertyNames()) {
            if (!known.contains(name)) {
                faults.add(at(name), Sentence.of("kernel.request.no-field"));
            }
        }
        inner.values().forEach(RequestFields::refuseUnknown);
    }

    ObjectNode json() {
        return json;
    }

    String at(String name) {
        return Pointer.to(pointer, name);
    }

    int readInteger(String place, JsonNode value, int least, int most) {
        if (!value.isIntegralNumber()) {
            faults.add(place, Sentence.of("kernel.request.whole-number"));
            return least;
        }
        if (!value.canConvertToInt() || value.intValue() < least || value.intValue() > most) {
            faults.add(place, most == Integer.MAX_VALUE ? Sentence.of("kernel.request.at-least").with("least", least) : Sentence.of("kernel.request.from-to").with("least", least).with("most", most));
            return least;
        }
        return value.intValue();
    }

    private <E> E readWord(String place, JsonNode value, AllowedWords<E> words) {
        var meant = value.isString() ? words.find(value.stringValue()) : Optional.<E>empty();
        if (meant.isEmpty()) {
            faults.add(place, Sentence.of("kernel.request.one-of").with("words", new Text(words.list())));
        }
        return meant.orElseGet(words::standIn);
    }

    private void recordRead(String name, Supplier<FieldReads.Shape> shape) {
        if (reads != FieldReads.NONE) {
            reads.read(at(name), shape.get());
        }
    }

    private <T> T reportMissing(String name, T standIn) {
        reads.missing(at(name));
        fault(name, Sentence.of("kernel.request.missing"));
        return standIn;
    }

    private RequestFields emptyObject(String name) {
        return new RequestFields(json.objectNode(), at(name), new RequestFaults());
    }
}

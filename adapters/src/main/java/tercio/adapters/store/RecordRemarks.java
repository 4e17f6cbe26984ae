package tercio.adapters.store;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ValueRange;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.adapters.json.JsonIntrospector;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;
import tercio.application.record.Remark;
import tercio.application.record.RemarkBounds;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Remarks written beside a game, as lines after the events of its record. The chain of hashes does not cover them: they prove
 * nothing and change nothing.
 */
final class RecordRemarks {

    /** The member of the header: how many there are. */
    static final String NAME = "remarks";
    /** The member of a line: the number of the remark. */
    static final String NUMBER = "remark";

    /** The years that every database keeps as they are. */
    private static final ValueRange YEARS = ValueRange.of(1583, 9999);

    private final JsonMapper json;

    RecordRemarks(JsonMapper json) {
        this.json = json;
    }

    /** A remark as a line of the record. */
    String line(int number, Remark remark) {
        var line = json.createObjectNode().put(NUMBER, number).put("kind", JsonIntrospector.word(remark.kind())).put("position", remark.position())
                .put("audience", JsonIntrospector.word(remark.audience())).put("person", remark.person());
        remark.seat().ifPresent(seat -> line.put("seat", seat));
        remark.glyph().ifPresent(glyph -> line.put("glyph", glyph.sign()));
        return json.writeValueAsString(line.put("text", remark.text()).put("at", remark.at().toString()));
    }

    /** The number of remarks in the header. */
    static int count(JsonNode header) {
        int count = header.has(NAME) ? header.path(NAME).asInt(-1) : 0;
        if (count < 0 || count > RemarkBounds.MOST) {
            throw new InvalidRecord(1, Sentence.of("kernel.record.many-remarks").with("most", RemarkBounds.MOST));
        }
        return count;
    }

    /** Reads the remarks after the events. */
    List<Remark> read(RecordLines lines, int count, GameOpened opened, int events) {
        var seats = opened.seats().stream().map(GameOpened.Seat::name).collect(Collectors.toCollection(HashSet::new));
        var remarks = new ArrayList<Remark>();
        for (int number = 1; number <= count; number++) {
            int line = 1 + events + number;
            var text = lines.next();
            if (text == null) {
                throw new InvalidRecord(line, Sentence.of("kernel.record.ends-before-remarks").with("count", count));
            }
            var node = RecordReader.node(json, line, text);
            if (node.path(NUMBER).asInt(0) != number) {
                throw new InvalidRecord(line, Sentence.of("kernel.record.remark-expected").with("number", number));
            }
            remarks.add(remark(node, line, seats, events));
        }
        return remarks;
    }

    private static Remark remark(JsonNode node, int line, Set<String> seats, int events) {
        var kind = word(Remark.Kind.class, node, "kind", line);
        var audience = word(Remark.Audience.class, node, "audience", line);
        int position = node.path("position").asInt(-1);
        var person = node.path("person").asString("");
        var seat = text(node, "seat", line);
        var glyph = text(node, "glyph", line).map(sign -> glyph(sign).orElseThrow(() -> new InvalidRecord(line, Sentence.of("kernel.record.no-glyph"))));
        var text = node.path("text").asString("");
        if (!Remark.fits(kind, audience) || glyph.isPresent() && kind == Remark.Kind.CHAT) {
            throw new InvalidRecord(line, Sentence.of("kernel.record.remark-unfit").with("kind", JsonIntrospector.word(kind)));
        }
        if (position < 0 || position > events) {
            throw new InvalidRecord(line, Sentence.of("kernel.record.remark-position").with("most", events));
        }
        boolean named = !person.isBlank() && person.length() <= Places.LONGEST_NAME && person.chars().noneMatch(Character::isISOControl);
        if (!named || seat.filter(name -> !seats.contains(name) || person.equals(Caller.HOST_NAME)).isPresent()) {
            throw new InvalidRecord(line, Sentence.of("kernel.record.remark-author").with("most", Places.LONGEST_NAME));
        }
        RemarkBounds.faultOf(text, glyph.isPresent()).ifPresent(fault -> {
            throw new InvalidRecord(line, Sentence.of("kernel.record.remark-text").with("fault", Argument.of(fault)));
        });
        return new Remark(kind, position, audience, person, seat, glyph, text, at(node, line));
    }

    private static Optional<String> text(JsonNode node, String name, int line) {
        if (!node.has(name)) {
            return Optional.empty();
        }
        if (!node.path(name).isString()) {
            throw new InvalidRecord(line, Sentence.of("kernel.record.no-text").with("name", new Text(name)));
        }
        return Optional.of(node.path(name).asString());
    }

    private static <E extends Enum<E>> E word(Class<E> type, JsonNode node, String name, int line) {
        var word = node.path(name).asString("");
        for (var constant : type.getEnumConstants()) {
            if (JsonIntrospector.word(constant).equals(word)) {
                return constant;
            }
        }
        throw new InvalidRecord(line, Sentence.of("kernel.record.unknown-word").with("name", new Text(name)));
    }

    /** The glyph with a sign. */
    static Optional<Remark.Glyph> glyph(String sign) {
        for (var glyph : Remark.Glyph.values()) {
            if (glyph.sign().equals(sign)) {
                return Optional.of(glyph);
            }
        }
        return Optional.empty();
    }

    /** The moment as this program writes it, so that it is exported as it came. */
    private static Instant at(JsonNode node, int line) {
        var text = node.path("at").asString("");
        return parseInstant(text).filter(at -> at.toString().equals(text)).filter(at -> YEARS.isValidValue(at.atOffset(ZoneOffset.UTC).getYear()))
                .orElseThrow(() -> new InvalidRecord(line, Sentence.of("kernel.record.moment")));
    }

    private static Optional<Instant> parseInstant(String text) {
        try {
            return Optional.of(Instant.parse(text));
        } catch (DateTimeException none) {
            return Optional.empty();
        }
    }
}

package tercio.adapters.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tercio.adapters.json.JsonSealing;
import tercio.application.record.HashChain;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A record that somebody tampered with.
 *
 * @param lines the header and an entry for each event
 * @param first the first position that is not what was recorded
 */
record Forgery(String kind, List<String> lines, int first) {

    private static final JsonMapper JSON = new JsonMapper();
    private static final String LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

    String text() {
        return String.join("\n", lines) + "\n";
    }

    private static int events(List<String> record) {
        return record.size() - 1;
    }

    private static int any(Random random, List<String> record) {
        return 1 + random.nextInt(events(record));
    }

    /** The header with the number and the head of the events that follow. */
    private static List<String> headed(List<String> lines) {
        var header = (ObjectNode) JSON.readTree(lines.getFirst());
        header.put("events", events(lines));
        if (header.has("head")) {
            header.put("head", JSON.readTree(lines.getLast()).path("hash").asString());
        }
        var all = new ArrayList<>(lines);
        all.set(0, JSON.writeValueAsString(header));
        return all;
    }

    /** The same by a forger who numbers the entries anew, computes the whole chain again, and mends the header. */
    Forgery rehashed() {
        var all = new ArrayList<>(List.of(lines.getFirst()));
        var head = HashChain.START;
        for (int position = 1; position < lines.size(); position++) {
            var node = (ObjectNode) JSON.readTree(lines.get(position));
            node.put("position", position);
            head = HashChain.next(head, position, RecordReader.entry(JSON, position + 1, node).texts(), new JsonSealing());
            node.put("hash", head);
            all.add(JSON.writeValueAsString(node));
        }
        return new Forgery(kind + ", rehashed", headed(all), first);
    }

    /** One letter or digit of an entry is another. */
    static Forgery altered(List<String> record, Random random) {
        int position = any(random, record);
        var line = new StringBuilder(record.get(position));
        int place = random.nextInt(line.length());
        while (!Character.isLetterOrDigit(line.charAt(place))) {
            place = (place + 1) % line.length();
        }
        char other = LETTERS.charAt(random.nextInt(LETTERS.length()));
        line.setCharAt(place, other == line.charAt(place) ? (other == 'x' ? 'y' : 'x') : other);
        return with(record, "a byte altered", position, line.toString());
    }

    private static Forgery with(List<String> record, String kind, int position, String line) {
        var all = new ArrayList<>(record);
        all.set(position, line);
        return new Forgery(kind, all, position);
    }

    static Forgery dropped(List<String> record, Random random) {
        int position = 1 + random.nextInt(events(record) - 1);
        var all = new ArrayList<>(record);
        all.remove(position);
        return new Forgery("an event dropped", headed(all), position);
    }

    static Forgery reordered(List<String> record, Random random) {
        int position = 1 + random.nextInt(events(record) - 1);
        int other = position + 1 + random.nextInt(events(record) - position);
        var all = new ArrayList<>(record);
        all.set(position, record.get(other));
        all.set(other, record.get(position));
        return new Forgery("two events swapped", all, position);
    }

    /** @param mended whether the header tells of the events that are left */
    static Forgery truncated(List<String> record, Random random, boolean mended) {
        int kept = 1 + random.nextInt(events(record) - 1);
        var all = record.subList(0, kept + 1);
        return new Forgery(mended ? "the tail cut, the header mended" : "the tail cut", mended ? headed(all) : all, kept + 1);
    }

    /** The events of another game after some of this one. */
    static Forgery spliced(List<String> record, List<String> other, Random random) {
        int kept = 1 + random.nextInt(Math.min(events(record), events(other)) - 1);
        var all = new ArrayList<>(record.subList(0, kept + 1));
        all.addAll(other.subList(kept + 1, other.size()));
        return new Forgery("two games spliced", headed(all), kept + 1);
    }

    /** Another time, some seconds earlier or later. */
    static Forgery restamped(List<String> record, Random random) {
        int position = any(random, record);
        var node = entry(record, position);
        var envelope = (ObjectNode) node.path("envelope");
        var at = java.time.Instant.parse(envelope.path("at").asString());
        envelope.put("at", at.plusSeconds((1 + random.nextInt(1000)) * (random.nextBoolean() ? 1L : -1L)).toString());
        return with(record, "restamped", position, JSON.writeValueAsString(node));
    }

    /** Another author: the host, the other seat, or somebody. */
    static Forgery signed(List<String> record, Random random) {
        int position = any(random, record);
        var node = entry(record, position);
        var envelope = (ObjectNode) node.path("envelope");
        var others = new ArrayList<>(List.of("host", "Anna", "Bert", "Zoe"));
        others.remove(envelope.path("by").asString());
        envelope.put("by", others.get(random.nextInt(others.size())));
        return with(record, "another author", position, JSON.writeValueAsString(node));
    }

    /** Another explanation of a ruling, or one where nothing was ruled. */
    static Forgery explained(List<String> record, Random random) {
        int position = any(random, record);
        var node = entry(record, position);
        var envelope = (ObjectNode) node.path("envelope");
        if (envelope.path("explanation").isEmpty()) {
            envelope.putArray("explanation").addObject().put("step", "gamble").put("rule", "RACE-GAMBLE");
        } else {
            ((ObjectNode) envelope.path("explanation").path(0)).put("result", "forged");
        }
        return with(record, "another explanation", position, JSON.writeValueAsString(node));
    }

    /** The game was opened otherwise. */
    static Forgery opened(List<String> record, Random random) {
        var node = entry(record, 1);
        var payload = (ObjectNode) node.path("payload");
        switch (random.nextInt(3)) {
            case 0 -> payload.put("name", "another name");
            case 1 -> payload.put("contribution", "another contribution");
            default -> ((ObjectNode) payload.path("scenario")).put("goal", 90);
        }
        return with(record, "another opening", 1, JSON.writeValueAsString(node));
    }

    private static ObjectNode entry(List<String> record, int position) {
        return (ObjectNode) JSON.readTree(record.get(position));
    }
}

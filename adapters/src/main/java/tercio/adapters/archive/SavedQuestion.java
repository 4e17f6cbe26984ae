package tercio.adapters.archive;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tercio.application.receipt.Ed25519;
import tercio.application.receipt.PublicReceiptKey;
import tercio.application.receipt.Receipt;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A question with all that its answer depends on, so that somebody else can ask it again: its filters and weights, its SQL, the edition of the archive,
 * and the heads of the records that it was answered from. It is signed by a receipt over its hash.
 *
 * @param question its id
 * @param sql the query, with the filters in it
 * @param edition of the archive that answered
 * @param records all games that had a part in the answer
 * @param figures the hash of the rows of the answer
 */
public record SavedQuestion(String question, Filters filters, String sql, String edition, List<Source> records, String figures) {

    /** Games of which a saved question tells the heads. */
    static final int MOST_RECORDS = 10_000;
    /** The name for which the receipt stands; no game has it. */
    static final String NAME = "saved-question";

    private static final String FORMAT = "tercio-saved-question";
    private static final int VERSION = 1;
    private static final Set<String> FIELDS = Set.of("format", "version", "question", "filters", "sql", "edition", "records", "figures", "receipt", "publicKey");
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /**
     * A record as it was when it was asked.
     *
     * @param position of its newest event
     * @param head the hash of this event
     */
    public record Source(String game, int position, String head) {}

    /**
     * A saved question as a file holds it.
     *
     * @param receipt over its hash
     * @param publicKey of the one that signed, in Base64
     */
    public record Signed(SavedQuestion saved, Receipt receipt, String publicKey) {

        /** Whether the file is what was signed with its key. */
        public boolean isSigned() {
            try {
                return receipt.game().equals(NAME) && receipt.position() == VERSION && receipt.head().equals(saved.hash()) && receipt.key().equals(Ed25519.id(publicKey))
                        && Ed25519.isSigned(receipt, new PublicReceiptKey(receipt.key(), publicKey, Instant.EPOCH, Optional.empty()));
            } catch (IllegalArgumentException noKey) {
                return false;
            }
        }

        /** The file as JSON. */
        public ObjectNode json() {
            var body = saved.json();
            body.putObject("receipt").put("game", receipt.game()).put("position", receipt.position()).put("head", receipt.head()).put("at", receipt.at()).put("key", receipt.key())
                    .put("signature", receipt.signature());
            return body.put("publicKey", publicKey);
        }
    }

    public SavedQuestion {
        records = List.copyOf(records);
    }

    /**
     * Signs it.
     *
     * @param sign gives a receipt for a name and a head at position 1
     * @param keys the public keys, asked for once it is signed: the first signature may make the key
     */
    public Signed sign(BiFunction<String, String, Receipt> sign, Supplier<List<PublicReceiptKey>> keys) {
        var receipt = sign.apply(NAME, hash());
        return new Signed(this, receipt, keys.get().stream().filter(key -> key.key().equals(receipt.key())).findFirst().orElseThrow().publicKey());
    }

    /** The hash of everything that was asked and answered. */
    String hash() {
        return sha256(json().toString());
    }

    static String sha256(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    private ObjectNode json() {
        var body = JSON.createObjectNode().put("format", FORMAT).put("version", VERSION).put("question", question);
        var given = body.putObject("filters");
        filters.values().forEach((name, values) -> values.forEach(given.withArray(name)::add));
        body.put("sql", sql).put("edition", edition);
        var all = body.putArray("records");
        records.forEach(each -> all.addObject().put("game", each.game()).put("position", each.position()).put("head", each.head()));
        return body.put("figures", figures);
    }

    /**
     * Reads the file of a saved question.
     *
     * @throws RefusedQuery with what is wrong and what would do
     */
    public static Signed read(String text) {
        try {
            return read(JSON.readTree(text));
        } catch (JacksonException noJson) {
            throw refusal(Sentence.of("kernel.archive.saved-no-json"));
        }
    }

    /** Reads the JSON of a saved question; refuses as {@link #read(String)}. */
    public static Signed read(JsonNode body) {
        if (!body.isObject() || !body.path("format").asString("").equals(FORMAT) || body.path("version").asInt(0) != VERSION
                || body.propertyStream().anyMatch(field -> !FIELDS.contains(field.getKey()))) {
            throw refusal(Sentence.of("kernel.archive.saved-version").with("version", VERSION));
        }
        var records = new ArrayList<Source>();
        for (var each : body.path("records")) {
            var source = new Source(text(each, "game"), each.path("position").asInt(0), text(each, "head"));
            if (!ID.matcher(source.game()).matches() || source.position() < 1 || !HASH.matcher(source.head()).matches()) {
                throw refusal(Sentence.of("kernel.archive.saved-record"));
            }
            records.add(source);
        }
        if (records.size() > MOST_RECORDS) {
            throw refusal(Sentence.of("kernel.archive.saved-records").with("count", records.size()).with("most", MOST_RECORDS));
        }
        var values = new TreeMap<String, List<String>>();
        body.path("filters").propertyStream().forEach(filter -> values.put(filter.getKey(), filter.getValue().valueStream().map(value -> value.asString("")).toList()));
        var receipt = body.path("receipt");
        var saved = new SavedQuestion(text(body, "question"), new Filters(values), text(body, "sql"), text(body, "edition"), records, text(body, "figures"));
        return new Signed(saved, new Receipt(text(receipt, "game"), receipt.path("position").asInt(0), text(receipt, "head"), instant(text(receipt, "at")), text(receipt, "key"),
                text(receipt, "signature")), text(body, "publicKey"));
    }

    private static String text(JsonNode of, String name) {
        if (!of.path(name).isString()) {
            throw refusal(Sentence.of("kernel.archive.saved-text").with("name", new Text(name)));
        }
        return of.path(name).asString();
    }

    private static String instant(String text) {
        try {
            return Instant.parse(text).toString();
        } catch (DateTimeParseException none) {
            throw refusal(Sentence.of("kernel.archive.saved-receipt"));
        }
    }

    private static RefusedQuery refusal(Sentence what) {
        return new RefusedQuery("saved", what);
    }

    /** The hash of the rows of an answer, with other ids of the same games in the place of those here. */
    static String figures(Table table, Map<String, String> ids) {
        return sha256(table.rows().stream().map(row -> row.stream().map(value -> value instanceof String text ? ids.getOrDefault(text, text) : String.valueOf(value))
                .collect(Collectors.joining("\u001f"))).sorted().collect(Collectors.joining("\n")));
    }

    /**
     * The answer to a saved question that was asked again.
     *
     * @param same whether the figures are those that were saved
     * @param changed the records that are not what they were, with what is there now
     * @param otherEdition whether another edition of the archive answered
     * @param table empty where a record has changed
     */
    public record Repeated(Signed signed, boolean same, List<Changed> changed, boolean otherEdition, Optional<Table> table) {

        public Repeated {
            changed = List.copyOf(changed);
        }

        /** The outcome in a sentence. */
        public Sentence sentence() {
            return !changed.isEmpty() ? changed.stream().map(Changed::sentence).reduce((one, other) -> Sentence.of("kernel.archive.saved-records-changed").with("one", one).with("other", other))
                    .map(records -> Sentence.of("kernel.archive.saved-changed").with("records", records)).orElseThrow()
                    : Sentence.of(same ? "kernel.archive.saved-same" : otherEdition ? "kernel.archive.saved-other-edition" : "kernel.archive.saved-other-figures");
        }
    }

    /**
     * A record that has changed.
     *
     * @param position of its newest event now; 0 where no such game is here
     */
    public record Changed(Source was, int position) {

        Sentence.Keyed sentence() {
            return Sentence.of("kernel.archive.saved-record-changed").with("game", new Text(was.game())).with("head", new Text(was.head().substring(0, 12))).with("position", was.position())
                    .with("how", position == 0 ? "missing" : position > was.position() ? "longer" : "other").with("now", position);
        }
    }
}

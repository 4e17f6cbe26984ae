package tercio.adapters.store;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import tercio.application.receipt.Ed25519;
import tercio.application.receipt.PublicReceiptKey;
import tercio.application.receipt.Receipt;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The keys for receipts, with what a file of keys holds beside them.
 *
 * @param privateKey the one that signs, in Base64
 * @param keys the public ones, the newest first
 * @param secret of the keyed hashes, in Base64; empty where there is none yet
 * @param manifest the known state of it; empty if there never was one
 */
record StoredKeys(String privateKey, List<PublicReceiptKey> keys, Optional<String> secret, Optional<ReceiptKeyFile.ManifestMark> manifest) {

    /** The keys of a folder that has none yet. */
    static final StoredKeys NONE = new StoredKeys("", List.of(), Optional.empty(), Optional.empty());

    private static final String FORMAT = "tercio-receipt-keys";
    private static final JsonMapper JSON = new JsonMapper();

    /**
     * Reads what {@link #text} wrote.
     *
     * @throws IllegalArgumentException telling the reason, if it holds no keys
     * @throws tools.jackson.core.JacksonException if it is no JSON
     */
    static StoredKeys read(String text) {
        var node = JSON.readTree(text);
        var stored = new StoredKeys(node.path("privateKey").asString(""), ReceiptKeyFile.publicKeys(node), secret(node), mark(node.path("manifest")));
        if (!node.path("format").asString("").equals(FORMAT) || stored.keys().isEmpty()) {
            throw new IllegalArgumentException("it holds no keys");
        }
        Ed25519.requirePrivateKey(stored.privateKey());
        return stored;
    }

    /** The keys as JSON. */
    String text() {
        var whole = JSON.createObjectNode().put("format", FORMAT).put("version", 1).put("privateKey", privateKey);
        var array = whole.putArray("keys");
        for (var key : keys) {
            var node = array.addObject().put("key", key.key()).put("publicKey", key.publicKey()).put("from", key.from().toString());
            key.until().ifPresent(until -> node.put("until", until.toString()));
        }
        secret.ifPresent(text -> whole.put("secret", text));
        manifest.ifPresent(mark -> whole.putObject("manifest").put("id", mark.id()).put("counter", mark.counter()));
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(whole) + "\n";
    }

    /** The keys with a new one that signs from now on, without the private part of the earlier one. */
    StoredKeys withNewKey(Instant now) {
        var pair = Ed25519.newKeyPair();
        var publicKey = Base64.getEncoder().encodeToString(pair.getPublic().getEncoded());
        var all = new ArrayList<PublicReceiptKey>();
        all.add(new PublicReceiptKey(Ed25519.id(publicKey), publicKey, now, Optional.empty()));
        keys.forEach(key -> all.add(new PublicReceiptKey(key.key(), key.publicKey(), key.from(), Optional.of(key.until().orElse(now)))));
        return new StoredKeys(Base64.getEncoder().encodeToString(pair.getPrivate().getEncoded()), all, secret, manifest);
    }

    Receipt sign(String game, int position, String head, Instant at) {
        return new Receipt(game, position, head, at.toString(), keys.getFirst().key(), "").signedWith(privateKey);
    }

    private static Optional<String> secret(JsonNode node) {
        var secret = Optional.of(node.path("secret").asString("")).filter(text -> !text.isEmpty());
        if (secret.filter(text -> Base64.getDecoder().decode(text).length != RowSeals.SECRET).isPresent()) {
            throw new IllegalArgumentException("its secret does not have " + RowSeals.SECRET + " bytes");
        }
        return secret;
    }

    private static Optional<ReceiptKeyFile.ManifestMark> mark(JsonNode node) {
        return node.isObject() ? Optional.of(new ReceiptKeyFile.ManifestMark(node.path("id").asString(""), node.path("counter").asLong(0))) : Optional.empty();
    }
}

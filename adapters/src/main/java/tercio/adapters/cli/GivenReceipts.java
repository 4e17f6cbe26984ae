package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.adapters.store.ReceiptKeyFile;
import tercio.adapters.store.StoreLocation;
import tercio.adapters.store.StoreReceiptKeys;
import tercio.application.receipt.Ed25519;
import tercio.application.receipt.PublicReceiptKey;
import tercio.application.receipt.Receipt;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The receipts and public keys that are named on the command line. */
record GivenReceipts(List<Receipt> receipts, List<PublicReceiptKey> keys) {

    private static final int LONGEST_FILE = 10_000_000;
    private static final int MOST = 10_000;
    private static final JsonMapper JSON = new JsonMapper();

    /**
     * Reads the receipts and keys.
     *
     * @param keys in Base64, or files; if there are none, those of the data folder are used
     * @throws IllegalArgumentException if a file or key is malformed
     */
    static GivenReceipts of(List<Path> files, List<String> keys, StoreLocation store) throws IOException {
        if (files.isEmpty()) {
            return new GivenReceipts(List.of(), List.of());
        }
        var receipts = new ArrayList<Receipt>();
        for (var file : files) {
            add(file, read(file), receipts);
        }
        if (receipts.isEmpty() || receipts.size() > MOST) {
            throw new RefusedInput(Sentence.of("program.verify.receipts").with("most", new Text(String.valueOf(MOST))).with("count", receipts.size()));
        }
        var known = new ArrayList<PublicReceiptKey>();
        for (var key : keys) {
            known.addAll(keysOf(key));
        }
        if (keys.isEmpty()) {
            known.addAll(StoreReceiptKeys.publicKeys(store));
        }
        if (known.isEmpty()) {
            throw new RefusedInput(Sentence.of("program.verify.no-key"));
        }
        return new GivenReceipts(receipts, known);
    }

    private static JsonNode read(Path file) throws IOException {
        try {
            return JSON.readTree(GivenFile.text(file, LONGEST_FILE));
        } catch (JacksonException broken) {
            throw new RefusedInput(Sentence.of("program.verify.no-json").with("file", new Text(file.toString())), broken);
        }
    }

    private static void add(Path file, JsonNode node, List<Receipt> receipts) {
        var list = node.has("receipts") ? node.path("receipts") : node;
        if (list.isArray()) {
            list.forEach(each -> receipts.add(receipt(file, each)));
        } else {
            receipts.add(receipt(file, list));
        }
    }

    private static Receipt receipt(Path file, JsonNode node) {
        var receipt = new Receipt(node.path("game").asString(""), node.path("position").asInt(0), node.path("head").asString(""),
                node.path("at").asString(""), node.path("key").asString(""), node.path("signature").asString(""));
        receipt.faults().entrySet().stream().findFirst().ifPresent(fault -> {
            throw new RefusedInput(Sentence.of("program.verify.malformed-receipt").with("file", new Text(file.toString())).with("fault", GivenFile.atPointer(fault.getKey(), fault.getValue())));
        });
        return receipt;
    }

    private static List<PublicReceiptKey> keysOf(String given) throws IOException {
        var file = file(given);
        if (file.isPresent()) {
            return ReceiptKeyFile.publicKeys(read(file.get()));
        }
        return List.of(new PublicReceiptKey(Ed25519.id(given), given, Instant.EPOCH, Optional.empty()));
    }

    private static Optional<Path> file(String given) {
        try {
            return Optional.of(Path.of(given)).filter(Files::exists);
        } catch (InvalidPathException noName) {
            return Optional.empty();
        }
    }
}

package tercio.adapters.http.history;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.computing.HeavyRequests;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderText;
import tercio.adapters.http.request.RequestLimits;
import tercio.adapters.http.request.RequestReader;
import tercio.adapters.store.GameProofs;
import tercio.application.receipt.Receipt;
import tercio.application.receipt.ReceiptResult;
import tercio.application.receipt.Receipts;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Sentence;

/** Gives receipts, and checks whether the games still contain what receipts recorded. */
@RestController
@RequestMapping("/api")
@Tag(name = "Receipts")
class ReceiptController {

    /** A public key; {@code until} is missing for the key in use. */
    record KeyBody(String key, String algorithm, String publicKey, String from, String until) {}

    /** Public keys, the newest first. */
    record KeysBody(List<KeyBody> keys) {}

    /**
     * The result of the check of one receipt.
     *
     * @param finding in small letters, with hyphens
     * @param from the first position that cannot be what the receipt recorded; missing where the finding is about no
     *     position
     */
    record ResultBody(String game, int position, boolean holds, String finding, int heldUpTo, Integer from, String text) {}

    /** Results in the order of the receipts. */
    record ResultsBody(boolean allHold, List<ResultBody> results) {}

    private static final Logger LOG = LoggerFactory.getLogger(ReceiptController.class);

    private final Receipts receipts;
    private final GameProofs proofs;
    private final PositionReader reader;
    private final RequestReader requests;
    private final HeavyRequests heavy;

    ReceiptController(Receipts receipts, GameProofs proofs, PositionReader reader, RequestReader requests, HeavyRequests heavy) {
        this.receipts = receipts;
        this.proofs = proofs;
        this.reader = reader;
        this.requests = requests;
        this.heavy = heavy;
    }

    @GetMapping("/games/{id}/receipt")
    @Operation(summary = "A signed receipt for the game as it is now")
    ResponseEntity<Receipt> receipt(@PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var newest = reader.read(id, authorization).events().getLast();
        var given = receipts.issue(id, newest.position(), newest.hash());
        remember(given);
        return ResponseEntity.ok().eTag("\"" + newest.position() + "\"").body(given);
    }

    private void remember(Receipt receipt) {
        try {
            proofs.remember(receipt);
        } catch (DataAccessException | StorageUnavailable unwritable) {
            // The player has the receipt, whether or not the service remembers it.
            LOG.warn("A receipt of game {} is not remembered: {}", receipt.game(), unwritable.getMessage());
        }
    }

    @GetMapping("/keys")
    @Operation(summary = "The public keys that receipts are checked with, the newest first")
    KeysBody keys() {
        return new KeysBody(receipts.publicKeys().stream().map(key -> new KeyBody(key.key(), "Ed25519", key.publicKey(),
                key.from().toString(), key.until().map(Object::toString).orElse(null))).toList());
    }

    @PostMapping("/receipts/check")
    @Operation(summary = "Whether the games still contain what receipts saw")
    ResultsBody check(@RequestBody(required = false) byte[] body) {
        var given = readReceipts(body);
        var results = heavy.computeOnGames(new Object(), () -> receipts.check(given)).stream().map(ReceiptController::resultBody).toList();
        return new ResultsBody(results.stream().allMatch(ResultBody::holds), results);
    }

    private List<Receipt> readReceipts(byte[] body) {
        var sent = requests.object(body);
        var list = sent.path("receipts");
        if (!list.isArray() || list.isEmpty() || list.size() > RequestLimits.RECEIPTS) {
            throw Problem.malformed("/receipts", Sentence.of("kernel.sent.receipts").with("most", RequestLimits.RECEIPTS));
        }
        if (sent.size() > 1) {
            throw Problem.malformed("", Sentence.of("kernel.sent.receipts-only"));
        }
        var given = new ArrayList<Receipt>();
        var faults = new LinkedHashMap<String, Sentence>();
        for (int place = 0; place < list.size(); place++) {
            var at = "/receipts/" + place;
            var receipt = requests.read(list.get(place), Receipt.class, at);
            if (receipt == null) {
                throw Problem.malformed(at, Sentence.of("kernel.sent.receipt"));
            }
            receipt.faults().forEach((pointer, message) -> faults.put(at + pointer, message));
            given.add(receipt);
        }
        if (!faults.isEmpty()) {
            throw Problem.malformed(faults);
        }
        return given;
    }

    private static ResultBody resultBody(ReceiptResult result) {
        return new ResultBody(result.receipt().game(), result.receipt().position(), result.holds(), result.finding().word(),
                result.heldUpTo(), result.from().orElse(null), ReaderText.phrase(result.sentence()));
    }
}

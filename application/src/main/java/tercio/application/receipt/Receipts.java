package tercio.application.receipt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import tercio.application.record.RecordCodec;
import tercio.application.record.StoredEntries;

/** Gives receipts for stored games and checks them. */
public final class Receipts {

    private final ReceiptKeys keys;
    private final StoredEntries entries;
    private final RecordCodec notation;

    public Receipts(ReceiptKeys keys, StoredEntries entries, RecordCodec notation) {
        this.keys = keys;
        this.entries = entries;
        this.notation = notation;
    }

    /** A receipt for a game as it is now. */
    public Receipt issue(String game, int position, String head) {
        return keys.sign(game, position, head);
    }

    /** All public keys, the newest first. */
    public List<PublicReceiptKey> publicKeys() {
        return keys.publicKeys();
    }

    /** The results in the order of the receipts. Games are read only for receipts that this service signed. */
    public List<ReceiptResult> check(List<Receipt> receipts) {
        return check(receipts, keys.publicKeys(), (game, signed) -> {
            var check = new ReceiptCheck(notation.sealing(), signed);
            entries.forEach(game, check);
            return check.results(Set.of(game));
        });
    }

    /**
     * Checks signatures and passes the signed receipts on for the comparison with their game.
     *
     * @param compared returns for a game the results of its receipts, in their order
     */
    public static List<ReceiptResult> check(List<Receipt> receipts, List<PublicReceiptKey> keys,
            BiFunction<String, List<Receipt>, List<ReceiptResult>> compared) {
        var results = new HashMap<Receipt, ReceiptResult>();
        var signed = new LinkedHashMap<String, List<Receipt>>();
        for (var receipt : receipts) {
            signatureFault(receipt, keys).ifPresentOrElse(finding -> results.put(receipt, ReceiptResult.withoutPosition(receipt, finding)),
                    () -> signed.computeIfAbsent(receipt.game(), game -> new ArrayList<>()).add(receipt));
        }
        signed.forEach((game, of) -> compared.apply(game, of).forEach(result -> results.put(result.receipt(), result)));
        return receipts.stream().map(results::get).toList();
    }

    private static Optional<ReceiptResult.Finding> signatureFault(Receipt receipt, List<PublicReceiptKey> keys) {
        var key = keys.stream().filter(known -> known.key().equals(receipt.key())).findFirst();
        return key.isEmpty() ? Optional.of(ReceiptResult.Finding.UNKNOWN_KEY)
                : Ed25519.isSigned(receipt, key.get()) ? Optional.empty() : Optional.of(ReceiptResult.Finding.WRONG_SIGNATURE);
    }
}

package tercio.application.receipt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tercio.application.record.HashChain;
import tercio.application.record.Sealing;
import tercio.application.record.StoredEntries;

/**
 * Compares receipts with the entries of one game. The chain of hashes is computed again from the content of the entries;
 * the stored hashes are not trusted, because a forger can write them too.
 */
public final class ReceiptCheck implements Consumer<StoredEntries.Entry> {

    private final Sealing sealing;
    private final List<Receipt> receipts;
    private final Set<Integer> wanted = new HashSet<>();
    private final Map<Integer, String> heads = new HashMap<>();
    private String head = HashChain.START;
    private int position;
    private int broken;

    /** @param receipts the receipts; their signatures were checked */
    public ReceiptCheck(Sealing sealing, List<Receipt> receipts) {
        this.sealing = sealing;
        this.receipts = List.copyOf(receipts);
        receipts.forEach(receipt -> wanted.add(receipt.position()));
    }

    @Override
    public void accept(StoredEntries.Entry entry) {
        position++;
        head = next(entry);
        if (broken == 0 && (entry.position() != position || !entry.hash().equals(head))) {
            broken = position;
        }
        if (wanted.contains(position)) {
            heads.put(position, head);
        }
    }

    /**
     * The hash after an entry. An entry whose sealed parts are malformed has none, and nothing after it fits a receipt.
     */
    private String next(StoredEntries.Entry entry) {
        try {
            return HashChain.next(head, position, entry.texts(), sealing);
        } catch (IllegalArgumentException unfit) {
            return "";
        }
    }

    /** Notes that the entry after the last one cannot be read. */
    public void markUnreadable() {
        broken = broken == 0 ? position + 1 : broken;
    }

    /**
     * The results in the order of the receipts.
     *
     * @param names of the game
     */
    public List<ReceiptResult> results(Set<String> names) {
        if (position == 0 && broken == 0) {
            return receipts.stream().map(receipt -> ReceiptResult.withoutPosition(receipt, ReceiptResult.Finding.NO_GAME)).toList();
        }
        var inOrder = new ArrayList<>(receipts);
        inOrder.sort(Comparator.comparingInt(Receipt::position));
        var results = new HashMap<Receipt, ReceiptResult>();
        int held = receipts.stream().filter(this::fits).mapToInt(Receipt::position).max().orElse(0);
        int from = broken > held ? broken : Integer.MAX_VALUE;
        for (var receipt : inOrder) {
            if (fits(receipt) || !names.contains(receipt.game())) {
                results.put(receipt, ReceiptResult.withoutPosition(receipt, !fits(receipt) ? ReceiptResult.Finding.NO_GAME
                        : names.contains(receipt.game()) ? ReceiptResult.Finding.CONTAINED : ReceiptResult.Finding.OTHER_GAME));
                continue;
            }
            // A later receipt may hold where an earlier one was given for another line of the game: then only this one fails.
            int missing = Math.min(receipt.position(), position + 1);
            boolean last = receipt.position() > held;
            int first = last ? Math.min(from, missing) : missing;
            from = last ? first : from;
            results.put(receipt, new ReceiptResult(receipt,
                    first > position ? ReceiptResult.Finding.CUT_OFF : ReceiptResult.Finding.CHANGED,
                    heldBefore(receipt.position()), Optional.of(first)));
        }
        return receipts.stream().map(results::get).toList();
    }

    private boolean fits(Receipt receipt) {
        return receipt.head().equals(heads.get(receipt.position()));
    }

    private int heldBefore(int before) {
        return receipts.stream().filter(receipt -> receipt.position() < before && fits(receipt)).mapToInt(Receipt::position).max().orElse(0);
    }
}

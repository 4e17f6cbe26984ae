package tercio.application.verification;

import java.util.function.Consumer;
import tercio.application.record.Chain;
import tercio.application.record.StoredEntries;

/** Follows the chain of hashes over entries as they are stored, and remembers where it first breaks. */
public final class ChainCheck implements Consumer<StoredEntries.Entry> {

    private String head = Chain.START;
    private int position;
    private int broken;

    @Override
    public void accept(StoredEntries.Entry line) {
        position++;
        var expected = Chain.next(head, position, line.fact(), line.envelope().whole());
        if (broken == 0 && (line.position() != position || !expected.equals(line.hash()))) {
            broken = position;
        }
        head = line.hash();
    }

    /** The first position whose entry is not what was stored, 0 where none is. */
    public int broken() {
        return broken;
    }

    /** {@code intact} or where it is broken. */
    public String finding() {
        return broken == 0 ? Report.INTACT : "broken at " + broken;
    }
}

package tercio.application.receipt;

import java.util.List;

/** The keys of a service for its receipts. */
public interface ReceiptKeys {

    /** A receipt, signed now with the newest key. */
    Receipt sign(String game, int position, String head);

    /** All public keys, the newest first. */
    List<PublicReceiptKey> publicKeys();
}

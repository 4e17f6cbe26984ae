package tercio.adapters.store;

import java.time.Clock;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import tercio.application.receipt.Ed25519;
import tercio.application.receipt.PublicReceiptKey;
import tercio.application.receipt.Receipt;
import tercio.application.receipt.ReceiptKeys;

/** A key for the receipts of games in memory: it is gone with them. */
final class TransientReceiptKeys implements ReceiptKeys {

    private final Clock clock = Clock.systemUTC();
    private final String privateKey;
    private final PublicReceiptKey publicKey;

    TransientReceiptKeys() {
        var pair = Ed25519.newKeyPair();
        privateKey = Base64.getEncoder().encodeToString(pair.getPrivate().getEncoded());
        var text = Base64.getEncoder().encodeToString(pair.getPublic().getEncoded());
        publicKey = new PublicReceiptKey(Ed25519.id(text), text, Instant.now(clock), Optional.empty());
    }

    @Override
    public Receipt sign(String game, int position, String head) {
        return new Receipt(game, position, head, Instant.now(clock).toString(), publicKey.key(), "").signedWith(privateKey);
    }

    @Override
    public List<PublicReceiptKey> publicKeys() {
        return List.of(publicKey);
    }
}

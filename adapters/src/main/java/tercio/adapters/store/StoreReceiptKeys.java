package tercio.adapters.store;

import java.util.List;
import java.util.function.Function;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.receipt.PublicReceiptKey;

/** The keys for receipts of a store, in its key file or, where services share it, in its database. */
public final class StoreReceiptKeys {

    private StoreReceiptKeys() {}

    /** The public keys for receipts, the newest first. The first key is made where there is none. */
    public static List<PublicReceiptKey> all(StoreLocation store) {
        return switch (store) {
            case StoreLocation.Folder embedded -> ReceiptKeyFile.in(embedded.folder()).publicKeys();
            case StoreLocation.Postgres server -> withSharedKeys(server, SharedReceiptKeys::publicKeys);
        };
    }

    /** The public keys for receipts of a store that is only looked at; none where it has no key file. */
    public static List<PublicReceiptKey> publicKeys(StoreLocation store) {
        return store instanceof StoreLocation.Folder embedded ? ReceiptKeyFile.publicKeysIn(embedded.folder()) : all(store);
    }

    /** Makes a new key for receipts that signs from now on. Services of the store may go on. */
    public static void change(StoreLocation store) {
        switch (store) {
            case StoreLocation.Folder embedded -> ReceiptKeyFile.in(embedded.folder()).change();
            case StoreLocation.Postgres server -> withSharedKeys(server, keys -> {
                keys.change();
                return keys;
            });
        }
    }

    private static <T> T withSharedKeys(StoreLocation.Postgres store, Function<SharedReceiptKeys, T> work) {
        try (var database = Database.of(store)) {
            var rows = JdbcClient.create(database.source());
            return work.apply(SharedReceiptKeys.of(rows, SharedReceiptKeys.file(rows, store)));
        }
    }
}

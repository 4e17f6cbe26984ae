package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tercio.adapters.store.StoreLocation;
import tercio.adapters.store.StoreReceiptKeys;
import tercio.adapters.store.StoreResealing;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/** Shows the public keys for receipts, and makes a new key. It works while the service runs. */
@Command(name = "keys", mixinStandardHelpOptions = true,
        description = "Show the public keys that receipts are checked with, the newest first, or make a new key."
                + " The service may keep running; old receipts stay valid.")
final class KeysCommand implements Callable<Integer> {

    @Option(names = "--new", description = "make a new key, which signs from now on; the private part of the one before is deleted")
    private boolean change;

    @Option(names = "--reseal", description = "take all games, their tokens and their dice secrets as they are now, sign them anew, and"
            + " write the manifest anew: for games whose key file or manifest was lost. No service may use the folder meanwhile")
    private boolean reseal;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (data.store() instanceof StoreLocation.Folder && !Files.isDirectory(data.path())) {
            throw new RefusedInput(Sentence.of("program.store.no-folder").with("folder", new Text(data.path().toString())));
        }
        var store = data.currentStore();
        if (change) {
            StoreReceiptKeys.change(store);
        }
        if (reseal) {
            int games = StoreResealing.takeAsItIs(store, "resealed by its owner");
            CommandText.of(spec).print(Sentence.of("program.store.resealed").with("games", games));
        }
        var out = spec.commandLine().getOut();
        for (var key : StoreReceiptKeys.all(store)) {
            CommandText.of(spec).print(Sentence.of("program.store.key").with("key", new Text(key.key())).with("from", new Text(String.valueOf(key.from()))).with("ended", key.until().isPresent())
                    .with("until", new Text(key.until().map(String::valueOf).orElse(""))));
            out.println("  " + key.publicKey());
        }
        return 0;
    }
}

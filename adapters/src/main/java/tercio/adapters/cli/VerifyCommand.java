package tercio.adapters.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.RecordFile;
import tercio.application.receipt.Receipt;
import tercio.application.receipt.ReceiptResult;
import tercio.application.receipt.Receipts;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/** Checks records without a server and without a database on disk, or all games of a database. */
@Command(name = "verify", mixinStandardHelpOptions = true,
        description = "Check the records of games: the chain of hashes, and each command decided again with its dice, and the dice of the server computed again"
                + " from the secrets that were told. Where the rules make something else of a command, both explanations stand side by side.",
        exitCodeListHeading = "Exit codes:%n", exitCodeList = {
            "0:each command gives the recorded result, or differs by a later change of the rules, which is named; of a"
                    + " record with hidden parts only the chain and the seals are checked",
            "1:a difference that no change of the rules explains, a broken chain, dice that the told secret does not give, or a receipt that fails"})
final class VerifyCommand implements Callable<Integer> {

    private static final int NOT_VERIFIED = 1;
    private static final String RECORD = ".jsonl";

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "records, as export writes them, or folders with records (all files *" + RECORD + " in them)")
    private List<Path> given = List.of();

    @Option(names = "--all", description = "every game of the data folder")
    private boolean all;

    @Option(names = "--receipt", paramLabel = "R", arity = "1..*",
            description = "files with receipts: one, a list of them, or {\"receipts\": [...]} as the page saves it")
    private List<Path> receipts = List.of();

    @Option(names = "--key", paramLabel = "KEY",
            description = "a public key that signed the receipts, in Base64, or a file with the answer of /api/keys; may be repeated."
                    + " Without it the keys of the data folder are taken")
    private List<String> keys = List.of();

    @Mixin
    private DataFolder data;

    @Mixin
    private SentenceLanguage language;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    VerifyCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        if (given.isEmpty() && !all) {
            throw new RefusedUsage(spec, Sentence.of("program.verify.name-records"));
        }
        if (!receipts.isEmpty() && (given.size() != 1 || Files.isDirectory(given.getFirst()) || all)) {
            throw new RefusedUsage(spec, Sentence.of("program.verify.one-record"));
        }
        var installed = library.get();
        var records = GameBackend.recordsAlone(installed);
        var held = GivenReceipts.of(receipts, keys, data.store());
        var files = files();
        boolean single = files.size() == 1 && files.equals(given) && !all;
        var verification = new GameVerification(installed, CommandText.of(spec));
        for (var file : files) {
            verification.verifyFile(records, file, single ? "" : file + ": ");
        }
        if (all) {
            try (var backend = data.open(installed)) {
                verification.verifyStored(backend);
            }
        }
        if (!single) {
            verification.printSummary();
        }
        boolean kept = compareReceipts(held, records, CommandText.of(spec));
        return verification.allVerified() && kept ? 0 : NOT_VERIFIED;
    }

    /** The record files, those of a folder in the order of their names. */
    private List<Path> files() throws IOException {
        var files = new ArrayList<Path>();
        for (var path : given) {
            if (!Files.isDirectory(path)) {
                files.add(path);
                continue;
            }
            try (var inside = Files.walk(path)) {
                var records = inside.filter(file -> file.toString().endsWith(RECORD) && Files.isRegularFile(file)).sorted().toList();
                if (records.isEmpty()) {
                    throw new RefusedInput(Sentence.of("program.verify.no-record").with("folder", new Text(path.toString())).with("ending", new Text(RECORD)));
                }
                files.addAll(records);
            }
        }
        return files;
    }

    /** Whether all receipts hold. They are checked even where the record cannot be verified. */
    private boolean compareReceipts(GivenReceipts held, RecordFile records, CommandText told) {
        var results = Receipts.check(held.receipts(), held.keys(), (game, signed) -> receiptResults(signed, records));
        results.forEach(result -> told.print(result.sentence()));
        return results.stream().allMatch(ReceiptResult::holds);
    }

    private List<ReceiptResult> receiptResults(List<Receipt> signed, RecordFile records) {
        try (var in = Files.newBufferedReader(given.getFirst())) {
            return records.compare(in, signed);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}

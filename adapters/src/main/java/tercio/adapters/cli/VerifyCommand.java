package tercio.adapters.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.InvalidRecord;
import tercio.adapters.store.RecordFile;
import tercio.application.receipt.Receipt;
import tercio.application.receipt.ReceiptResult;
import tercio.application.receipt.Receipts;
import tercio.application.verification.DiceFinding;
import tercio.application.verification.ExplainedDivergence;
import tercio.application.verification.LaterChange;
import tercio.application.verification.Replay;
import tercio.domain.ruling.Citation;

/** Checks a record, without a server and without a database on disk. */
@Command(name = "verify", mixinStandardHelpOptions = true,
        description = "Check the record of a game: its chain of hashes, and each command decided again with its dice, and the dice of the server computed again"
                + " from the secrets that were told.",
        exitCodeListHeading = "Exit codes:%n", exitCodeList = {
            "0:each command gives the recorded result, or differs by a later change of the rules, which is named; of a"
                    + " record with hidden parts only the chain and the seals are checked",
            "1:a difference that no change of the rules explains, a broken chain, dice that the told secret does not give, or a receipt that fails"})
final class VerifyCommand implements Callable<Integer> {

    private static final int NOT_VERIFIED = 1;

    @Parameters(paramLabel = "FILE", description = "a record, as export writes it")
    private Path file;

    @Option(names = "--receipt", paramLabel = "R", arity = "1..*",
            description = "files with receipts: one, a list of them, or {\"receipts\": [...]} as the page saves it")
    private List<Path> receipts = List.of();

    @Option(names = "--key", paramLabel = "KEY",
            description = "a public key that signed the receipts, in Base64, or a file with the answer of /api/keys; may be repeated."
                    + " Without it the keys of the data folder are taken")
    private List<String> keys = List.of();

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    VerifyCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        var line = spec.commandLine();
        var records = GameBackend.recordsAlone(library.get());
        var given = GivenReceipts.of(receipts, keys, data.path());
        int verified = verified(line, records);
        return Math.max(verified, compared(given, records, line.getOut()) ? 0 : NOT_VERIFIED);
    }

    private int verified(CommandLine line, RecordFile records) throws IOException {
        try (var in = Files.newBufferedReader(file)) {
            var checked = LongWork.done("verifying", line.getErr(), progress -> records.check(in, progress));
            tell(checked, line.getOut());
            return unfair(checked, line.getErr()) ? NOT_VERIFIED : 0;
        } catch (InvalidRecord altered) {
            line.getErr().println("not verified: " + altered.getMessage());
            return NOT_VERIFIED;
        }
    }

    /** Whether all receipts hold. They are compared even where the record cannot be verified. */
    private boolean compared(GivenReceipts given, RecordFile records, PrintWriter out) {
        var results = Receipts.checked(given.receipts(), given.keys(), (game, signed) -> compared(signed, records));
        results.forEach(result -> out.println(result.text()));
        return results.stream().allMatch(ReceiptResult::holds);
    }

    private List<ReceiptResult> compared(List<Receipt> signed, RecordFile records) {
        try (var in = Files.newBufferedReader(file)) {
            return records.compared(in, signed);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Dice that somebody could know before they were thrown are told, one part of the game after the other. */
    private static boolean unfair(RecordFile.Checked checked, PrintWriter out) {
        var parts = checked.found().stream().flatMap(found -> found.dice().stream()).filter(DiceFinding::unfair).toList();
        parts.forEach(part -> out.println("not fair: the dice of positions " + part.from() + " to " + part.to() + ": " + part.finding()));
        return !parts.isEmpty();
    }

    private static void dice(Replay.Found found, PrintWriter out) {
        int all = found.dice().stream().mapToInt(DiceFinding::dice).sum();
        int proven = found.dice().stream().filter(DiceFinding::proven).mapToInt(DiceFinding::dice).sum();
        if (all > 0) {
            out.println("dice of the server: " + proven + " of " + all + " computed again from the secrets that the record tells"
                    + (proven == all ? "" : "; the secret of the others is not told, or they were copied into a fork"));
        }
    }

    private static void tell(RecordFile.Checked checked, PrintWriter out) {
        checked.found().ifPresentOrElse(found -> tell(checked.record().events().size(), found, out), () -> out.println(
                "intact: " + checked.record().events().size() + " events, the chain of hashes is intact, and every sealed part that the"
                        + " record holds fits its seal. Parts of " + checked.hidden() + " events are hidden, the first at line "
                        + checked.firstHidden() + ", so the commands cannot be decided again"));
    }

    private static void tell(int events, Replay.Found found, PrintWriter out) {
        out.println("verified: " + events + " events, the chain of hashes is intact, and every command"
                + " decided again gives what was recorded"
                + (found.boards() == 0 ? "" : "; " + found.boards() + " boards are the recorded ones")
                + (found.explained().isEmpty() ? "" : ", but for " + found.explained().size() + " by changes of the rules since"));
        dice(found, out);
        found.explained().forEach(divergence -> tell(divergence, found.edition(), out));
    }

    private static void tell(ExplainedDivergence divergence, String now, PrintWriter out) {
        out.println("at " + divergence.position() + ", decided by edition " + divergence.edition() + ": " + divergence.found());
        out.println("  edition " + now + " decides: " + divergence.expected());
        var concerning = divergence.changes().stream().filter(LaterChange::concerns).toList();
        for (var change : concerning.isEmpty() ? divergence.changes() : concerning) {
            out.println("  edition " + change.edition() + ": " + change.text() + " ("
                    + String.join(", ", change.rules().stream().map(Citation::id).toList()) + ")");
        }
    }
}

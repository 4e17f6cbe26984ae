package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.InvalidRecord;
import tercio.adapters.store.RecordFile;
import tercio.application.record.MessageRegistry;
import tercio.application.record.StorageUnavailable;
import tercio.application.verification.VerificationReport;
import tercio.domain.game.Ruleset;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Verifies games one after the other, so that only one of them is in memory, and counts the results. */
final class GameVerification {

    private final MessageRegistry dictionary;
    private final CommandText told;
    private int games;
    private int failed;
    private int explained;

    GameVerification(InstalledRulebooks installed, CommandText told) {
        dictionary = new MessageRegistry(installed.rulesets());
        this.told = told;
    }

    boolean allVerified() {
        return failed == 0;
    }

    void printSummary() {
        told.print(Sentence.of("program.verify.summary").with("games", games).with("failed", failed).with("explained", explained));
    }

    /**
     * Verifies a record file.
     *
     * @param name the beginning of its first lines
     */
    void verifyFile(RecordFile records, Path file, String name) throws IOException {
        games++;
        try (var in = Files.newBufferedReader(file)) {
            var checked = LongWork.run(told.phrase(Sentence.of("program.verify.verifying").with("what", new Text(file.getFileName().toString()))), told.err(), progress -> records.examine(in, progress));
            var rules = rules(checked.record().opening().ruleset());
            var text = new VerificationText(name, position -> Sentence.of("program.verify.line").with("line", position + 1), rules, told);
            int events = checked.record().events().size();
            checked.partial().ifPresent(missing -> told.err().println(name + told.phrase(Sentence.of("program.verify.partial").with("missing", new Text(String.valueOf(missing))))));
            checked.found().ifPresentOrElse(
                    found -> count(text, new VerificationText.Findings(events, found.boards(), found.edition(), found.divergences(),
                            found.explained(), found.dice())),
                    () -> told.out().println(name + told.phrase(Sentence.of("program.verify.intact").with("events", events).with("hidden", checked.hidden()).with("line", checked.firstHidden()))));
            text.printReadings(checked.record().opening().readings());
        } catch (InvalidRecord altered) {
            countFailure(name, altered.sentence());
        }
    }

    /** Verifies every game of a database. */
    void verifyStored(GameBackend backend) {
        var all = Stream.concat(backend.directory().all().stream(), backend.directory().orphans().stream()).toList();
        for (int at = 0; at < all.size(); at++) {
            verifyStored(backend, all.get(at), Sentence.of("program.verify.game-of").with("number", at + 1).with("all", all.size()));
        }
    }

    private void verifyStored(GameBackend backend, String game, Sentence.Keyed which) {
        games++;
        var name = told.phrase(Sentence.of("program.verify.of-game").with("game", new Text(game))) + " ";
        try {
            var report = LongWork.run(told.phrase(which), told.err(), progress -> backend.verifier().verify(game, progress));
            var opening = backend.histories().opening(game).orElseThrow().event();
            var text = new VerificationText(name, position -> Sentence.of("program.verify.position").with("position", position), rules(opening.ruleset()), told);
            if (!report.hashChain().equals(VerificationReport.INTACT)) {
                countFailure(name, Sentence.of("program.verify.chain").with("broken", report.hashChain().startsWith("broken")).with("position", new Text(report.hashChain().replaceAll("\\D", ""))).with("words", new Text(report.hashChain())));
            } else {
                count(text, new VerificationText.Findings(report.events(), report.boards(), report.edition(), report.divergences(),
                        report.explained(), report.dice()));
                text.printReadings(opening.readings());
            }
        } catch (StorageUnavailable storage) {
            throw storage;
        } catch (RuntimeException unreadable) {
            countFailure(name, Sentence.of("program.verify.unreadable").with("why", new Text(String.valueOf(unreadable.getMessage()))));
        }
    }

    private Ruleset<?, ?, ?, ?> rules(String ruleset) {
        return dictionary.ruleset(ruleset).orElseThrow();
    }

    private void count(VerificationText text, VerificationText.Findings found) {
        explained += found.explained().size();
        if (!text.print(found)) {
            failed++;
        }
    }

    private void countFailure(String name, Sentence reason) {
        failed++;
        told.err().println(name + told.phrase(Sentence.of("program.verify.not-verified").with("why", Argument.of(reason))));
    }
}

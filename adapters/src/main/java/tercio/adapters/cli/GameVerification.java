package tercio.adapters.cli;

import java.io.IOException;
import java.io.PrintWriter;
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
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Verifies games one after the other, so that only one of them is in memory, and counts the results. */
final class GameVerification {

    private final MessageRegistry dictionary;
    private final Language language;
    private final PrintWriter out;
    private final PrintWriter err;
    private int games;
    private int failed;
    private int explained;

    /** @param language of explanations and of the faults of records */
    GameVerification(InstalledRulebooks installed, Language language, PrintWriter out, PrintWriter err) {
        dictionary = new MessageRegistry(installed.rulesets());
        this.language = language;
        this.out = out;
        this.err = err;
    }

    boolean allVerified() {
        return failed == 0;
    }

    void printSummary() {
        out.println(games + (games == 1 ? " game, " : " games, ") + failed + " not verified; " + explained
                + (explained == 1 ? " ruling differs" : " rulings differ") + " by changes of the rules since");
    }

    /**
     * Verifies a record file.
     *
     * @param name the beginning of its first lines
     */
    void verifyFile(RecordFile records, Path file, String name) throws IOException {
        games++;
        try (var in = Files.newBufferedReader(file)) {
            var checked = LongWork.run("verifying " + file.getFileName(), err, progress -> records.examine(in, progress));
            var rules = rules(checked.record().opening().ruleset());
            var text = new VerificationText(name, position -> "Line " + (position + 1), rules, language, out, err);
            int events = checked.record().events().size();
            checked.partial().ifPresent(missing -> err.println(name + "this record is partial; what follows tells of the events before: " + missing));
            checked.found().ifPresentOrElse(
                    found -> count(text, new VerificationText.Findings(events, found.boards(), found.edition(), found.divergences(),
                            found.explained(), found.dice())),
                    () -> out.println(name + "intact: " + events + " events, the chain of hashes is intact, and every sealed part that the"
                            + " record holds fits its seal. Parts of " + checked.hidden() + " events are hidden, the first at line "
                            + checked.firstHidden() + ", so the commands cannot be decided again"));
            text.printReadings(checked.record().opening().readings());
        } catch (InvalidRecord altered) {
            countFailure(name, Texts.in(language).text(altered.sentence()));
        }
    }

    /** Verifies every game of a database. */
    void verifyStored(GameBackend backend) {
        var all = Stream.concat(backend.directory().all().stream(), backend.directory().orphaned().stream()).toList();
        for (int at = 0; at < all.size(); at++) {
            verifyStored(backend, all.get(at), (at + 1) + " of " + all.size());
        }
    }

    private void verifyStored(GameBackend backend, String game, String which) {
        games++;
        var name = "game " + game + ": ";
        try {
            var report = LongWork.run("verifying game " + which, err, progress -> backend.verifier().verify(game, progress));
            var opening = backend.histories().opening(game).orElseThrow().event();
            var text = new VerificationText(name, position -> "position " + position, rules(opening.ruleset()), language, out, err);
            if (!report.hashChain().equals(VerificationReport.INTACT)) {
                countFailure(name, "its chain of hashes is " + report.hashChain());
            } else {
                count(text, new VerificationText.Findings(report.events(), report.boards(), report.edition(), report.divergences(),
                        report.explained(), report.dice()));
                text.printReadings(opening.readings());
            }
        } catch (StorageUnavailable storage) {
            throw storage;
        } catch (RuntimeException unreadable) {
            countFailure(name, "it cannot be read: " + unreadable.getMessage());
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

    private void countFailure(String name, String reason) {
        failed++;
        err.println(name + "not verified: " + reason);
    }
}

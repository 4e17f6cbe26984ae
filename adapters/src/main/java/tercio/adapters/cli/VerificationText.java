package tercio.adapters.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import tercio.adapters.store.FindingText;
import tercio.application.verification.DiceFinding;
import tercio.application.verification.Divergence;
import tercio.application.verification.ExplainedDivergence;
import tercio.application.verification.ExplanationComparison;
import tercio.application.verification.LaterChange;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.StepText;
import tercio.projections.sentence.Texts;

/**
 * Prints the result of a verification: one line, and each divergence with both explanations side by side.
 *
 * @param name the beginning of each first line; empty where there is only one game
 * @param place names a position: as a line of a file, or as a position of a game
 * @param rules by which the game is played
 */
record VerificationText(String name, IntFunction<Sentence.Keyed> place, Ruleset<?, ?, ?, ?> rules, CommandText told) {

    /** The findings of the verification of a game. */
    record Findings(int events, int boards, String edition, List<Divergence> divergences, List<ExplainedDivergence> explained,
            List<DiceFinding> dice) {

        boolean isVerified() {
            return divergences.isEmpty() && dice.stream().noneMatch(part -> part.isBroken() || part.isUnfair());
        }
    }

    /** Prints the findings. Returns whether the game is verified. */
    boolean print(Findings found) {
        found.divergences.forEach(this::print);
        found.dice.stream().filter(DiceFinding::isBroken).forEach(part -> warn(Sentence.of("program.verify.other-die").with("place", place.apply(part.brokenAt()))
                .with("finding", FindingText.of(part))));
        if (found.isVerified() || found.divergences.isEmpty() && found.dice.stream().noneMatch(DiceFinding::isBroken)) {
            printVerified(found);
        }
        found.dice.stream().filter(DiceFinding::isUnfair).forEach(part -> warn(Sentence.of("program.verify.not-fair").with("from", part.from()).with("to", part.to())
                .with("finding", FindingText.of(part))));
        return found.isVerified();
    }

    /**
     * Prints the readings of the game over which tables differ, each with its consequence.
     *
     * @param chosen the readings of the game; those that are missing are the default
     */
    void printReadings(Map<String, String> chosen) {
        for (var reading : rules.readings()) {
            var choice = chosen.getOrDefault(reading.id(), reading.standard());
            ReadingTexts.of(rules.id(), told.language()).dispute(reading).map(over -> over.says().get(reading.choices().indexOf(choice))).ifPresent(says -> print(Sentence.of("program.verify.plays-by").with("reading", new Text(reading.id()))
                    .with("choice", new Text(choice)).with("standard", choice.equals(reading.standard())).with("says", new Text(says))));
        }
    }

    private void printVerified(Findings found) {
        print(Sentence.of("program.verify.verified").with("events", found.events).with("boards", found.boards).with("explained", found.explained.size()));
        dice(found);
        found.explained.forEach(divergence -> print(divergence, found.edition));
    }

    private void print(Divergence divergence) {
        warn(Sentence.of("program.verify.divergence").with("place", place.apply(divergence.position())).with("expected", Argument.of(divergence.expected()))
                .with("found", Argument.of(divergence.found())));
        divergence.explanations().ifPresent(both -> print(both, told.err()));
    }

    private void print(ExplainedDivergence divergence, String now) {
        told.print(Sentence.of("program.verify.decided").with("position", divergence.position()).with("edition", new Text(divergence.edition()))
                .with("found", Argument.of(divergence.found())));
        told.out().println("  " + told.phrase(Sentence.of("program.verify.decides").with("edition", new Text(now)).with("expected", Argument.of(divergence.expected()))));
        var concerning = divergence.changes().stream().filter(LaterChange::concerns).toList();
        for (var change : concerning.isEmpty() ? divergence.changes() : concerning) {
            told.out().println("  " + told.phrase(Sentence.of("program.verify.change").with("edition", new Text(change.edition())).with("change", Argument.of(change.text()))
                    .with("rules", new Text(String.join(", ", change.rules().stream().map(Citation::id).toList())))));
        }
        divergence.explanations().ifPresent(both -> print(both, told.out()));
    }

    private void print(ExplanationComparison both, PrintWriter to) {
        if (!both.decided().isEmpty() || !both.recorded().isEmpty()) {
            SideBySide.of(lines(Sentence.of("program.verify.now"), both.decided()), lines(Sentence.of("program.verify.recorded"), both.recorded())).forEach(line -> to.println("  " + line));
        }
    }

    private List<String> lines(Sentence title, List<Step> steps) {
        return Stream.concat(Stream.of(told.phrase(title)), steps.isEmpty() ? Stream.of(told.phrase(Sentence.of("kernel.verify.no-explanation")))
                : steps.stream().map(step -> StepText.of(step, rules, Optional.empty(), told.language()))).toList();
    }

    private void print(Sentence line) {
        told.out().println(name + told.phrase(line));
    }

    private void warn(Sentence line) {
        told.err().println(name + told.phrase(line));
    }

    private void dice(Findings found) {
        int all = found.dice.stream().mapToInt(DiceFinding::dice).sum();
        int proven = found.dice.stream().filter(DiceFinding::isProven).mapToInt(DiceFinding::dice).sum();
        if (all > 0) {
            told.print(Sentence.of("program.verify.dice").with("proven", proven).with("all", all).with("whole", proven == all));
        }
    }
}

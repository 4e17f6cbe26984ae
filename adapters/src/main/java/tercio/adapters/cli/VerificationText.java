package tercio.adapters.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import tercio.application.verification.DiceFinding;
import tercio.application.verification.Divergence;
import tercio.application.verification.ExplainedDivergence;
import tercio.application.verification.ExplanationComparison;
import tercio.application.verification.LaterChange;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.projections.StepText;
import tercio.projections.sentence.Language;

/**
 * Prints the result of a verification: one line, and each divergence with both explanations side by side.
 *
 * @param name the beginning of each first line; empty where there is only one game
 * @param place names a position: as a line of a file, or as a position of a game
 * @param rules by which the game is played
 * @param language of explanations
 */
record VerificationText(String name, IntFunction<String> place, Ruleset<?, ?, ?, ?> rules, Language language, PrintWriter out, PrintWriter err) {

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
        found.dice.stream().filter(DiceFinding::isBroken).forEach(part -> err.println(name + "not verified: " + place.apply(part.brokenAt())
                + ": the secret that was told gives another die here: " + part.finding() + "."));
        if (found.isVerified() || found.divergences.isEmpty() && found.dice.stream().noneMatch(DiceFinding::isBroken)) {
            printVerified(found);
        }
        found.dice.stream().filter(DiceFinding::isUnfair).forEach(part -> err.println(name + "not fair: the dice of positions " + part.from()
                + " to " + part.to() + ": " + part.finding()));
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
            reading.dispute().map(over -> over.says().get(reading.choices().indexOf(choice))).ifPresent(says -> out.println(name + "plays by " + reading.id() + ": " + choice
                    + (choice.equals(reading.standard()) ? ", the default. " : ". ") + says));
        }
    }

    private void printVerified(Findings found) {
        out.println(name + "verified: " + found.events + " events, the chain of hashes is intact, and every command"
                + " decided again gives what was recorded"
                + (found.boards == 0 ? "" : "; " + found.boards + " boards are the recorded ones")
                + (found.explained.isEmpty() ? "" : ", but for " + found.explained.size() + " by changes of the rules since"));
        dice(found);
        found.explained.forEach(divergence -> print(divergence, found.edition));
    }

    private void print(Divergence divergence) {
        err.println(name + "not verified: " + place.apply(divergence.position()) + ": the rules make something else of this command: "
                + divergence.expected() + ", not " + divergence.found() + ".");
        divergence.explanations().ifPresent(both -> print(both, err));
    }

    private void print(ExplainedDivergence divergence, String now) {
        out.println("at " + divergence.position() + ", decided by edition " + divergence.edition() + ": " + divergence.found());
        out.println("  edition " + now + " decides: " + divergence.expected());
        var concerning = divergence.changes().stream().filter(LaterChange::concerns).toList();
        for (var change : concerning.isEmpty() ? divergence.changes() : concerning) {
            out.println("  edition " + change.edition() + ": " + change.text() + " ("
                    + String.join(", ", change.rules().stream().map(Citation::id).toList()) + ")");
        }
        divergence.explanations().ifPresent(both -> print(both, out));
    }

    private void print(ExplanationComparison both, PrintWriter to) {
        if (!both.decided().isEmpty() || !both.recorded().isEmpty()) {
            SideBySide.of(lines("Decided now:", both.decided()), lines("Recorded:", both.recorded())).forEach(line -> to.println("  " + line));
        }
    }

    private List<String> lines(String title, List<Step> steps) {
        return Stream.concat(Stream.of(title), steps.isEmpty() ? Stream.of("no explanation") : steps.stream().map(step -> StepText.of(step, rules, Optional.empty(), language)))
                .toList();
    }

    private void dice(Findings found) {
        int all = found.dice.stream().mapToInt(DiceFinding::dice).sum();
        int proven = found.dice.stream().filter(DiceFinding::isProven).mapToInt(DiceFinding::dice).sum();
        if (all > 0) {
            out.println("dice of the server: " + proven + " of " + all + " computed again from the secrets that the record tells"
                    + (proven == all ? "" : "; the secret of the others is not told, or they were copied into a fork"));
        }
    }
}

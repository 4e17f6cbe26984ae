package tercio.projections;

import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.game.GameWords;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.domain.table.EnteredTables;
import tercio.projections.sentence.Texts;

/** Writes one step of an explanation as a line: die, each modifier with its rule, sum, table cell, result. */
public final class StepText {

    private StepText() {}

    /** A step of a ruling by these rules; it names a party by its title, and says where its figure is lost and was reconstructed. */
    public static String of(Step step, GameWords<?, ?> words) {
        return of(readable(step, words), step.side() == null ? "" : words.sideTitle(step.side())) + (words.isReconstructed(step) ? " (reconstructed figure)" : "");
    }

    /** The same in a game for which an owner entered tables. */
    public static String of(Step step, GameWords<?, ?> words, Optional<EnteredTables> entered) {
        return of(readable(step, words), step.side() == null ? "" : words.sideTitle(step.side())) + (words.isReconstructed(step, entered) ? " (reconstructed figure)" : "");
    }

    private static Step readable(Step step, GameWords<?, ?> words) {
        return words.readableStep(step).withSaid(Texts::englishPhrase);
    }

    private static String of(Step step, String side) {
        var line = new StringBuilder(step.step());
        if (!side.isEmpty()) {
            line.append(" (").append(side).append(')');
        }
        line.append(':');
        if (!step.dice().isEmpty()) {
            line.append(" die ").append(step.dice().stream().map(String::valueOf).collect(Collectors.joining(", ")));
        }
        step.modifiers().forEach(modifier -> line.append(' ').append(modifier(modifier)));
        if (step.modified() != null && !step.modifiers().isEmpty()) {
            line.append(" = ").append(step.modified());
        }
        if (step.cell() != null) {
            line.append(step.dice().isEmpty() && step.modifiers().isEmpty() ? " " : ", ").append(step.cell().table()).append(' ').append(step.cell().row()).append('/').append(step.cell().column());
        }
        if (step.result() != null) {
            line.append(" -> ").append(step.result());
        }
        step.readings().forEach(reading -> line.append(" {").append(reading).append('}'));
        return line.append(" [").append(step.rule()).append(']').toString();
    }

    private static String modifier(Modifier modifier) {
        return (modifier.value() > 0 ? "+" : "") + modifier.value() + " " + modifier.reason() + " [" + modifier.rule() + "]";
    }
}

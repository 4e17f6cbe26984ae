package tercio.projections;

import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.game.GameWords;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.EnteredTables;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.StepTexts;
import tercio.projections.sentence.Texts;

/** Writes one step of an explanation as a line: die, each modifier with its rule, sum, table cell, result. */
public final class StepText {

    private StepText() {}

    /** A step of a ruling by these rules in English; it names a party by its title, and says where its figure is lost and was reconstructed. */
    public static String of(Step step, GameWords<?, ?> words) {
        return of(step, words, words.isReconstructed(step), Language.EN);
    }

    /** The same in a language, in a game for which an owner may have entered tables. */
    public static String of(Step step, GameWords<?, ?> words, Optional<EnteredTables> entered, Language language) {
        return of(step, words, words.isReconstructed(step, entered), language);
    }

    private static String of(Step step, GameWords<?, ?> words, boolean reconstructed, Language language) {
        var told = StepTexts.in(language).translate(words.readableStep(step), words::bearersOf);
        return line(told, step.side() == null ? "" : words.sideTitle(step.side()), language) + (reconstructed ? " " + word("kernel.step.reconstructed", language) : "");
    }

    private static String word(String key, Language language) {
        return Texts.in(language).phrase(Sentence.of(key));
    }

    private static String line(Step step, String side, Language language) {
        var line = new StringBuilder(step.step());
        if (!side.isEmpty()) {
            line.append(" (").append(side).append(')');
        }
        line.append(':');
        if (!step.dice().isEmpty()) {
            line.append(' ').append(word("kernel.step.die", language)).append(' ').append(step.dice().stream().map(String::valueOf).collect(Collectors.joining(", ")));
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

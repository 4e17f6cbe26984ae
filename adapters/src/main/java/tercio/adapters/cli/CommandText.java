package tercio.adapters.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** The output of a command in the language of its reader. */
record CommandText(Language language, PrintWriter out, PrintWriter err) {

    static CommandText of(CommandSpec command) {
        return new CommandText(SentenceLanguage.of(command), command.commandLine().getOut(), command.commandLine().getErr());
    }

    /** Prints a line of the result. */
    void print(Sentence line) {
        out.println(phrase(line));
    }

    /** Prints a line beside the result. */
    void warn(Sentence line) {
        err.println(phrase(line));
    }

    String phrase(Sentence sentence) {
        return Texts.in(language).phrase(sentence);
    }

    String text(Sentence sentence) {
        return Texts.in(language).text(sentence);
    }
}

package tercio.adapters.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/** Arguments that a command does not take, with the reason as a sentence. Its message is in English. */
final class RefusedUsage extends ParameterException {

    private static final long serialVersionUID = 1;

    private final transient Sentence reason;

    RefusedUsage(CommandSpec command, Sentence reason) {
        super(command.commandLine(), Texts.englishPhrase(reason));
        this.reason = reason;
    }

    Sentence reason() {
        return reason;
    }
}

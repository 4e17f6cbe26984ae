package tercio.adapters.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;

/** A name on the command line that nothing has: the refusal says what there is. */
final class UnknownName {

    private UnknownName() {}

    /** The installed rulebook of that id. */
    static RulebookModule requireRuleset(CommandSpec command, String id) {
        var installed = RulebookModules.installed();
        return installed.module(id).orElseThrow(() -> refusal(command, "ruleset " + id, installed.modules().stream().map(RulebookModule::id).toList()));
    }

    /** @param known the names that would do, in order */
    static ParameterException refusal(CommandSpec command, String what, List<String> known) {
        return refusal(command, what, "there are " + String.join(", ", known));
    }

    /** @param hint where names that would do are found, as part of a sentence */
    static ParameterException refusal(CommandSpec command, String what, String hint) {
        return new ParameterException(command.commandLine(), "There is no " + what + "; " + hint + ".");
    }
}

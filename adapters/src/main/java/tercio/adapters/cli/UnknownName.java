package tercio.adapters.cli;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** A name on the command line that nothing has: the refusal says what there is. */
final class UnknownName {

    private UnknownName() {}

    /** The kind of thing that a name stands for. */
    enum Kind { RULESET, PARTY, PROCEDURE, LANGUAGE, RULE }

    /** The installed rulebook of that id. */
    static RulebookModule requireRuleset(CommandSpec command, String id) {
        var installed = RulebookModules.all();
        return installed.module(id).orElseThrow(() -> refusal(command, Kind.RULESET, id, installed.modules().stream().map(RulebookModule::id).toList()));
    }

    /** @param known the names that would do, in order; a rule is found by another command */
    static RefusedUsage refusal(CommandSpec command, Kind kind, String name, List<String> known) {
        return new RefusedUsage(command, Sentence.of("program.list.unknown").with("kind", kind.name().toLowerCase(Locale.ROOT)).with("name", new Text(name))
                .with("known", new Text(String.join(", ", known))));
    }
}

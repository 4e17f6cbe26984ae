package tercio.adapters.cli;

import java.io.PrintStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Lists the rulesets with their views and procedures, or prints the JSON Schema of the requests of one procedure. */
@Command(name = "rulesets", mixinStandardHelpOptions = true,
        description = "List the rulesets with their views and procedures, or print the JSON Schema of the requests of one procedure.")
public final class RulesetsCommand implements Callable<Integer> {

    private final PrintStream out;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", arity = "0..1", paramLabel = "RULESET", description = "only this ruleset")
    private String ruleset;

    @Parameters(index = "1", arity = "0..1", paramLabel = "PROCEDURE", description = "the procedure whose requests are described")
    private String procedure;

    public RulesetsCommand() {
        this(System.out);
    }

    RulesetsCommand(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        if (ruleset == null) {
            RulebookModules.all().modules().forEach(this::print);
        } else {
            var module = UnknownName.requireRuleset(spec, ruleset);
            if (procedure == null) {
                print(module);
            } else {
                out.println(procedure(module).schema().toPrettyString());
            }
        }
        out.flush();
        return 0;
    }

    private ProcedureEndpoint procedure(RulebookModule module) {
        var known = module.procedures();
        return known.stream().filter(endpoint -> endpoint.procedure().equals(procedure)).findFirst()
                .orElseThrow(() -> UnknownName.refusal(spec, UnknownName.Kind.PROCEDURE, procedure, known.stream().map(ProcedureEndpoint::procedure).toList()));
    }

    private void print(RulebookModule module) {
        var told = CommandText.of(spec);
        out.printf("%s: %s%n", module.id(), module.title().map(told::phrase).orElse(module.id()));
        module.manifest(told.language()).views().forEach(view -> out.println("  " + told.phrase(Sentence.of("program.list.view").with("name", new Text(view.name())).with("title", new Text(view.title())))));
        module.procedures().forEach(endpoint -> out.println("  " + told.phrase(Sentence.of("program.list.procedure").with("name", new Text(endpoint.procedure())).with("title", new Text(endpoint.title(told.language()))))));
    }
}

package tercio.adapters.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.archive.BoardPattern;
import tercio.adapters.archive.RefusedQuery;
import tercio.adapters.archive.Written;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tools.jackson.databind.node.JsonNodeFactory;

/** Finds moments by what stands on the board. */
@Command(name = "positions", mixinStandardHelpOptions = true,
        description = "Find the moments whose board fits a pattern, with what was done next and what came of it, as JSON.")
final class ArchivePositionsCommand implements Callable<Integer> {

    @Parameters(paramLabel = "PATTERN", description = "kinds of things with conditions and semicolons between them: \"siege place=artois; stack party=france size>=5\"")
    private String pattern;

    @Mixin
    private AskedArchive asked;

    @Spec
    private CommandSpec spec;

    private final Supplier<RulebookModules> modules;
    private final Supplier<InstalledRulebooks> library;

    ArchivePositionsCommand(Supplier<RulebookModules> modules, Supplier<InstalledRulebooks> library) {
        this.modules = modules;
        this.library = library;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var body = JsonNodeFactory.instance.objectNode().put("pattern", pattern).toString();
        var told = asked.ofService(service -> service.post("/api/analysis/positions", body));
        if (told.isPresent()) {
            spec.commandLine().getOut().println(new String(told.get(), StandardCharsets.UTF_8).stripTrailing());
            return 0;
        }
        return asked.with(modules, library, archive -> {
            try {
                spec.commandLine().getOut().println(Written.json(archive.positions(BoardPattern.read(pattern), archive.games())).toPrettyString());
                return 0;
            } catch (RefusedQuery refused) {
                throw new RefusedInput(Sentence.of("program.archive.pattern").with("fault", Argument.of(refused.reason())), refused);
            }
        });
    }
}

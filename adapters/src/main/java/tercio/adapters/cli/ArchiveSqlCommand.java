package tercio.adapters.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.archive.RefusedQuery;
import tercio.adapters.archive.Written;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tools.jackson.databind.node.JsonNodeFactory;

/** Answers SQL. */
@Command(name = "sql", mixinStandardHelpOptions = true, description = "Answer SQL over the tables of the archive: one SELECT. 'tercio archive schema' tells the tables.")
final class ArchiveSqlCommand implements Callable<Integer> {

    @Parameters(paramLabel = "SQL", description = "one SELECT")
    private String sql;

    @Option(names = "--format", description = "csv or json (default: ${DEFAULT-VALUE})", defaultValue = "csv")
    private String format;

    @Mixin
    private AskedArchive asked;

    @Spec
    private CommandSpec spec;

    private final Supplier<RulebookModules> modules;
    private final Supplier<InstalledRulebooks> library;

    ArchiveSqlCommand(Supplier<RulebookModules> modules, Supplier<InstalledRulebooks> library) {
        this.modules = modules;
        this.library = library;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!List.of("csv", "json").contains(format)) {
            throw new RefusedInput(Sentence.of("program.archive.format"));
        }
        var body = JsonNodeFactory.instance.objectNode().put("sql", sql).toString();
        var told = asked.ofService(service -> service.post("/api/analysis/query?format=" + format, body));
        if (told.isPresent()) {
            spec.commandLine().getOut().println(new String(told.get(), StandardCharsets.UTF_8).stripTrailing());
            return 0;
        }
        return asked.with(modules, library, archive -> {
            try {
                var table = archive.query(sql, archive.games());
                spec.commandLine().getOut().println((format.equals("csv") ? Written.csv(table) : Written.json(table).toPrettyString()).stripTrailing());
                return 0;
            } catch (RefusedQuery refused) {
                throw new RefusedInput(refused.reason(), refused);
            }
        });
    }
}

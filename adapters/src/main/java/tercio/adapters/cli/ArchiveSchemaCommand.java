package tercio.adapters.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tercio.adapters.archive.ArchiveLimits;
import tercio.adapters.archive.GameArchives;
import tercio.adapters.archive.SchemaTexts;
import tercio.adapters.archive.Written;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;

/** Prints the tables of the archive. */
@Command(name = "schema", mixinStandardHelpOptions = true, description = "Print the tables of the archive: each column with type, unit, meaning and rule.")
final class ArchiveSchemaCommand implements Callable<Integer> {

    @Option(names = "--json", description = "as JSON")
    private boolean json;

    @Spec
    private CommandSpec spec;

    private final Supplier<RulebookModules> modules;

    ArchiveSchemaCommand(Supplier<RulebookModules> modules) {
        this.modules = modules;
    }

    @Override
    public Integer call() {
        var out = spec.commandLine().getOut();
        var language = SentenceLanguage.of(spec);
        var texts = new SchemaTexts(language);
        // The tables are told without opening any file.
        try (var archive = GameArchives.readOnly(Path.of("none"), modules.get().archives(), ArchiveLimits.STANDARD)) {
            if (json) {
                out.println(Written.schema(archive.tables(), GameBackend.program(), language).toPrettyString());
                return 0;
            }
            archive.tables().forEach(table -> {
                out.println(table.name() + ": " + texts.of(table));
                table.allColumns().forEach(column -> out.println("  " + column.name() + " " + column.type().word()
                        + (column.unit().isEmpty() ? "" : " [" + texts.unit(column) + "]") + ": " + texts.meaning(table, column)
                        + (column.rule().isEmpty() ? "" : " (" + column.rule() + ")")));
            });
            return 0;
        }
    }
}

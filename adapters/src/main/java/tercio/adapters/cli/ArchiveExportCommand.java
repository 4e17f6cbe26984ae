package tercio.adapters.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.zip.ZipInputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.archive.ArchiveLimits;
import tercio.adapters.archive.ArchiveTable;
import tercio.adapters.archive.GameArchives;
import tercio.adapters.archive.Notebook;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Writes the tables for a notebook. */
@Command(name = "export", mixinStandardHelpOptions = true,
        description = "Write the tables of the archive as Parquet files into a folder, with a README of their columns and two example notebooks.")
final class ArchiveExportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "DIR", description = "the folder; files of the same names are replaced")
    private Path folder;

    @Mixin
    private AskedArchive asked;

    @Spec
    private CommandSpec spec;

    private final Supplier<RulebookModules> modules;
    private final Supplier<InstalledRulebooks> library;

    ArchiveExportCommand(Supplier<RulebookModules> modules, Supplier<InstalledRulebooks> library) {
        this.modules = modules;
        this.library = library;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Files.createDirectories(folder);
        var zip = asked.ofService(service -> service.get("/api/analysis/parquet"));
        if (zip.isPresent()) {
            return unpack(zip.get());
        }
        return asked.with(modules, library, archive -> {
            var written = archive.parquet(archive.games());
            int files = 0;
            try (var tables = Files.list(written)) {
                for (var table : tables.sorted().toList()) {
                    Files.move(table, folder.resolve(table.getFileName()), StandardCopyOption.REPLACE_EXISTING);
                    files++;
                }
            } finally {
                Files.deleteIfExists(written);
            }
            return report(files, archive.tables());
        });
    }

    private int unpack(byte[] zip) throws IOException {
        int files = 0;
        try (var in = new ZipInputStream(new ByteArrayInputStream(zip), StandardCharsets.UTF_8)) {
            for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                Files.copy(in, folder.resolve(Path.of(entry.getName()).getFileName()), StandardCopyOption.REPLACE_EXISTING);
                files++;
            }
        }
        try (var tables = GameArchives.readOnly(Path.of("none"), modules.get().archives(), ArchiveLimits.STANDARD)) {
            return report(files, tables.tables());
        }
    }

    private int report(int files, List<ArchiveTable> tables) throws IOException {
        Notebook.write(folder, tables);
        CommandText.of(spec).print(Sentence.of("program.archive.tables").with("count", files).with("folder", new Text(folder.toString())));
        return 0;
    }
}

package tercio.adapters.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.record.GameOpened;

/** Writes a game as one portable file. */
@Command(name = "export", mixinStandardHelpOptions = true, description = "Write the record of a game: one portable file.")
final class ExportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "GAME", description = "the id of the game")
    private String game;

    @Option(names = {"-o", "--output"}, paramLabel = "FILE", description = "the output file (default: standard output)")
    private Path file;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    ExportCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        try (var backend = data.open(library.get())) {
            if (file == null) {
                var out = spec.commandLine().getOut();
                write(backend, out);
                out.flush();
            } else {
                writeWhole(backend);
            }
            return 0;
        }
    }

    /** Writes the file completely or not at all, even if the program is interrupted. */
    private void writeWhole(GameBackend backend) throws IOException {
        var part = file.resolveSibling(file.getFileName() + ".part");
        try {
            try (var out = new PrintWriter(Files.newBufferedWriter(part))) {
                write(backend, out);
            }
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private void write(GameBackend backend, Writer out) {
        var opening = backend.eventLog().between(game, 1, 1).stream().findFirst()
                .orElseThrow(() -> data.noGame(game));
        backend.records().write(game, (GameOpened) opening.fact(), Integer.MAX_VALUE, out);
        backend.damagedGames().reason(game).ifPresent(reason -> CommandText.of(spec).warn(RebuildCommand.setAside(game, reason)));
    }
}

package tercio.adapters.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.service.RunningService;
import tercio.adapters.store.BackupFile;
import tercio.adapters.store.GameBackup;
import tercio.adapters.store.StoreLocation;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/** Copies all games into one file. It works while the service runs. */
@Command(name = "backup", mixinStandardHelpOptions = true,
        description = "Copy all games of the folder, with tokens and secrets, into one file, or one game of a folder or a database. The service may keep running.")
final class BackupCommand implements Callable<Integer> {

    private static final int OK = 200;

    @Parameters(paramLabel = "FILE", description = "the backup file; it is written completely or not at all")
    private Path file;

    @Option(names = "--game", paramLabel = "GAME", description = "copy this game alone, also out of a database")
    private Optional<String> game = Optional.empty();

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        var target = file.toAbsolutePath();
        if (game.isPresent() && data.store() instanceof StoreLocation.Postgres) {
            GameBackup.of(data.currentStore(), game.get(), target);
            return report(target);
        }
        data.requireFolder(Sentence.of("program.store.backs-up-folder"));
        // A killed service leaves its address behind, so the request goes only to a service that proves to own this
        // folder.
        try (var service = RunningService.on(data.path()).orElse(null)) {
            if (service != null && game.isPresent()) {
                saveGame(service.get("/api/backup"), target);
            } else if (service != null) {
                save(service.get("/api/backup"), target);
            } else if (game.isPresent()) {
                GameBackup.of(data.currentStore(), game.get(), target);
            } else {
                BackupFile.of(data.path(), target);
            }
        }
        return report(target);
    }

    private int report(Path target) throws IOException {
        CommandText.of(spec).print(Sentence.of("program.store.backup").with("file", new Text(file.toString())).with("bytes", new Text(String.valueOf(Files.size(target)))));
        return 0;
    }

    /** Saves one game out of the backup of all games that the service gives. */
    private void saveGame(HttpResponse<InputStream> answer, Path target) throws IOException {
        var all = target.resolveSibling(target.getFileName() + ".all");
        try {
            save(answer, all);
            GameBackup.ofBackup(all, game.orElseThrow(), target);
        } finally {
            all.toFile().delete();
        }
    }

    private static void save(HttpResponse<InputStream> answer, Path target) {
        var part = target.resolveSibling(target.getFileName() + ".part");
        try (var body = answer.body()) {
            if (answer.statusCode() != OK) {
                throw new RefusedInput(Sentence.of("program.common.service-answered").with("status", new Text(String.valueOf(answer.statusCode())))
                        .with("text", new Text(new String(body.readAllBytes(), StandardCharsets.UTF_8))));
            }
            Files.copy(body, part, StandardCopyOption.REPLACE_EXISTING);
            restrictToOwner(part);
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException broken) {
            throw new RefusedInput(Sentence.of("program.store.backup-unwritable").with("file", new Text(target.toString())).with("why", new Text(String.valueOf(broken.getMessage()))), broken);
        } finally {
            part.toFile().delete();
        }
    }

    /** Restricts the file to its owner, because it holds tokens and secrets. */
    private static void restrictToOwner(Path file) {
        file.toFile().setReadable(false, false);
        file.toFile().setReadable(true, true);
    }
}

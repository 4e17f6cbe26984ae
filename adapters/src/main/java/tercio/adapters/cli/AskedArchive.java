package tercio.adapters.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tercio.adapters.archive.Archive;
import tercio.adapters.archive.ArchiveDamaged;
import tercio.adapters.archive.ArchiveLimits;
import tercio.adapters.archive.GameArchives;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.RunningService;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.ReceiptKeyFile;
import tercio.application.receipt.PublicReceiptKey;
import tercio.application.receipt.Receipt;
import tercio.application.verification.Progress;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tercio.projections.sentence.StoredReasons;
import tools.jackson.databind.json.JsonMapper;

/** The archive that a command asks: a file that was built, records, the data folder, or the service that runs on it. */
final class AskedArchive {

    private static final int OK = 200;

    @Option(names = "--archive", paramLabel = "FILE", description = "an archive that 'tercio archive build' made")
    private Optional<Path> built = Optional.empty();

    @Option(names = "--record", paramLabel = "FILE", description = "a record, as export writes it; may be given several times")
    private List<Path> records = List.of();

    @Mixin
    private DataFolder data;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** Asks a service. */
    @FunctionalInterface
    interface Request {
        HttpResponse<InputStream> to(RunningService service) throws IOException, InterruptedException;
    }

    /** The answer of the service that runs on the data folder; empty if none runs, and if a file or records are asked. */
    Optional<byte[]> ofService(Request request) throws IOException, InterruptedException {
        if (built.isPresent() || !records.isEmpty()) {
            return Optional.empty();
        }
        try (var service = RunningService.on(data.path()).orElse(null)) {
            if (service == null) {
                return Optional.empty();
            }
            var answer = request.to(service);
            var all = whole(answer);
            new JsonMapper().readTree(whole(service.get("/api/analysis/status"))).path("leftOut")
                    .forEach(each -> leftOut(each.path("game").asString(), each.path("reason").asString()));
            return Optional.of(all);
        }
    }

    private static byte[] whole(HttpResponse<InputStream> answer) throws IOException {
        try (var body = answer.body()) {
            var all = body.readAllBytes();
            if (answer.statusCode() != OK) {
                throw new RefusedInput(Sentence.of("program.common.service-answered").with("status", new Text(String.valueOf(answer.statusCode()))).with("text", new Text(new String(all, StandardCharsets.UTF_8))));
            }
            return all;
        }
    }

    /** Tells of a game that is not in the answer because it cannot be read. The answer itself stays as it is for programs. */
    private void leftOut(String game, String why) {
        CommandText.of(spec).warn(leftOutGame(game, why));
    }

    /** @param why the reason as it is stored */
    static Sentence.Keyed leftOutGame(String game, String why) {
        return Sentence.of("program.archive.left-out").with("game", new Text(game)).with("why", Argument.of(StoredReasons.sentence(why)));
    }

    /** A receipt for a name and a head, by the newest key of the data folder; the folder gets its first key where it has none. */
    Receipt signature(String name, String head) throws IOException {
        Files.createDirectories(data.path());
        return keys().sign(name, 1, head);
    }

    /** The keys of the data folder, the newest first; none where it has none. */
    List<PublicReceiptKey> knownKeys() {
        return Files.exists(data.path().resolve(ReceiptKeyFile.NAME)) ? keys().publicKeys() : List.of();
    }

    private ReceiptKeyFile keys() {
        return ReceiptKeyFile.in(data.path());
    }

    /** A task for an archive. */
    @FunctionalInterface
    interface Work {
        int run(Archive archive) throws IOException;
    }

    /** Works on the archive of the file, the records or the folder; no service runs on it. */
    int with(Supplier<RulebookModules> modules, Supplier<InstalledRulebooks> library, Work work) throws IOException {
        if (built.isPresent()) {
            try (var archive = GameArchives.readOnly(built.get(), modules.get().archives(), ArchiveLimits.STANDARD)) {
                return work.run(archive);
            }
        }
        try (var backend = records.isEmpty() ? data.open(library.get()) : of(records, library.get());
                var archive = GameArchives.of(backend, modules.get().archives(), ArchiveLimits.STANDARD,
                        backend.folder().map(folder -> folder.resolve(GameArchives.FILE)))) {
            int done = feedAndRun(archive, work);
            archive.status(backend.directory().all()).leftOut().forEach(this::leftOut);
            return done;
        }
    }

    private static int feedAndRun(Archive archive, Work work) throws IOException {
        try {
            archive.feed(() -> false);
            return work.run(archive);
        } catch (ArchiveDamaged damaged) {
            // It is made anew, as without its file.
            archive.feed(() -> false);
            return work.run(archive);
        }
    }

    /** The games of records, in memory. */
    static GameBackend of(List<Path> records, InstalledRulebooks library) throws IOException {
        var backend = GameBackend.inMemory(library);
        try {
            for (var file : records) {
                try (var in = Files.newBufferedReader(file)) {
                    backend.games().adopt(backend.records().read(in, Progress.SILENT));
                }
            }
            return backend;
        } catch (IOException | RuntimeException failed) {
            backend.close();
            throw failed;
        }
    }
}

package tercio.adapters.cli;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.archive.Written;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/** Sets two sessions beside each other. */
@Command(name = "compare", mixinStandardHelpOptions = true,
        description = "Tell what two games share, where they part, what each did next, and their figures at the end, as JSON.")
final class ArchiveCompareCommand implements Callable<Integer> {

    @Parameters(arity = "2", paramLabel = "GAME", description = "the ids of two games")
    private List<String> games;

    @Mixin
    private AskedArchive asked;

    @Spec
    private CommandSpec spec;

    private final Supplier<RulebookModules> modules;
    private final Supplier<InstalledRulebooks> library;

    ArchiveCompareCommand(Supplier<RulebookModules> modules, Supplier<InstalledRulebooks> library) {
        this.modules = modules;
        this.library = library;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (games.getFirst().equals(games.getLast())) {
            throw new RefusedInput(Sentence.of("program.archive.two-games"));
        }
        var told = asked.ofService(service -> service.get("/api/analysis/compare?games=" + URLEncoder.encode(String.join(",", games), StandardCharsets.UTF_8)));
        if (told.isPresent()) {
            spec.commandLine().getOut().println(new String(told.get(), StandardCharsets.UTF_8).stripTrailing());
            return 0;
        }
        return asked.with(modules, library, archive -> {
            var held = archive.games();
            games.stream().filter(game -> !held.contains(game)).findFirst().ifPresent(game -> {
                throw new RefusedInput(Sentence.of("program.archive.no-game").with("game", new Text(game)));
            });
            spec.commandLine().getOut().println(Written.json(archive.compare(games.getFirst(), games.getLast(), held)).toPrettyString());
            return 0;
        });
    }
}

package tercio.adapters.cli;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tercio.adapters.archive.Filters;
import tercio.adapters.archive.Written;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.InstalledRulebooks;

/** Tells the tree of openings. */
@Command(name = "openings", mixinStandardHelpOptions = true, description = "Tell the first orders of each party as a tree, with games, points and persons, as JSON.")
final class ArchiveOpeningsCommand implements Callable<Integer> {

    @Option(names = "--scenario", description = "only games of this scenario")
    private String scenario;

    @Option(names = "--party", description = "only this party")
    private String party;

    @Mixin
    private AskedArchive asked;

    @Spec
    private CommandSpec spec;

    private final Supplier<RulebookModules> modules;
    private final Supplier<InstalledRulebooks> library;

    ArchiveOpeningsCommand(Supplier<RulebookModules> modules, Supplier<InstalledRulebooks> library) {
        this.modules = modules;
        this.library = library;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var values = new TreeMap<String, List<String>>();
        put(values, Filters.SCENARIO, scenario);
        put(values, Filters.PARTY, party);
        var told = asked.ofService(service -> service.get(path(values)));
        if (told.isPresent()) {
            spec.commandLine().getOut().println(new String(told.get(), StandardCharsets.UTF_8).stripTrailing());
            return 0;
        }
        return asked.with(modules, library, archive -> {
            spec.commandLine().getOut().println(Written.openings(archive.openings(new Filters(values), archive.games(), List.of())).toPrettyString());
            return 0;
        });
    }

    private static void put(Map<String, List<String>> values, String name, String given) {
        if (given != null) {
            values.put(name, List.of(given));
        }
    }

    private static String path(Map<String, List<String>> values) {
        return "/api/analysis/openings" + (values.isEmpty() ? "" : values.entrySet().stream()
                .map(each -> each.getKey() + "=" + URLEncoder.encode(each.getValue().getFirst(), StandardCharsets.UTF_8)).collect(Collectors.joining("&", "?", "")));
    }
}

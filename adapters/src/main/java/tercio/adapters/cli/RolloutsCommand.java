package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.archive.RulebookArchive;
import tercio.adapters.rollout.ComputerPlayers;
import tercio.adapters.rollout.Rollout;
import tercio.adapters.rollout.RolloutJson;
import tercio.adapters.rollout.RolloutResult;
import tercio.adapters.rollout.RolloutRun;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.InstalledRulebooks;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/** Plays on from a position of a record with computer players. */
@Command(name = "rollouts", mixinStandardHelpOptions = true,
        description = "Play on from a position of a record many times with computer players, and tell how often each party wins and each place is held or taken.",
        footer = {"", "The cautious player spares its troops, the aggressive one goes for places, random answers anything. The first two are measured against random in pairs: each seed"
            + " is played twice, with the player on either side, and it wins the pair where both margins together are above 0."})
final class RolloutsCommand implements Callable<Integer> {

    @Parameters(paramLabel = "RECORD", description = "a record, as export writes it")
    private Path record;

    @Option(names = "--at", paramLabel = "POSITION", description = "play on from this position; may be given several times (default: the newest)")
    private List<Integer> at = List.of();

    @Option(names = "--games", description = "games from each position (default: ${DEFAULT-VALUE})", defaultValue = "200")
    private int games;

    @Option(names = "--commands", description = "commands in each game at most (default: ${DEFAULT-VALUE})", defaultValue = "300")
    private int commands;

    @Option(names = "--seed", description = "the number from which all dice follow (default: ${DEFAULT-VALUE})", defaultValue = "1")
    private long seed;

    @Option(names = "--policy", paramLabel = "PARTY=PLAYER", description = "the player of a party, or of * all others: cautious, aggressive or random")
    private Map<String, String> policies = new TreeMap<>();

    @Option(names = "--format", description = "text or json (default: ${DEFAULT-VALUE})", defaultValue = "text")
    private String format;

    @Spec
    private CommandSpec spec;

    private final Supplier<RulebookModules> modules;
    private final Supplier<InstalledRulebooks> library;

    RolloutsCommand(Supplier<RulebookModules> modules, Supplier<InstalledRulebooks> library) {
        this.modules = modules;
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        require(List.of("text", "json").contains(format), Sentence.of("program.play.format"));
        require(ComputerPlayers.byName().keySet().containsAll(policies.values()), Sentence.of("program.play.policy").with("known", new Text(String.join(", ", ComputerPlayers.byName().keySet()))));
        try (var backend = AskedArchive.of(List.of(record), library.get())) {
            var game = backend.directory().all().getFirst();
            var history = backend.histories().of(game).orElseThrow();
            var positions = at.isEmpty() ? List.of(history.position()) : at.stream().distinct().toList();
            require(positions.size() <= Rollout.MOST_POSITIONS && positions.stream().allMatch(position -> position >= 1 && position <= history.position()),
                    Sentence.of("program.play.positions").with("last", history.position()).with("most", Rollout.MOST_POSITIONS));
            require(games >= 1 && games <= Rollout.MOST_GAMES / positions.size(), Sentence.of("program.play.range").with("option", new Text("--games")).with("most", Rollout.MOST_GAMES / positions.size()));
            require(commands >= 1 && commands <= Rollout.MOST_COMMANDS, Sentence.of("program.play.range").with("option", new Text("--commands")).with("most", Rollout.MOST_COMMANDS));
            var rulebook = modules.get().archives().getOrDefault(history.openingEvent().ruleset(), RulebookArchive.NOTHING);
            var run = new RolloutRun(new Rollout(game, positions, games, commands, seed, policies), history, rulebook);
            play(run);
            print(run);
            return 0;
        }
    }

    private static void require(boolean holds, Sentence otherwise) {
        if (!holds) {
            throw new RefusedInput(otherwise);
        }
    }

    /** Plays the games on all cores and throws the first failure. */
    private static void play(RolloutRun run) {
        try (var threads = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            var parts = IntStream.range(0, Runtime.getRuntime().availableProcessors()).mapToObj(part -> threads.submit(() -> run.play(() -> false))).toList();
            for (var part : parts) {
                part.get();
            }
        } catch (InterruptedException stopped) {
            run.cancel();
            Thread.currentThread().interrupt();
        } catch (ExecutionException broken) {
            throw broken.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(broken.getCause());
        }
    }

    private void print(RolloutRun run) {
        var out = spec.commandLine().getOut();
        if (format.equals("json")) {
            out.println(RolloutJson.of(run).toPrettyString());
            return;
        }
        var told = CommandText.of(spec);
        for (var result : run.results()) {
            told.print(Sentence.of("program.play.rollout").with("position", result.position()).with("games", result.games()).with("seed", new Text(String.valueOf(run.rollout().seed())))
                    .with("over", result.over()));
            result.parties().forEach(party -> out.println("  " + told.phrase(Sentence.of("program.play.wins").with("party", new Text(party.party())).with("chance", chance(party.wins()))
                    .with("mean", new Text(String.format(Locale.ROOT, "%.1f", party.mean()))))));
            result.places().forEach(place -> out.println("  " + told.phrase(Sentence.of("program.play.holds").with("place", new Text(place.place()))
                    .with("holder", place.holder().isEmpty() ? Argument.of(Sentence.of("program.report.nobody")) : new Text(place.holder())).with("chance", chance(place.holds())))
                    + place.takes().entrySet().stream().map(by -> told.phrase(Sentence.of("program.play.takes").with("party", new Text(by.getKey())).with("chance", chance(by.getValue()))))
                            .collect(Collectors.joining())));
        }
    }

    private static Sentence.Keyed chance(RolloutResult.Chance chance) {
        return Sentence.of("program.play.chance").with("share", perCent(chance.share())).with("low", perCent(chance.low())).with("high", perCent(chance.high()));
    }

    private static Text perCent(double share) {
        return new Text(String.format(Locale.ROOT, "%.0f", 100 * share));
    }
}

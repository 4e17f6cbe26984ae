package tercio.bench;

import java.nio.file.Path;
import java.util.ServiceLoader;

/**
 * Main class: prints the measured numbers beside their bars and the baselines of the same run: {@code mvn -q -Pbench -pl adapters/bench -am verify -DskipTests}.
 * With {@code -Dbench.arguments="only=commands,game games=100 gameEvents=10000"} only some parts ({@code rules}, {@code commands}, {@code
 * game}, {@code rebuild}, {@code battles}, {@code light}, {@code start}, {@code many}, {@code cost}, {@code heard}, {@code archive}) or another size is measured (also {@code costGames=50}), with {@code "ruleset=empires-in-arms scenario=europe-1805"} games by other rules.
 */
public final class Benchmark {

    private static final int TURNS = 1500;
    private static final long SEED = 7;

    private Benchmark() {}

    public static void main(String[] arguments) throws Exception {
        var options = BenchmarkOptions.of(arguments);
        var report = new BenchmarkReport(System.out);
        report.head("H2 in a file, every commit flushed before it returns (WRITE_DELAY=0)");
        // First, so that the cold times are those of a fresh process.
        if (options.wants("battles")) {
            ServiceLoader.load(RulebookBenchmark.class).forEach(rulebook -> rulebook.measure(report));
        }
        var war = ScriptedWar.of(BenchmarkGame.rules(options.ruleset()), options.scenario(), TURNS, SEED);
        var program = Path.of(System.getProperty("bench.program"));
        try (var scratch = ScratchFolder.make()) {
            if (options.wants("rules")) {
                new RulesBenchmark(report, war).measure();
            }
            if (options.store().isEmpty() && options.wants("commands")) {
                new CommandBenchmark(report, scratch, war).measure();
            }
            if (options.wants("cost")) {
                new CommandCost(report, scratch, war, options.store(), options.costGames()).measure();
            }
            if (options.wants("many")) {
                new ManyGamesBenchmark(report, scratch, program, war, options).measure();
            }
            if (!options.store().isEmpty() && options.wants("commands")) {
                new PostgresBenchmark(report, scratch, war, options.store()).measure();
            }
            if (!options.store().isEmpty() && options.wants("heard")) {
                report.title("PostgreSQL, two services");
                new PostgresBenchmark(report, scratch, war, options.store()).heardElsewhere();
            }
            if (options.wants("game")) {
                var benchmarkGame = new LongGameBenchmark(report, scratch, war, options.events()).measure();
                new StartBenchmark(report, scratch, program).firstLooks(LongGameBenchmark.FOLDER, benchmarkGame.game(), benchmarkGame.host(), options.events());
            }
            if (options.wants("rebuild")) {
                new RebuildBenchmark(report, scratch, war).measure(options.games(), options.gameEvents());
            }
            if (options.wants("archive")) {
                new ArchiveBenchmark(report, scratch, options).measure(options.sessions(), options.sessionEvents());
            }
            if (options.wants("light")) {
                new LightRequestBenchmark(report, scratch, program, war).measure();
            }
            if (options.wants("start")) {
                new StartBenchmark(report, scratch, program).measure();
            }
        }
        System.exit(0);
    }
}

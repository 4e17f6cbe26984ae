package tercio.bench;

import java.nio.file.Path;

/**
 * Prints the numbers to reach beside the floors of the same run: {@code mvn -q -Pbench -pl adapters/bench -am verify -DskipTests}.
 * With {@code -Dbench.arguments="only=commands,game games=100 gameEvents=10000"} only some parts ({@code commands}, {@code
 * game}, {@code rebuild}, {@code battles}, {@code light}, {@code start}) or another size is measured.
 */
public final class Benchmark {

    private static final int TURNS = 1500;
    private static final long SEED = 7;

    private Benchmark() {}

    public static void main(String[] arguments) throws Exception {
        var options = Options.of(arguments);
        var sheet = new Sheet(System.out);
        sheet.head("H2 in a file, every commit flushed before it returns (WRITE_DELAY=0)");
        // Before anything else has warmed the process.
        if (options.wants("battles")) {
            new Battles(sheet).measure();
        }
        var war = War.of(Table.RULES, Table.RULES.scenario(Table.SCENARIO).orElseThrow(), TURNS, SEED);
        var program = Path.of(System.getProperty("bench.program"));
        try (var scratch = Scratch.made()) {
            if (options.wants("commands")) {
                new Commands(sheet, scratch, war).measure();
            }
            if (options.wants("game")) {
                var table = new LongGame(sheet, scratch, war, options.events()).measure();
                new Start(sheet, scratch, program).firstLooks(LongGame.FOLDER, table.game(), table.host(), options.events());
            }
            if (options.wants("rebuild")) {
                new Rebuild(sheet, scratch, war).measure(options.games(), options.gameEvents());
            }
            if (options.wants("light")) {
                new LightRequests(sheet, scratch, program, war).measure();
            }
            if (options.wants("start")) {
                new Start(sheet, scratch, program).measure();
            }
        }
        System.exit(0);
    }
}

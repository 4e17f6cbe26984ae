package tercio.adapters.cli;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.ApplicationContextException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.demo.DemonstrationGames;
import tercio.adapters.rulebook.OperatorTables;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tercio.adapters.settings.Settings;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.StoreLocation;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tercio.projections.sentence.Texts;

/** Runs the service until it is stopped from outside. */
@Command(name = "serve", mixinStandardHelpOptions = true,
        description = "Run the service: the page, the API, and the games of a folder. This is what happens without a command.")
final class ServeCommand implements Callable<Integer> {

    private static final Logger LOG = LoggerFactory.getLogger(ServeCommand.class);
    /** The longest time after the start of the process that the service waits for its first reading before it tells its address. */
    private static final Duration LONGEST_START = Duration.ofSeconds(4);

    @Option(names = "--port", paramLabel = "N", defaultValue = "8080",
            description = "the port, 0 for any that is free (default: ${DEFAULT-VALUE})")
    private int port;

    @Option(names = "--address", paramLabel = "ADDRESS", defaultValue = "127.0.0.1",
            description = "the address to listen on; the default accepts this machine only (default: ${DEFAULT-VALUE})")
    private String address;

    @Option(names = "--allow-host", paramLabel = "NAME", split = ",",
            description = "a further host name of the service, such as the name of a proxy in front of it; may be repeated")
    private List<String> hosts = List.of();

    @Option(names = "--demo", description = "add the demonstration games; the first start creates them")
    private boolean demo;

    @Option(names = "--rehearse", hidden = true, paramLabel = "RECORD", split = ",",
            description = "start, answer the first requests and those about the first recorded game, verify all of them, and stop: for the build")
    private List<Path> rehearse = List.of();

    @Mixin
    private DataFolder data;

    @Mixin
    private TablesFolder tables;

    @Spec
    private CommandSpec spec;

    private final Supplier<RulebookModules> rulebooks;
    private final Supplier<InstalledRulebooks> library;

    ServeCommand(Supplier<RulebookModules> rulebooks, Supplier<InstalledRulebooks> library) {
        this.rulebooks = rulebooks;
        this.library = library;
    }

    @Override
    public Integer call() throws Exception {
        var _ = SentenceLanguage.of(spec); // a language that is none ends it before anything is opened
        Settings.checkNames();
        var adjudicator = tables.adjudicator();
        var installed = rulebooks.get();
        if (!rehearse.isEmpty()) {
            WarmUp.ofManyGames(data.store(), library.get(), rehearse.getLast());
        }
        var reading = new CountDownLatch(1);
        var service = start(data.store(), adjudicator, tables.forGames(library.get().rulesets()), rehearse.isEmpty() ? backend -> read(backend, reading) : backend -> {}).closeOnExit();
        if (rehearse.isEmpty()) {
            // The first reading is the slow one: it is done before somebody waits for it.
            reading.await(longestWait().toMillis(), TimeUnit.MILLISECONDS);
        }
        var home = "http://" + (address.contains(":") ? "[" + address + "]" : address) + ":" + service.port();
        var out = spec.commandLine().getOut();
        printAddress(out, home);
        if (demo) {
            DemonstrationGames.in(data.path(), service.backend(), installed).print(out, home, SentenceLanguage.of(spec));
        }
        out.flush();
        if (!rehearse.isEmpty()) {
            WarmUp.of(home);
            WarmUp.ofReading(service.backend(), home, rehearse.getFirst());
            WarmUp.ofVerifying(GameBackend.recordsAlone(library.get()), rehearse);
            WarmUp.ofOdds(installed, adjudicator, WarmUp.FOR_THE_BUILD, worked -> {});
            return 0;
        }
        Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("rehearsal").start(() -> {
            var turn = service.backend().turn();
            turn.await(() -> false);
            WarmUp.ofOdds(installed, adjudicator, WarmUp.FOR_THE_START, turn::pause);
        });
        new CountDownLatch(1).await();
        return 0;
    }

    private static Duration longestWait() {
        var left = LONGEST_START.minusMillis(ManagementFactory.getRuntimeMXBean().getUptime());
        return left.isNegative() ? Duration.ZERO : left;
    }

    /**
     * Reads the game played last while the web part starts, or after the first answer where it has been packed: then nobody plays, and nobody waits for
     * it first. A game that cannot be read tells its reader so, and keeps no service from starting.
     */
    private static void read(GameBackend backend, CountDownLatch done) {
        Thread.ofPlatform().daemon().name("rehearsal of reading").start(() -> {
            try {
                if (WarmUp.findsPackedGame(backend)) {
                    done.countDown();
                    backend.turn().await(() -> false);
                }
                WarmUp.ofReading(backend);
            } catch (RuntimeException failed) {
                LOG.debug("The game played last was not read before it is asked for", failed);
            } finally {
                done.countDown();
            }
        });
    }

    private Service start(StoreLocation store, Adjudicator adjudicator, OperatorTables forGames, Consumer<GameBackend> opened) {
        try {
            return Service.start(library.get(), adjudicator, forGames, port, address, hosts, store, opened);
        } catch (ApplicationContextException notListening) {
            throw new RefusedInput(Sentence.of("program.serve.not-listening").with("address", new Text(address)).with("port", new Text(String.valueOf(port)))
                    .with("why", new Text(String.valueOf(notListening.getMostSpecificCause().getMessage()))), notListening);
        }
    }

    private void printAddress(PrintWriter out, String home) {
        var texts = Texts.in(SentenceLanguage.of(spec));
        for (var line : List.of("page", "docs", "api")) {
            out.println(texts.phrase(Sentence.of("program.serve.address").with("what", line).with("home", new Text(home))));
        }
    }
}

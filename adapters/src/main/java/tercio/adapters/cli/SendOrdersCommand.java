package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.record.Caller;
import tercio.domain.game.OrdersCheck;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.LoadedHistory;
import tercio.projections.RulesAtPosition;
import tercio.projections.sentence.RefusedInput;

/** Sends written orders of a party in a game of this machine as its host, or checks them. */
@Command(name = "orders", mixinStandardHelpOptions = true,
        description = "Send the orders of a party, written as one text, as the host of a game; with --check, tell what they would do.")
final class SendOrdersCommand implements Callable<Integer> {

    private static final int REFUSED = 1;
    /** Limit of a file of orders in bytes: much more than a sheet may have. */
    private static final int LONGEST = 100_000;

    @Parameters(index = "0", paramLabel = "GAME", description = "the id of the game")
    private String game;

    @Parameters(index = "1", paramLabel = "PARTY", description = "the party whose orders they are, such as france")
    private String party;

    @Parameters(index = "2", paramLabel = "FILE", description = "the orders")
    private Path file;

    @Option(names = "--check", description = "tell the faults, or what each order would do now; nothing is sent")
    private boolean check;

    @Mixin
    private SentenceLanguage language;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    SendOrdersCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        var text = GivenFile.text(file, LONGEST);
        try (var backend = data.open(library.get())) {
            var history = backend.histories().of(game).orElseThrow(() -> data.noGame(game));
            Ruleset<?, ?, ?, ?> ruleset = history.opening().ruleset();
            if (!ruleset.takesWrittenOrders()) {
                throw new RefusedInput(Sentence.of("program.game.no-orders").with("ruleset", new Text(ruleset.id())));
            }
            if (!ruleset.knowsParty(party)) {
                throw new RefusedInput(Sentence.of("program.game.no-party").with("ruleset", new Text(ruleset.id())));
            }
            return check ? check(backend, history, text) : send(backend, ruleset, history.position(), text);
        }
    }

    private int check(GameBackend backend, LoadedHistory history, String text) {
        var told = CommandText.of(spec);
        var found = RulesAtPosition.of(history, history.position()).checkOrders(party, text);
        found.lines().forEach(line -> told.print(Sentence.of("program.game.checked-order").with("line", line.line()).with("column", line.column()).with("now", line.possible())
                .with("order", new Text(line.order())).with("said", Argument.of(line.said()))));
        tell(found.faults(), told);
        told.out().flush();
        return found.faults().isEmpty() ? 0 : REFUSED;
    }

    private int send(GameBackend backend, Ruleset<?, ?, ?, ?> ruleset, int before, String text) {
        var told = CommandText.of(spec);
        var answer = backend.games().execute(new Execute(game, Caller.HOST, ruleset.sendOrders(party, text), List.of(), OptionalInt.empty(), Optional.empty()));
        return switch (answer) {
            case CommandResult.Done done -> {
                backend.writtenOrders().carryOut(game);
                tell(backend, before);
                yield 0;
            }
            case CommandResult.Declined(Verdict.Refused<?>(Refusal refusal)) -> {
                told.warn(refusal.detail());
                refusal.faults().forEach(fault -> told.warn(withFits(fault.message(), fault.legal())));
                yield REFUSED;
            }
            default -> throw new IllegalStateException("cannot be sent: " + answer);
        };
    }

    /** Prints what was carried out at once. */
    private void tell(GameBackend backend, int before) {
        var out = spec.commandLine().getOut();
        var history = backend.histories().of(game).orElseThrow();
        var texts = language.texts();
        backend.views().paragraphs(history, before + 1, history.position()).forEach(paragraph -> out.println(paragraph.sentences().stream().map(texts::text).collect(Collectors.joining(" "))));
        out.println(texts.phrase(Sentence.of("program.game.orders-sent").with("party", new Text(party)).with("game", new Text(game)).with("position", history.position())));
        out.flush();
    }

    private static void tell(List<OrdersCheck.Fault> faults, CommandText told) {
        faults.forEach(fault -> told.warn(Sentence.of("program.game.order-fault").with("line", fault.line()).with("column", fault.column())
                .with("fault", withFits(fault.message(), fault.fits()))));
        told.err().flush();
    }

    private static Sentence.Keyed withFits(Sentence fault, List<String> fits) {
        return Sentence.of("program.game.with-fits").with("fault", Argument.of(fault)).with("any", !fits.isEmpty()).with("fits", new Text(String.join(", ", fits)));
    }
}

package tercio.adapters.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
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
import tercio.application.amendment.Amendments.AmendmentStatus;
import tercio.application.amendment.Branch;
import tercio.application.amendment.EvaluatedAmendment;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.record.AmendmentProposed;
import tercio.application.record.Caller;
import tercio.application.record.KernelCommand;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/** Corrects a past command of a game of this machine as its host, on a branch. */
@Command(name = "amend", mixinStandardHelpOptions = true,
        description = "Correct a past command of a game as its host: the later commands are applied again with the dice they had, on a branch.")
final class AmendCommand implements Callable<Integer> {

    private static final int REFUSED = 1;

    @Parameters(index = "0", paramLabel = "GAME", description = "the id of the game")
    private String game;

    @Parameters(index = "1", paramLabel = "FILE", arity = "0..1",
            description = "JSON: {\"at\": POSITION, \"replace\": COMMAND | \"insert\": COMMAND | \"drop\": true, \"reason\": TEXT};"
                    + " with --step: {\"replace\": COMMAND | \"insert\": COMMAND | \"drop\": true | \"dice\": [N, ...] | \"end\": true}")
    private Path file;

    @Option(names = "--step", paramLabel = "N", description = "correct the first command of amendment N that does not hold, as FILE says")
    private Integer step;

    @Option(names = "--show", paramLabel = "N", description = "tell how far the branch of amendment N holds")
    private Integer show;

    @Option(names = "--adopt", paramLabel = "N", description = "make the branch of amendment N the game")
    private Integer adopt;

    @Option(names = "--drop", paramLabel = "N", description = "throw the branch of amendment N away")
    private Integer drop;

    @Mixin
    private DataFolder data;

    @Spec
    private CommandSpec spec;

    private final Supplier<InstalledRulebooks> library;

    AmendCommand(Supplier<InstalledRulebooks> library) {
        this.library = library;
    }

    @Override
    public Integer call() throws IOException {
        long chosen = List.of(Optional.ofNullable(step), Optional.ofNullable(show), Optional.ofNullable(adopt), Optional.ofNullable(drop)).stream()
                .filter(Optional::isPresent).count();
        if (chosen > 1) {
            throw new RefusedInput(Sentence.of("program.game.one-of-amend"));
        }
        if ((file == null) == (step != null) && (step != null || chosen > 0)) {
            throw new RefusedInput(Sentence.of(step != null ? "program.game.step-file" : "program.game.only-proposal-file"));
        }
        try (var backend = data.open(library.get())) {
            var ruleset = backend.histories().opening(game)
                    .orElseThrow(() -> data.noGame(game)).event().ruleset();
            if (show != null) {
                return show(backend, show);
            }
            if (adopt != null) {
                return execute(backend, new KernelCommand.AdoptAmendment(adopt)).map(done -> printLine(Sentence.of("program.game.adopted").with("game", new Text(game)).with("position", done.position()))).orElse(REFUSED);
            }
            if (drop != null) {
                return execute(backend, new KernelCommand.DropAmendment(drop, Optional.empty())).map(done -> printLine(Sentence.of("program.game.dropped").with("amendment", drop))).orElse(REFUSED);
            }
            if (file == null) {
                return list(backend);
            }
            var given = new AmendmentFile(file, backend, ruleset);
            return step == null ? propose(backend, given) : correct(backend, given, step);
        }
    }

    private int propose(GameBackend backend, AmendmentFile given) {
        var correction = given.correction();
        int at = given.at().orElseThrow(() -> new RefusedInput(GivenFile.fault(file.toString(), GivenFile.atPointer("/at", Sentence.of("kernel.sent.at-corrected")))));
        var done = execute(backend, new KernelCommand.ProposeAmendment(at, correction.kind(), correction.command(), correction.dice(), given.reason()));
        return done.map(made -> show(backend, ((AmendmentProposed) made.events().getFirst().fact()).number())).orElse(REFUSED);
    }

    private int correct(GameBackend backend, AmendmentFile given, int number) {
        var correction = given.correction();
        var stop = branchOf(backend, number).branch().flatMap(Branch::stop).map(Branch.Stop::command);
        if (stop.isEmpty()) {
            CommandText.of(spec).warn(Sentence.of("program.game.branch-holds").with("amendment", number));
            return REFUSED;
        }
        var done = execute(backend, new KernelCommand.ContinueAmendment(number, stop.get().at(), stop.get().of(), correction.kind(), correction.command(), correction.dice()));
        return done.map(made -> show(backend, number)).orElse(REFUSED);
    }

    private EvaluatedAmendment branchOf(GameBackend backend, int number) {
        return backend.branches().of(game, number).orElseThrow(() -> new RefusedInput(Sentence.of("program.game.no-amendment").with("game", new Text(game)).with("amendment", number)));
    }

    private Optional<CommandResult.Done> execute(GameBackend backend, tercio.domain.game.Command command) {
        var answer = backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()));
        return switch (answer) {
            case CommandResult.Done done -> Optional.of(done);
            case CommandResult.Declined(Verdict.Refused<?>(Refusal refusal)) -> {
                CommandText.of(spec).warn(refusal.detail());
                yield Optional.empty();
            }
            default -> throw new IllegalStateException("cannot be amended: " + answer);
        };
    }

    private int list(GameBackend backend) {
        var told = CommandText.of(spec);
        backend.branches().all(game).forEach(each -> told.print(Sentence.of("program.game.amendment-of").with("amendment", each.draft().number()).with("state", state(each))
                .with("by", new Text(each.draft().by().name())).with("position", each.draft().at()).with("reasoned", !each.draft().reason().isBlank())
                .with("reason", new Text(each.draft().reason()))));
        return 0;
    }

    private static String state(AmendmentStatus amendment) {
        return amendment.state().name().toLowerCase(Locale.ROOT);
    }

    private int show(GameBackend backend, int number) {
        var worked = branchOf(backend, number);
        CommandText.of(spec).print(Sentence.of("program.game.amendment").with("amendment", number).with("state", state(worked.amendment())));
        worked.branch().ifPresent(branch -> printBranch(branch, CommandText.of(spec)));
        return 0;
    }

    private static void printBranch(Branch<?> branch, CommandText told) {
        told.print(Sentence.of("program.game.branch").with("position", branch.to()).with("holds", branch.reappliedCount()).with("lost", branch.lost()));
        branch.stop().ifPresentOrElse(stop -> {
            told.print(Sentence.of("program.game.branch-stops").with("position", stop.command().at()).with("correction", stop.command().of())
                    .with("by", new Text(stop.command().by().name())).with("command", new Text(stop.command().causedBy())));
            told.print(switch (stop.verdict()) {
                case Verdict.Refused<?> refused -> refused.refusal().detail();
                case Verdict.NeedsDie<?> wants -> Branch.dieWanted(wants);
            });
        }, () -> told.print(Sentence.of("program.game.branch-whole")));
    }

    private int printLine(Sentence line) {
        CommandText.of(spec).print(line);
        return 0;
    }
}

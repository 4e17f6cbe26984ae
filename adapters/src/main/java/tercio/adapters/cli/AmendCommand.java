package tercio.adapters.cli;

import java.io.IOException;
import java.io.PrintWriter;
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
import tercio.application.amendment.Branch;
import tercio.application.amendment.EvaluatedAmendment;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.record.AmendmentProposed;
import tercio.application.record.Caller;
import tercio.application.record.KernelCommand;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.projections.sentence.Texts;

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
            throw new IllegalArgumentException("one of --step, --show, --adopt and --drop at a time");
        }
        if ((file == null) == (step != null) && (step != null || chosen > 0)) {
            throw new IllegalArgumentException(step != null ? "--step takes a FILE" : "only a proposal and --step take a FILE");
        }
        try (var backend = data.open(library.get())) {
            var ruleset = backend.histories().opening(game)
                    .orElseThrow(() -> new IllegalArgumentException("there is no game " + game + " in " + data.store())).event().ruleset();
            if (show != null) {
                return show(backend, show);
            }
            if (adopt != null) {
                return execute(backend, new KernelCommand.AdoptAmendment(adopt)).map(done -> printLine("adopted: game " + game + ", position " + done.position())).orElse(REFUSED);
            }
            if (drop != null) {
                return execute(backend, new KernelCommand.DropAmendment(drop, Optional.empty())).map(done -> printLine("dropped: amendment " + drop)).orElse(REFUSED);
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
        int at = given.at().orElseThrow(() -> new IllegalArgumentException(file + ": /at is a position of the command that is corrected"));
        var done = execute(backend, new KernelCommand.ProposeAmendment(at, correction.kind(), correction.command(), correction.dice(), given.reason()));
        return done.map(made -> show(backend, ((AmendmentProposed) made.events().getFirst().fact()).number())).orElse(REFUSED);
    }

    private int correct(GameBackend backend, AmendmentFile given, int number) {
        var correction = given.correction();
        var stop = branchOf(backend, number).branch().flatMap(Branch::stop).map(Branch.Stop::command);
        if (stop.isEmpty()) {
            spec.commandLine().getErr().println("Every command of the branch of amendment " + number + " holds, or it has no branch.");
            return REFUSED;
        }
        var done = execute(backend, new KernelCommand.ContinueAmendment(number, stop.get().at(), stop.get().of(), correction.kind(), correction.command(), correction.dice()));
        return done.map(made -> show(backend, number)).orElse(REFUSED);
    }

    private EvaluatedAmendment branchOf(GameBackend backend, int number) {
        return backend.branches().of(game, number).orElseThrow(() -> new IllegalArgumentException("game " + game + " has no amendment " + number));
    }

    private Optional<CommandResult.Done> execute(GameBackend backend, tercio.domain.game.Command command) {
        var answer = backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.empty(), Optional.empty()));
        return switch (answer) {
            case CommandResult.Done done -> Optional.of(done);
            case CommandResult.Declined(Verdict.Refused<?>(Refusal refusal)) -> {
                spec.commandLine().getErr().println(Texts.englishPhrase(refusal.detail()));
                yield Optional.empty();
            }
            default -> throw new IllegalStateException("cannot be amended: " + answer);
        };
    }

    private int list(GameBackend backend) {
        var out = spec.commandLine().getOut();
        backend.branches().all(game).forEach(each -> out.println("amendment " + each.draft().number() + ": " + each.state().name().toLowerCase(Locale.ROOT)
                + ", by " + each.draft().by().name() + ", position " + each.draft().at() + (each.draft().reason().isBlank() ? "" : " (" + each.draft().reason() + ")")));
        return 0;
    }

    private int show(GameBackend backend, int number) {
        var out = spec.commandLine().getOut();
        var worked = branchOf(backend, number);
        out.println("amendment " + number + ": " + worked.amendment().state().name().toLowerCase(Locale.ROOT));
        worked.branch().ifPresent(branch -> printBranch(branch, out));
        return 0;
    }

    private static void printBranch(Branch<?> branch, PrintWriter out) {
        out.println("from position " + branch.to() + ": " + branch.reappliedCount() + " later commands hold, " + branch.lost() + " are not applied again");
        branch.stop().ifPresentOrElse(stop -> {
            out.println("the command of position " + stop.command().at() + (stop.command().of() == 0 ? "" : " (correction " + stop.command().of() + ")")
                    + " does not hold: " + stop.command().by().name() + " " + stop.command().causedBy());
            out.println(switch (stop.verdict()) {
                case Verdict.Refused<?> refused -> Texts.englishPhrase(refused.refusal().detail());
                case Verdict.NeedsDie<?> wants -> Texts.englishPhrase(Branch.dieWanted(wants));
            });
        }, () -> out.println("the branch is whole"));
    }

    private int printLine(String line) {
        spec.commandLine().getOut().println(line);
        return 0;
    }
}

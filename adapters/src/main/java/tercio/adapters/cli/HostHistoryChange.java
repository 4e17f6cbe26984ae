package tercio.adapters.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.StoreLocation;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.HistoryPlan;
import tercio.application.game.HistoryQuestion;
import tercio.application.record.Caller;
import tercio.application.record.KernelCommand;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameHistory;
import tercio.projections.GameLog;
import tercio.projections.sentence.RefusedInput;
import tercio.projections.sentence.Texts;

/**
 * An undo or a redo by the host, whose events are printed before it is executed.
 *
 * @param store the store of the games
 * @param texts the language in which the events are told
 */
record HostHistoryChange(GameBackend backend, String game, StoreLocation store, Texts texts, CommandSpec spec) {

    private static final int REFUSED = 1;

    /**
     * Prints the plan and executes it.
     *
     * @param command makes the command from the plan
     * @param show whether the plan is printed only
     * @return the exit code
     */
    int printAndExecute(HistoryQuestion question, Function<HistoryPlan, KernelCommand> command, boolean show) {
        var answer = backend.branches().ask(game, Caller.HOST, question)
                .orElseThrow(() -> new RefusedInput(Sentence.of("program.common.no-game").with("game", new Text(game)).with("store", new Text(store.toString()))));
        return switch (answer) {
            case HistoryQuestion.Answer.Planned(HistoryPlan plan) -> {
                print(plan);
                yield show ? 0 : execute(plan, command.apply(plan));
            }
            case HistoryQuestion.Answer.Declined(Refusal refusal) -> printRefusal(texts.phrase(refusal.detail()));
            case HistoryQuestion.Answer.NotPermitted(var detail) -> printRefusal(texts.phrase(detail));
        };
    }

    private void print(HistoryPlan plan) {
        var out = spec.commandLine().getOut();
        var history = backend.histories().of(game).orElseThrow();
        out.println(texts.phrase(Sentence.of("program.game.plan").with("position", plan.to()).with("gone", plan.gone().size()).with("commands", plan.commands())
                .with("back", plan.back().size())));
        plan.gone().forEach(position -> out.println("- " + line(history, position)));
        plan.back().forEach(position -> out.println("+ " + line(history, position)));
        plan.order().ifPresent(before -> out.println(texts.phrase(Sentence.of("program.game.within-order").with("position", before))));
    }

    private String line(GameHistory history, int position) {
        GameLog.Line line = backend.views().log(history, position, 1).getFirst();
        var dice = line.event().envelope().rolls().stream().map(roll -> String.valueOf(roll.value())).collect(Collectors.joining(", "));
        var who = GameLog.who(line.event().envelope());
        return position + " " + texts.text(line.sentence()) + " "
                + (dice.isEmpty() ? "(" + who + ")" : texts.phrase(Sentence.of("program.game.with-dice").with("who", new Text(who)).with("dice", new Text(dice))));
    }

    private int execute(HistoryPlan plan, KernelCommand command) {
        var answer = backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.of(plan.now()), Optional.empty()));
        return switch (answer) {
            case CommandResult.Done done -> {
                spec.commandLine().getOut().println(texts.phrase(Sentence.of("program.common.done").with("game", new Text(game)).with("position", done.position())));
                yield 0;
            }
            case CommandResult.Declined(Verdict.Refused<?>(Refusal refusal)) -> printRefusal(texts.phrase(refusal.detail()));
            default -> throw new IllegalStateException("the game cannot be changed so: " + answer);
        };
    }

    private int printRefusal(String detail) {
        spec.commandLine().getErr().println(detail);
        return REFUSED;
    }
}

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
import tercio.projections.GameHistory;
import tercio.projections.GameLog;
import tercio.projections.sentence.Texts;

/**
 * An undo or a redo by the host, whose events are printed before it is executed.
 *
 * @param store where the games are
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
                .orElseThrow(() -> new IllegalArgumentException("there is no game " + game + " in " + store));
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
        out.println("the board of position " + plan.to() + ": " + events(plan.gone().size()) + " of " + plan.commands()
                + (plan.commands() == 1 ? " command go" : " commands go") + (plan.back().isEmpty() ? "" : ", " + events(plan.back().size()) + " come back"));
        plan.gone().forEach(position -> out.println("- " + line(history, position)));
        plan.back().forEach(position -> out.println("+ " + line(history, position)));
        plan.order().ifPresent(before -> out.println("this is within an order that begins after position " + before));
    }

    private static String events(int count) {
        return count == 1 ? "1 event" : count + " events";
    }

    private String line(GameHistory history, int position) {
        GameLog.Line line = backend.views().log(history, position, 1).getFirst();
        var dice = line.event().envelope().rolls().stream().map(roll -> String.valueOf(roll.value())).collect(Collectors.joining(", "));
        return position + " " + texts.text(line.sentence()) + " (" + GameLog.who(line.event().envelope()) + (dice.isEmpty() ? ")" : "; dice " + dice + ")");
    }

    private int execute(HistoryPlan plan, KernelCommand command) {
        var answer = backend.games().execute(new Execute(game, Caller.HOST, command, List.of(), OptionalInt.of(plan.now()), Optional.empty()));
        return switch (answer) {
            case CommandResult.Done done -> {
                spec.commandLine().getOut().println("done: game " + game + ", position " + done.position());
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

package tercio.adapters.demo;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.adapters.rulebook.Demonstration;
import tercio.adapters.store.GameBackend;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.application.record.UndoRule;
import tercio.application.verification.VerificationReport;
import tercio.domain.game.Command;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.StepText;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Plays a demonstration as a game: prints it with every modifier, undoes an order, repeats it and verifies the game. */
public final class DemonstrationRun {

    private final GameBackend backend;
    private final Demonstration demonstration;
    private final Language language;
    private final PrintWriter out;
    private final String game;

    private DemonstrationRun(GameBackend backend, Demonstration demonstration, Language language, PrintWriter out, String game) {
        this.backend = backend;
        this.demonstration = demonstration;
        this.language = language;
        this.out = out;
        this.game = game;
    }

    /**
     * Plays the example to its end and prints it.
     *
     * @param language of what happens and why
     * @return whether the game verifies
     */
    public static boolean playAndPrint(GameBackend backend, Ruleset<?, ?, ?, ?> rules, Demonstration demonstration, Language language, PrintWriter out) {
        out.println(demonstration.title());
        out.println();
        var game = open(backend, rules, demonstration.example(), DiceMode.PHYSICAL).game();
        var run = new DemonstrationRun(backend, demonstration, language, out, game);
        demonstration.before().forEach(run::play);
        run.playTwice();
        demonstration.after().forEach(run::play);
        return run.printVerification();
    }

    /** Plays the example to its end, as a game that everyone may view. */
    public static GameCreation.Created playExample(GameBackend backend, Ruleset<?, ?, ?, ?> rules, Demonstration demonstration) {
        var opened = open(backend, rules, demonstration.example(), DiceMode.PHYSICAL);
        var run = new DemonstrationRun(backend, demonstration, Language.EN, new PrintWriter(PrintWriter.nullWriter()), opened.game());
        demonstration.before().forEach(run::play);
        run.play(demonstration.takenBack());
        demonstration.after().forEach(run::play);
        return opened;
    }

    /** Opens the game that waits for players, with dice that the server rolls. */
    public static GameCreation.Created openFresh(GameBackend backend, Ruleset<?, ?, ?, ?> rules, Demonstration demonstration) {
        return open(backend, rules, demonstration.fresh(), DiceMode.SERVER);
    }

    private static GameCreation.Created open(GameBackend backend, Ruleset<?, ?, ?, ?> rules, Demonstration.Game game, DiceMode dice) {
        Scenario scenario = rules.scenario(game.scenario()).orElseThrow();
        var opened = backend.games().open(new NewGame(Optional.of(game.name()), rules.id(), scenario, dice, UndoRule.FREE, Map.of(),
                true, game.seats(), game.openTable()));
        return switch (opened) {
            case GameCreation.Created made -> made;
            case GameCreation.Invalid faulty -> throw new IllegalStateException("the scenario cannot be played: " + Texts.englishPhrases(faulty.faults()));
        };
    }

    private void play(Demonstration.Order order) {
        execute(order.seat(), order.command(), order.dice());
    }

    private void execute(String seat, Command command, List<Integer> dice) {
        var answer = backend.games().execute(new GameCommand.Execute(
                game, Caller.seat(seat), command, dice, OptionalInt.empty(), Optional.empty()));
        switch (answer) {
            case CommandResult.Done done -> done.events().forEach(this::print);
            case CommandResult.Declined(Verdict.Refused<?> forbidden) -> throw new IllegalStateException(forbidden.refusal().rule() + ": " + Texts.englishPhrase(forbidden.refusal().detail()));
            default -> throw new IllegalStateException(command + ": " + answer);
        }
    }

    private void print(RecordedEvent event) {
        var history = backend.histories().of(game).orElseThrow();
        if (!(event.fact() instanceof KernelEvent)) {
            backend.views().log(history, event.position(), 1)
                    .forEach(line -> out.printf("%4d  %s%n", event.position(), Texts.in(language).text(line.sentence())));
        }
        event.envelope().explanation().steps().forEach(step -> out.println("        " + StepText.of(step, history.opening().ruleset(), Optional.empty(), language)));
    }

    private void print(Sentence line) {
        out.println(Texts.in(language).text(line));
    }

    private void playTwice() {
        int before = backend.eventLog().newest(game);
        var order = demonstration.takenBack();
        play(order);
        out.println();
        print(Sentence.of("program.serve.taken-back").with("seat", new Text(order.seat())).with("what", new Text(demonstration.takenBackTitle())).with("position", before));
        execute(order.seat(), new KernelCommand.Undo(before, "to show that it can be done"), List.of());
        print(Sentence.of("program.serve.again"));
        out.println();
        play(order);
    }

    private boolean printVerification() {
        var report = backend.verifier().verify(game, (done, of) -> {});
        out.println();
        print(Sentence.of("program.serve.verification").with("commands", report.commands()).with("events", report.events()).with("divergences", report.divergences().size())
                .with("chain", new Text(report.hashChain())).with("intact", report.hashChain().equals(VerificationReport.INTACT)).with("verified", report.verified()));
        out.println();
        out.flush();
        return report.verified();
    }
}

package tercio.adapters.demo;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.adapters.demo.WorkedExample.Order;
import tercio.adapters.store.Workshop;
import tercio.application.game.Answer;
import tercio.application.game.GameCommand;
import tercio.application.game.NewGame;
import tercio.application.game.Opened;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.KernelCommand;
import tercio.application.record.RecordedEvent;
import tercio.application.record.UndoRule;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.game.Command;
import tercio.projections.StepText;
import tercio.projections.eu.EventNarrator;

/** Plays the rulebook's example as a game, tells it with every modifier, takes a die back, plays it again and verifies all. */
public final class Demonstration {

    private static final EuMilitary RULES = new EuMilitary();

    private final Workshop workshop;
    private final PrintWriter out;
    private final String game;

    private Demonstration(Workshop workshop, PrintWriter out, String game) {
        this.workshop = workshop;
        this.out = out;
        this.game = game;
    }

    /** Plays the example to its end and tells it; whether the game verifies. */
    public static boolean told(Workshop workshop, PrintWriter out) {
        var demonstration = new Demonstration(workshop, out, opened(workshop).game());
        WorkedExample.UP_TO_THE_LAST_SIEGE_ROUND.forEach(demonstration::play);
        demonstration.lastSiegeRoundTwice();
        WorkedExample.FALL_OF_ARRAS.forEach(demonstration::play);
        return demonstration.verified();
    }

    /** The example as a public game, played up to the last round of the siege. */
    public static Opened.Made played(Workshop workshop) {
        var opened = opened(workshop);
        var demonstration = new Demonstration(workshop, new PrintWriter(PrintWriter.nullWriter()), opened.game());
        WorkedExample.UP_TO_THE_LAST_SIEGE_ROUND.forEach(demonstration::play);
        demonstration.play(WorkedExample.LAST_SIEGE_ROUND);
        WorkedExample.FALL_OF_ARRAS.forEach(demonstration::play);
        return opened;
    }

    /** The same war from its first die, with dice thrown by the server: for whoever wants to play it. */
    public static Opened.Made fresh(Workshop workshop) {
        return open(workshop, "France against Spain", "france-spain", DiceMode.SERVER);
    }

    private static Opened.Made opened(Workshop workshop) {
        return open(workshop, "The march on Artois", WorkedExample.SCENARIO, DiceMode.PHYSICAL);
    }

    private static Opened.Made open(Workshop workshop, String name, String scenario, DiceMode dice) {
        var opened = workshop.games().open(new NewGame(Optional.of(name), RULES.id(), RULES.scenario(scenario).orElseThrow(),
                dice, UndoRule.FREE, Map.of(), true,
                List.of(new NewGame.Place("Anna", List.of(WorkedExample.FRANCE), Optional.empty()),
                        new NewGame.Place("Ben", List.of(WorkedExample.SPAIN), Optional.empty()))));
        return switch (opened) {
            case Opened.Made made -> made;
            case Opened.Faulty faulty -> throw new IllegalStateException("the scenario cannot be played: " + faulty.faults());
        };
    }

    private void play(Order order) {
        carry(order.country().equals(WorkedExample.FRANCE) ? "Anna" : "Ben", order.command(), order.dice());
    }

    private void carry(String seat, Command command, List<Integer> dice) {
        var answer = workshop.games().carry(new GameCommand.Carry(
                game, Caller.seat(seat), command, dice, OptionalInt.empty(), Optional.empty()));
        switch (answer) {
            case Answer.Done done -> done.events().forEach(this::tell);
            case Answer.Forbidden forbidden -> throw new IllegalStateException(forbidden.refusal().rule() + ": " + forbidden.refusal().detail());
            default -> throw new IllegalStateException(command + ": " + answer);
        }
    }

    private void tell(RecordedEvent event) {
        if (event.fact() instanceof EuEvent happened) {
            var history = workshop.histories().of(game).orElseThrow();
            EuState before = history.board(RULES, event.position() - 1);
            out.printf("%4d  %s%n", event.position(), EventNarrator.of(before, happened, event.envelope().explanation()));
        }
        event.envelope().explanation().forEach(step -> out.println("        " + StepText.of(step)));
    }

    private void lastSiegeRoundTwice() {
        int before = workshop.archive().newest(game);
        play(WorkedExample.LAST_SIEGE_ROUND);
        out.println();
        out.println("Anna takes the last siege round back: the game is again what it was at position " + before + ".");
        carry("Anna", new KernelCommand.Undo(before, "to show that it can be done"), List.of());
        out.println("The same die is played again.");
        out.println();
        play(WorkedExample.LAST_SIEGE_ROUND);
    }

    private boolean verified() {
        var report = workshop.verifier().verify(game, (done, of) -> {});
        out.println();
        out.println("Verification: " + report.commands() + " commands decided again, " + report.events() + " events compared, "
                + report.divergences().size() + " divergences; hash chain " + report.hashChain() + ". "
                + (report.verified() ? "The game is verified." : "THE GAME IS NOT VERIFIED."));
        out.flush();
        return report.verified();
    }
}

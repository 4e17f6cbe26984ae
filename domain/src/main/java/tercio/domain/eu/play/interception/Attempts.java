package tercio.domain.eu.play.interception;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.interception.InterceptionReadings;
import tercio.domain.eu.interception.LandInterception;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.play.interception.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.play.interception.InterceptionCommand.PassInterception;
import tercio.domain.eu.play.interception.InterceptionEvent.CounterInterceptionAttempted;
import tercio.domain.eu.play.interception.InterceptionEvent.CounterInterceptionPassed;
import tercio.domain.eu.play.interception.InterceptionEvent.InterceptionAnnounced;
import tercio.domain.eu.play.interception.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.play.interception.InterceptionEvent.InterceptionPassed;
import tercio.domain.eu.play.leader.HierarchyWarnings;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;

/**
 * Interceptions and counter-interceptions. All are announced before any is rolled, each country for its own stacks
 * (EU-INT-LAND). They are rolled one after the other, in the order of announcement.
 */
public final class Attempts {

    public static final String RULE = "EU-INT-LAND";
    public static final String COUNTER = "EU-INT-COUNTER";

    private Attempts() {}

    /** Announces attempts of one country. Refused for stacks that may not try, or that a siege needs. */
    public static Optional<Verdict<EuEvent>> attempt(Play play, AttemptInterception command) {
        var inquiry = Inquiry.of(play.board()).orElse(null);
        if (inquiry == null) {
            return Play.refused(RULE, Interceptions.underWay(play.state())
                    .map(move -> "no stack may intercept " + StackTitle.of(play.state(), move.stack()) + " now")
                    .orElse("no stack is moving that could be intercepted"));
        }
        var countries = command.stacks().stream().flatMap(id -> play.state().stack(id).stream()).map(Stack::country).distinct().toList();
        var ids = inquiry.open().stream().filter(countries::contains).findFirst()
                .map(inquiry::of).orElse(List.of()).stream().map(Stack::id).toList();
        if (command.stacks().isEmpty() || countries.size() > 1
                || Set.copyOf(command.stacks()).size() != command.stacks().size() || !ids.containsAll(command.stacks())) {
            return refused(play.board(), inquiry, countries.size() > 1);
        }
        var leavesSiege = inquiry.forbids(play.board(), command.stacks());
        return leavesSiege.isPresent()
                ? Optional.of(new Verdict.Refused<>(leavesSiege.get().legal(Announcing.options(play.board(), inquiry, countries.getFirst()))))
                : announced(play, inquiry, countries.getFirst(), command.stacks());
    }

    private static Optional<Verdict<EuEvent>> refused(Board board, Inquiry inquiry, boolean mixed) {
        var own = inquiry.open().stream()
                .map(country -> Nation.of(country) + " with " + StackTitle.of(inquiry.state(), inquiry.of(country).stream().map(Stack::id).toList()))
                .toList();
        return Play.refused(inquiry.rule(),
                (mixed ? "each country announces its own stacks" : "only a stack that is asked may try, and each once") + "; "
                        + inquiry.title(inquiry.move().stack()) + (inquiry.counter() ? " can be helped by " : " can be intercepted by ") + String.join("; ", own),
                inquiry.open().stream().flatMap(country -> Announcing.options(board, inquiry, country).stream()).toList());
    }

    /** Announces no attempt of a country. Refused if the country is not asked. */
    public static Optional<Verdict<EuEvent>> pass(Play play, PassInterception command) {
        var inquiry = Inquiry.of(play.board()).filter(asked -> asked.open().contains(command.country()));
        return inquiry.isEmpty()
                ? Play.refused(RULE, Nation.of(Objects.requireNonNullElse(command.country(), "")) + " is not asked whether it intercepts")
                : announced(play, inquiry.get(), command.country(), List.of());
    }

    /**
     * Lets the mover pass for a country that has split its stacks so that none of them may try any more: no siege lets a part go that is
     * too small to leave it. If its allies have all announced, their attempts are rolled.
     */
    public static Optional<Verdict<EuEvent>> lapsed(Play play, String country) {
        return Inquiry.of(play.board()).filter(inquiry -> inquiry.open().isEmpty())
                .map(inquiry -> announced(play, inquiry, country, List.of())).orElseGet(Play::done);
    }

    /** Records the announcement of a country. After the last country, all announced attempts are rolled. */
    private static Optional<Verdict<EuEvent>> announced(Play play, Inquiry inquiry, String country, List<String> stacks) {
        var move = inquiry.move();
        if (inquiry.several()) {
            play.happens(new InterceptionAnnounced(country, stacks, move.stack(), move.province()));
        }
        return inquiry.open().size() > 1 ? Play.done() : rolled(play, inquiry, Announcing.all(inquiry, stacks));
    }

    private static Optional<Verdict<EuEvent>> rolled(Play play, Inquiry inquiry, List<String> all) {
        var announced = play.board();
        for (var id : all) {
            var missing = roll(play, announced, play.state().stacks().get(id), inquiry);
            if (missing.isPresent()) {
                return missing;
            }
        }
        var move = inquiry.move();
        HierarchyWarnings.tell(play, announced, all.stream().map(id -> play.state().stacks().get(id).country()).toList());
        if (!inquiry.counter()) {
            play.happens(new InterceptionPassed(inquiry.alliance().get(), move.stack(), move.province()));
        } else if (all.isEmpty()) {
            play.happens(new CounterInterceptionPassed(move.stack(), move.province()));
        }
        return Play.done();
    }

    /** What an attempt was ruled by: on the board as it stood when its turn came, or as it stood when all were announced. */
    static EuQuestion question(RuledEvent<?> ruled, String stack, boolean counter) {
        var board = Announcing.oneByOne(ruled.board().state()) ? ruled.board() : ruled.ordered();
        return Catching.question(board, board.state().stacks().get(stack), Interceptions.underWay(board.state()).orElseThrow(), counter);
    }

    /** @param announced the board at the time of the announcement */
    private static Optional<Verdict<EuEvent>> roll(Play play, Board announced, Stack stack, Inquiry inquiry) {
        var move = inquiry.move();
        var recorder = StepRecorder.recording();
        var roll = LandInterception.with(play.tables());
        var alone = Catching.attempt(announced, stack, move, inquiry.counter());
        var inTurn = Catching.attempt(play.board(), stack, move, inquiry.counter());
        var attempt = Announcing.oneByOne(play.state()) ? inTurn : alone;
        var name = DieName.d10(stack.id(), "interception");
        var dice = play.dice((inquiry.counter() ? "counter-interception of " : "interception of ") + move.stack() + " in " + move.province());
        var run = roll.procedure().start(roll.start(attempt), asked -> dice.next(name), recorder);
        return switch (run) {
            case Run.Lacking<SingleRoll.Cast<LandInterception.Attempt, Success>> lacking -> Play.wants(name);
            case Run.Waiting<SingleRoll.Cast<LandInterception.Attempt, Success>> waiting ->
                throw new IllegalStateException("an interception waits for no choice");
            case Run.Finished<SingleRoll.Cast<LandInterception.Attempt, Success>> done -> {
                play.rolled(List.of(new Roll(name, done.state().die())));
                boolean success = done.state().result() == Success.SUCCESS;
                var why = new ArrayList<Step>();
                for (var step : recorder.steps()) {
                    var own = step.side(stack.id());
                    why.add(alone.equals(inTurn) ? own : own.reading(InterceptionReadings.INTERCEPTION_ORDER.id()));
                }
                play.happens(inquiry.counter()
                        ? new CounterInterceptionAttempted(stack.id(), stack.province(), move.stack(), move.province(), success)
                        : new InterceptionAttempted(stack.id(), stack.province(), move.stack(), move.province(), success), why);
                yield Play.done();
            }
        };
    }
}

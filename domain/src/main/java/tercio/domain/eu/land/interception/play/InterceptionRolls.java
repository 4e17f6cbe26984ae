package tercio.domain.eu.land.interception.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.InterceptionReadings;
import tercio.domain.eu.land.interception.LandInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.interception.play.InterceptionEvent.CounterInterceptionAttempted;
import tercio.domain.eu.land.interception.play.InterceptionEvent.CounterInterceptionPassed;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAnnounced;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionPassed;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.turn.leader.play.HierarchyWarnings;
import tercio.domain.game.Execution;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;

/**
 * Interceptions and counter-interceptions. All are announced before any is rolled, each country for its own stacks
 * (EU-INT-LAND). They are rolled one after the other, in the order of announcement.
 */
public final class InterceptionRolls {

    public static final String RULE = "EU-INT-LAND";
    public static final String COUNTER = "EU-INT-COUNTER";

    private InterceptionRolls() {}

    /** Announces attempts of one country. Refused for stacks that may not try, or that a siege needs. */
    public static Execution attempt(EuCommandRun play, AttemptInterception command) {
        var inquiry = InterceptionQuestion.of(play.board()).orElse(null);
        if (inquiry == null) {
            return EuCommandRun.refuse(RULE, Interceptions.moveUnderWay(play.state())
                    .map(move -> Sentence.of("eu.interception.refused-no-interception").with("stack", SentenceNames.stack(play.state(), move.stack())))
                    .orElseGet(() -> Sentence.of("eu.interception.refused-nothing-moves")));
        }
        var countries = command.stacks().stream().flatMap(id -> play.state().stack(id).stream()).map(Stack::country).distinct().toList();
        var ids = inquiry.openCountries().stream().filter(countries::contains).findFirst()
                .map(inquiry::of).orElse(List.of()).stream().map(Stack::id).toList();
        if (command.stacks().isEmpty() || countries.size() > 1
                || Set.copyOf(command.stacks()).size() != command.stacks().size() || !ids.containsAll(command.stacks())) {
            return EuCommandRun.refuse(attemptRefusal(play.board(), inquiry, countries.size() > 1));
        }
        var leavesSiege = inquiry.refusal(play.board(), command.stacks());
        return leavesSiege.isPresent()
                ? EuCommandRun.refuse(leavesSiege.get().withLegal(AnnouncementOptions.options(play.board(), inquiry, countries.getFirst())))
                : announce(play, inquiry, countries.getFirst(), command.stacks());
    }

    private static Refusal attemptRefusal(WarView board, InterceptionQuestion inquiry, boolean mixed) {
        var own = inquiry.openCountries().stream()
                .<Argument>map(country -> new Phrase(Sentence.of("eu.interception.with-stacks").with("who", SentenceNames.country(country))
                        .with("stacks", SentenceNames.stacks(inquiry.state(), inquiry.of(country).stream().map(Stack::id).toList()))))
                .toList();
        return Refusal.of(inquiry.rule(),
                Sentence.of("eu.interception.refused-who-intercepts").with("mixed", mixed).with("stack", SentenceNames.stack(inquiry.state(), inquiry.move().stack()))
                        .with("counter", inquiry.isCounter()).with("by", new Items(own)))
                .withLegal(inquiry.openCountries().stream().flatMap(country -> AnnouncementOptions.options(board, inquiry, country).stream()).toList());
    }

    /** Announces no attempt of a country. Refused if the country is not asked. */
    public static Execution pass(EuCommandRun play, PassInterception command) {
        var inquiry = InterceptionQuestion.of(play.board()).filter(asked -> asked.openCountries().contains(command.country()));
        return inquiry.isEmpty()
                ? EuCommandRun.refuse(RULE, Sentence.of("eu.interception.refused-not-asked").with("who", SentenceNames.country(Objects.requireNonNullElse(command.country(), CountryId.NONE))))
                : announce(play, inquiry.get(), command.country(), List.of());
    }

    /**
     * Lets the mover pass for a country that has split its stacks so that none of them may try any more: no siege lets a part go that is
     * too small to leave it. If its allies have all announced, their attempts are rolled.
     */
    public static Execution lapse(EuCommandRun play, CountryId country) {
        return InterceptionQuestion.of(play.board()).filter(inquiry -> inquiry.openCountries().isEmpty())
                .map(inquiry -> announce(play, inquiry, country, List.of())).orElseGet(EuCommandRun::success);
    }

    /** Records the announcement of a country. After the last country, all announced attempts are rolled. */
    private static Execution announce(EuCommandRun play, InterceptionQuestion inquiry, CountryId country, List<StackId> stacks) {
        var move = inquiry.move();
        if (inquiry.asksSeveral()) {
            play.emit(new InterceptionAnnounced(country, stacks, move.stack(), move.province()));
        }
        return inquiry.openCountries().size() > 1 ? EuCommandRun.success() : rollAll(play, inquiry, AnnouncementOptions.diceOrder(inquiry, stacks));
    }

    private static Execution rollAll(EuCommandRun play, InterceptionQuestion inquiry, List<StackId> all) {
        var announced = play.board();
        for (var id : all) {
            var missing = roll(play, announced, play.state().stacks().get(id), inquiry);
            if (missing.isDeclined()) {
                return missing;
            }
        }
        var move = inquiry.move();
        HierarchyWarnings.warn(play, announced, all.stream().map(id -> play.state().stacks().get(id).country()).toList());
        if (!inquiry.isCounter()) {
            play.emit(new InterceptionPassed(inquiry.alliance().get(), move.stack(), move.province()));
        } else if (all.isEmpty()) {
            play.emit(new CounterInterceptionPassed(move.stack(), move.province()));
        }
        return EuCommandRun.success();
    }

    /** The inputs by which an attempt was ruled: on the board as it stood when its turn came, or as it stood when all were announced. */
    static EuQuestion question(RuledEvent<?> ruled, StackId stack, boolean counter) {
        var board = AnnouncementOptions.countsArrivals(ruled.board().state()) ? ruled.board() : ruled.ordered();
        return InterceptionInputs.question(board, board.state().stacks().get(stack), Interceptions.moveUnderWay(board.state()).orElseThrow(), counter);
    }

    /** @param announced the board at the time of the announcement */
    private static Execution roll(EuCommandRun play, WarView announced, Stack stack, InterceptionQuestion inquiry) {
        var move = inquiry.move();
        var recorder = StepRecorder.recording();
        var roll = LandInterception.roll(play.tables());
        var alone = InterceptionInputs.attempt(announced, stack, move, inquiry.isCounter());
        var inTurn = InterceptionInputs.attempt(play.board(), stack, move, inquiry.isCounter());
        var attempt = AnnouncementOptions.countsArrivals(play.state()) ? inTurn : alone;
        var name = DieName.d10(stack.id().value(), "interception");
        var dice = play.dice((inquiry.isCounter() ? "counter-interception of " : "interception of ") + move.stack() + " in " + move.province());
        var run = roll.procedure().start(roll.start(attempt), asked -> dice.next(name), recorder);
        return switch (run) {
            case Run.MissingDie<SingleRoll.RollState<LandInterception.Attempt, Success>> lacking -> EuCommandRun.needsDie(name);
            case Run.Waiting<SingleRoll.RollState<LandInterception.Attempt, Success>> waiting ->
                throw new IllegalStateException("an interception waits for no choice");
            case Run.Finished<SingleRoll.RollState<LandInterception.Attempt, Success>> done -> {
                play.addRolls(List.of(new Roll(name, done.state().die())));
                boolean success = done.state().result() == Success.SUCCESS;
                var why = new ArrayList<Step>();
                for (var step : recorder.steps()) {
                    var own = step.side(stack.id().value());
                    why.add(alone.equals(inTurn) ? own : own.reading(InterceptionReadings.INTERCEPTION_ORDER.id()));
                }
                play.emit(inquiry.isCounter()
                        ? new CounterInterceptionAttempted(stack.id(), stack.province(), move.stack(), move.province(), success)
                        : new InterceptionAttempted(stack.id(), stack.province(), move.stack(), move.province(), success), why);
                yield EuCommandRun.success();
            }
        };
    }
}

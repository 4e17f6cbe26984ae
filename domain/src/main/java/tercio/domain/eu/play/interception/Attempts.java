package tercio.domain.eu.play.interception;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.board.BorderKind;
import tercio.domain.eu.board.Terrain;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.MoveCommand.AttemptInterception;
import tercio.domain.eu.game.MoveCommand.PassInterception;
import tercio.domain.eu.game.MoveEvent.CounterInterceptionAttempted;
import tercio.domain.eu.game.MoveEvent.CounterInterceptionPassed;
import tercio.domain.eu.game.MoveEvent.InterceptionAttempted;
import tercio.domain.eu.game.MoveEvent.InterceptionPassed;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.interception.LandInterception;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.game.Option;
import tercio.domain.game.Prospect;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.OneRoll;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.Success;

/** Interceptions and counter-interceptions: all are announced before any is rolled (EU-INT-LAND). */
public final class Attempts {

    public static final String RULE = "EU-INT-LAND";
    public static final String COUNTER = "EU-INT-COUNTER";

    private Attempts() {}

    /** Sets of more stacks than this are not listed one by one; each is legal all the same. */
    private static final int LISTED_TOGETHER = 6;

    /** Every set of stacks that may be announced together, and letting it pass. */
    public static List<Option> options(Board board, List<Stack> eligible, String country, String moving) {
        var options = new ArrayList<Option>();
        for (int set = 1; set < 1 << Math.min(eligible.size(), LISTED_TOGETHER); set++) {
            var ids = new ArrayList<String>();
            for (int at = 0; at < eligible.size(); at++) {
                if ((set & 1 << at) != 0) {
                    ids.add(eligible.get(at).id());
                }
            }
            if (together(board, eligible, ids).isEmpty()) {
                options.add(new Option("intercept with " + String.join(" and ", ids), new AttemptInterception(ids)));
            }
        }
        options.add(new Option("let " + moving + " pass", new PassInterception(country)));
        return options;
    }

    /** Why these of the eligible stacks may not be announced together, or empty. */
    private static Optional<Refusal> together(Board board, List<Stack> eligible, List<String> ids) {
        return SiegesLeft.forbids(board, Interceptions.underWay(board.state()).orElseThrow(),
                eligible.stream().filter(stack -> ids.contains(stack.id())).toList());
    }

    public static Optional<Verdict<EuEvent>> attempt(Play play, AttemptInterception command) {
        var move = Interceptions.underWay(play.state()).orElse(null);
        if (move == null) {
            return Play.refused(RULE, "no stack is moving that could be intercepted");
        }
        var asked = Interceptions.asked(play.board(), move);
        var eligible = asked.isPresent()
                ? Interceptions.eligible(play.board(), move, asked.get())
                : Interceptions.counters(play.board(), move);
        var ids = eligible.stream().map(Stack::id).toList();
        if (command.stacks().isEmpty()
                || Set.copyOf(command.stacks()).size() != command.stacks().size()
                || !ids.containsAll(command.stacks())) {
            return Play.refused(asked.isPresent() ? RULE : COUNTER, ids.isEmpty()
                            ? "no stack may intercept " + move.stack() + " now"
                            : "these may intercept " + move.stack() + ": " + String.join(", ", ids),
                    ids.isEmpty() ? List.of() : options(play.board(), eligible, eligible.getFirst().country(), move.stack()));
        }
        var leavesSiege = together(play.board(), eligible, command.stacks());
        if (leavesSiege.isPresent()) {
            return Optional.of(new Verdict.Refused<>(leavesSiege.get()
                    .legal(options(play.board(), eligible, eligible.getFirst().country(), move.stack()))));
        }
        for (var id : command.stacks()) {
            var missing = roll(play, play.state().stacks().get(id), move, asked.isEmpty());
            if (missing.isPresent()) {
                return missing;
            }
        }
        if (asked.isPresent()) {
            play.happens(new InterceptionPassed(asked.get(), move.stack(), move.province()));
        }
        return Play.done();
    }

    /** Each enemy stack that could try to catch a stack where its move has led it, with its exact chance. */
    public static List<Prospect.Risk> risks(Board board, Move move) {
        var roll = LandInterception.with(board.tables());
        return board.state().order().stream()
                .flatMap(alliance -> Interceptions.eligible(board, move, alliance).stream())
                .map(stack -> risk(roll, stack, move, attempt(board, stack, move, false)))
                .toList();
    }

    private static Prospect.Risk risk(
            OneRoll<LandInterception.Attempt, Success> roll, Stack stack, Move move, LandInterception.Attempt attempt) {
        var odds = roll.procedure().distribution(roll.start(attempt)).map(cast -> cast.result());
        var account = Account.written();
        roll.procedure().start(roll.start(attempt), asked -> OptionalInt.of(1), account);
        var why = account.steps().getFirst();
        return Prospect.Risk.of(stack.id(), stack.country(), move.province(), "interception",
                odds.weightOf(Success::succeeded), odds.whole(), why.rule(), reason(why.modifiers()));
    }

    private static String reason(List<Modifier> modifiers) {
        return modifiers.isEmpty() ? "no modifiers" : modifiers.stream()
                .map(modifier -> (modifier.value() > 0 ? "+" : "") + modifier.value() + " " + modifier.reason())
                .collect(Collectors.joining(", "));
    }

    public static Optional<Verdict<EuEvent>> pass(Play play, PassInterception command) {
        var move = Interceptions.underWay(play.state()).orElse(null);
        int alliance = play.state().allianceOf(command.country());
        if (move != null && Interceptions.asked(play.board(), move).filter(asked -> asked == alliance).isPresent()) {
            play.happens(new InterceptionPassed(alliance, move.stack(), move.province()));
            return Play.done();
        }
        if (move != null
                && alliance == play.state().allianceOf(play.state().stacks().get(move.stack()))
                && !Interceptions.counters(play.board(), move).isEmpty()) {
            play.happens(new CounterInterceptionPassed(move.stack(), move.province()));
            return Play.done();
        }
        return Play.refused(RULE, command.country() + " is not asked whether it intercepts");
    }

    private static Optional<Verdict<EuEvent>> roll(Play play, Stack stack, Move move, boolean counter) {
        var account = Account.written();
        var roll = LandInterception.with(play.tables());
        var attempt = attempt(play.board(), stack, move, counter);
        var name = DieName.d10(stack.id(), "interception");
        var run = roll.procedure().start(roll.start(attempt), asked -> play.dice().next(name), account);
        return switch (run) {
            case Run.Lacking<OneRoll.Cast<LandInterception.Attempt, Success>> lacking -> Play.wants(name);
            case Run.Waiting<OneRoll.Cast<LandInterception.Attempt, Success>> waiting ->
                throw new IllegalStateException("nobody chooses within an interception");
            case Run.Finished<OneRoll.Cast<LandInterception.Attempt, Success>> done -> {
                play.rolled(List.of(new Roll(name, done.state().die())));
                boolean success = done.state().result() == Success.SUCCESS;
                List<Step> why = account.steps().stream().map(step -> step.side(stack.id())).toList();
                play.happens(counter
                        ? new CounterInterceptionAttempted(stack.id(), stack.province(), move.stack(), move.province(), success)
                        : new InterceptionAttempted(stack.id(), stack.province(), move.stack(), move.province(), success), why);
                yield Play.done();
            }
        };
    }

    /** The attempt as the modifier list looks at it. A counter-interceptor faces all interceptors as one stack. */
    static LandInterception.Attempt attempt(Board board, Stack stack, Move move, boolean counter) {
        var state = board.state();
        int alliance = state.allianceOf(stack);
        var faced = counter
                ? move.interceptors().stream().map(caught -> state.stacks().get(caught.stack())).toList()
                : List.of(state.stacks().get(move.stack()));
        var province = move.province();
        boolean same = stack.province().equals(province);
        var facedIds = faced.stream().map(Stack::id).toList();
        boolean friends = board.controlledBy(province, alliance)
                || !board.stacks(province, other -> state.allianceOf(other) == alliance && !other.id().equals(stack.id())).isEmpty();
        boolean otherEnemies = board.enemiesInField(province, alliance).stream().anyMatch(enemy -> !facedIds.contains(enemy.id()));
        return new LandInterception.Attempt(
                state.maneuver(List.of(stack)),
                state.maneuver(faced),
                technology(board, stack) - technology(board, faced.getFirst()),
                friends,
                same,
                board.province(province).is(Terrain.SWAMP),
                board.province(stack.province()).is(Terrain.SWAMP),
                state.badWeather(),
                !same && slows(board.road(stack.province(), province).orElseThrow().kind()),
                otherEnemies,
                board.enemyFortress(stack.province(), alliance));
    }

    private static int technology(Board board, Stack stack) {
        return board.state().scenario().countries().get(stack.country()).landTechnologyLevel();
    }

    private static boolean slows(BorderKind border) {
        return border == BorderKind.RIVER || border == BorderKind.MOUNTAIN_PASS;
    }
}

package tercio.domain.eu.land.interception.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarRestrictions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.movement.OverrunStrength;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Interception on land (EU-INT): attempts against a stack that enters a province, and counter-interception. */
public final class InterceptionChapter implements Chapter<InterceptionCommand, InterceptionEvent> {

    public static final InterceptionChapter CHAPTER = new InterceptionChapter();

    private static final MessageTypes<InterceptionCommand> COMMANDS = MessageTypes.of(InterceptionCommand.class)
            .with("AttemptInterception", InterceptionCommand.AttemptInterception.class)
            .with("PassInterception", InterceptionCommand.PassInterception.class)
            .with("FightAtOnce", InterceptionCommand.FightAtOnce.class)
            .with("FightLater", InterceptionCommand.FightLater.class)
            .with("OverrunMover", InterceptionCommand.OverrunMover.class)
            .with("SpareMover", InterceptionCommand.SpareMover.class);

    private static final MessageTypes<InterceptionEvent> EVENTS = MessageTypes.of(InterceptionEvent.class)
            .with("InterceptionAnnounced", InterceptionEvent.InterceptionAnnounced.class)
            .with("InterceptionAttempted", InterceptionEvent.InterceptionAttempted.class)
            .with("InterceptionPassed", InterceptionEvent.InterceptionPassed.class)
            .with("CounterInterceptionAttempted", InterceptionEvent.CounterInterceptionAttempted.class)
            .with("CounterInterceptionPassed", InterceptionEvent.CounterInterceptionPassed.class)
            .with("InterceptionPressed", InterceptionEvent.InterceptionPressed.class)
            .with("InterceptionPutOff", InterceptionEvent.InterceptionPutOff.class)
            .with("OverrunOfMoverOffered", InterceptionEvent.OverrunOfMoverOffered.class)
            .with("MoverSpared", InterceptionEvent.MoverSpared.class)
            .with("MoverOverrun", InterceptionEvent.MoverOverrun.class);

    private InterceptionChapter() {}

    @Override
    public MessageTypes<InterceptionCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<InterceptionEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, InterceptionEvent event) {
        return InterceptionEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, InterceptionCommand command) {
        return switch (command) {
            case InterceptionCommand.AttemptInterception attempt -> InterceptionRolls.attempt(play, attempt);
            case InterceptionCommand.PassInterception pass -> InterceptionRolls.pass(play, pass);
            case InterceptionCommand.FightAtOnce fight -> Postponement.fight(play, fight);
            case InterceptionCommand.FightLater later -> Postponement.postpone(play, later);
            case InterceptionCommand.OverrunMover overrun -> OverrunOfMover.overrun(play, overrun);
            case InterceptionCommand.SpareMover spare -> OverrunOfMover.spare(play, spare);
        };
    }

    /** One question to each country about its own stacks. */
    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        if (!(board.state().phase() instanceof Movement movement) || movement.engagement().isPresent() || movement.move().filter(move -> !move.waitsForPlayer()).isEmpty()) {
            return List.of();
        }
        var move = movement.move().get();
        if (Postponement.isAsked(board, move)) {
            return List.of(decision("interception-battle", Postponement.decidingCountry(board, move).value(), Postponement.RULE,
                    prompt("eu.interception.ask-battle", board, move),
                    Postponement.options(board, move)));
        }
        return Announcements.openQuestions(board).stream().map(question -> interceptionDecision(board, move, question)).toList();
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return duty instanceof Duty.OverrunOfMover overrun
                ? Optional.of(decision("overrun", overrun.country().value(), OverrunStrength.RULE,
                        Sentence.of("eu.interception.ask-overrun").with("stack", SentenceNames.stack(board.state(), overrun.moving()))
                                .with("where", SentenceNames.place(overrun.province())).with("stacks", SentenceNames.stacks(board.state(), overrun.stacks())),
                        OverrunOfMover.options(board, overrun)))
                : Optional.empty();
    }

    private static Decision interceptionDecision(WarView board, Move move, Announcements.Question question) {
        var country = question.country();
        // EU-INT-SPLIT: a part may be split off before the attempt.
        var divisible = question.stacks().stream().filter(stack -> isDivisible(board, stack)).map(Stack::id).toList();
        boolean alone = board.state().members(board.state().allianceOf(country)).size() == 1;
        return new Decision(alone ? "interception" : "interception-" + country, country.value(), "AttemptInterception", Citation.of(question.rule()),
                prompt(question.counter() ? "eu.interception.ask-help" : "eu.interception.ask", board, move).with("who", SentenceNames.country(country)),
                question.options(), divisible.stream().map(StackId::value).toList()).with(question.form());
    }

    private static boolean isDivisible(WarView board, Stack stack) {
        return WarRestrictions.divisionRefusal(board, stack).isEmpty() && FreeCounters.of(board.state(), stack.country()).partsThatCanLeave(stack.units()).findAny().isPresent();
    }

    private static Sentence.Keyed prompt(String key, WarView board, Move move) {
        return Sentence.of(key).with("stack", SentenceNames.stack(board.state(), move.stack())).with("where", SentenceNames.place(move.province()));
    }

    /** Gives odds for an announcement even if its dice are thrown only after allies have announced too. */
    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> switch (command) {
            case InterceptionCommand.AttemptInterception attempt -> Optional.of(InterceptionForecaster.of(before, attempt));
            case InterceptionCommand.OverrunMover overrun when rolls -> OverrunOfMover.odds(before);
            case InterceptionCommand.PassInterception pass when rolls -> InterceptionForecaster.of(before, pass);
            default -> Optional.empty();
        };
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of("interception", Sentence.of("eu.die.interception"));
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<InterceptionEvent> ruled) {
        return switch (ruled.event()) {
            case InterceptionEvent.InterceptionAttempted attempt -> Optional.of(InterceptionRolls.question(ruled, attempt.stack(), false));
            case InterceptionEvent.CounterInterceptionAttempted attempt -> Optional.of(InterceptionRolls.question(ruled, attempt.stack(), true));
            default -> Optional.empty();
        };
    }

    @Override
    public Sentence sentence(EuState before, InterceptionEvent event, List<Step> explanation) {
        return new InterceptionNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(InterceptionEvent event) {
        return switch (event) {
            case InterceptionEvent.InterceptionAttempted e when e.success() -> Importance.OUTCOME;
            case InterceptionEvent.CounterInterceptionAttempted e when e.success() -> Importance.OUTCOME;
            case InterceptionEvent.MoverOverrun _ -> Importance.OUTCOME;
            case InterceptionEvent.InterceptionAnnounced _, InterceptionEvent.InterceptionAttempted _,
                    InterceptionEvent.CounterInterceptionAttempted _, InterceptionEvent.InterceptionPressed _, InterceptionEvent.InterceptionPutOff _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}

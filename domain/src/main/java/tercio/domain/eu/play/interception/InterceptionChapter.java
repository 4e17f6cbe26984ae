package tercio.domain.eu.play.interception;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FreeCounters;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.movement.OverrunStrength;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RightsOfWar;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;

/** Interception on land (EU-INT): attempts against a stack that enters a province, and counter-interception. */
public final class InterceptionChapter implements Chapter<InterceptionCommand, InterceptionEvent> {

    public static final InterceptionChapter CHAPTER = new InterceptionChapter();

    private static final Vocabulary<InterceptionCommand> COMMANDS = Vocabulary.of(InterceptionCommand.class)
            .word("AttemptInterception", InterceptionCommand.AttemptInterception.class)
            .word("PassInterception", InterceptionCommand.PassInterception.class)
            .word("FightAtOnce", InterceptionCommand.FightAtOnce.class)
            .word("FightLater", InterceptionCommand.FightLater.class)
            .word("OverrunMover", InterceptionCommand.OverrunMover.class)
            .word("SpareMover", InterceptionCommand.SpareMover.class);

    private static final Vocabulary<InterceptionEvent> EVENTS = Vocabulary.of(InterceptionEvent.class)
            .word("InterceptionAnnounced", InterceptionEvent.InterceptionAnnounced.class)
            .word("InterceptionAttempted", InterceptionEvent.InterceptionAttempted.class)
            .word("InterceptionPassed", InterceptionEvent.InterceptionPassed.class)
            .word("CounterInterceptionAttempted", InterceptionEvent.CounterInterceptionAttempted.class)
            .word("CounterInterceptionPassed", InterceptionEvent.CounterInterceptionPassed.class)
            .word("InterceptionPressed", InterceptionEvent.InterceptionPressed.class)
            .word("InterceptionPutOff", InterceptionEvent.InterceptionPutOff.class)
            .word("OverrunOfMoverOffered", InterceptionEvent.OverrunOfMoverOffered.class)
            .word("MoverSpared", InterceptionEvent.MoverSpared.class)
            .word("MoverOverrun", InterceptionEvent.MoverOverrun.class);

    private InterceptionChapter() {}

    @Override
    public Vocabulary<InterceptionCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<InterceptionEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, InterceptionEvent event) {
        return InterceptionEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, InterceptionCommand command) {
        return switch (command) {
            case InterceptionCommand.AttemptInterception attempt -> Attempts.attempt(play, attempt);
            case InterceptionCommand.PassInterception pass -> Attempts.pass(play, pass);
            case InterceptionCommand.FightAtOnce fight -> Postponement.fight(play, fight);
            case InterceptionCommand.FightLater later -> Postponement.wait(play, later);
            case InterceptionCommand.OverrunMover overrun -> OverrunOfMover.overrun(play, overrun);
            case InterceptionCommand.SpareMover spare -> OverrunOfMover.spare(play, spare);
        };
    }

    /** One question to each country about its own stacks. */
    @Override
    public List<Decision> awaited(Board board) {
        if (!(board.state().phase() instanceof Phase.Movement movement) || movement.engagement() != null || movement.move() == null
                || movement.move().waits()) {
            return List.of();
        }
        var move = movement.move();
        if (Postponement.asked(board, move)) {
            return List.of(decision("interception-battle", Postponement.country(board, move), Postponement.RULE,
                    title(board, move) + " is caught in " + board.name(move.province()) + ": battle at once or later?",
                    Postponement.options(board, move)));
        }
        return Announcements.open(board).stream().map(question -> interception(board, move, question)).toList();
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        return duty instanceof Duty.OverrunOfMover overrun
                ? Optional.of(decision("overrun", overrun.country(), OverrunStrength.RULE,
                        StackTitle.of(board.state(), overrun.moving()) + " has entered " + board.name(overrun.province()) + ": does "
                                + StackTitle.of(board.state(), overrun.stacks()) + " overrun it?",
                        OverrunOfMover.options(board, overrun)))
                : Optional.empty();
    }

    private static Decision interception(Board board, Move move, Announcements.Question question) {
        var country = question.country();
        // EU-INT-SPLIT: a part may be split off before the attempt.
        var divisible = question.stacks().stream().filter(stack -> divisible(board, stack)).map(Stack::id).toList();
        boolean alone = board.state().members(board.state().allianceOf(country)).size() == 1;
        return new Decision(alone ? "interception" : "interception-" + country, country, "AttemptInterception", Citation.of(question.rule()),
                question.counter()
                        ? title(board, move) + " is caught in " + board.name(move.province()) + ": does "
                                + Nation.of(country) + " help it?"
                        : title(board, move) + " has entered " + board.name(move.province()) + ": does " + Nation.of(country) + " intercept?",
                question.options(), divisible).with(question.form());
    }

    private static boolean divisible(Board board, Stack stack) {
        return RightsOfWar.forbidsDividing(board, stack).isEmpty() && FreeCounters.of(board.state(), stack.country()).parts(stack.units()).findAny().isPresent();
    }

    private static String title(Board board, Move move) {
        return StackTitle.of(board.state(), move.stack());
    }

    /** Gives odds for an announcement even if its dice are thrown only after allies have announced too. */
    @Override
    public Outlook outlook(EuTables tables) {
        return (before, after, rolls, command) -> switch (command) {
            case InterceptionCommand.AttemptInterception attempt -> Optional.of(InterceptionOutlook.of(before, attempt));
            case InterceptionCommand.OverrunMover overrun when rolls -> OverrunOfMover.odds(before);
            case InterceptionCommand.PassInterception pass when rolls -> InterceptionOutlook.of(before, pass);
            default -> Optional.empty();
        };
    }

    @Override
    public Map<String, String> dice() {
        return Map.of("interception", "interception die");
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<InterceptionEvent> ruled) {
        return switch (ruled.event()) {
            case InterceptionEvent.InterceptionAttempted attempt -> Optional.of(Attempts.question(ruled, attempt.stack(), false));
            case InterceptionEvent.CounterInterceptionAttempted attempt -> Optional.of(Attempts.question(ruled, attempt.stack(), true));
            default -> Optional.empty();
        };
    }

    @Override
    public String sentence(EuState before, InterceptionEvent event, List<Step> explanation) {
        return new InterceptionNarration(before).of(event, explanation);
    }
}

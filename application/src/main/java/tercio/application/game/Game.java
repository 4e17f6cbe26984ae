package tercio.application.game;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.board.BoardHash;
import tercio.application.dice.DiceCommitments;
import tercio.application.record.Caller;
import tercio.application.record.DiceCommitted;
import tercio.application.record.Dictionary;
import tercio.application.record.Envelope;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Redone;
import tercio.application.record.Undone;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.domain.game.EditionHistory;
import tercio.domain.game.Event;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Timeline;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Readings;

/**
 * A game as the fold of its events: the history of its board, the head of its hash chain, and the idempotency keys that were
 * used. Immutable: it decides commands and applies events, and stores nothing.
 */
public final class Game<S, C extends Command, E extends Event, N extends Scenario> {

    private record Played<E>(E fact, List<Roll> rolls) {}

    /** The events that answered a command which may be sent again. */
    record Answered(String body, int first, int last) {}

    private final Ruleset<S, C, E, N> ruleset;
    private final Set<Class<?>> facts;
    private final Set<Class<?>> verbs;
    private final GameOpened opened;
    private final Timeline<BoardAndDice<S>, Played<E>> timeline;
    private final String head;
    private final PMap<String, Answered> answered;
    /** For each event, from position 1, the position of the first event of its command. */
    private final PVector<Integer> since;
    private final DiceCommitments commitments;

    private Game(
            Ruleset<S, C, E, N> ruleset,
            Set<Class<?>> facts,
            Set<Class<?>> verbs,
            GameOpened opened,
            Timeline<BoardAndDice<S>, Played<E>> timeline,
            String head,
            PMap<String, Answered> answered,
            PVector<Integer> since,
            DiceCommitments commitments) {
        this.ruleset = ruleset;
        this.facts = facts;
        this.verbs = verbs;
        this.opened = opened;
        this.timeline = timeline;
        this.head = head;
        this.answered = answered;
        this.since = since;
        this.commitments = commitments;
    }

    /** The game as it stands after its first event, which must be the opening of a game of a known ruleset. */
    public static Game<?, ?, ?, ?> opened(RecordedEvent first, Dictionary dictionary) {
        if (!(first.fact() instanceof GameOpened opening)) {
            throw new IllegalStateException("a record begins with the opening of the game, not with " + first.fact());
        }
        var ruleset = dictionary.ruleset(opening.ruleset()).orElseThrow(
                () -> new IllegalStateException("this program does not know the ruleset " + opening.ruleset()));
        return opened(ruleset, opening, first.hash());
    }

    private static <S, C extends Command, E extends Event, N extends Scenario> Game<S, C, E, N> opened(
            Ruleset<S, C, E, N> ruleset, GameOpened opening, String head) {
        var scenario = ruleset.scenarioType().cast(opening.scenario());
        var start = BoardAndDice.start(ruleset.start(scenario, new Readings(opening.readings())));
        Timeline<BoardAndDice<S>, Played<E>> timeline = Timeline.from(
                start, (board, played) -> board.after(ruleset.evolve(board.state(), played.fact()), played.rolls()));
        return new Game<>(
                ruleset, types(ruleset.events().words()), types(ruleset.commands().words()), opening, timeline.noted(),
                head, HashTreePMap.empty(), TreePVector.singleton(1), DiceCommitments.of(opening));
    }

    private static Set<Class<?>> types(Iterable<? extends Vocabulary.Word<?>> words) {
        var types = new HashSet<Class<?>>();
        words.forEach(word -> types.add(word.type()));
        return Set.copyOf(types);
    }

    /** The game after one more event, which stands at the next position. */
    public Game<S, C, E, N> after(RecordedEvent event) {
        return after(event, Optional.empty());
    }

    /**
     * The same where the board after the event is known already.
     *
     * @param board that the ruleset computed when it decided; empty where the event is to be evolved here
     */
    Game<S, C, E, N> after(RecordedEvent event, Optional<?> board) {
        if (event.position() != position() + 1) {
            throw new IllegalStateException("position " + event.position() + " does not follow " + position());
        }
        if (event.fact() instanceof GameOpened) {
            throw new IllegalStateException("a game is opened once");
        }
        var played = event.fact() instanceof KernelEvent
                ? null : new Played<>(fact(event.fact()), event.envelope().rolls());
        var next = played == null || board.isEmpty()
                ? KernelEvent.follow(timeline, event.fact(), played)
                : timeline.played(played, timeline.state().after(ruleset.stateType().cast(board.get()), played.rolls()));
        var once = event.envelope().once();
        var keys = once.isEmpty() ? answered : answered.plus(once.get().key(),
                new Answered(once.get().body(), event.envelope().since(), event.position()));
        return new Game<>(ruleset, facts, verbs, opened, next, event.hash(), keys, since.plus(event.envelope().since()),
                committed(event, next.state().state()));
    }

    /**
     * The hash of the board.
     *
     * @param hash of this game
     */
    public String board(BoardHash hash) {
        return hash.of(ruleset, timeline.state().state());
    }

    /**
     * The hash of the board after an event. The game stays as it is.
     *
     * @param board that the ruleset computed when it decided; empty where the event is to be evolved here
     */
    String boardAfter(Event fact, Optional<?> board, BoardHash hash) {
        return hash.of(ruleset, board.isPresent() ? board.get()
                : KernelEvent.follow(timeline, fact, fact instanceof KernelEvent ? null : new Played<>(fact(fact), List.of())).state().state());
    }

    /** Whether a recorded hash of a board can be compared with one of now. */
    public boolean comparable(String recorded) {
        return BoardHash.comparable(ruleset, recorded);
    }

    /** A commitment comes before the command that continues a finished game, so the board is still the final one. */
    private DiceCommitments committed(RecordedEvent event, S state) {
        if (event.fact() instanceof DiceCommitted committed) {
            return commitments.with(committed, event.position());
        }
        return ruleset.over(state) ? commitments.told(event.position()) : commitments;
    }

    @SuppressWarnings("unchecked") // its type is in the vocabulary of the ruleset
    private E fact(Event fact) {
        if (!facts.contains(fact.getClass())) {
            throw new IllegalStateException(ruleset.id() + " has no event " + fact.getClass().getSimpleName());
        }
        return (E) fact;
    }

    @SuppressWarnings("unchecked") // its type is in the vocabulary of the ruleset
    private C verb(Command command) {
        if (!verbs.contains(command.getClass())) {
            throw new IllegalArgumentException(ruleset.id() + " has no command " + command.getClass().getSimpleName());
        }
        return (C) command;
    }

    public GameOpened opened() {
        return opened;
    }

    public int position() {
        return timeline.position();
    }

    /** The editions of the rules by which the game continues. */
    public EditionHistory editions() {
        return ruleset.editions();
    }

    /** The commitments to secrets of the server's dice: which secret throws which die, and which were revealed. */
    public DiceCommitments commitments() {
        return commitments;
    }

    /** Whether games of these rules hold what not everybody may see. */
    boolean hasSecrets() {
        return ruleset.hasSecrets();
    }

    /** The hash of the newest entry. */
    public String head() {
        return head;
    }

    /** How often a die of this name was thrown in the history in effect. */
    public int thrown(DieName name) {
        return timeline.state().thrown().getOrDefault(name, 0);
    }

    Optional<Answered> answered(Envelope.Once once) {
        return Optional.ofNullable(answered.get(once.key()));
    }

    /** The positions of the events in effect at a position, without the opening. */
    public List<Integer> inEffectAt(int position) {
        return timeline.inEffectAt(position);
    }

    /** The name of a die at the table. */
    public String inWords(DieName die) {
        return ruleset.dieInWords(timeline.state().state(), die);
    }

    /** Why this caller may not give a command; empty where it may. */
    public Optional<String> objectionTo(Caller caller, Command command) {
        return switch (command) {
            case KernelCommand.Undo undo when !opened.undo().allows(caller) -> Optional.of("In this game only the host may take back.");
            case KernelCommand.Redo redo when !opened.undo().allows(caller) ->
                    Optional.of("In this game only the host may bring back what was undone.");
            case KernelCommand ofAnyone -> Optional.empty();
            // By consent of the seats, as soon as a game can ask for it.
            case Adjustment adjustment -> caller.host() ? Optional.empty() : Optional.of("Only the host may adjust this game.");
            default -> caller.host() ? Optional.empty() : SeatRights.objection(opened, caller, ruleset.parties(state(), verb(command)));
        };
    }

    /**
     * A refusal that follows from what the sender knows. It comes before any that follows from what the sender may not see, so
     * that nobody can learn a secret by trying.
     */
    Optional<Refusal> refusal(Caller caller, Command command) {
        return caller.host() || !hasSecrets() || opened.playedOpenly() || command instanceof KernelCommand || command instanceof Adjustment
                ? Optional.empty()
                : ruleset.objection(ruleset.seen(state(), Viewer.of(opened.controlledBy(caller.name()))), verb(command));
    }

    /** Decides a command that its sender may give. The game itself stays as it is. */
    public Verdict<?> decide(Command command, Dice dice) {
        return switch (command) {
            case KernelCommand.Undo undo -> undo(undo);
            case KernelCommand.Redo redo -> redo(redo);
            case KernelCommand.CommitDice byTheService -> refused(
                    "TERCIO-DICE", "The service commits itself to new dice where it is due; nobody can ask for it.");
            case KernelCommand.OpenGame again -> refused("TERCIO-OPEN", "The game was opened already.");
            case Adjustment adjustment -> AdjustmentDecision.of(ruleset, state(), adjustment);
            default -> inWords(ruleset.decide(state(), verb(command), dice));
        };
    }

    private Verdict<E> inWords(Verdict<E> verdict) {
        return verdict instanceof Verdict.WantsDie<E> wants ? new Verdict.WantsDie<>(wants.die(), inWords(wants.die())) : verdict;
    }

    private S state() {
        return timeline.state().state();
    }

    private static Verdict<KernelEvent> refused(String rule, String detail) {
        return new Verdict.Refused<>(Refusal.of(rule, detail));
    }

    private static Verdict<KernelEvent> accepted(KernelEvent event) {
        return new Verdict.Accepted<>(List.of(new Verdict.Ruled<>(event, List.of())), List.of());
    }

    private Verdict<KernelEvent> undo(KernelCommand.Undo undo) {
        return undo.to() < 0 || undo.to() >= position()
                ? refused("TERCIO-UNDO", "The game can be taken back to a position from 0 to " + (position() - 1) + ", not to " + undo.to() + ".")
                : accepted(new Undone(whole(undo.to()), undo.reason()));
    }

    /** An undo takes back a whole command: a position between the events of one command means the position before it. */
    private int whole(int position) {
        int first = since.get(position);
        return first <= position ? first - 1 : position;
    }

    private Verdict<KernelEvent> redo(KernelCommand.Redo redo) {
        return timeline.canRedo() ? accepted(new Redone(redo.reason())) : refused("TERCIO-REDO", "There is no undo to take back.");
    }
}

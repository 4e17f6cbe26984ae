package tercio.application.game;

import java.util.List;
import java.util.Optional;
import tercio.application.amendment.Amendments;
import tercio.application.board.BoardHasher;
import tercio.application.dice.DiceCommitments;
import tercio.application.dice.DieQuestion;
import tercio.application.dice.KeptDice;
import tercio.application.dice.SeatContributions;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.Envelope;
import tercio.application.record.EventHistory;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.KernelEvent;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.domain.game.EditionHistory;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Timeline;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Sentence;

/**
 * A game as the fold of its events: the history of its board, the head of its hash chain, and the idempotency keys that were
 * used. Immutable: it decides commands and applies events, and stores nothing.
 */
public final class Game<S, C extends Command, E extends Event, N extends Scenario> {

    private final Ruleset<S, C, E, N> ruleset;
    private final RulesetTypes<C, E> types;
    private final Timeline<BoardAndDice<S>, PlayedEvent<E>> timeline;
    private final GameLedger ledger;
    /** Whether the game holds secrets. It follows from the opening, and is asked for each event. */
    private final boolean secrets;
    private final OtherLines.LastBranch<S> lastBranch = new OtherLines.LastBranch<>();

    private Game(Ruleset<S, C, E, N> ruleset, RulesetTypes<C, E> types, Timeline<BoardAndDice<S>, PlayedEvent<E>> timeline, GameLedger ledger, boolean secrets) {
        this.secrets = secrets;
        this.ruleset = ruleset;
        this.types = types;
        this.timeline = timeline;
        this.ledger = ledger;
    }

    /** The game as it stands after its first event, which must be the opening of a game of a known ruleset. */
    public static Game<?, ?, ?, ?> open(RecordedEvent first, MessageRegistry dictionary) {
        if (!(first.fact() instanceof GameOpened opening)) {
            throw new IllegalStateException("a record begins with the opening of the game, not with " + first.fact());
        }
        var ruleset = dictionary.ruleset(opening.ruleset()).orElseThrow(
                () -> new IllegalStateException("this program does not know the ruleset " + opening.ruleset()));
        return open(ruleset, opening, first);
    }

    private static <S, C extends Command, E extends Event, N extends Scenario> Game<S, C, E, N> open(
            Ruleset<S, C, E, N> ruleset, GameOpened opening, RecordedEvent first) {
        var scenario = ruleset.scenarioType().cast(opening.scenario());
        var start = BoardAndDice.start(ruleset.start(opening.edition(), scenario, new Readings(opening.readings())));
        Timeline<BoardAndDice<S>, PlayedEvent<E>> timeline = Timeline.from(
                start, (board, played) -> board.after(ruleset.evolve(board.state(), played.fact()), played.rolls()));
        return new Game<>(ruleset, RulesetTypes.of(ruleset), timeline.afterNote(), GameLedger.open(opening, first), opening.holdsSecrets(ruleset));
    }

    /** The game after one more event, which stands at the next position. */
    public Game<S, C, E, N> after(RecordedEvent event) {
        return after(event, Optional.empty());
    }

    /**
     * The game after one more event whose board is known.
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
                ? null : new PlayedEvent<>(types.asEvent(event.fact()), event.envelope().rolls());
        var next = played == null || board.isEmpty()
                ? KernelEvent.advance(timeline, event.fact(), played)
                : timeline.afterEvent(played, timeline.state().after(ruleset.stateType().cast(board.get()), played.rolls()));
        var kept = opening().dice() == DiceMode.PHYSICAL ? ledger.keptDice() : PlayedEvent.keptDiceAfter(ledger.keptDice(), event, timeline, next);
        // A commitment comes before the command that continues a finished game, so the board is still the final one.
        return new Game<>(ruleset, types, next, ledger.after(event, ruleset.isOver(next.state().state()), kept), secrets);
    }

    /**
     * The hash of the board.
     *
     * @param hash of this game
     */
    public String boardHash(BoardHasher hash) {
        return hash.hash(ruleset, timeline.state().state());
    }

    /**
     * The hash of the board after an event. The game stays as it is.
     *
     * @param board that the ruleset computed when it decided; empty where the event is to be evolved here
     */
    String boardHashAfter(Event fact, Optional<?> board, BoardHasher hash) {
        return hash.hash(ruleset, board.isPresent() ? board.get()
                : KernelEvent.advance(timeline, fact, fact instanceof KernelEvent ? null : new PlayedEvent<>(types.asEvent(fact), List.of())).state().state());
    }

    /** Whether a recorded hash of a board can be compared with one of now. */
    public boolean isComparableHash(String recorded) {
        return BoardHasher.isComparable(ruleset, recorded);
    }

    /** The game with the commitment that is due before its next command. */
    Game<S, C, E, N> withPendingCommitment() {
        return new Game<>(ruleset, types, timeline, ledger.withPendingCommitment(), secrets);
    }

    /** The first event of the game. */
    public GameOpened opening() {
        return ledger.opening();
    }

    /** The position of the newest event, from 1. */
    public int position() {
        return timeline.position();
    }

    /** The editions of the rules by which the game continues. */
    public EditionHistory editions() {
        return ruleset.editions();
    }

    /** The commitments to secrets of the server's dice: which secret throws which die, and which were revealed. */
    public DiceCommitments commitments() {
        return ledger.commitments();
    }

    /** The seats' contributions to the dice, and the seats that still owe one. */
    public SeatContributions contributions() {
        return ledger.contributions();
    }

    /** Whether the game holds secrets. */
    boolean hasSecrets() {
        return secrets;
    }

    /** Dice that were thrown on other lines of the game and are given again before any is thrown. */
    public KeptDice keptDice() {
        return ledger.commitments().isOfAmendedLine() ? ledger.keptDice() : KeptDice.NONE;
    }

    /** The amendments of the game. */
    public Amendments amendments() {
        return ledger.amendments();
    }

    /** The hash of the newest entry. */
    public String head() {
        return ledger.head();
    }

    /** The number of times that a die was thrown for a question in the history in effect. */
    public int throwCount(DieQuestion question) {
        return timeline.state().thrown().getOrDefault(question, 0);
    }

    Optional<GameLedger.AnsweredCommand> answerTo(Envelope.IdempotencyKey once) {
        return ledger.answerTo(once);
    }

    /** The positions of the events in effect at a position, without the opening. */
    public List<Integer> inEffectAt(int position) {
        return timeline.inEffectAt(position);
    }

    /** The label of a die for the players. */
    public Sentence inWords(DieName die) {
        return ruleset.dieLabel(timeline.state().state(), die);
    }

    /** The next command that written orders in force give; empty where none does. */
    Optional<OrderedCommand> nextOrder() {
        return ruleset.nextOrder(state()).map(next -> new OrderedCommand(rights().playerOf(next.party()), next.command()));
    }

    /** The places in the game: players, deputies, observers and referees. */
    public Places places() {
        return ledger.places();
    }

    /**
     * Decides a command that its sender may give. The game itself stays as it is.
     *
     * @param past the events recorded before it
     */
    public Verdict<?> decide(Caller caller, Command command, Dice dice, EventHistory past) {
        return switch (command) {
            case KernelCommand.Contribute given -> new ContributionDecision(contributions(), opening()).of(caller, given);
            case KernelCommand.GrantPlace grant -> new PlaceDecision(places(), opening()).of(caller, grant);
            case KernelCommand.WithdrawPlace withdraw -> new PlaceDecision(places(), opening()).of(withdraw);
            case KernelCommand ofEveryGame -> otherLines(past).changes(caller).decide(ofEveryGame, past);
            case Adjustment adjustment -> otherLines(past).changes(caller).decide(adjustment);
            default -> inWords(ruleset.decide(state(), types.asCommand(command), dice));
        };
    }

    /** The rights to give commands now. */
    public CommandRights<S, C> rights() {
        return new CommandRights<>(ledger, ruleset, types, state(), secrets && !opening().isPlayedOpenly());
    }

    /**
     * The branches of amendments, and the result of an undo or a redo.
     *
     * @param past the events recorded so far
     */
    public OtherLines<S, C, E> otherLines(EventHistory past) {
        return new OtherLines<>(ruleset, types, timeline, ledger, rights(), secrets, lastBranch, past);
    }

    private Verdict<E> inWords(Verdict<E> verdict) {
        return verdict instanceof Verdict.NeedsDie<E> wants ? new Verdict.NeedsDie<>(wants.die(), inWords(wants.die())) : verdict;
    }

    private S state() {
        return timeline.state().state();
    }
}

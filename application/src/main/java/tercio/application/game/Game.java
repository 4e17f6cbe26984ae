package tercio.application.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tercio.application.amendment.Amendments;
import tercio.application.amendment.Branch;
import tercio.application.amendment.ChangedOrder;
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
import tercio.domain.game.Refusal;
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
    /** The branch that was computed last; a cache, since it follows from the game. */
    private volatile CachedBranch<S> worked;

    private record CachedBranch<S>(int amendment, Optional<Branch<S>> branch) {}

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

    public GameOpened opening() {
        return ledger.opening();
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
        return ledger.commitments();
    }

    /** The seats' contributions to the dice, and the seats that still owe one. */
    public SeatContributions contributions() {
        return ledger.contributions();
    }

    private boolean keepsSecrets() {
        return hasSecrets() && !opening().isPlayedOpenly();
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
    public String inWords(DieName die) {
        return ruleset.dieLabel(timeline.state().state(), die);
    }

    /** The reason why this caller may not give a command; empty if it may. */
    public Optional<Sentence> permissionDenial(Caller caller, Command command) {
        var ofPlace = new PlaceRights(opening(), places(), keepsSecrets()).permissionDenial(caller, command);
        return ofPlace.isPresent() || caller.host() ? ofPlace : switch (command) {
            case KernelCommand.GrantPlace grant -> new PlaceDecision(places(), opening()).permissionDenial(caller, grant);
            case KernelCommand.WithdrawPlace withdraw -> new PlaceDecision(places(), opening()).permissionDenial(caller, withdraw);
            case KernelCommand ofAnyone -> new AmendmentRights(opening(), amendments(), keepsSecrets()).permissionDenial(caller, ofAnyone)
                    .or(() -> consent().permissionDenial(caller, ofAnyone));
            case Adjustment adjustment -> consent().permissionDenial(caller, adjustment);
            default -> SeatRights.permissionDenial(opening(), caller, ruleset.parties(state(), types.asCommand(command)));
        };
    }

    /**
     * The refusal of a command by which a sender would use more than its share of what all seats have in common; empty if it would
     * not. Only incoming commands are checked: in older games one seat may hold more.
     */
    Optional<Refusal> limitRefusal(Caller caller, Command command) {
        return new SeatLimits(places(), amendments()).refusal(caller, command);
    }

    /** The reason why a sender may not make a new link for a person; empty if it may. */
    Optional<Sentence> linkDenial(Caller caller, KernelCommand.WithdrawPlace place) {
        var ofPlace = new PlaceRights(opening(), places(), keepsSecrets()).permissionDenial(caller, place);
        return ofPlace.isPresent() || caller.host() ? ofPlace : new PlaceDecision(places(), opening()).linkDenial(caller, place.person());
    }

    /** The next command that written orders in force give; empty where none does. */
    Optional<OrderedCommand> nextOrder() {
        return ruleset.nextOrder(state()).map(next -> new OrderedCommand(sender(next.party()), next.command()));
    }

    /** The player of the seat that controls a party; the host where nobody plays it. */
    private Caller sender(String party) {
        return opening().seats().stream().filter(seat -> seat.controls().contains(party)).findFirst()
                .flatMap(seat -> places().player(seat.name()).map(person -> places().callerFor(person, seat.name()))).orElse(Caller.HOST);
    }

    /** The sender of a command with the seat for which it is given: a person may hold several. */
    Caller resolveCaller(Caller sender, Command command) {
        return new CallerResolver(opening(), places(), ledger.request(), contributions(), ledger.marks())
                .resolve(sender, command, () -> ruleset.parties(state(), types.asCommand(command)));
    }

    /** The places in the game: players, deputies, observers and referees. */
    public Places places() {
        return ledger.places();
    }

    private Consent consent() {
        return new Consent(opening(), places(), ledger.request());
    }

    /**
     * A refusal that follows from what the sender can see. It comes before any refusal that follows from hidden information,
     * so that no secret can be learned by trying.
     */
    Optional<Refusal> refusalVisibleToSender(Caller caller, Command command) {
        return caller.host() || !keepsSecrets() || command instanceof KernelCommand || command instanceof Adjustment
                ? Optional.empty()
                : ruleset.refusal(ruleset.asSeenBy(state(), places().viewer(caller.person())), types.asCommand(command));
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
            case KernelCommand ofEveryGame -> changes(caller, past).decide(ofEveryGame, past);
            case Adjustment adjustment -> changes(caller, past).decide(adjustment);
            default -> inWords(ruleset.decide(state(), types.asCommand(command), dice));
        };
    }

    /** Decides a command that an amendment applies, by the rules alone and without anybody's consent. */
    public Verdict<?> decideAgain(Command command, Dice dice) {
        return branching().decide(state(), command, dice);
    }

    /**
     * The branch of an open amendment, from the position of the newest event; empty where its command is not in effect.
     *
     * @param past what was recorded so far
     */
    public Optional<Branch<S>> branch(int amendment, EventHistory past) {
        var known = worked;
        if (known == null || known.amendment() != amendment) {
            known = new CachedBranch<>(amendment, amendments().openAmendment(amendment).flatMap(draft -> branching().of(draft, past)));
            worked = known;
        }
        return known.branch();
    }

    private GameBranch<S, C, E> branching() {
        return new GameBranch<>(ruleset, types::asCommand, types::asEvent, opening(), timeline, line(), ledger.keptDice());
    }

    private HistoryChanges<S> changes(Caller caller, EventHistory past) {
        return new HistoryChanges<>(caller, keepsSecrets(), opening(), consent(), ledger.request(), timeline, ledger.marks(), ruleset, owners(past),
                new AmendmentChanges(opening(), amendments(), line(), hasSecrets(), past, amendment -> branch(amendment, past).map(Function.identity()),
                        amendedOrders(past)));
    }

    private LineOfPlay line() {
        return new LineOfPlay(timeline, ledger.marks());
    }

    private OrderOwners<S> owners(EventHistory past) {
        return new OrderOwners<>(opening(), places(), timeline, ledger.marks(), past, (board, command) -> ruleset.parties(board, types.asCommand(command)));
    }

    private AmendedOrders<S> amendedOrders(EventHistory past) {
        return new AmendedOrders<>(owners(past), line(), past);
    }

    /**
     * The orders of others that the branch of an open amendment brings, changes or leaves out, for its proposer.
     *
     * @param past what was recorded so far
     */
    public List<ChangedOrder> changedOrders(int amendment, EventHistory past) {
        return amendments().openAmendment(amendment).flatMap(draft -> branch(amendment, past).map(branch -> amendedOrders(past).of(branch, draft, draft.by())))
                .orElse(List.of());
    }

    /** The seats that would have to agree, were an open amendment adopted by its proposer. */
    public List<String> awaitedForAmendment(int amendment, EventHistory past) {
        return amendments().openAmendment(amendment).map(draft -> consent().seatsToAsk(draft.by(), false, amendedOrders(past).seatsToAsk(changedOrders(amendment, past))))
                .orElse(List.of());
    }

    /**
     * Previews an undo or a redo of a sender.
     *
     * @param past what was recorded so far
     */
    public HistoryQuestion.Answer ask(Caller sender, HistoryQuestion question, EventHistory past) {
        var command = switch (question) {
            case HistoryQuestion.UndoTo to -> new KernelCommand.Undo(to.position(), "");
            case HistoryQuestion.UndoLastAnswer last -> new KernelCommand.Undo(0, "");
            case HistoryQuestion.UndoLastOrder last -> new KernelCommand.Undo(0, "");
            case HistoryQuestion.RedoLast redo -> new KernelCommand.Redo("");
        };
        var caller = resolveCaller(sender, command);
        var objection = permissionDenial(caller, command);
        if (objection.isPresent()) {
            return new HistoryQuestion.Answer.NotPermitted(objection.get());
        }
        var plans = changes(caller, past).plans();
        return switch (question) {
            case HistoryQuestion.UndoTo to -> plans.undo(to.position());
            case HistoryQuestion.UndoLastAnswer last -> plans.undoLast(seats(sender, last.seat()), false);
            case HistoryQuestion.UndoLastOrder last -> plans.undoLast(seats(sender, last.seat()), true);
            case HistoryQuestion.RedoLast redo -> plans.redo();
        };
    }

    private List<String> seats(Caller sender, Optional<String> named) {
        return named.map(List::of).orElseGet(() -> sender.isHost() ? List.of(Caller.HOST_NAME) : places().seatsOf(sender.person()));
    }

    private Verdict<E> inWords(Verdict<E> verdict) {
        return verdict instanceof Verdict.NeedsDie<E> wants ? new Verdict.NeedsDie<>(wants.die(), inWords(wants.die())) : verdict;
    }

    private S state() {
        return timeline.state().state();
    }
}

package tercio.projections;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Event;
import tercio.domain.game.OrdersCheck;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.SentOrders;

/**
 * The rulebook of a game at a position: what it waits for, and what it says about commands and orders. Answers follow from what the
 * viewer of the history may see.
 */
public final class RulesAtPosition<S, C extends Command, E extends Event, N extends Scenario> {

    private final GameHistory history;
    private final Ruleset<S, C, E, N> rules;
    private final int position;

    private RulesAtPosition(GameHistory history, Ruleset<S, C, E, N> rules, int position) {
        this.history = history;
        this.rules = rules;
        this.position = position;
    }

    /** @param position 0 up to the newest of the history */
    public static RulesAtPosition<?, ?, ?, ?> of(GameHistory history, int position) {
        return of(history, history.opening().ruleset(), position);
    }

    private static <S, C extends Command, E extends Event, N extends Scenario> RulesAtPosition<S, C, E, N> of(
            GameHistory history, Ruleset<S, C, E, N> rules, int position) {
        return new RulesAtPosition<>(history, rules, position);
    }

    /** The decisions that are awaited: those of the rules, and those of every game. None between two events of one command. */
    public List<AwaitedDecision> decisions() {
        if (isWithinCommand()) {
            return List.of();
        }
        var awaited = new ArrayList<>(AwaitedConsent.at(history, position));
        var byTheRules = decisionsOfRules();
        if (!byTheRules.isEmpty()) {
            awaited.addAll(AwaitedContributions.at(history, position));
        }
        awaited.addAll(byTheRules);
        return awaited;
    }

    /** The awaited decision of an id; empty where none has it. */
    public Optional<AwaitedDecision> decision(String id) {
        return decisions().stream().filter(awaited -> awaited.decision().id().equals(id)).findFirst();
    }

    /** Whether the position lies between two events of one command, where nobody is asked anything. */
    public boolean isWithinCommand() {
        var events = history.events();
        return position < events.size() && events.get(position).envelope().since() <= position;
    }

    private List<AwaitedDecision> decisionsOfRules() {
        var awaited = new ArrayList<AwaitedDecision>();
        for (var decision : rules.decisions(board())) {
            awaited.add(new AwaitedDecision(seatOf(decision), decision, history.viewer().sees(decision.party())));
        }
        return awaited;
    }

    private String seatOf(Decision decision) {
        return history.openingEvent().seats().stream()
                .filter(seat -> seat.controls().contains(decision.party()))
                .map(seat -> seat.name())
                .findFirst()
                .orElse("host");
    }

    /**
     * A legal answer to an awaited decision.
     *
     * @param below gives a number from 0 up to, but not including, its argument
     */
    public Command sample(Decision decision, IntUnaryOperator below) {
        return rules.sample(board(), decision, below);
    }

    /** The parties of a command. The seat of any of them may send it. */
    public Set<String> parties(Command command) {
        return rules.parties(board(), own(command));
    }

    /** The reason why a command is illegal; empty where it is legal. */
    public Optional<Refusal> refusal(Command command) {
        return rules.refusal(board(), own(command));
    }

    /** The dice that a command takes, by name, and whether these values are all of them. */
    public ProcedureDice dice(Command command, List<Integer> values) {
        return ProcedureDice.of(rules, board(), own(command), values);
    }

    /** The effect that a text of orders of a party would have; the ruleset takes written orders. */
    public OrdersCheck checkOrders(String party, String text) {
        return rules.checkOrders(board(), party, text);
    }

    /** The written orders in force, as far as they may be read. */
    public List<SentOrders> sentOrders() {
        return rules.sentOrders(board());
    }

    /** Whether the game is over. */
    public boolean isOver() {
        return rules.isOver(board());
    }

    /**
     * The events in effect that have an explanation.
     *
     * @param from the first position that is wanted
     * @param to the last one
     */
    public List<RecordedEvent> rulings(int from, int to) {
        return history.at(rules, position).entries(new RulingsProjection<>()).stream()
                .filter(ruling -> ruling.position() >= from && ruling.position() <= to)
                .map(ruling -> history.events().get(ruling.position() - 1))
                .toList();
    }

    private S board() {
        return history.board(rules, position);
    }

    @SuppressWarnings("unchecked") // commands of a game are those of its ruleset
    private C own(Command command) {
        return (C) command;
    }
}

package tercio.application.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.IntStream;
import tercio.application.amendment.Amendment;
import tercio.application.amendment.Branch;
import tercio.application.amendment.ChangedOrder;
import tercio.application.amendment.ChangedOrder.Kind;
import tercio.application.record.Caller;
import tercio.application.record.EventHistory;
import tercio.domain.dice.Roll;
import tercio.domain.game.Event;
import tercio.domain.game.Verdict;

/**
 * Finds the orders that the branch of an amendment brings, changes and leaves out, and the seats whose orders they are.
 *
 * @param line of play that the branch corrects
 * @param past the recorded game
 */
record AmendedOrders<S>(OrderOwners<S> owners, LineOfPlay line, EventHistory past) {

    /**
     * The orders of others, and those that no seat may give, in the order of the branch; those that are left out come last.
     *
     * @param asker the caller who adopts the branch; for the host, the proposer's own orders are left aside
     */
    List<ChangedOrder> of(Branch<?> branch, Amendment draft, Caller asker) {
        var own = asker.host() ? owners.ownershipOf(draft.by().name()) : owners.ownershipOf(asker);
        var found = new ArrayList<ChangedOrder>();
        var kept = new HashSet<Integer>();
        for (var applied : branch.applied()) {
            var command = applied.command();
            if (command.of() == 0 || command.inherits()) {
                kept.add(command.at());
            }
            if (command.of() > 0) {
                found.add(orderBrought(applied, own));
            } else if (hasOtherResult(applied)) {
                found.add(new ChangedOrder(command.at(), 0, Kind.CHANGED, owners.others(command.at(), own), false));
            }
        }
        line.from(draft.at()).stream().filter(first -> !kept.contains(first))
                .forEach(first -> found.add(new ChangedOrder(first, 0, Kind.LEFT_OUT, owners.others(first, own), false)));
        return found.stream().filter(order -> order.forHost() || !order.seats().isEmpty()).toList();
    }

    private ChangedOrder orderBrought(Branch.Applied applied, OrderOwners.Ownership own) {
        var command = applied.command();
        var seats = new LinkedHashSet<>(owners.others(applied.parties(), own));
        boolean forHost = applied.parties().stream().noneMatch(own.parties()::contains) && seats.isEmpty();
        if (command.inherits()) {
            seats.addAll(owners.others(command.at(), own));
        }
        return new ChangedOrder(command.at(), command.of(), command.inherits() ? Kind.REPLACED : Kind.INSERTED, owners.inOrder(seats), forHost);
    }

    /** The seats that have to agree to these. */
    List<String> seatsToAsk(Collection<ChangedOrder> orders) {
        return owners.inOrder(orders.stream().filter(ChangedOrder::needsAgreement).flatMap(order -> order.seats().stream()).toList());
    }

    private boolean hasOtherResult(Branch.Applied applied) {
        int first = applied.command().at();
        return !sameDice(applied.rolls(), past.event(first).envelope().rolls()) || !same(facts(applied.verdict()), recordedEvents(first));
    }

    private static boolean sameDice(List<Roll> ones, List<Roll> others) {
        return ones.size() == others.size() && IntStream.range(0, ones.size()).allMatch(at -> ones.get(at).sameDie(others.get(at)));
    }

    private static List<Event> facts(Verdict.Accepted<?> verdict) {
        return verdict.events().stream().<Event>map(Verdict.ExplainedEvent::event).toList();
    }

    /** The events of a command of the line of play, without the answer of the others that a requested command follows. */
    private List<Event> recordedEvents(int first) {
        return line.eventsOf(first).stream().<Event>map(event -> past.event(event).fact()).toList();
    }

    private boolean same(List<Event> ones, List<Event> others) {
        return ones.size() == others.size() && IntStream.range(0, ones.size()).allMatch(at -> same(ones.get(at), others.get(at)));
    }

    /**
     * Whether two events say the same. Equal events are encoded alike; only events that seem to differ are compared by
     * their encoding.
     */
    private boolean same(Event one, Event recorded) {
        return one.equals(recorded) || one.agreesWith(recorded) || past.encode(one).equals(past.encode(recorded));
    }
}

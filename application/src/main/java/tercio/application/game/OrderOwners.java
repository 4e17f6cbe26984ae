package tercio.application.game;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pcollections.PVector;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.EventHistory;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.Role;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.domain.game.Timeline;

/**
 * Finds the owner of an order: the seat that gave it, whoever holds the seat now. An order that the host gave or an amendment brought
 * belongs to the seats that play the parties it is for. An adjustment belongs to nobody.
 *
 * @param marks of the events, from position 1
 * @param parties those for which a command may be given on a board
 */
record OrderOwners<S>(GameOpened opened, Places places, Timeline<BoardAndDice<S>, ?> timeline, PVector<EventFlags> marks, EventHistory past,
        BiFunction<S, Command, Set<String>> parties) {

    /**
     * The seats of a sender, and the parties that they control.
     *
     * @param parties that these seats play
     */
    record Ownership(Set<String> seats, Set<String> parties) {}

    /** The seats that a sender plays, and the one that it acts for; none for the host, who plays nobody. */
    Ownership ownershipOf(Caller sender) {
        return of(Stream.concat(places.of(sender.person(), Role.PLAYER).stream().flatMap(place -> place.seats().stream()), Stream.of(sender.name()))
                .collect(Collectors.toSet()));
    }

    /** A seat with its parties. */
    Ownership ownershipOf(String seat) {
        return of(Set.of(seat));
    }

    private Ownership of(Set<String> seats) {
        return new Ownership(seats, seats.stream().flatMap(seat -> opened.partiesOf(seat).stream()).collect(Collectors.toSet()));
    }

    /** The other seats whose orders commands of the line of play are. */
    List<String> others(Collection<Integer> commands, Ownership own) {
        var seats = new LinkedHashSet<String>();
        commands.forEach(first -> seats.addAll(others(first, own)));
        return inOrder(seats);
    }

    /**
     * The other seats whose order a command of the line of play is.
     *
     * @param first the position of its first event
     */
    List<String> others(int first, Ownership own) {
        var mark = marks.get(first - 1);
        if (!mark.by().equals(Caller.HOST_NAME) && !own.seats().contains(mark.by())) {
            return List.of(mark.by());
        }
        return mark.by().equals(Caller.HOST_NAME) || mark.again() ? others(partiesOf(first), own) : List.of();
    }

    private Set<String> partiesOf(int first) {
        var command = LineOfPlay.command(first, past);
        return partiesOf(timeline.stateAt(first - 1).state(), past.decodeCommand(command.causedBy()));
    }

    /** The parties that a command is for; none for an adjustment. */
    Set<String> partiesOf(S board, Command command) {
        return command instanceof Adjustment || command instanceof KernelCommand ? Set.of() : parties.apply(board, command);
    }

    /** The seats that play any of these parties; none where one of the parties is the asker's own. */
    List<String> others(Set<String> parties, Ownership own) {
        return parties.stream().anyMatch(own.parties()::contains) ? List.of()
                : opened.seats().stream().filter(seat -> !own.seats().contains(seat.name()) && seat.controls().stream().anyMatch(parties::contains))
                        .map(GameOpened.Seat::name).toList();
    }

    /** Seats in the order of the game. */
    List<String> inOrder(Collection<String> wanted) {
        return opened.seats().stream().map(GameOpened.Seat::name).filter(wanted::contains).toList();
    }
}

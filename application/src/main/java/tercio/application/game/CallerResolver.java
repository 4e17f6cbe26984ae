package tercio.application.game;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.pcollections.PVector;
import tercio.application.consent.PendingRequest;
import tercio.application.dice.SeatContributions;
import tercio.application.place.Places;
import tercio.application.record.ActingPerson;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.Role;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;

/**
 * Finds the seat for which a person with several seats gives a command: the first that the command is for.
 *
 * @param marks of the events, from position 1
 */
record CallerResolver(GameOpened opened, Places places, Optional<PendingRequest> request, SeatContributions contributions, PVector<EventFlags> marks) {

    /** @param parties of whom one decides on a command of the rules; asked only where the person has several seats */
    Caller resolve(Caller sender, Command command, Supplier<Set<String>> parties) {
        if (sender.host() || sender.acting().isPresent()) {
            return sender;
        }
        var person = sender.name();
        if (places.of(person, Role.REFEREE).isPresent()) {
            return Caller.HOST.actingAs(Optional.of(new ActingPerson(person, Role.REFEREE)));
        }
        var seats = places.seatsOf(person);
        if (seats.isEmpty()) {
            return sender.actingAs(places.of(person, Role.OBSERVER).map(place -> new ActingPerson(person, Role.OBSERVER)));
        }
        return places.callerFor(person, seats.size() == 1 ? seats.getFirst() : first(seats, command, parties));
    }

    private String first(List<String> seats, Command command, Supplier<Set<String>> parties) {
        return switch (command) {
            case KernelCommand.AnswerRequest answer -> among(seats, request.map(PendingRequest::awaits).orElse(List.of()));
            case KernelCommand.WithdrawRequest withdraw -> among(seats, request.map(open -> List.of(open.by())).orElse(List.of()));
            case KernelCommand.Contribute given -> among(seats, contributions.owingSeats());
            case KernelCommand ofHistory -> among(seats, List.of(marks.get(marks.size() - 1).by()));
            case Adjustment adjustment -> seats.getFirst();
            default -> of(seats, parties.get());
        };
    }

    private String of(List<String> seats, Set<String> parties) {
        return seats.stream().filter(seat -> opened.partiesOf(seat).stream().anyMatch(parties::contains)).findFirst().orElse(seats.getFirst());
    }

    private static String among(List<String> seats, Collection<String> wanted) {
        return seats.stream().filter(wanted::contains).findFirst().orElse(seats.getFirst());
    }
}

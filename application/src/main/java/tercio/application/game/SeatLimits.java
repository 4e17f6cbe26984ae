package tercio.application.game;

import java.util.Optional;
import java.util.stream.Collectors;
import tercio.application.amendment.Amendment;
import tercio.application.amendment.Amendments;
import tercio.application.amendment.Branch;
import tercio.application.place.Place;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.KernelCommand;
import tercio.domain.game.Command;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The share of a seat in the common limits of a game, so that nobody uses them up alone, and the names under which it may bring
 * persons. The host is bound only by the limits of the game.
 */
record SeatLimits(Places places, Amendments drafts) {

    /** Open amendments of one seat, of {@value Amendments#MOST} of the game. */
    static final int AMENDMENTS = 2;

    /** Persons whom the player of a seat names for it, of {@value Places#MOST} of the game. */
    static final int PERSONS = 10;

    /** The refusal of a command that would exceed a limit; empty if it does not. */
    Optional<Refusal> refusal(Caller caller, Command command) {
        return caller.host() ? Optional.empty() : switch (command) {
            case KernelCommand.ProposeAmendment proposed -> amendmentRefusal(caller.name());
            case KernelCommand.GrantPlace grant -> formerPersonRefusal(caller.person(), grant.person()).or(() -> grant.seats().stream().flatMap(seat -> personLimitRefusal(seat, grant.person()).stream()).findFirst());
            default -> Optional.empty();
        };
    }

    private Optional<Refusal> amendmentRefusal(String seat) {
        var own = drafts.openNumbers().stream().flatMap(number -> drafts.openAmendment(number).stream()).filter(draft -> draft.by().name().equals(seat)).map(Amendment::number).toList();
        return own.size() < AMENDMENTS ? Optional.empty() : Optional.of(Refusal.of(Branch.RULE, Sentence.of("kernel.amendment.too-many-of-seat").with("most", AMENDMENTS).with("all", Amendments.MOST).with("seat", new Text(seat))
                .with("open", new Text(own.stream().map(String::valueOf).collect(Collectors.joining(", "))))));
    }

    /**
     * Refuses a person whom a player names like a former person of another giver: the owner of the name reads the texts
     * written under it, such as private notes.
     */
    private Optional<Refusal> formerPersonRefusal(String by, String person) {
        return places.givers(person).stream().filter(giver -> !giver.equals(by)).sorted().findFirst().map(giver -> Refusal.of(PlaceDecision.RULE,
                Sentence.of("kernel.place.former-person").with("who", new Text(person)).with("giver", new Text(giver))));
    }

    private Optional<Refusal> personLimitRefusal(String seat, String person) {
        var named = places.all().stream().filter(place -> !place.byHost() && place.seats().contains(seat) && !place.person().equals(person))
                .map(Place::person).distinct().toList();
        return named.size() < PERSONS ? Optional.empty() : Optional.of(Refusal.of(PlaceDecision.RULE, Sentence.of("kernel.place.too-many-of-seat").with("most", PERSONS).with("seat", new Text(seat)).with("persons", new Text(String.join(", ", named)))));
    }
}

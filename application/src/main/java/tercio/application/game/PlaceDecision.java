package tercio.application.game;

import java.util.List;
import java.util.Optional;
import tercio.application.place.Place;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand.GrantPlace;
import tercio.application.record.KernelCommand.WithdrawPlace;
import tercio.application.record.KernelEvent;
import tercio.application.record.PlaceGranted;
import tercio.application.record.PlaceWithdrawn;
import tercio.application.record.Role;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Decides who gets a place in a game and who loses it. The host gives every place; the player of a seat gives deputies and observers
 * of its own seats.
 */
record PlaceDecision(Places places, GameOpened opened) {

    static final String RULE = "TERCIO-PLACES";

    Verdict<KernelEvent> of(Caller caller, GrantPlace grant) {
        return fault(caller, grant).<Verdict<KernelEvent>>map(PlaceDecision::refuse).orElseGet(() -> accept(
                new PlaceGranted(grant.person(), grant.role(), grant.seats(), grant.seesAll().filter(sees -> sees))));
    }

    Verdict<KernelEvent> of(WithdrawPlace withdraw) {
        return places.of(withdraw.person()).isEmpty()
                ? refuse(Sentence.of("kernel.place.nobody-called").with("name", new Text(abbreviate(withdraw.person()))).with("places", places.title()))
                : accept(new PlaceWithdrawn(withdraw.person(), withdraw.reason().orElse("")));
    }

    /** The reason why a caller may not give this place. */
    Optional<Sentence> permissionDenial(Caller caller, GrantPlace grant) {
        if (caller.isHost()) {
            return Optional.empty();
        }
        boolean helper = grant.role() == Role.DEPUTY || grant.role() == Role.OBSERVER && !grant.seats().isEmpty();
        if (!helper || !isPlayerOf(caller, grant.seats())) {
            return Optional.of(withOwnPlace("gives", caller));
        }
        return places.of(grant.person()).stream().filter(place -> place.byHost() || !isHelperOf(caller, place)).findFirst().map(place ->
                Sentence.of("kernel.place.given-already").with("who", new Text(grant.person())).with("place", place.title()));
    }

    /** The reason why a caller may not take this place away. */
    Optional<Sentence> permissionDenial(Caller caller, WithdrawPlace withdraw) {
        return caller.isHost() || places.of(withdraw.person()).stream().allMatch(place -> !place.byHost() && isHelperOf(caller, place)) ? Optional.empty()
                : Optional.of(withOwnPlace("takes", caller));
    }

    /**
     * The reason why a caller who is not the host may not make a new link for a person: it would get or end a token
     * that it may not give.
     */
    Optional<Sentence> linkDenial(Caller caller, String person) {
        return places.of(person).stream().allMatch(place -> !place.byHost() && isHelperOf(caller, place)) ? Optional.empty()
                : Optional.of(withOwnPlace("links", caller));
    }

    private boolean isHelperOf(Caller caller, Place place) {
        return (place.role() == Role.DEPUTY || place.role() == Role.OBSERVER) && !place.seats().isEmpty() && isPlayerOf(caller, place.seats());
    }

    private boolean isPlayerOf(Caller caller, List<String> seats) {
        return places.of(caller.person(), Role.PLAYER).filter(place -> place.seats().containsAll(seats)).isPresent();
    }

    /** A denial with the place that the caller has. */
    private Sentence withOwnPlace(String what, Caller caller) {
        return Sentence.of("kernel.place.for-host").with("what", what).with("who", new Text(caller.person()))
                .with("place", places.of(caller.person()).stream().map(Place::title).findFirst().orElse(Sentence.of("kernel.place.nobody")));
    }

    private Optional<Sentence> fault(Caller caller, GrantPlace grant) {
        return name(grant.person()).or(() -> seats(grant)).or(() -> conflict(caller, grant));
    }

    private static Optional<Sentence> name(String person) {
        if (person == null || person.isBlank() || !person.strip().equals(person) || person.length() > Places.LONGEST_NAME
                || person.chars().anyMatch(Character::isISOControl)) {
            return Optional.of(Sentence.of("kernel.place.name").with("most", Places.LONGEST_NAME));
        }
        return person.equals(Caller.HOST_NAME) ? Optional.of(Sentence.of("kernel.place.host-name").with("name", new Text(Caller.HOST_NAME))) : Optional.empty();
    }

    private Optional<Sentence> seats(GrantPlace grant) {
        var known = opened.seats().stream().map(GameOpened.Seat::name).toList();
        var unknown = grant.seats().stream().filter(seat -> !known.contains(seat)).findFirst();
        if (unknown.isPresent()) {
            return Optional.of(Sentence.of("kernel.place.no-seat").with("seat", new Text(abbreviate(unknown.get()))).with("seats", new Text(String.join(", ", known))));
        }
        if (grant.seats().stream().distinct().count() < grant.seats().size()) {
            return Optional.of(Sentence.of("kernel.place.seat-once"));
        }
        if (grant.role().plays() && grant.seats().isEmpty()) {
            return Optional.of(Sentence.of("kernel.place.needs-seat").with("role", grant.role().word()).with("seats", new Text(String.join(", ", known))));
        }
        if (grant.role() == Role.REFEREE && !grant.seats().isEmpty()) {
            return Optional.of(Sentence.of("kernel.place.referee-seat"));
        }
        return grant.role() != Role.REFEREE && grant.seesAll().orElse(false)
                ? Optional.of(Sentence.of("kernel.place.sees-all")) : Optional.empty();
    }

    private Optional<Sentence> conflict(Caller caller, GrantPlace grant) {
        var person = grant.person();
        var own = places.of(person);
        var other = own.stream().filter(place -> place.role() != grant.role() && !(place.role().plays() && grant.role().plays())).findFirst();
        if (other.isPresent()) {
            return Optional.of(Sentence.of("kernel.place.two-roles").with("who", new Text(person)).with("place", other.get().title()));
        }
        var played = places.of(person, Role.PLAYER).map(Place::seats).orElse(List.of());
        if (grant.role() == Role.DEPUTY && grant.seats().stream().anyMatch(played::contains)) {
            return Optional.of(Sentence.of("kernel.place.plays-already").with("who", new Text(person)).with("seats", new Text(String.join(", ", played))));
        }
        // A place that a player gave may be given by the host as well: from then on it stays when the seat changes hands.
        if (places.of(person, grant.role()).filter(place -> place.seats().equals(grant.seats()) && place.seesAll() == grant.seesAll().orElse(false)
                && (place.byHost() || !caller.isHost())).isPresent()) {
            return Optional.of(Sentence.of("kernel.place.held").with("who", new Text(person)));
        }
        return own.isEmpty() && places.persons().size() >= Places.MOST
                ? Optional.of(Sentence.of("kernel.place.too-many").with("most", Places.MOST)) : Optional.empty();
    }

    private static String abbreviate(String name) {
        return name.substring(0, Math.min(name.length(), Places.LONGEST_NAME));
    }

    private static Verdict<KernelEvent> refuse(Sentence detail) {
        return new Verdict.Refused<>(Refusal.of(RULE, detail));
    }

    private static Verdict<KernelEvent> accept(KernelEvent event) {
        return new Verdict.Accepted<>(List.of(new Verdict.ExplainedEvent<>(event, List.of())), List.of());
    }
}

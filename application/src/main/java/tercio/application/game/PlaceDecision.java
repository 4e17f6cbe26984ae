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
                ? refuse("Nobody called '" + shortened(withdraw.person()) + "' holds a place in this game. There are " + places.inWords() + ".")
                : accept(new PlaceWithdrawn(withdraw.person(), withdraw.reason().orElse("")));
    }

    /** The reason why a caller may not give this place. */
    Optional<String> permissionDenial(Caller caller, GrantPlace grant) {
        if (caller.isHost()) {
            return Optional.empty();
        }
        boolean helper = grant.role() == Role.DEPUTY || grant.role() == Role.OBSERVER && !grant.seats().isEmpty();
        if (!helper || !isPlayerOf(caller, grant.seats())) {
            return Optional.of("The host gives places; the player of a seat names deputies and observers of that seat. " + ownPlacesInWords(caller));
        }
        return places.of(grant.person()).stream().filter(place -> place.byHost() || !isHelperOf(caller, place)).findFirst().map(place ->
                grant.person() + " is " + place.inWords() + " already: only the host gives such a person another place.");
    }

    /** The reason why a caller may not take this place away. */
    Optional<String> permissionDenial(Caller caller, WithdrawPlace withdraw) {
        return caller.isHost() || places.of(withdraw.person()).stream().allMatch(place -> !place.byHost() && isHelperOf(caller, place)) ? Optional.empty()
                : Optional.of("The host takes places away; the player of a seat only those that it gave. " + ownPlacesInWords(caller));
    }

    /**
     * The reason why a caller who is not the host may not make a new link for a person: it would get or end a token
     * that it may not give.
     */
    Optional<String> linkDenial(Caller caller, String person) {
        return places.of(person).stream().allMatch(place -> !place.byHost() && isHelperOf(caller, place)) ? Optional.empty()
                : Optional.of("The host makes new links; the player of a seat only for persons who hold nothing but what it gave. " + ownPlacesInWords(caller));
    }

    private boolean isHelperOf(Caller caller, Place place) {
        return (place.role() == Role.DEPUTY || place.role() == Role.OBSERVER) && !place.seats().isEmpty() && isPlayerOf(caller, place.seats());
    }

    private boolean isPlayerOf(Caller caller, List<String> seats) {
        return places.of(caller.person(), Role.PLAYER).filter(place -> place.seats().containsAll(seats)).isPresent();
    }

    private String ownPlacesInWords(Caller caller) {
        return caller.person() + " is " + places.of(caller.person()).stream().map(Place::inWords).findFirst().orElse("nobody here") + ".";
    }

    private Optional<String> fault(Caller caller, GrantPlace grant) {
        return name(grant.person()).or(() -> seats(grant)).or(() -> conflict(caller, grant));
    }

    private static Optional<String> name(String person) {
        if (person == null || person.isBlank() || !person.strip().equals(person) || person.length() > Places.LONGEST_NAME
                || person.chars().anyMatch(Character::isISOControl)) {
            return Optional.of("A person has a name of 1 to " + Places.LONGEST_NAME + " characters, without spaces at its ends.");
        }
        return person.equals(Caller.HOST_NAME) ? Optional.of("Nobody can be called '" + Caller.HOST_NAME + "': the log names the host so.") : Optional.empty();
    }

    private Optional<String> seats(GrantPlace grant) {
        var known = opened.seats().stream().map(GameOpened.Seat::name).toList();
        var unknown = grant.seats().stream().filter(seat -> !known.contains(seat)).findFirst();
        if (unknown.isPresent()) {
            return Optional.of("There is no seat '" + shortened(unknown.get()) + "' in this game. Its seats are " + String.join(", ", known) + ".");
        }
        if (grant.seats().stream().distinct().count() < grant.seats().size()) {
            return Optional.of("A seat is named once.");
        }
        if (grant.role().plays() && grant.seats().isEmpty()) {
            return Optional.of("A " + grant.role().word() + " needs at least one seat of " + String.join(", ", known) + ".");
        }
        if (grant.role() == Role.REFEREE && !grant.seats().isEmpty()) {
            return Optional.of("A referee is no player and has no seat; \"seesAll\": true lets a referee see what the host sees.");
        }
        return grant.role() != Role.REFEREE && grant.seesAll().orElse(false)
                ? Optional.of("Only a referee can see everything; an observer sees the seats that its place names.") : Optional.empty();
    }

    private Optional<String> conflict(Caller caller, GrantPlace grant) {
        var person = grant.person();
        var own = places.of(person);
        var other = own.stream().filter(place -> place.role() != grant.role() && !(place.role().plays() && grant.role().plays())).findFirst();
        if (other.isPresent()) {
            return Optional.of(person + " is " + other.get().inWords() + ": who plays does not judge or look on as well. Withdraw that place first.");
        }
        var played = places.of(person, Role.PLAYER).map(Place::seats).orElse(List.of());
        if (grant.role() == Role.DEPUTY && grant.seats().stream().anyMatch(played::contains)) {
            return Optional.of(person + " plays " + String.join(", ", played) + " already and needs no deputy's place there.");
        }
        // What a player gave the host may give as well: from then on it stays when the seat changes hands.
        if (places.of(person, grant.role()).filter(place -> place.seats().equals(grant.seats()) && place.seesAll() == grant.seesAll().orElse(false)
                && (place.byHost() || !caller.isHost())).isPresent()) {
            return Optional.of(person + " holds this place already.");
        }
        return own.isEmpty() && places.persons().size() >= Places.MOST
                ? Optional.of("A game has at most " + Places.MOST + " persons. Withdraw a place first.") : Optional.empty();
    }

    private static String shortened(String name) {
        return name.substring(0, Math.min(name.length(), Places.LONGEST_NAME));
    }

    private static Verdict<KernelEvent> refuse(String detail) {
        return new Verdict.Refused<>(Refusal.of(RULE, detail));
    }

    private static Verdict<KernelEvent> accept(KernelEvent event) {
        return new Verdict.Accepted<>(List.of(new Verdict.ExplainedEvent<>(event, List.of())), List.of());
    }
}

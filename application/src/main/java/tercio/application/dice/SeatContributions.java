package tercio.application.dice;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import tercio.application.record.ContributionGiven;
import tercio.application.record.DiceCommitted;
import tercio.application.record.DiceMode;
import tercio.application.record.DiceTerms;
import tercio.application.record.GameOpened;
import tercio.application.record.HashChain;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Event;

/**
 * The seats' contributions to the dice since the server committed itself to the secret in force. A contribution binds the
 * server only if it comes after the commitment, so after a new commitment every seat must contribute again. Undo and redo
 * take no contribution back.
 */
public final class SeatContributions {

    /** Characters of a contribution. */
    public static final int LONGEST = 200;

    private final GameOpened opened;
    private final PMap<String, ContributionGiven> given;

    private SeatContributions(GameOpened opened, PMap<String, ContributionGiven> given) {
        this.opened = opened;
        this.given = given;
    }

    /** The contributions in a game that was just opened: none. */
    public static SeatContributions of(GameOpened opened) {
        return new SeatContributions(opened, HashTreePMap.empty());
    }

    /** The contributions at a position of a game. */
    public static SeatContributions at(GameOpened opened, List<RecordedEvent> events, int position) {
        var contributions = of(opened);
        for (var event : contributions.areRequired() ? events.subList(0, Math.clamp(position, 0, events.size())) : List.<RecordedEvent>of()) {
            contributions = contributions.after(event.fact());
        }
        return contributions;
    }

    /** The contributions after one more event. */
    public SeatContributions after(Event fact) {
        return switch (fact) {
            case DiceCommitted anew -> afterNewCommitment();
            case ContributionGiven event -> with(event);
            default -> this;
        };
    }

    /** These contributions with that of a seat, which may be a waiver. */
    private SeatContributions with(ContributionGiven event) {
        return new SeatContributions(opened, given.plus(event.seat(), event));
    }

    /**
     * The contributions after a new commitment: none, because the server knew the earlier ones when it chose the
     * secret.
     */
    public SeatContributions afterNewCommitment() {
        return of(opened);
    }

    /** Whether the dice of this game wait for the seats. */
    public boolean areRequired() {
        return opened.dice() == DiceMode.SERVER && opened.terms().contributions() == DiceTerms.Contributions.SEATS;
    }

    /** Whether a seat contributes in this game: every seat that plays a party does. */
    public boolean isRequiredOf(String seat) {
        return areRequired() && !opened.partiesOf(seat).isEmpty();
    }

    /** The seats that have neither contributed nor waived yet, in the order of the game. */
    public List<String> owingSeats() {
        return seats().filter(seat -> !given.containsKey(seat)).toList();
    }

    private Stream<String> seats() {
        return opened.seats().stream().map(GameOpened.Seat::name).filter(this::isRequiredOf);
    }

    /**
     * The text that enters each die: the contribution of the opening or, where the seats contribute, the hash of it and of their
     * contributions. A value enters as its hash, so that no value can look like that of another seat.
     */
    public String combinedText() {
        return areRequired() ? hash(Stream.concat(Stream.of(opened.contribution()), seats().map(seat -> hash(seat) + " " + textOf(seat)))
                .collect(Collectors.joining("\n"))) : opened.contribution();
    }

    private String textOf(String seat) {
        return Optional.ofNullable(given.get(seat)).flatMap(ContributionGiven::value).map(SeatContributions::hash).orElse("waived");
    }

    private static String hash(String text) {
        return HashChain.hash(text.getBytes(StandardCharsets.UTF_8));
    }
}

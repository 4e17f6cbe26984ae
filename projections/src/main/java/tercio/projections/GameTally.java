package tercio.projections;

import java.util.List;
import tercio.application.record.GameOpened;
import tercio.domain.dice.Die;

/**
 * Contribution of one game to statistics: its line of play, event by event, so that over many games each event counts once.
 *
 * @param position up to which it was counted
 * @param pending the number of battles that are still compared with their odds
 * @param seats of the game
 * @param die that the game throws most, for rows of parties that threw none yet
 * @param known whether the ruleset attributes dice
 * @param events those of which anything counts, in the order of position
 */
public record GameTally(String ruleset, String scenario, int position, int pending, List<GameOpened.Seat> seats, Die die, boolean known,
        List<Event> events) {

    /**
     * Contribution of one event.
     *
     * @param name of the event, the same in every copy of it
     * @param other another name of it; empty where it has none
     * @param undone whether it is not in effect: then its dice alone are counted, as undone
     */
    public record Event(String name, String other, boolean undone, List<Thrown> dice, List<Booked> booked, List<Luck> luck) {
        public Event {
            dice = List.copyOf(dice);
            booked = List.copyOf(booked);
            luck = List.copyOf(luck);
        }
    }

    /**
     * Owner of a die or result.
     *
     * @param seat that controls the party
     * @param party empty for nobody in particular
     * @param person the person who played the seat then
     */
    public record Owner(String seat, String party, String person) {}

    /** A die. */
    public record Thrown(Owner owner, Die die, String purpose, int value) {}

    /** An entry of a table, from a {@link TallyEntry}. */
    public record Booked(Owner owner, TallyEntry.Table table, String kind, String result, int amount, String unit) {}

    /**
     * Result of a party beside the odds before the first die: its loss, or whether it won.
     *
     * @param kind {@code battle}, {@code siege} or {@code combat}
     * @param figure {@code won}, or what was lost: {@code lossesLd}
     * @param least the smallest value that was possible
     * @param chances the chance of each value from the smallest on, one by one
     */
    public record Luck(Owner owner, String kind, String figure, int actual, int least, List<Double> chances) {
        public Luck {
            chances = List.copyOf(chances);
        }
    }

    public GameTally {
        seats = List.copyOf(seats);
        events = List.copyOf(events);
    }
}

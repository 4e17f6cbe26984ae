package tercio.domain.eu.scenario.adjustment.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.turn.round.RoundBox;

/** A change of the round track: order, weather and the round itself. */
public sealed interface RoundChange extends EuChange {

    /**
     * The order of the alliances in this turn.
     *
     * @param countries one country of each alliance, the first to act first
     * @param alliances their numbers, in the event; the game knows them
     */
    record InitiativeOrder(List<CountryId> countries, List<Integer> alliances) implements RoundChange {
        public InitiativeOrder {
            countries = countries == null ? List.of() : List.copyOf(countries);
            alliances = alliances == null ? List.of() : List.copyOf(alliances);
        }
    }

    /** The weather of this round. */
    record WeatherSet(boolean bad) implements RoundChange {}

    /** Whether the Sund is frozen in this round. */
    record SundSet(boolean frozen) implements RoundChange {}

    /** A round begins: the first impulse of it is the next to be played. */
    record RoundSet(RoundBox box, Optional<Boolean> badWeather) implements RoundChange {}
}

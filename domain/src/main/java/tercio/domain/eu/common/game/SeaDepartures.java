package tercio.domain.eu.common.game;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.Side;

/**
 * The sides that have left the zone of a battle at sea.
 *
 * @param flight the last flight to a port; empty as long as no side has fled
 * @param afloat thirds of a ship of each side when its flight, or the pursuit that follows it, began; a side that stays is missing
 */
public record SeaDepartures(Optional<SeaFlight> flight, Map<Side, Integer> afloat) {

    /** The departures as long as no side has left. */
    public static final SeaDepartures NONE = new SeaDepartures(Optional.empty(), Map.of());

    public SeaDepartures {
        afloat = Map.copyOf(afloat);
    }

    SeaDepartures withFlight(Side side, SeaFlight last, int thirds) {
        return new SeaDepartures(Optional.of(last), withAfloat(side, thirds).afloat);
    }

    SeaDepartures withAfloat(Side side, int thirds) {
        var all = new EnumMap<Side, Integer>(Side.class);
        all.putAll(afloat);
        all.put(side, thirds);
        return new SeaDepartures(flight, all);
    }
}

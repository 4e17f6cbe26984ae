package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.world.corsair.RaidTurnId;
import tercio.domain.map.SpaceId;

/**
 * The attacks of corsairs on a naval stack with gold in the zone that it has entered (EU-CONVOY-ATTACK-WHO).
 *
 * @param done the turns that are over
 * @param choices of controllers of the alliance whose turn it is, the sea zone of the corsairs that each would send; empty text for none
 * @param over whether all turns are over
 */
public record ConvoyHunters(List<RaidTurnId> done, Map<CountryId, SpaceId> choices, boolean over) {

    /** The attacks before the first turn. */
    public static final ConvoyHunters NONE = new ConvoyHunters(List.of(), Map.of(), false);

    public ConvoyHunters {
        done = List.copyOf(done);
        choices = Map.copyOf(choices);
    }

    /** The attacks after the turn of an alliance or of the pirates. */
    public ConvoyHunters afterTurn(RaidTurnId turn) {
        return new ConvoyHunters(Stream.concat(done.stream(), Stream.of(turn)).toList(), Map.of(), over);
    }

    /** The attacks with the choice of a controller. */
    public ConvoyHunters withChoice(CountryId controller, SpaceId zone) {
        var all = Stream.concat(choices.entrySet().stream(), Stream.of(Map.entry(controller, zone)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (one, other) -> other));
        return new ConvoyHunters(done, all, over);
    }

    /** The attacks after all turns: no corsairs are left that could attack here. */
    public ConvoyHunters afterEnd() {
        return new ConvoyHunters(done, Map.of(), true);
    }
}

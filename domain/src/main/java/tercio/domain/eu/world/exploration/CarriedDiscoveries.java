package tercio.domain.eu.world.exploration;

import java.util.Collection;
import org.pcollections.PSet;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.map.SpaceId;

/**
 * The discoveries that a stack has not brought home.
 *
 * @param country the country of its commander, which alone learns of them
 * @param zones the zones that it has discovered and its country does not know
 * @param unheard the zones that its country has learned since and of which the stack has not heard
 */
public record CarriedDiscoveries(CountryId country, PSet<SpaceId> zones, PSet<SpaceId> unheard) {

    /**
     * These discoveries after the country has learned of more zones: those that the stack discovered are no longer
     * carried, the others it has not heard of.
     */
    CarriedDiscoveries afterLearning(Collection<SpaceId> more) {
        var news = unheard;
        for (var zone : more) {
            news = zones.contains(zone) ? news : news.plus(zone);
        }
        return new CarriedDiscoveries(country, zones.minusAll(more), news);
    }

    /** These discoveries after all countries, and stacks at sea too, have learned of more zones. */
    CarriedDiscoveries afterSpread(Collection<SpaceId> more) {
        return new CarriedDiscoveries(country, zones.minusAll(more), unheard.minusAll(more));
    }

    /**
     * These discoveries after the stack has discovered a zone; a zone that its country knows is only news to the stack.
     */
    CarriedDiscoveries withDiscovery(SpaceId zone) {
        return unheard.contains(zone) ? new CarriedDiscoveries(country, zones, unheard.minus(zone))
                : new CarriedDiscoveries(country, zones.plus(zone), unheard);
    }

    /** The discoveries of each of two stacks of one country that have met. */
    CarriedDiscoveries sharedWith(CarriedDiscoveries other) {
        var neither = unheard;
        for (var zone : unheard) {
            neither = other.unheard.contains(zone) ? neither : neither.minus(zone);
        }
        return new CarriedDiscoveries(country, zones.plusAll(other.zones), neither);
    }
}

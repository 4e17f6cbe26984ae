package tercio.domain.eu.exploration;

import java.util.Collection;
import org.pcollections.PSet;

/**
 * The discoveries that a stack has not brought home.
 *
 * @param country the country of its commander, which alone learns of them
 * @param zones what it has discovered and its country does not know
 * @param unheard what its country has learned since, of which the stack has not heard
 */
public record CarriedDiscoveries(String country, PSet<String> zones, PSet<String> unheard) {

    /** The country has learned of more zones: what the stack knew itself is no longer carried, the rest it has not heard of. */
    CarriedDiscoveries learned(Collection<String> more) {
        var news = unheard;
        for (var zone : more) {
            news = zones.contains(zone) ? news : news.plus(zone);
        }
        return new CarriedDiscoveries(country, zones.minusAll(more), news);
    }

    /** All countries have learned of more zones, the stacks at sea too. */
    CarriedDiscoveries common(Collection<String> more) {
        return new CarriedDiscoveries(country, zones.minusAll(more), unheard.minusAll(more));
    }

    /** The stack has discovered a zone; one that its country knows is only news to the stack. */
    CarriedDiscoveries found(String zone) {
        return unheard.contains(zone) ? new CarriedDiscoveries(country, zones, unheard.minus(zone))
                : new CarriedDiscoveries(country, zones.plus(zone), unheard);
    }

    /** What two stacks of one country that have met carry, each of them. */
    CarriedDiscoveries shared(CarriedDiscoveries other) {
        var neither = unheard;
        for (var zone : unheard) {
            neither = other.unheard.contains(zone) ? neither : neither.minus(zone);
        }
        return new CarriedDiscoveries(country, zones.plusAll(other.zones), neither);
    }
}

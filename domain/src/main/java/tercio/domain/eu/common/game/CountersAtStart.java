package tercio.domain.eu.common.game;

import java.util.Optional;

/**
 * The land counters that a country has, on the map and off it (EU-UNIT-4).
 *
 * @param army ARMY counters; left out, as many as are printed
 * @param ld loose LD; left out, as many as are printed
 */
public record CountersAtStart(Optional<Integer> army, Optional<Integer> ld) {
    public CountersAtStart {
        army = army == null ? Optional.empty() : army;
        ld = ld == null ? Optional.empty() : ld;
    }
}

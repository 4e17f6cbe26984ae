package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.TurkishReform;

/**
 * A country at war.
 *
 * @param initiative sum of the values of its monarch
 * @param landTechnologyLevel box 0..70 of the technology track
 * @param tercio whether it has TTER
 * @param stability -3..+3
 * @param counters the number of its counters; left out, as many as are printed
 * @param reforms the reforms that Turkey has made in its army; left out, none
 * @param navy its naval technology; left out, it has no naval stacks
 */
public record Belligerent(
        int initiative, LandTechnology landTechnology, int landTechnologyLevel, boolean tercio, int stability, Optional<CountersAtStart> counters,
        Optional<List<TurkishReform>> reforms, Optional<NavyAtStart> navy) {
    public Belligerent {
        navy = navy == null ? Optional.empty() : navy;
        counters = counters == null ? Optional.empty() : counters;
        reforms = reforms == null ? Optional.empty() : reforms.map(List::copyOf);
    }

    /** A country without naval stacks. */
    public Belligerent(int initiative, LandTechnology landTechnology, int landTechnologyLevel, boolean tercio, int stability,
            Optional<CountersAtStart> counters, Optional<List<TurkishReform>> reforms) {
        this(initiative, landTechnology, landTechnologyLevel, tercio, stability, counters, reforms, Optional.empty());
    }

    /** A country without reforms of the Turkish army. */
    public Belligerent(int initiative, LandTechnology landTechnology, int landTechnologyLevel, boolean tercio, int stability,
            Optional<CountersAtStart> counters) {
        this(initiative, landTechnology, landTechnologyLevel, tercio, stability, counters, Optional.empty());
    }

    /** A country with the counters that are printed, without reforms of the Turkish army. */
    public Belligerent(int initiative, LandTechnology landTechnology, int landTechnologyLevel, boolean tercio, int stability) {
        this(initiative, landTechnology, landTechnologyLevel, tercio, stability, Optional.empty());
    }
}

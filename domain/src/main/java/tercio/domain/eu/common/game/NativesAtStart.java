package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.map.SpaceId;

/**
 * The state of the natives of the rest of the world at the start of a game.
 *
 * @param provinces by province, the natives that are not as printed, or not quiet; left out, none
 * @param conquistadors by Area, the number of uses of the table of the conquistadors there; left out, none
 * @param followers by leader, the natives who have joined him; left out, none
 */
public record NativesAtStart(Map<SpaceId, People> provinces, Map<SpaceId, Integer> conquistadors, Map<LeaderId, Headcount> followers) {

    public static final NativesAtStart NONE = new NativesAtStart(Map.of(), Map.of(), Map.of());

    /**
     * A number of natives.
     *
     * @param ld whole LD; left out, none
     * @param lde thirds of an LD in addition to them, 0..2; left out, none
     */
    public record Headcount(Optional<Integer> ld, Optional<Integer> lde) {
        public Headcount {
            ld = ld == null ? Optional.empty() : ld;
            lde = lde == null ? Optional.empty() : lde;
        }

        /** The number in thirds of an LD. */
        public int thirds() {
            return ld.orElse(0) * Thirds.LD + lde.orElse(0);
        }
    }

    /**
     * The natives of a province.
     *
     * @param left those left; left out, as printed
     * @param against the countries against which they have risen this turn; left out, they are quiet
     */
    public record People(Optional<Headcount> left, List<CountryId> against) {
        public People {
            left = left == null ? Optional.empty() : left;
            against = against == null ? List.of() : List.copyOf(against);
        }
    }

    public NativesAtStart {
        provinces = provinces == null ? Map.of() : Map.copyOf(provinces);
        conquistadors = conquistadors == null ? Map.of() : Map.copyOf(conquistadors);
        followers = followers == null ? Map.of() : Map.copyOf(followers);
    }
}

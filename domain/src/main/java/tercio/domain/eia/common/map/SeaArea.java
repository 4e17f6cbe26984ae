package tercio.domain.eia.common.map;

import tercio.domain.map.SpaceId;

/**
 * A sea area as printed.
 *
 * @param iced whether it lies north of the ice line: closed to supply in winter (EIA-7.4.3.3)
 * @param dardanelles whether it is the sea area of the Dardanelles (EIA-10.7)
 * @param reconstructed whether its borders are reconstructed
 */
public record SeaArea(SpaceId id, boolean iced, boolean dardanelles, boolean reconstructed) implements MapSpace {

    /** The name for players: sea areas have numbers only. */
    @Override
    public String name() {
        return dardanelles ? "the Dardanelles" : "sea area " + id;
    }
}

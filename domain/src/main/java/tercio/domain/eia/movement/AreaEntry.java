package tercio.domain.eia.movement;

import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.map.AreaBorder;

/**
 * A piece enters an area.
 *
 * @param terrain of the area that it enters
 * @param over the border that it crosses
 * @param enemyCorps whether unbesieged enemy corps are in the area
 */
public record AreaEntry(AreaTerrain terrain, AreaBorder over, boolean enemyCorps) {

    /** Whether a river lies before the area. */
    public boolean isAcrossRiver() {
        return over instanceof AreaBorder.Land land && land.river();
    }

    /** Whether a crossing arrow leads into the area. */
    public boolean isOverArrow() {
        return over instanceof AreaBorder.Arrow;
    }
}

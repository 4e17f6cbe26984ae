package tercio.domain.eu.common.board;

import java.util.Set;
import tercio.domain.map.SpaceId;

/**
 * A sea zone.
 *
 * @param difficulty printed difficulty, 4..8
 * @param malus printed malus, 0..2
 * @param regions the seas named in the rules that it belongs to: {@code mediterranean}, {@code black_sea}, {@code baltic}
 * @param waters the waters where its stacks can be refitted: {@code mediterranean}, {@code atlantic_eu}, {@code atlantic},
 *     {@code indian}, {@code pacific}; at least one
 */
public record Sea(SpaceId id, String name, int difficulty, int malus, Set<RegionId> regions, Set<WatersId> waters)
        implements Space {

    public Sea {
        regions = Set.copyOf(regions);
        waters = Set.copyOf(waters);
    }
}

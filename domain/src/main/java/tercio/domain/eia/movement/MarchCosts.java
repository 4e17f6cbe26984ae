package tercio.domain.eia.movement;

import java.util.EnumMap;
import java.util.Map;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Modifiers;
import tercio.domain.table.TableSource;

/** The movement points for entering an area; all costs add up (EIA-7.3.1.3.4). */
public final class MarchCosts {

    private static final int MOST = 9;
    private static final Map<AreaTerrain, Integer> TERRAIN = new EnumMap<>(AreaTerrain.class);

    static {
        TableSource.printedBeside(MarchCosts.class).table("movement_costs").rows()
                .forEach(row -> TERRAIN.put(row.choice("terrain", AreaTerrain.class), row.within("points", 1, MOST)));
    }

    private static final Modifiers<AreaEntry> LIST = Modifiers.<AreaEntry>of("EIA-7.3.1.3")
            .add(1, "terrain", entry -> TERRAIN.get(entry.terrain()))
            .add(2, "across a river towards an enemy corps", entry -> entry.isAcrossRiver() && entry.enemyCorps(), +1)
            .add(3, "over a crossing arrow", AreaEntry::isOverArrow, +1);

    private MarchCosts() {}

    /** Cost of entering an area, by its parts. */
    public static AppliedModifiers of(AreaEntry entry) {
        return LIST.on(entry);
    }
}

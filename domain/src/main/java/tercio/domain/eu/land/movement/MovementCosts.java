package tercio.domain.eu.land.movement;

import java.util.EnumMap;
import java.util.Map;
import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Modifiers;
import tercio.domain.table.CsvTable;

/** The printed table of movement points: the cost for a land stack to enter a province. */
public final class MovementCosts {

    /** Parses and checks the printed table. */
    public static final TypedTable<MovementCosts> TABLE = new TypedTable<>(tables -> read(tables.table("movement_costs")));

    private static final Citation WASTELAND = Citation.of("EU-SUP-2");
    private static final Citation DESERT = Citation.of("EU-SUP-3");
    private static final Citation ICE = Citation.of("EU-WX-3");
    private static final Citation RIVER = Citation.of("EU-SUP-7");
    private static final Citation PASSAGE = Citation.of("EU-MOVE-2");

    private record Cost(int europe, int restOfTheWorld) {
        int in(Theatre theatre) {
            return theatre == Theatre.EUROPE ? europe : restOfTheWorld;
        }
    }

    private final Map<MovementCondition, Cost> printed;
    private final Modifiers<ProvinceEntry> costs = Modifiers.<ProvinceEntry>of("EU-MOVE-1")
            .add(1, "terrain", entry -> printedCost(terrain(entry), entry))
            .add(2, "across a strait", entry -> frontier(entry, BorderKind.STRAIT, MovementCondition.STRAIT))
            .add(3, "across a river", entry -> frontier(entry, BorderKind.RIVER, MovementCondition.RIVER))
            .add(4, "across a mountain pass",
                    entry -> frontier(entry, BorderKind.MOUNTAIN_PASS, MovementCondition.MOUNTAIN_PASS))
            .add(5, "into or out of swamp",
                    entry -> entry.intoOrOutOfSwamp() ? printedCost(MovementCondition.IN_OR_OUT_OF_SWAMP, entry) : 0);

    private MovementCosts(Map<MovementCondition, Cost> printed) {
        this.printed = printed;
    }

    /** Reads the table; refuses a condition that is missing or listed twice. */
    static MovementCosts read(CsvTable table) {
        var printed = new EnumMap<MovementCondition, Cost>(MovementCondition.class);
        for (var condition : MovementCondition.values()) {
            var lines = table.rows().stream().filter(row -> row.text("condition").equals(condition.key())).toList();
            if (lines.size() != 1) {
                throw new IllegalArgumentException(
                        "movement_costs: the condition " + condition.key() + " must be listed exactly once");
            }
            printed.put(condition, new Cost(lines.getFirst().integer("europe_mp"), lines.getFirst().integer("rotw_mp")));
        }
        return new MovementCosts(printed);
    }

    /** The most MP that a land stack may spend in one move. */
    public int longestMove() {
        return printed.get(MovementCondition.LAND_MOVE).europe();
    }

    /** The greatest length of a line of supply on land, in MP. */
    public int longestSupply() {
        return printed.get(MovementCondition.LINE_OF_SUPPLY).europe();
    }

    /**
     * The cost of entering a province, item by item; the total is in MP. The map of the entered province
     * decides the column.
     *
     * @param entry by a border that can be crossed on foot; a coast throws {@link IllegalArgumentException}
     */
    public AppliedModifiers of(ProvinceEntry entry) {
        if (!entry.across().isByLand()) {
            throw new IllegalArgumentException(
                    "no stack enters " + entry.to().id() + " on foot by a border of kind " + entry.across());
        }
        if (entry.across() == BorderKind.BERING) {
            return AppliedModifiers.NONE.plus(new Modifier(printedCost(MovementCondition.BERING, entry), "the whole move", PASSAGE));
        }
        var paid = alongRiver(costs.on(entry), entry);
        var entered = entry.to().wasteland() && !entry.marcher().atHomeInWasteland()
                ? times(paid, MovementCondition.WASTELAND_FOR_NON_WASTELAND_NATIVES, "under-developed area", WASTELAND, entry)
                : paid;
        return entry.across() == BorderKind.ICE
                ? entered.plus(new Modifier(printedCost(MovementCondition.OTHER_ROUGH, entry), "the frozen Sund, as rough land", ICE))
                : entered;
    }

    /**
     * The cost with the rule for rivers: along a river the land counts as clear, also swamp, and a river that is crossed costs as usual
     * (EU-SUP-7). Terrain that is as cheap stays as it is.
     */
    private AppliedModifiers alongRiver(AppliedModifiers paid, ProvinceEntry entry) {
        int clear = printedCost(entry.friendly() ? MovementCondition.FRIENDLY_CLEAR : MovementCondition.ENEMY_CLEAR, entry);
        int swamp = entry.intoOrOutOfSwamp() ? printedCost(MovementCondition.IN_OR_OUT_OF_SWAMP, entry) : 0;
        int saved = printedCost(terrain(entry), entry) + swamp - clear;
        return entry.alongRiver() && saved > 0 ? paid.plus(new Modifier(-saved, "along a river, as clear land", RIVER)) : paid;
    }

    /**
     * The MP of a transport by ships, for the troops. They replace those of the terrain that the troops enter
     * (reading).
     *
     * @param friendly whether both ends are controlled ports
     * @param theatre the map whose costs apply to the province where they land
     */
    public int bySea(boolean friendly, Theatre theatre) {
        return printed.get(friendly ? MovementCondition.NAVAL_MOVE_FRIENDLY_PORT_TO_FRIENDLY_PORT : MovementCondition.NAVAL_MOVE).in(theatre);
    }

    /**
     * The length that a province adds to a line of supply, in MP: the cost of a move; desert outside the national
     * territory counts twice, but not along a river, where it counts as clear land.
     */
    public AppliedModifiers ofSupply(ProvinceEntry entry, boolean national) {
        var moved = of(entry);
        return entry.to().is(Terrain.DESERT) && !national && !entry.alongRiver()
                ? times(moved, MovementCondition.NON_NATIONAL_DESERT, "desert outside national territory", DESERT, entry)
                : moved;
    }

    private AppliedModifiers times(AppliedModifiers paid, MovementCondition factor, String reason, Citation rule, ProvinceEntry entry) {
        return paid.plus(new Modifier(paid.total() * (printedCost(factor, entry) - 1), reason, rule));
    }

    private static MovementCondition terrain(ProvinceEntry entry) {
        return switch (entry.to().terrain()) {
            case PLAIN -> entry.friendly() ? MovementCondition.FRIENDLY_CLEAR : MovementCondition.ENEMY_CLEAR;
            case MOUNTAIN -> entry.friendly() ? rough(entry) : MovementCondition.ENEMY_MOUNTAIN;
            case SPARSE_FOREST, DENSE_FOREST, NORTHERN_FOREST, SWAMP, DESERT -> rough(entry);
        };
    }

    private static MovementCondition rough(ProvinceEntry entry) {
        return entry.marcher().restOfTheWorld() ? MovementCondition.OTHER_ROUGH_FOR_NATIVES : MovementCondition.OTHER_ROUGH;
    }

    private int frontier(ProvinceEntry entry, BorderKind kind, MovementCondition condition) {
        return entry.across() == kind ? printedCost(condition, entry) : 0;
    }

    private int printedCost(MovementCondition condition, ProvinceEntry entry) {
        return printed.get(condition).in(entry.theatre());
    }

    /** The table of the edition that {@code tables} belongs to. */
    public static MovementCosts from(EuTables tables) {
        return tables.get(TABLE);
    }
}

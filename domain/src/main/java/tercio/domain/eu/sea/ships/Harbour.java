package tercio.domain.eu.sea.ships;

import tercio.domain.eu.common.board.PortKind;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.table.CsvTable;

/** The kind of a harbour. It decides which naval stacks can enter it and are supplied by it (EU-STACK-5, EU-SUP-SEA). */
public enum Harbour {
    /** The harbour of a fort or a mission: ships without FLEET counters. */
    FORT("port_fort"),
    /** The harbour of a printed port, a trading post or a colony: at most one FLEET counter. */
    PORT("port"),
    /** Any naval stack. */
    ARSENAL("port_arsenal");

    private static final TypedTable<CsvTable> LIMITS = new TypedTable<>(tables -> tables.table("stacking_limits"));

    private final String domain;

    Harbour(String domain) {
        this.domain = domain;
    }

    /** The harbour that an anchor stands for. A province without an anchor has none and is refused. */
    public static Harbour of(PortKind anchor) {
        return switch (anchor) {
            case PORT -> PORT;
            case ARSENAL -> ARSENAL;
            case NONE -> throw new IllegalArgumentException("a province without an anchor has no harbour");
        };
    }

    /** Whether the harbour is large enough for a naval stack. */
    public boolean canHold(NavalUnits ships, EuTables tables) {
        return ships.fleets() <= mostFleets(tables);
    }

    /** The most FLEET counters of a stack in it. */
    public int mostFleets(EuTables tables) {
        return tables.get(LIMITS).rows().stream()
                .filter(row -> row.text("domain").equals(domain) && row.text("limit").equals("fleet_counters"))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("stacking_limits: no FLEET counters of " + domain))
                .integer("value");
    }
}

package tercio.domain.eia.common.charts;

import java.util.List;
import tercio.domain.eia.common.forces.CounterSheet;
import tercio.domain.eia.common.forces.DepotLimits;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.table.EnterableTable;
import tercio.domain.table.TableSource;

/** The tables that an owner can enter for a game: the charts of the game card, the counters of corps and leaders, the depot counters. */
public final class EnterableCharts {

    /** All of them: those whose printed figures are lost come first. */
    public static final List<EnterableTable> ALL = List.of(
            table(EiaTables.class, "siege", "Siege table"),
            table(EiaTables.class, "pursuit_class", "Pursuit class"),
            table(EiaTables.class, "pursuit", "Pursuit"),
            table(CounterSheet.class, CounterSheet.LEADERS, "Leaders"),
            table(CounterSheet.class, CounterSheet.CORPS, "Corps"),
            table(DepotLimits.class, DepotLimits.NAME, "Depot counters"),
            table(EiaTables.class, "combat_resolution", "Combat resolution"),
            table(EiaTables.class, "casualty_percentage", "Casualty percentages"),
            table(EiaTables.class, "operational_possibilities", "Operational possibilities"),
            table(EiaTables.class, "operational_effects", "Notes of the operational possibilities"),
            table(EiaTables.class, "commander", "Commanders"),
            table(EiaTables.class, "national_morale", "National morale"),
            table(EiaTables.class, "basic_morale", "Basic morale"),
            table(EiaTables.class, "corps_intrinsic", "Ratings of corps without a leader"),
            table(EiaTables.class, "guard_commitment", "Guard factors lost"),
            table(EiaTables.class, "terrain_effects", "Effects of terrain"),
            table(EiaTables.class, "constants", "Single figures"));

    private EnterableCharts() {}

    private static EnterableTable table(Class<?> beside, String name, String title) {
        return new EnterableTable(name, title, TableSource.textBeside(beside, name).lines().toList());
    }
}

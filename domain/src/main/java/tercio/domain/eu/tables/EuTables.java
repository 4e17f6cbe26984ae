package tercio.domain.eu.tables;

import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.table.TableSource;

/** The printed tables of the Europa rules, read once. */
public final class EuTables {

    /** The tables printed with the program. */
    public static final EuTables PRINTED = new EuTables(TableSource.printedBeside(EuTables.class));

    private final MovementCosts movementCosts;

    private EuTables(TableSource source) {
        movementCosts = MovementCosts.read(source.table("movement_costs"));
    }

    /** Tables from another source, checked as they are read. */
    public static EuTables read(TableSource source) {
        return new EuTables(source);
    }

    /** What land stacks pay for entering provinces. */
    public MovementCosts movementCosts() {
        return movementCosts;
    }
}

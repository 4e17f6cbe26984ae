package tercio.domain.eu.movement;

import tercio.domain.eu.forces.Units;
import tercio.domain.eu.policy.OverrunBy;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Step;

/** What troops that overrun others are strong enough for (EU-MOVE-OVERRUN). Troops inside a fortress are never counted (AMB-15). */
public enum OverrunStrength {
    /** No overrun. */
    NONE,
    /** A battle at once. */
    FIGHTS,
    /** The others are destroyed without a battle. */
    DESTROYS;

    public static final String RULE = "EU-MOVE-OVERRUN";

    private static final int ARMIES = 2;

    /** The strength of a moving stack against all enemies in the field of the province that it has entered. */
    public static OverrunStrength ofMover(Units mover, int enemyLd, EuTables tables) {
        return tables.policies().play().overrun() == OverrunBy.RATIO
                ? byRatio(mover.allLd(), enemyLd, tables)
                : mover.armyPlus() >= ARMIES && enemyLd == 1 ? FIGHTS : NONE;
    }

    /** The strength of troops that stand where an enemy stack has moved. */
    public static OverrunStrength ofStanding(int ld, int enemyLd, EuTables tables) {
        return tables.policies().play().overrun() == OverrunBy.RATIO ? byRatio(ld, enemyLd, tables) : NONE;
    }

    private static OverrunStrength byRatio(int ld, int enemyLd, EuTables tables) {
        if (enemyLd == 0) {
            return NONE;
        }
        return ld >= tables.constants().value("overrun_destroys_ratio") * enemyLd ? DESTROYS
                : ld >= tables.constants().value("overrun_ratio") * enemyLd ? FIGHTS : NONE;
    }

    /** The comparison that allows the overrun. */
    public Step told(int ld, int enemyLd) {
        return Step.of("overrun", RULE).result(ld + " LD against " + enemyLd + " LD: "
                + (this == DESTROYS ? "destroyed without a battle" : "battle at once"));
    }
}

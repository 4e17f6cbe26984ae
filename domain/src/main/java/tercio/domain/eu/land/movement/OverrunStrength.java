package tercio.domain.eu.land.movement;

import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.policy.OverrunBy;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Sentence;

/** The strength of troops that overrun others (EU-MOVE-OVERRUN). Troops inside a fortress are never counted (AMB-15). */
public enum OverrunStrength {
    /** No overrun. */
    NONE,
    /** A battle at once. */
    FIGHTS,
    /** The others are destroyed without a battle. */
    DESTROYS;

    public static final String RULE = "EU-MOVE-OVERRUN";

    private static final int ARMIES = 2;

    /** The strength of a moving stack against all enemies in the field of the province that it has entered, in thirds of an LD (AMB-15). */
    public static OverrunStrength ofMover(Units mover, int enemyThirds, EuTables tables) {
        return tables.policies().play().overrun() == OverrunBy.RATIO
                ? byRatio(mover.thirds(), enemyThirds, tables)
                : mover.armyPlus() >= ARMIES && enemyThirds > 0 && enemyThirds <= Thirds.LD ? FIGHTS : NONE;
    }

    /** The strength of troops that stand where an enemy stack has moved; both in thirds of an LD. */
    public static OverrunStrength ofStanding(int thirds, int enemyThirds, EuTables tables) {
        return tables.policies().play().overrun() == OverrunBy.RATIO ? byRatio(thirds, enemyThirds, tables) : NONE;
    }

    private static OverrunStrength byRatio(int thirds, int enemyThirds, EuTables tables) {
        if (enemyThirds == 0) {
            return NONE;
        }
        return thirds >= tables.constants().value("overrun_destroys_ratio") * enemyThirds ? DESTROYS
                : thirds >= tables.constants().value("overrun_ratio") * enemyThirds ? FIGHTS : NONE;
    }

    /** The comparison that allows the overrun, in thirds of an LD. */
    public Step explain(int thirds, int enemyThirds) {
        return Step.of("overrun", RULE).result(Sentence.of("eu.movement.result-overrun").with("ld", new Amount(thirds, Thirds.LD))
                .with("enemies", new Amount(enemyThirds, Thirds.LD)).with("destroys", this == DESTROYS));
    }
}

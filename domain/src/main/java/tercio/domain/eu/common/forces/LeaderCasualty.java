package tercio.domain.eu.common.forces;

import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.ruling.Modifiers;
import tercio.domain.table.CsvTable;

/**
 * The test whether a commander is among the casualties of a battle or an assault (EU-BATTLE-CASUALTY).
 *
 * @param atMost the greatest modified die that hits
 * @param leastEnemyLd the least enemy LD for a test after a battle in Europe
 */
public record LeaderCasualty(int atMost, int leastEnemyLd) {

    /** The inputs of the test. */
    public record CasualtyTest(Leader leader, boolean won, boolean destroyed) {}

    private static final int GREATEST_VALUE = 6;

    public static final Modifiers<CasualtyTest> MODIFIERS = Modifiers.<CasualtyTest>of("EU-BATTLE-CASUALTY")
            .add(1, "side has not won", tested -> !tested.won(), -1)
            .add(2, "side entirely destroyed", CasualtyTest::destroyed, -5)
            .add(3, "leader with a value of 6 in fire or shock", tested -> isExposed(tested.leader()), -1);

    /** Reads the two figures from {@code constants}. */
    public static LeaderCasualty read(CsvTable constants) {
        int atMost = 0;
        int leastEnemyLd = 0;
        for (var row : constants.rows()) {
            switch (row.text("key")) {
                case "leader_casualty_at_most" -> atMost = row.integer("value");
                case "leader_casualty_min_enemy_ld_europe" -> leastEnemyLd = row.integer("value");
                default -> { }
            }
        }
        return new LeaderCasualty(atMost, leastEnemyLd);
    }

    private static boolean isExposed(Leader leader) {
        return !leader.whiteValues() && (leader.fire() == GREATEST_VALUE || leader.shock() == GREATEST_VALUE);
    }

    /** Whether a battle requires the test. {@code enemyLd} are the enemy's whole LD at its start (EU-BATTLE-CASUALTY). */
    public boolean isTestedAfterBattle(Theatre theatre, int enemyLd) {
        return theatre != Theatre.EUROPE || enemyLd >= leastEnemyLd;
    }

    /**
     * The result of the test. Replacement and anonymous leaders die at once. A monarch whose stack is destroyed is
     * captured. For any other leader who is hit a second die decides (EU-BATTLE-FATE).
     */
    public Casualty of(CasualtyTest tested, int die) {
        if (MODIFIERS.on(tested).on(die) > atMost) {
            return Casualty.UNHARMED;
        }
        var leader = tested.leader();
        if (leader.monarch() && tested.destroyed()) {
            return Casualty.CAPTURED;
        }
        return leader.replacement() || leader.anonymous() ? Casualty.KILLED : Casualty.HIT;
    }
}

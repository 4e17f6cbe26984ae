package tercio.domain.eia;

import java.util.List;
import tercio.domain.game.EditionHistory;
import tercio.domain.sentence.Sentence;

/**
 * Changes in how the program applies the rules of the land phase, by edition. Each correction of a rule adds one line: the edition, one
 * sentence with the new decision, the former decision and the reason, and the ids of the rules as rulings and refusals cite them. All
 * changes of one release share an edition. The first change after a release opens the next edition. A released line is never changed.
 *
 * <p>A change that decides how a game is played from its opening on says so: a game that was opened before keeps what it was opened
 * with ({@link #rulesOf(String)}).
 */
final class EiaRuleChanges {

    static final EditionHistory HISTORY = EditionHistory.from("1")
            .withChange("2", text("2-garrisons"), "EIA-7.7", "EIA-7.5.4", "EIA-7.4.5", "EIA-7.3.3")
            .withChange("2", text("2-cities"), "EIA-7.7")
            .withChange("2", text("2-forage-time"), "EIA-7.4.1.1", "EIA-7.4.1", "EIA-7.3.1.4", "EIA-7.4.1.2", "EIA-7.4.2.1")
            .withChange("2", text("2-forage-siege"), "EIA-7.4.1.2.2", "EIA-7.5.4", "EIA-7.5.4.1", "EIA-7.5.1.1.2", "EIA-7.3.7.1")
            .withChange("2", text("2-ally-stays"), "EIA-7.3.8.6")
            .withChange("2", text("2-depot-counters"), "EIA-7.2", "EIA-7.5.2.14", "EIA-7.4.3.4.5")
            .withChange("2", text("2-disembarked"), "EIA-7.3.5", "EIA-7.5.4.2.3", "EIA-7.5.2.7.1")
            .withChange("2", text("2-political-points"), "EIA-7.5.2.10.1.3")
            .withChange("2", text("2-leader-command"), "EIA-7.5.2.11.5", "EIA-10.6.1.1.3")
            .withChange("2", text("2-irregulars"), "EIA-10.1.2.2", "EIA-7.5.3")
            .withChange("2", text("2-lost-factors"), "EIA-7.5.2.6.3", "EIA-7.3.5", "EIA-7.4.1.3")
            .withChange("2", text("2-reserves"), "EIA-5.0", "EIA-7.6")
            .withChange("2", text("2-forces-in-city"), "EIA-5.0");

    /** The edition whose games keep what they were opened with, by number. */
    private static final int KEPT = 2;

    private EiaRuleChanges() {}

    private static Sentence text(String key) {
        return Sentence.of("eia.editions." + key);
    }

    /** The number of the edition under which a game was opened, for what a game keeps from its opening on; 0 for the first one. */
    static int rulesOf(String edition) {
        boolean before = HISTORY.changesSince(edition).stream().flatMap(List::stream).anyMatch(later -> later.edition().equals(Integer.toString(KEPT)));
        return before ? 0 : KEPT;
    }
}

package tercio.domain.eia;

import java.util.List;
import tercio.domain.game.EditionHistory;

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
            .withChange("2", "Garrisons of a conquered minor state stay with those whose they were, and its conqueror has to take their cities, in games that begin "
                    + "with this edition; before, they became the conqueror's, in cities that others controlled.",
                    "EIA-7.7", "EIA-7.5.4", "EIA-7.4.5", "EIA-7.3.3")
            .withChange("2", "A city of a conquered minor state passes to the conqueror when its last defender has left it, in games that begin with this edition; "
                    + "before, it kept its controller.",
                    "EIA-7.7")
            .withChange("2", "Corps forage as they complete their movement, in games that begin with this edition and unless the reading EIA-FORAGE-TIME says otherwise; "
                    + "before, all foraged when their power had moved.",
                    "EIA-7.4.1.1", "EIA-7.4.1", "EIA-7.3.1.4", "EIA-7.4.1.2", "EIA-7.4.2.1")
            .withChange("2", "A power of which a corps foraged with the help of unused movement points neither besieges there nor attempts an assault in that month; "
                    + "before, it did where nothing was fought.",
                    "EIA-7.4.1.2.2", "EIA-7.5.4", "EIA-7.5.4.1", "EIA-7.5.1.1.2", "EIA-7.3.7.1")
            .withChange("2", "An ally of the attacker that does not move with it, and is at war with all defenders, chooses whether it stays and attacks; before, it had to.",
                    "EIA-7.3.8.6")
            .withChange("2", "A depot is converted after a combat or in a captured port only where its new owner has a counter left; before, the limit held for marches alone.",
                    "EIA-7.2", "EIA-7.5.2.14", "EIA-7.4.3.4.5")
            .withChange("2", "Corps that disembarked into a besieged port and attack beside a relieving force count as having crossed a river; before, they did not.",
                    "EIA-7.3.5", "EIA-7.5.4.2.3", "EIA-7.5.2.7.1")
            .withChange("2", "The political points of a combat are told as a sum of their parts; before, as the result alone.",
                    "EIA-7.5.2.10.1.3")
            .withChange("2", "A leader who reinforces and may take command can leave it; before, he took it.",
                    "EIA-7.5.2.11.5", "EIA-10.6.1.1.3")
            .withChange("2", "Cossacks and freikorps that are attacked by themselves may avoid the combat, by the reading EIA-IRREGULARS-AVOID, in games that begin with this edition; "
                    + "before, they fought.",
                    "EIA-10.1.2.2", "EIA-7.5.3")
            .withChange("2", "How many factors a corps had that was lost at sea or starved stays its owner's secret, in games that begin with this edition; before, all learned the number.",
                    "EIA-7.5.2.6.3", "EIA-7.3.5", "EIA-7.4.1.3")
            .withChange("2", "Reserves, offers and the month that was entered stay when guerillas, cossacks or freikorps come to the map, in games that begin with this edition; "
                    + "before, they were lost.",
                    "EIA-5.0", "EIA-7.6")
            .withChange("2", "No forces are raised where enemies are inside the city; before, only enemy corps outside it kept them away.",
                    "EIA-5.0");

    /** The edition whose games keep what they were opened with, by number. */
    private static final int KEPT = 2;

    private EiaRuleChanges() {}

    /** The number of the edition under which a game was opened, for what a game keeps from its opening on; 0 for the first one. */
    static int rulesOf(String edition) {
        boolean before = HISTORY.changesSince(edition).stream().flatMap(List::stream).anyMatch(later -> later.edition().equals(Integer.toString(KEPT)));
        return before ? 0 : KEPT;
    }
}

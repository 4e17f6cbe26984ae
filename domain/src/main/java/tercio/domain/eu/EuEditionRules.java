package tercio.domain.eu;

import java.util.List;

/** Rules that depend on the edition under which a game was opened: its board keeps what was recorded before a change. */
final class EuEditionRules {

    /** The edition that made first lines secret. */
    private static final String SECRET_LINES = "5";
    /** The first edition in which Holland is asked for floods. */
    private static final String FLOODS = "9";
    /** The first edition in which stacks share discoveries without an event. */
    private static final String QUIET_MEETINGS = "10";
    /** The first edition in which privateers command no FLEET counter. */
    private static final String PRIVATEERS = "10";

    private EuEditionRules() {}

    /** Whether Holland is asked for floods in a game that was opened under an edition. */
    static boolean hasFloods(String edition) {
        return isSince(FLOODS, edition);
    }

    /**
     * Whether stacks share and lose the discoveries that they carry without an event in a game that was opened under an
     * edition.
     */
    static boolean hasQuietMeetings(String edition) {
        return isSince(QUIET_MEETINGS, edition);
    }

    /** Whether a privateer commands no FLEET counter in a game that was opened under an edition. */
    static boolean limitsPrivateers(String edition) {
        return isSince(PRIVATEERS, edition);
    }

    /** Whether first lines are secret in a game that was opened under an edition. */
    static boolean hasSecretLines(String edition) {
        return isSince(SECRET_LINES, edition);
    }

    /** Whether an edition is the one that made a change, or a later one. */
    private static boolean isSince(String change, String edition) {
        return EuRuleChanges.HISTORY.changesSince(edition).stream().flatMap(List::stream).noneMatch(later -> later.edition().equals(change));
    }
}

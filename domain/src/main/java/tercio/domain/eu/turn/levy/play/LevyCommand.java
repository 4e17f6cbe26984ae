package tercio.domain.eu.turn.levy.play;

import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;

/** Commands of players at the end of a round. */
public sealed interface LevyCommand extends EuCommand {

    String country();

    @Override
    default Subject about() {
        return Subject.country(country());
    }

    /** Declares exceptional levies for the rest of the turn (EU-LEVY). */
    record DeclareLevies(String country) implements LevyCommand {}

    /** Recruits a conscript stack in a province (EU-LEVY-RECRUIT). */
    record RecruitByLevies(String country, String province, Counters units) implements LevyCommand {}

    /** Declares no levies, or recruits no more, at the end of this round. */
    record EndLevies(String country) implements LevyCommand {}
}

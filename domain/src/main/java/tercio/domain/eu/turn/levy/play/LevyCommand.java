package tercio.domain.eu.turn.levy.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands of players at the end of a round. */
public sealed interface LevyCommand extends EuCommand {

    CountryId country();

    @Override
    default Subject about() {
        return Subject.country(country());
    }

    /** Declares exceptional levies for the rest of the turn (EU-LEVY). */
    record DeclareLevies(CountryId country) implements LevyCommand {}

    /** Recruits a conscript stack in a province (EU-LEVY-RECRUIT). */
    record RecruitByLevies(CountryId country, SpaceId province, Counters units) implements LevyCommand {}

    /** Declares no levies, or recruits no more, at the end of this round. */
    record EndLevies(CountryId country) implements LevyCommand {}
}

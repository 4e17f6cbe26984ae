package tercio.domain.eu.peoples.holland.play;

import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.eu.common.play.Floods;
import tercio.domain.map.SpaceId;

/** Answers of Holland to an enemy who has entered one of its provinces. */
public sealed interface FloodCommand extends EuCommand {

    SpaceId province();

    @Override
    default Subject about() {
        return Subject.country(Floods.COUNTRY);
    }

    /** Holland floods the province: the stack that has entered it goes back (EU-MOVE-5). */
    record FloodProvince(SpaceId province) implements FloodCommand {}

    /** Holland does not flood the province, and the stack goes on with its move. */
    record KeepDikes(SpaceId province) implements FloodCommand {}
}

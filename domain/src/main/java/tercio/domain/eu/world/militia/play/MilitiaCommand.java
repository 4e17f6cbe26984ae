package tercio.domain.eu.world.militia.play;

import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands of the owner of a colony that enemies have entered. */
public sealed interface MilitiaCommand extends EuCommand {

    SpaceId province();

    @Override
    default Subject about() {
        return Subject.province(province());
    }

    /** The militia of a colony fights in the field (EU-MILITIA-FIGHT). */
    record SendOutMilitia(SpaceId province) implements MilitiaCommand {}

    /** The militia of a colony stays in its fortress (EU-MILITIA-FIGHT). */
    record KeepMilitiaInside(SpaceId province) implements MilitiaCommand {}
}

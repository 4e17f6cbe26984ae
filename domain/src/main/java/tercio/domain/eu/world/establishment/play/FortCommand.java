package tercio.domain.eu.world.establishment.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands of players at the end of a round who build forts in the rest of the world. */
public sealed interface FortCommand extends EuCommand {

    CountryId country();

    @Override
    default Subject about() {
        return Subject.country(country());
    }

    /**
     * Begins a fort in a province where the country has at least 1 LD (EU-FORT-BUILD).
     *
     * @param province of the rest of the world, without a fortress
     */
    record BuildFort(CountryId country, SpaceId province) implements FortCommand {}

    /** The country begins no more forts this round. */
    record EndFortBuilding(CountryId country) implements FortCommand {}
}

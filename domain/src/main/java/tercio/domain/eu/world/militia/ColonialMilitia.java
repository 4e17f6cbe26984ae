package tercio.domain.eu.world.militia;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.map.SpaceId;

/**
 * The militia of a colony at its full strength (EU-UNIT-11).
 *
 * @param owner the owner of the colony, whose class and technology it has
 * @param mission whether a mission stands in the colony
 * @param lde its exploration detachments, 0 or more
 */
public record ColonialMilitia(SpaceId province, CountryId owner, int level, boolean mission, int lde, boolean veteran) {

    /** The exploration detachments of the largest militia: a Portuguese colony of level 6 with a mission. */
    public static final int MOST = 7;

    /** The militia of the colony in a province; empty where there is no colony. */
    public static Optional<ColonialMilitia> of(Establishments all, SpaceId province) {
        return all.in(province).stream().filter(here -> here.kind() == Establishment.Kind.COLONY).findFirst()
                .map(colony -> of(colony, all.hasAny(province, here -> here.kind() == Establishment.Kind.MISSION)));
    }

    private static ColonialMilitia of(Establishment colony, boolean mission) {
        var rule = MilitiaRule.of(colony.owner());
        return new ColonialMilitia(colony.province(), colony.owner(), colony.level(), mission, rule.detachments(colony.level(), mission), rule.isVeteran(mission));
    }

    /** This many exploration detachments as units: three are an LD (EU-UNIT-5). */
    public static Units units(int lde) {
        return new Units(0, 0, lde / Thirds.LD, lde % Thirds.LD, 0, 0, false);
    }
}

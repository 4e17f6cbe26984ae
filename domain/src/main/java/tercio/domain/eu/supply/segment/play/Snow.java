package tercio.domain.eu.supply.segment.play;

import java.util.List;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.establishment.WorldArea;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.map.SpaceId;

/** The snowflakes of the cold Areas of the rest of the world, which add to attrition (EU-ATTR-SUPPLY, EU-ATTR-MOVEMENT, EU-ATTR-BESIEGER). */
public final class Snow {

    private Snow() {}

    /** The snowflakes of a province, 0..2; none in Europe and in a colony of level 6. */
    static int snowflakesIn(WarView board, SpaceId province) {
        return board.theatre(province) == Theatre.EUROPE ? 0 : WorldAreas.PRINTED.areaOf(board.province(province)).map(WorldArea::snowflakes).orElse(0);
    }

    /** The snowflakes of a province that the alliance does not control. */
    static int foreignSnowflakes(WarView board, SpaceId province, Alliance alliance) {
        return board.isControlledBy(province, alliance) ? 0 : snowflakesIn(board, province);
    }

    /** The snowflakes of all uncontrolled provinces that a march has left or entered, each province once (reading: a move may enter a province twice). */
    public static int snowflakesAlong(WarView board, List<SpaceId> path, Alliance alliance) {
        return path.stream().distinct().filter(province -> board.map().province(province).isPresent())
                .mapToInt(province -> foreignSnowflakes(board, province, alliance)).sum();
    }
}

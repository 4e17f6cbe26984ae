package tercio.domain.eu.play.supply;

import java.util.List;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.world.WorldArea;
import tercio.domain.eu.world.WorldAreas;

/** The snowflakes of the cold Areas of the rest of the world, which add to attrition (EU-ATTR-SUPPLY, EU-ATTR-MOVEMENT, EU-ATTR-BESIEGER). */
public final class Snow {

    private Snow() {}

    /** The snowflakes of a province, 0..2; none in Europe and in a colony of level 6. */
    static int in(Board board, String province) {
        return board.theatre(province) == Theatre.EUROPE ? 0 : WorldAreas.PRINTED.of(board.province(province)).map(WorldArea::snowflakes).orElse(0);
    }

    /** The snowflakes of a province that the alliance does not control. */
    static int foreign(Board board, String province, int alliance) {
        return board.controlledBy(province, alliance) ? 0 : in(board, province);
    }

    /** Those of all uncontrolled provinces that a march has left or entered, each province once (reading: a move may enter a province twice). */
    public static int along(Board board, List<String> path, int alliance) {
        return path.stream().distinct().filter(province -> board.map().province(province).isPresent())
                .mapToInt(province -> foreign(board, province, alliance)).sum();
    }
}

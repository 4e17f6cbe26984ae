package tercio.domain.eia.orders;

import java.util.Optional;
import tercio.domain.map.SpaceId;

/**
 * The answer of a power to a question, for which its player need not be there.
 *
 * @param place the area for which it holds; empty, and it holds everywhere that no other answer of the same occasion names
 * @param reply one of the replies of the occasion
 */
public record SheetAnswer(Occasion occasion, Optional<SpaceId> place, String reply) {

    /** The condition as it is written. */
    public String text() {
        return "if " + occasion.words() + place.map(area -> " at " + SheetNames.area(area)).orElse("") + ", " + reply;
    }
}

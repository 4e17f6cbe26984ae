package tercio.domain.eu.common.game;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;

/** The form in which movements are hashed: the parts of all actions side by side. Their names stay as they are for ever. */
record MovementForm(int turnOf, Move move, Engagement engagement, List<CountryId> ended, StackId arrived, List<Movement.Following> following, Precedence precedence,
        List<LeaderId> rode, Ride ride, List<Movement.Crowd> crowds, Voyage voyage, SeaEngagement seaBattle) {

    static MovementForm of(Movement movement) {
        return new MovementForm(movement.turnOf(), movement.move().orElse(null), movement.engagement().orElse(null), movement.ended(), movement.arrived().orElse(null),
                movement.following(), movement.precedence(), movement.rode(), movement.ride().orElse(null), movement.crowds(), movement.voyage().orElse(null),
                movement.seaBattle().orElse(null));
    }
}

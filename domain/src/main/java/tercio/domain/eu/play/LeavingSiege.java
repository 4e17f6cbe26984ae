package tercio.domain.eu.play;

import java.util.Optional;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.game.Stack;
import tercio.domain.game.Refusal;

/**
 * Leaving a province with an enemy fortress, by a move or by an interception. Either all troops leave for a
 * friendly province, or enough troops stay to maintain the siege (EU-MOVE-SIEGE, AMB-14). If a siege is already too weak,
 * one stack empties it in a single move; stacks of a country join for this first.
 */
public final class LeavingSiege {

    public static final String RULE = "EU-MOVE-SIEGE";

    private LeavingSiege() {}

    /** The thirds of an LD of the stack's alliance that stay before the fortress if the stack leaves with those that move with it. */
    public static int staying(Board board, Stack stack, String province) {
        var leaving = Company.of(board.state(), stack).stream().map(Stack::id).toList();
        return Board.thirds(board.field(province, board.state().allianceOf(stack)).stream()
                .filter(other -> !leaving.contains(other.id()))
                .toList());
    }

    /**
     * The reason why troops of an alliance may not leave the province, or empty.
     *
     * @param staying thirds of an LD of the alliance that stay behind before the fortress
     * @param friendly whether the leaving troops go to a friendly province
     */
    public static Optional<Refusal> forbids(Board board, String from, int alliance, int staying, boolean friendly) {
        if (!board.enemyFortress(from, alliance)) {
            return Optional.empty();
        }
        return staying >= board.siegeThirds(from) || staying == 0 && friendly
                ? Optional.empty()
                : Optional.of(Refusal.of(RULE, "leaving " + board.name(from) + ", whose fortress is not controlled, all troops go to a friendly "
                        + "province at once or at least " + board.siegeStrength(from) + " stay to keep up the siege; " + Thirds.written(staying) + " LD would stay"));
    }
}

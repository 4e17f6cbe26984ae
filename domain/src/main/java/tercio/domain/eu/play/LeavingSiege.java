package tercio.domain.eu.play;

import java.util.Optional;
import tercio.domain.eu.game.Stack;
import tercio.domain.game.Refusal;

/**
 * Leaving a province whose fortress is not controlled, by a move or by an interception: either the province is emptied and
 * those who leave go to a friendly one, or enough troops stay to keep up the siege (EU-MOVE-SIEGE, AMB-14). A siege that is
 * too weak before anybody leaves is emptied by one stack at once, for which stacks of a country join first.
 */
public final class LeavingSiege {

    public static final String RULE = "EU-MOVE-SIEGE";

    private LeavingSiege() {}

    /** LD of the stack's alliance that stand before the fortress without it. */
    public static int staying(Board board, Stack stack, String province) {
        return Board.ld(board.field(province, board.state().allianceOf(stack)).stream()
                .filter(other -> !other.id().equals(stack.id()))
                .toList());
    }

    /**
     * Why troops of an alliance may not leave the province, or empty.
     *
     * @param staying LD of the alliance that stay behind before the fortress
     * @param friendly whether those who leave go to a friendly province
     */
    public static Optional<Refusal> forbids(Board board, String from, int alliance, int staying, boolean friendly) {
        if (board.controlledBy(from, alliance)) {
            return Optional.empty();
        }
        int needed = board.siegeStrength(from);
        return staying >= needed || staying == 0 && friendly
                ? Optional.empty()
                : Optional.of(Refusal.of(RULE, "leaving " + board.name(from) + ", whose fortress is not controlled, all troops go to a friendly "
                        + "province at once or at least " + needed + " LD stay to keep up the siege; " + staying + " LD would stay"));
    }
}

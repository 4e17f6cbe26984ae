package tercio.domain.eu.common.play;

import java.util.Optional;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Leaving a province with an enemy fortress, by a move or by an interception. Either all troops leave for a
 * friendly province, or enough troops stay to maintain the siege (EU-MOVE-SIEGE, AMB-14). If a siege is already too weak,
 * one stack empties it in a single move; stacks of a country join for this first.
 */
public final class LeavingSiege {

    public static final String RULE = "EU-MOVE-SIEGE";

    private LeavingSiege() {}

    /** The thirds of an LD of the stack's alliance that stay before the fortress if the stack leaves with those that move with it. */
    public static int thirdsStaying(WarView board, Stack stack, SpaceId province) {
        var leaving = JointMarch.of(board.state(), stack).stream().map(Stack::id).toList();
        return WarView.thirds(board.stacksInField(province, board.state().allianceOf(stack)).stream()
                .filter(other -> !leaving.contains(other.id()))
                .toList());
    }

    /**
     * The reason why troops of an alliance may not leave the province, or empty.
     *
     * @param staying thirds of an LD of the alliance that stay behind before the fortress
     * @param friendly whether the leaving troops go to a friendly province
     */
    public static Optional<Refusal> refusal(WarView board, SpaceId from, Alliance alliance, int staying, boolean friendly) {
        if (!board.hasEnemyFortress(from, alliance)) {
            return Optional.empty();
        }
        return staying >= board.siegeThirds(from) || staying == 0 && friendly
                ? Optional.empty()
                : Optional.of(Refusal.of(RULE, Sentence.of("eu.common.refused-siege-left").with("where", SentenceNames.place(from))
                        .with("least", SentenceNames.ld(board.siegeThirds(from))).with("staying", SentenceNames.ld(staying))));
    }
}

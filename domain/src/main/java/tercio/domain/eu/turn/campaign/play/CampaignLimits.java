package tercio.domain.eu.turn.campaign.play;

import java.util.Arrays;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Land actions that the campaign of a stack's country allows, with the allies that move under it (EU-CAMP-1, EU-CMD-3). */
public final class CampaignLimits {

    private CampaignLimits() {}

    /** The reason why the stack may not move at all, or empty. */
    public static Optional<Refusal> moveRefusal(WarView board, Stack stack) {
        return moveRefusal(board, stack.country());
    }

    /** The reason why no stack of a country may move at all, or empty. */
    public static Optional<Refusal> moveRefusal(WarView board, CountryId country) {
        var campaign = board.state().countries().get(country).campaign();
        return campaign == null || campaign == Campaign.NONE
                ? Optional.of(Refusal.of("EU-CAMP-1", Sentence.of("eu.common.refused-no-campaign").with("who", SentenceNames.country(country)).with("naval", false)))
                : Optional.empty();
    }

    /**
     * The reason why the stack may not make an active move, or empty. The slots of the campaign count moves that were really
     * made (EU-CAMP-3).
     */
    public static Optional<Refusal> activeMoveRefusal(WarView board, Stack stack) {
        return activeMoveRefusal(board, stack, board.state().countries().get(stack.country()).campaign());
    }

    /** The smallest campaign that lets the stack make an active move, whatever campaign is declared. */
    public static Campaign leastForActiveMove(WarView board, Stack stack) {
        return Arrays.stream(Campaign.values())
                .filter(campaign -> activeMoveRefusal(board, stack, campaign).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private static Optional<Refusal> activeMoveRefusal(WarView board, Stack stack, Campaign campaign) {
        var status = board.state().countries().get(stack.country());
        var others = status.active().stream().filter(active -> !active.stack().equals(stack.id())).toList();
        boolean small = JointMarch.isSmall(board.state(), stack, StackingLimits.from(board.tables()).smallStackLd());
        return switch (campaign) {
            case NONE, PASSIVE -> refusal(stack, campaign, Sentence.of("eu.campaign.refused-active").with("why", "passive"));
            case SIMPLE_NO_LOGISTICS, SIMPLE -> {
                if (!small) {
                    yield refusal(stack, campaign, Sentence.of("eu.campaign.refused-active").with("why", "size"));
                }
                yield others.isEmpty()
                        ? Optional.empty()
                        : refusal(stack, campaign, Sentence.of("eu.campaign.refused-active-made").with("other", SentenceNames.stack(board.state(), others.getFirst().stack())));
            }
            case MAJOR -> others.isEmpty() || small && others.stream().allMatch(active -> active.small())
                    ? Optional.empty()
                    : refusal(stack, campaign,
                            Sentence.of("eu.campaign.refused-active").with("why", "major"));
            case MULTIPLE -> Optional.empty();
        };
    }

    private static Optional<Refusal> refusal(Stack stack, Campaign campaign, Keyed allows) {
        return Optional.of(Refusal.of("EU-CAMP-3", allows.with("campaign", CampaignNarration.nameOf(campaign)).with("who", SentenceNames.country(stack.country()))));
    }
}

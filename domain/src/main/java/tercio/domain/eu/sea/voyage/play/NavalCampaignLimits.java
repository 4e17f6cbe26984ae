package tercio.domain.eu.sea.voyage.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.NavalActivity;
import tercio.domain.eu.sea.ships.NavalCampaigns;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.play.CampaignNarration;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The limits that the campaign of its country sets to a naval stack, beside what the others have done this impulse (EU-CAMP-SEA). */
final class NavalCampaignLimits {

    static final String RULE = "EU-CAMP-SEA";

    private NavalCampaignLimits() {}

    /** The reason why a stack may not even move; empty if it may. */
    static Optional<Refusal> moveRefusal(WarView board, NavalStack stack) {
        return refusal(board, stack, false);
    }

    /** The reason why a stack may not do this; empty if it may. */
    static Optional<Refusal> actionRefusal(WarView board, NavalStack stack, SpaceId at, NavalAction action) {
        return refusal(board, stack, NavalActions.isActive(board, stack, at, action));
    }

    private static Optional<Refusal> refusal(WarView board, NavalStack stack, boolean active) {
        var campaign = board.state().countries().get(stack.country()).campaign();
        if (campaign == null) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.common.refused-no-campaign").with("who", SentenceNames.country(stack.country())).with("naval", true)));
        }
        var deeds = deedsWith(board, stack, active);
        return NavalCampaigns.allows(campaign, deeds) ? Optional.empty()
                : Optional.of(Refusal.of(RULE, Sentence.of("eu.voyage.refused-campaign").with("campaign", CampaignNarration.nameOf(campaign))
                        .with("who", SentenceNames.country(stack.country()))
                        .with("stack", SentenceNames.fleet(board.state(), stack.id())).with("active", active).with("least", CampaignNarration.nameOf(NavalCampaigns.leastCampaign(deeds)))));
    }

    /** The least campaign for an active action of the stack, in words. */
    static Campaign leastForActiveAction(WarView board, NavalStack stack) {
        return NavalCampaigns.leastCampaign(deedsWith(board, stack, true));
    }

    private static List<NavalActivity> deedsWith(WarView board, NavalStack stack, boolean active) {
        return Stream.concat(
                board.state().countries().get(stack.country()).deeds().stream().filter(deed -> !deed.stack().equals(stack.id())),
                Stream.of(new NavalActivity(stack.id(), stack.fleets(), true, active))).toList();
    }
}

package tercio.domain.eu.play.voyage;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.naval.NavalCampaigns;
import tercio.domain.eu.naval.NavalDeed;
import tercio.domain.eu.play.Board;
import tercio.domain.game.Refusal;

/** The limits that the campaign of its country sets to a naval stack, beside what the others have done this impulse (EU-CAMP-SEA). */
final class NavalPermission {

    static final String RULE = "EU-CAMP-SEA";

    private NavalPermission() {}

    /** The reason why a stack may not even move; empty if it may. */
    static Optional<Refusal> forbidsMoving(Board board, NavalStack stack) {
        return forbids(board, stack, false);
    }

    /** The reason why a stack may not do this; empty if it may. */
    static Optional<Refusal> forbids(Board board, NavalStack stack, String at, NavalAction action) {
        return forbids(board, stack, NavalActions.active(board, stack, at, action));
    }

    private static Optional<Refusal> forbids(Board board, NavalStack stack, boolean active) {
        var campaign = board.state().countries().get(stack.country()).campaign();
        if (campaign == null) {
            return Optional.of(Refusal.of(RULE, Nation.of(stack.country()) + " has declared no campaign: its naval stacks do not move"));
        }
        var deeds = with(board, stack, active);
        return NavalCampaigns.allows(campaign, deeds) ? Optional.empty()
                : Optional.of(Refusal.of(RULE, campaign + " of " + Nation.of(stack.country()) + " does not let " + FleetTitle.of(board.state(), stack.id())
                        + (active ? " do this" : " move") + "; it takes " + NavalCampaigns.needed(deeds)));
    }

    /** The least campaign for an active action of the stack, in words. */
    static Campaign least(Board board, NavalStack stack) {
        return NavalCampaigns.needed(with(board, stack, true));
    }

    private static List<NavalDeed> with(Board board, NavalStack stack, boolean active) {
        return Stream.concat(
                board.state().countries().get(stack.country()).deeds().stream().filter(deed -> !deed.stack().equals(stack.id())),
                Stream.of(new NavalDeed(stack.id(), stack.fleets(), true, active))).toList();
    }
}

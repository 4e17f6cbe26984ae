package tercio.domain.eu.turn.round.play;

import java.util.List;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.turn.campaign.CampaignReadings;
import tercio.domain.eu.turn.round.play.RoundEvent.RoundBegan;

/**
 * Default values for facts that the first version of {@link RoundBegan} did not store. Games of that version were played by
 * these values. Nothing here ever changes; the current rule is in {@link Rounds}.
 */
final class FirstVersionRounds {

    private FirstVersionRounds() {}

    static boolean slotsGoOn(EuState state, RoundBegan began) {
        return began.extended() && state.readings().is(CampaignReadings.EXTENDED_CAMPAIGN, CampaignReadings.SHARED);
    }

    static List<LeaderId> returningLeaders(EuState state, RoundBegan began) {
        return state.leaders().values().stream()
                .filter(leader -> leader.canReturnBy(began.box()))
                .filter(leader -> state.stacks().values().stream()
                        .anyMatch(stack -> stack.country().equals(leader.leader().country()) && !stack.besieged()))
                .map(leader -> leader.leader().id())
                .toList();
    }
}

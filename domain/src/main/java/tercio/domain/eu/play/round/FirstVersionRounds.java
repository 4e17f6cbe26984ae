package tercio.domain.eu.play.round;

import java.util.List;
import tercio.domain.eu.campaign.CampaignReadings;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.round.RoundEvent.RoundBegan;

/**
 * Default values for facts that the first version of {@link RoundBegan} did not store. Games of that version were played by
 * these values. Nothing here ever changes; the current rule is in {@link Rounds}.
 */
final class FirstVersionRounds {

    private FirstVersionRounds() {}

    static boolean slotsGoOn(EuState state, RoundBegan began) {
        return began.extended() && state.readings().is(CampaignReadings.EXTENDED_CAMPAIGN, CampaignReadings.SHARED);
    }

    static List<String> returning(EuState state, RoundBegan began) {
        return state.leaders().values().stream()
                .filter(leader -> leader.returnsBy(began.box()))
                .filter(leader -> state.stacks().values().stream()
                        .anyMatch(stack -> stack.country().equals(leader.leader().country()) && !stack.besieged()))
                .map(leader -> leader.leader().id())
                .toList();
    }
}

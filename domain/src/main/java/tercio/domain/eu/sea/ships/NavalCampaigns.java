package tercio.domain.eu.sea.ships;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.eu.turn.campaign.Campaign;

/**
 * The limits that a country's campaign sets to its naval stacks in an impulse (EU-CAMP-SEA).
 *
 * <p>Reading (AMB-10, AMB-11): a passive campaign moves stacks of at most one FLEET; every dearer one lets any stack move, and its limits
 * bind active actions only. The reason why a campaign is a major one is chosen at sea apart from land.
 */
public final class NavalCampaigns {

    private NavalCampaigns() {}

    /** Whether a campaign allows all that the stacks of a country do in one impulse. Stacks that stay in port without an action do nothing. */
    public static boolean allows(Campaign campaign, List<NavalActivity> deeds) {
        var active = deeds.stream().filter(NavalActivity::active).toList();
        return switch (campaign) {
            case NONE -> deeds.isEmpty();
            case PASSIVE -> active.isEmpty() && deeds.stream().filter(NavalActivity::moves).allMatch(NavalActivity::isSmall);
            case SIMPLE_NO_LOGISTICS -> isAtMostOne(active, deed -> deed.fleets() == 0);
            case SIMPLE -> isAtMostOne(active, NavalActivity::isSmall);
            case MAJOR -> active.size() <= 1 || active.stream().allMatch(NavalActivity::isSmall);
            case MULTIPLE -> true;
        };
    }

    private static boolean isAtMostOne(List<NavalActivity> active, Predicate<NavalActivity> such) {
        return active.size() <= 1 && active.stream().allMatch(such);
    }

    /** The least campaign that allows all this. One without logistics burdens the land stacks and is never asked for. */
    public static Campaign leastCampaign(List<NavalActivity> deeds) {
        return Stream.of(Campaign.values()).filter(campaign -> campaign != Campaign.SIMPLE_NO_LOGISTICS && allows(campaign, deeds)).findFirst().orElseThrow();
    }
}

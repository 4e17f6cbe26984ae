package tercio.domain.eu.naval;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.eu.campaign.Campaign;

/**
 * The limits that a country's campaign sets to its naval stacks in an impulse (EU-CAMP-SEA).
 *
 * <p>Reading (AMB-10, AMB-11): a passive campaign moves stacks of at most one FLEET; every dearer one lets any stack move, and its limits
 * bind active actions only. The reason why a campaign is a major one is chosen at sea apart from land.
 */
public final class NavalCampaigns {

    private NavalCampaigns() {}

    /** Whether a campaign allows all that the stacks of a country do in one impulse. Stacks that stay in port without an action do nothing. */
    public static boolean allows(Campaign campaign, List<NavalDeed> deeds) {
        var active = deeds.stream().filter(NavalDeed::active).toList();
        return switch (campaign) {
            case NONE -> deeds.isEmpty();
            case PASSIVE -> active.isEmpty() && deeds.stream().filter(NavalDeed::moves).allMatch(NavalDeed::small);
            case SIMPLE_NO_LOGISTICS -> one(active, deed -> deed.fleets() == 0);
            case SIMPLE -> one(active, NavalDeed::small);
            case MAJOR -> active.size() <= 1 || active.stream().allMatch(NavalDeed::small);
            case MULTIPLE -> true;
        };
    }

    private static boolean one(List<NavalDeed> active, Predicate<NavalDeed> such) {
        return active.size() <= 1 && active.stream().allMatch(such);
    }

    /** The least campaign that allows all this. One without logistics burdens the land stacks and is never asked for. */
    public static Campaign needed(List<NavalDeed> deeds) {
        return Stream.of(Campaign.values()).filter(campaign -> campaign != Campaign.SIMPLE_NO_LOGISTICS && allows(campaign, deeds)).findFirst().orElseThrow();
    }
}

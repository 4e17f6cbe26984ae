package tercio.domain.eu.common.game;

import java.util.ArrayList;
import java.util.List;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.domain.eu.turn.campaign.Campaign;

/**
 * The campaigns and ducats that a country with free campaigns has used.
 *
 * @param used the free campaigns of the turn that it has used
 * @param paid ducats on the sheets for its present campaign
 */
public record CampaignTally(PVector<Campaign> used, int paid) {

    public static final CampaignTally NONE = new CampaignTally(TreePVector.empty(), 0);

    /** The tally when another campaign is chosen.
     *
     * @param free the free campaign of the turn that is used for it, {@code null} if none
     */
    public CampaignTally afterChoice(Campaign free, int ducats) {
        return new CampaignTally(free == null ? used : used.plus(free), ducats);
    }

    /** The free campaigns of the turn that are left. */
    public List<Campaign> remaining(List<Campaign> given) {
        var left = new ArrayList<>(given);
        used.forEach(left::remove);
        return left;
    }
}

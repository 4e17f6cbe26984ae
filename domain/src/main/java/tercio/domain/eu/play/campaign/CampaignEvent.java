package tercio.domain.eu.play.campaign;

import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.game.EuEvent;

/** What happens when campaigns are chosen. */
public sealed interface CampaignEvent extends EuEvent {

    /**
     * @param price ducats paid now
     * @param upgraded the campaign of the last round that it extends, {@code null} if none
     * @param upgradedPrice what that one had cost
     */
    record CampaignDeclared(String country, Campaign campaign, int price, Campaign upgraded, int upgradedPrice)
            implements CampaignEvent {}
}

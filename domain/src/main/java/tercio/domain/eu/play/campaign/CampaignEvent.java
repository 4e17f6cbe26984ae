package tercio.domain.eu.play.campaign;

import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.game.EuEvent;

/** Events of the choice of campaigns. */
public sealed interface CampaignEvent extends EuEvent {

    /**
     * @param price ducats paid now
     * @param upgraded the campaign of the last round that it extends, {@code null} if none
     * @param upgradedPrice ducats paid for the upgraded campaign
     */
    record CampaignDeclared(String country, Campaign campaign, int price, Campaign upgraded, int upgradedPrice)
            implements CampaignEvent {}
}

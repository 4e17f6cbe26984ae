package tercio.domain.eu.turn.campaign.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.turn.campaign.Campaign;

/** Events of the choice of campaigns. */
public sealed interface CampaignEvent extends EuEvent {

    /**
     * @param price ducats paid now
     * @param upgraded the campaign of the last round that it extends, {@code null} if none
     * @param upgradedPrice ducats paid for the upgraded campaign
     */
    record CampaignDeclared(CountryId country, Campaign campaign, int price, Campaign upgraded, int upgradedPrice)
            implements CampaignEvent {}

    /**
     * A country that has free campaigns or is led by another has declared one.
     *
     * @param free the free campaign of the turn that it used, {@code null} if none
     * @param payer the country on whose sheet it is written
     * @param price ducats paid now
     * @param upgraded the campaign of the last round that it extends for a price, {@code null} if none
     * @param upgradedPrice ducats paid for the upgraded campaign
     */
    record CampaignGranted(CountryId country, Campaign campaign, Campaign free, CountryId payer, int price, Campaign upgraded, int upgradedPrice)
            implements CampaignEvent {}
}

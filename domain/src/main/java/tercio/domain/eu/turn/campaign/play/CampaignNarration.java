package tercio.domain.eu.turn.campaign.play;

import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.turn.campaign.Campaign;

/** Describes the choice of campaigns in words. */
final class CampaignNarration {

    private CampaignNarration() {}

    static String of(CampaignEvent event) {
        return switch (event) {
            case CampaignEvent.CampaignDeclared e -> chosen(e.country(), e.campaign(), e.upgraded(), e.price()) + ".";
            case CampaignEvent.CampaignGranted e -> chosen(e.country(), e.campaign(), e.upgraded(), e.price())
                    + (e.price() > 0 && !e.payer().equals(e.country()) ? ", paid by " + Nation.of(e.payer()) : "")
                    + (e.free() == null ? "" : ", with " + e.free() + " that is free once this turn") + ".";
        };
    }

    private static String chosen(String country, Campaign campaign, Campaign upgraded, int price) {
        var paid = campaign == Campaign.NONE && price == 0 ? "" : " for " + price + " D";
        return Nation.of(country) + (upgraded == null ? " declares " + campaign
                : upgraded == campaign ? " goes on with " + campaign : " goes on from " + upgraded + " to " + campaign) + paid;
    }
}

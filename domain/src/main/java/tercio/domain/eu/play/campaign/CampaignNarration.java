package tercio.domain.eu.play.campaign;

import tercio.domain.eu.board.Nation;

/** Describes the choice of campaigns in words. */
final class CampaignNarration {

    private CampaignNarration() {}

    static String of(CampaignEvent event) {
        return switch (event) {
            case CampaignEvent.CampaignDeclared e -> Nation.of(e.country()) + " declares " + e.campaign() + " for " + e.price() + " D"
                    + (e.upgraded() == null ? "" : ", going on from " + e.upgraded()) + ".";
            case CampaignEvent.CampaignGranted e -> Nation.of(e.country()) + " declares " + e.campaign() + " for " + e.price() + " D"
                    + (e.price() > 0 && !e.payer().equals(e.country()) ? ", paid by " + Nation.of(e.payer()) : "")
                    + (e.free() == null ? "" : ", with " + e.free() + " that is free once this turn")
                    + (e.upgraded() == null ? "" : ", going on from " + e.upgraded()) + ".";
        };
    }
}

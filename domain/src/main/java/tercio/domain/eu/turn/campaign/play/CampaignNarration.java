package tercio.domain.eu.turn.campaign.play;

import static tercio.domain.eu.common.game.SentenceNames.country;

import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the choice of campaigns. The catalogs of {@code eu.campaign} say how it reads. */
final class CampaignNarration {

    private static final String NONE = "no";

    private CampaignNarration() {}

    static Sentence of(CampaignEvent event) {
        return switch (event) {
            case CampaignEvent.CampaignDeclared e -> chosen(e.country(), e.campaign(), e.upgraded(), e.price(), e.country(), null);
            case CampaignEvent.CampaignGranted e -> chosen(e.country(), e.campaign(), e.upgraded(), e.price(), e.payer(), e.free());
        };
    }

    private static Keyed chosen(String country, Campaign campaign, Campaign upgraded, int price, String payer, Campaign free) {
        return Sentence.of("eu.campaign.declared").with("who", country(country)).with("campaign", campaign.key())
                .with("how", upgraded == null ? "declared" : upgraded == campaign ? "extended" : "raised").with("before", upgraded == null ? NONE : upgraded.key())
                .with("paid", campaign != Campaign.NONE || price > 0).with("price", price)
                .with("byOther", price > 0 && !payer.equals(country)).with("payer", country(payer)).with("free", free == null ? NONE : free.key());
    }
}

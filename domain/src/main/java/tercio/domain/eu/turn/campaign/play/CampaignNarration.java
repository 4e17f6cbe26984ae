package tercio.domain.eu.turn.campaign.play;

import static tercio.domain.eu.common.game.SentenceNames.country;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the choice of campaigns. The catalogs of {@code eu.campaign} say how it reads. */
public final class CampaignNarration {

    private static final String NONE = "no";

    private CampaignNarration() {}

    static Sentence of(CampaignEvent event) {
        return switch (event) {
            case CampaignEvent.CampaignDeclared e -> declaration(e.country(), e.campaign(), e.upgraded(), e.price(), e.country(), null);
            case CampaignEvent.CampaignGranted e -> declaration(e.country(), e.campaign(), e.upgraded(), e.price(), e.payer(), e.free());
        };
    }

    /**
     * A campaign as an answer: {@code a simple campaign, 10 D}; with its drawback, since without logistics smaller stacks are massed forces
     * (EU-ATTR-MOVEMENT).
     */
    static Keyed choice(Campaign campaign, int price) {
        return Sentence.of("eu.campaign.choice").with("campaign", nameOf(campaign)).with("price", price).with("attrition", campaign == Campaign.SIMPLE_NO_LOGISTICS);
    }

    /** A campaign that a free one of the turn makes cheaper. */
    static Keyed choice(Campaign campaign, int price, Campaign free) {
        return Sentence.of("eu.campaign.choice-free").with("campaign", nameOf(campaign)).with("price", price).with("free", nameOf(free));
    }

    /** A kind of campaign by its name. */
    public static Keyed nameOf(Campaign campaign) {
        return Sentence.of(switch (campaign) {
            case NONE -> "eu.campaign.none";
            case PASSIVE -> "eu.campaign.passive";
            case SIMPLE_NO_LOGISTICS -> "eu.campaign.simple-no-logistics";
            case SIMPLE -> "eu.campaign.simple";
            case MAJOR -> "eu.campaign.major";
            case MULTIPLE -> "eu.campaign.multiple";
        });
    }

    private static Keyed declaration(CountryId country, Campaign campaign, Campaign upgraded, int price, CountryId payer, Campaign free) {
        return Sentence.of("eu.campaign.declared").with("who", country(country)).with("campaign", campaign.key())
                .with("how", upgraded == null ? "declared" : upgraded == campaign ? "extended" : "raised").with("before", upgraded == null ? NONE : upgraded.key())
                .with("paid", campaign != Campaign.NONE || price > 0).with("price", price)
                .with("byOther", price > 0 && !payer.equals(country)).with("payer", country(payer)).with("free", free == null ? NONE : free.key());
    }
}

package tercio.domain.eu.play.campaign;

import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.campaign.CampaignEvent.CampaignDeclared;

/** Applies the choice of campaigns to the board. */
final class CampaignEvolution {

    private CampaignEvolution() {}

    static EuState evolve(EuState state, CampaignEvent event) {
        return switch (event) {
            case CampaignDeclared declared -> state.country(declared.country(), state.countries().get(declared.country())
                    .declares(declared.campaign(), declared.price(), declared.upgraded(), declared.upgradedPrice()));
        };
    }
}

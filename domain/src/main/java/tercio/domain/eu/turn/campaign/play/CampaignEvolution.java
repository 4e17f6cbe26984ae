package tercio.domain.eu.turn.campaign.play;

import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.turn.campaign.play.CampaignEvent.CampaignDeclared;
import tercio.domain.eu.turn.campaign.play.CampaignEvent.CampaignGranted;

/** Applies the choice of campaigns to the board. */
final class CampaignEvolution {

    private CampaignEvolution() {}

    static EuState evolve(EuState state, CampaignEvent event) {
        return switch (event) {
            case CampaignDeclared declared -> state.withCountry(declared.country(), state.countries().get(declared.country())
                    .withDeclaredCampaign(declared.campaign(), declared.price(), declared.upgraded(), declared.upgradedPrice()));
            case CampaignGranted granted -> withGrantedCampaign(state, granted);
        };
    }

    /** The country has its campaign; what is paid stands on the sheet of the payer, and nothing where nothing is paid. */
    private static EuState withGrantedCampaign(EuState before, CampaignGranted granted) {
        var payer = before.countries().get(granted.payer());
        var state = granted.price() == 0 ? before : before.withCountry(granted.payer(),
                payer.withCampaignBooked(granted.campaign(), granted.price(), granted.upgraded(), granted.upgradedPrice()));
        var status = state.countries().get(granted.country());
        return state.withCountry(granted.country(), status.withCampaign(granted.campaign(),
                status.tally().afterChoice(granted.free(), granted.price() + granted.upgradedPrice())));
    }
}

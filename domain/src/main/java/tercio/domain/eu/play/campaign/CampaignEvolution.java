package tercio.domain.eu.play.campaign;

import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.campaign.CampaignEvent.CampaignDeclared;
import tercio.domain.eu.play.campaign.CampaignEvent.CampaignGranted;

/** Applies the choice of campaigns to the board. */
final class CampaignEvolution {

    private CampaignEvolution() {}

    static EuState evolve(EuState state, CampaignEvent event) {
        return switch (event) {
            case CampaignDeclared declared -> state.country(declared.country(), state.countries().get(declared.country())
                    .declares(declared.campaign(), declared.price(), declared.upgraded(), declared.upgradedPrice()));
            case CampaignGranted granted -> granted(state, granted);
        };
    }

    /** The country has its campaign; what is paid stands on the sheet of the payer, and nothing where nothing is paid. */
    private static EuState granted(EuState before, CampaignGranted granted) {
        var payer = before.countries().get(granted.payer());
        var state = granted.price() == 0 ? before : before.country(granted.payer(),
                payer.books(granted.campaign(), granted.price(), granted.upgraded(), granted.upgradedPrice()));
        var status = state.countries().get(granted.country());
        return state.country(granted.country(), status.chooses(granted.campaign(),
                status.tally().chooses(granted.free(), granted.price() + granted.upgradedPrice())));
    }
}

package tercio.domain.eu.turn.campaign.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.eu.turn.campaign.Campaign;

/** Commands of players in the choice of campaigns. */
public sealed interface CampaignCommand extends EuCommand {

    /** Pays for a campaign. In an extended campaign, keeps the last one or upgrades it (EU-CAMP-1, EU-CAMP-6). */
    record DeclareCampaign(CountryId country, Campaign campaign) implements CampaignCommand {
        @Override
        public Subject about() {
            return Subject.country(country);
        }
    }

    /** Declares a campaign with one that is free once this turn. The further cost is paid (EU-CAMP-7, EU-CAMP-MINOR). */
    record UseFreeCampaign(CountryId country, Campaign campaign, Campaign free) implements CampaignCommand {
        @Override
        public Subject about() {
            return Subject.country(country);
        }
    }
}

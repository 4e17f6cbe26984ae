package tercio.domain.eu.game;

import tercio.domain.eu.campaign.Campaign;

/** What players ask for around the rounds: initiative, campaigns, leaders who come back, the continuation roll. */
public sealed interface RoundCommand extends EuCommand {

    /** Rolls the order of alliances of equal initiative, one die each (EU-INIT-1). */
    record RollInitiative() implements RoundCommand {}

    /** Rolls the round with which the turn starts, one die (EU-RND-2). */
    record RollStartingRound() implements RoundCommand {}

    /** Puts a leader whose wounds are healed on a stack of his country (EU-WOUND-1). */
    record PlaceLeader(String leader, String stack) implements RoundCommand {}

    /** Pays for a campaign; in an extended campaign, keeps the last one or upgrades it (EU-CAMP-1, EU-CAMP-6). */
    record DeclareCampaign(String country, Campaign campaign) implements RoundCommand {}

    /** Rolls for the next round, one die (EU-RND-3). */
    record RollContinuation() implements RoundCommand {}
}

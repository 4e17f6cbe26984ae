/** The choice and the payment of campaigns at the start of an impulse, and the land actions that a campaign allows (EU-CAMP). */
package tercio.domain.eu.turn.campaign.play;

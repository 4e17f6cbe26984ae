/**
 * Battles at sea (EU-SEA): procedure, wind and withdrawal, modifiers, losses and captures, pursuits, the sheet and the exact odds. The stages
 * that battles on land share are in {@link tercio.domain.eu.common.battle}. Odds of decided battles are computed on counts of losses and stars
 * ({@code OddsAtSea}), because the states of the stages are too many.
 */
package tercio.domain.eu.sea.battle;

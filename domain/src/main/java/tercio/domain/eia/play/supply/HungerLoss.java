package tercio.domain.eia.play.supply;

import tercio.domain.eia.concept.Factors;

/**
 * What one garrison or corps in a besieged city loses.
 *
 * @param unit the id of a corps, or the word of the nation whose garrison it is
 */
public record HungerLoss(String unit, Factors factors) {}

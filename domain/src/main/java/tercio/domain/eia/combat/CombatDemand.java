package tercio.domain.eia.combat;

/**
 * Losses that a side must choose.
 *
 * @param due factors in a round; points in a pursuit (EIA-7.5.2.10.2.3)
 * @param militiaLast militia are lost only where nothing else is left (EIA-7.5.2.9.2.1)
 * @param cavalryOwed one of the losses must be cavalry (EIA-7.5.2.9.2.2)
 * @param pursuit whether they are losses of a pursuit
 */
public record CombatDemand(int due, boolean militiaLast, boolean cavalryOwed, boolean pursuit) {}

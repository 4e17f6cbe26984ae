package tercio.domain.eia.combat;

/**
 * Losses that a side must choose.
 *
 * @param due factors in a round; points in a pursuit (EIA-7.5.2.10.2.3)
 * @param militiaLast militia are lost only where nothing else is left (EIA-7.5.2.9.2.1)
 * @param cavalryOwed one of the losses must be cavalry (EIA-7.5.2.9.2.2)
 * @param pursuit whether they are losses of a pursuit
 */
public record CombatDemand(int due, boolean militiaLast, boolean cavalryOwed, boolean pursuit) {

    /**
     * The part of it that falls on the outflankers when the pinning force is wiped out (EIA-7.5.2.10.1.2.2).
     *
     * @param pinning all factors of that force, fewer than are due or as many
     * @param cavalry whether there is cavalry among them, which pays the cavalry that is owed
     */
    public CombatDemand beyond(int pinning, boolean cavalry) {
        return new CombatDemand(due - pinning, militiaLast, cavalryOwed && !cavalry, pursuit);
    }
}

/**
 * The supply step (EIA-7.4): each corps forages or lives off a depot, besieged forces check for supply.
 *
 * <p>Corps that forage roll first, one after another; then one payment feeds all that are left, because only its sum is rounded up.
 * Each corps is fed by the cheapest depot: of its own power, else of an ally who permits it and pays. Losses to hunger are open to
 * everybody.
 */
package tercio.domain.eia.supply.play;

/**
 * The supply step (EIA-7.4): each corps forages or lives off a depot, besieged forces check for supply.
 *
 * <p>Who forages rolls first, one corps after another; then one payment feeds all that are left, because only its sum is rounded
 * up. Each corps is fed by the cheapest depot: of its own power, else of an ally who permits it and pays. What is lost to hunger is
 * open to everybody.
 */
package tercio.domain.eia.play.supply;

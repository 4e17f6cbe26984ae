/**
 * The reinforcement phase, entered by hand (EIA-5.0): each seat writes its own forces, within its counters and its reserve.
 *
 * <p>Decided: what corps receive and what it costs is the secret of their power, as strengths are (EIA-7.5.2.6.3); the receipt is the
 * explanation of the event, which only its power reads. The counters that come to the map, and garrisons, irregulars and leaders, are open.
 * The checks of pieces are those of an adjustment. Given up: prices and the months that recruits need; the cost is entered (reading).
 */
package tercio.domain.eia.reinforcement.play;

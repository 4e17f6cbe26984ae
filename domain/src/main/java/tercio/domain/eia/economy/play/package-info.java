/**
 * The economic phase, entered by hand (EIA-8.0): what a power takes in, and what it moves between its reserve and its treasury.
 *
 * <p>Decided: a power has two purses. The treasury is open, because depots and supply are paid from it in the land phase. The reserve of
 * money and manpower, from which forces are bought, is known to its power alone, as on a sheet of its own. Transfers between them are
 * open. Given up: prices, upkeep, trade and victory points; a power enters what its sheet says.
 */
package tercio.domain.eia.economy.play;

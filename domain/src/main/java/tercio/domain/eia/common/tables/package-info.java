/**
 * The charts and tables of the game card as typed data (EIA-7.5). A cell that is lost and was reconstructed says so, and each
 * table can be replaced by the user's own.
 */
package tercio.domain.eia.common.tables;

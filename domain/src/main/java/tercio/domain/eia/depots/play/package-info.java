/** The depot creation and removal step (EIA-7.2): which depots are removed and where new ones are placed. */
package tercio.domain.eia.depots.play;

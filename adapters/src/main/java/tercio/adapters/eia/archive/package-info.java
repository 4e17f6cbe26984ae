/** The contribution of Empires in Arms to the archive: tables of combats, forage, assaults, depots, losses and points, and questions about them. */
package tercio.adapters.eia.archive;

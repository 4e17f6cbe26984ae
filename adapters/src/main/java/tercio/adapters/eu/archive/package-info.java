/** The contribution of the Europa rules to the archive: tables of campaigns, battles, sieges, voyages, losses and money, and questions about them. */
package tercio.adapters.eu.archive;

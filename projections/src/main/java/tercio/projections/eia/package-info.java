/** The read side of Empires in Arms. */
package tercio.projections.eia;

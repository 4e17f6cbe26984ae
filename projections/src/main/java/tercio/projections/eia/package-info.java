/**
 * The read side of Empires in Arms: the views of the map, of powers, sequence, supply and combats, its records, tables and
 * comparisons.
 */
package tercio.projections.eia;

/**
 * The read side of Europa Universalis: the views of its map, stacks, fleets, battles, sieges and record sheets, the account of the
 * war, its printed tables, reports and comparisons.
 */
package tercio.projections.eu;

/**
 * The printed tables of an edition, read and checked once. A table of a single chapter is read in its package, as a
 * {@link tercio.domain.eu.common.tables.TypedTable}.
 */
package tercio.domain.eu.common.tables;

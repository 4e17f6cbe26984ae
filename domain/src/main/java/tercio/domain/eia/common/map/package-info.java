/**
 * The map of Empires in Arms: land areas, cities, provinces and sea areas, with the borders between them.
 *
 * <p>The area numbers are those of a public numbered redraw of the printed map, of which only facts were taken (see the map
 * files beside this package). A minor country is one province and has its name; a major power has several provinces. Borders
 * over land, crossing arrows, coasts and borders at sea are kinds of one border, so that one map of the kernel holds all.
 */
package tercio.domain.eia.common.map;

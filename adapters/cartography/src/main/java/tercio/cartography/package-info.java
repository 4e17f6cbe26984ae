/**
 * Draws the maps of the page from real coastlines and one point or more for each zone:
 * {@code mvn -q -Pmaps -pl adapters/cartography -am verify -DskipTests} writes
 * {@code adapters/src/main/resources/static/maps/*.json} anew, byte for byte the same as long as nothing here changes.
 *
 * <p>In the projected plane each body of land is divided among the points that lie on it ({@link
 * tercio.cartography.VoronoiCells}), the water among the points at sea. All lines are then rounded to one grid ({@link
 * tercio.cartography.Coverage}), and the borders are redrawn as by hand, each from a seed of its own ({@link
 * tercio.cartography.HandDrawn}). The rest is exact: the shapes of the zones, and the arcs they share ({@link
 * tercio.cartography.Arcs}), coasts among them, so that each line is in the file once.
 *
 * <p>Only the drawing is made here. The rulebook says which zones are neighbours; where the drawing cannot show
 * it, a {@linkplain tercio.cartography.NeighbourLinks link} is drawn.
 *
 * <p>JTS at build time instead of d3 in the browser: the page loads finished shapes and computes none.
 */
package tercio.cartography;

/**
 * Draws the maps of the page from real coastlines and one point or more for each zone:
 * {@code mvn -q -Pmaps -pl adapters/cartography -am verify -DskipTests} writes
 * {@code adapters/src/main/resources/static/maps/*.json} anew, byte for byte the same as long as nothing here changes.
 *
 * <p>In the projected plane each body of land is divided among the points that lie on it ({@link
 * tercio.cartography.Cells}), the sea among the points at sea. All lines are then rounded to one grid ({@link
 * tercio.cartography.Coverage}), so that what follows is exact: the shapes of the zones, and the arcs they share ({@link
 * tercio.cartography.Arcs}). Sea cells run on below the land, which is drawn over them: their arcs are few and straight,
 * and the coast stands in the file once.
 *
 * <p>Only the drawing comes from here. Which zones are neighbours is the rulebook's business; where the drawing cannot show
 * it, a {@linkplain tercio.cartography.Links link} is drawn.
 *
 * <p>JTS at build time instead of d3 in the browser: the page loads finished shapes and computes none.
 */
package tercio.cartography;

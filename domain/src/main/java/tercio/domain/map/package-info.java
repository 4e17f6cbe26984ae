/** Printed maps as graphs of zones and borders, and shortest paths over them. */
package tercio.domain.map;

/** Terms that all chapters of Empires in Arms use: powers, army factors, terrain, months. */
package tercio.domain.eia.common.concept;

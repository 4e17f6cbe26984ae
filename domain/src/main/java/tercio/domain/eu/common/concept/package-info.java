/** Basic terms that all chapters use: the period, the theatre, and the standing of a country. */
package tercio.domain.eu.common.concept;

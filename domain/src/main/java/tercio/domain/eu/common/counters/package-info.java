/** The printed counters, which limit the armies and fleets of a country (EU-UNIT-4). */
package tercio.domain.eu.common.counters;

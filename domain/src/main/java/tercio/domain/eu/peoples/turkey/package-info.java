/**
 * The figures of the Turkish army: its counters of Timar, its Pashas, and the wintering of Timar away from home
 * (EU-TUR-1 to EU-TUR-9).
 */
package tercio.domain.eu.peoples.turkey;

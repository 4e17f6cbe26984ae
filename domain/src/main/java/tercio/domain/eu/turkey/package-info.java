/** The figures of the Turkish army: its counters of Timar, its Pashas, and how far Timar winter from home. */
package tercio.domain.eu.turkey;

/** Troops go ashore from ships, go down with them, or come back to them after a lost battle (EU-SEA-TRANSPORT). */
package tercio.domain.eu.sea.transport.play;

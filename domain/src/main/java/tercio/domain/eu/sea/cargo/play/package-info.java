/** The cargo of ships: the troops that they may take aboard, the places where they may land them, and the losses with ships (EU-SEA-TRANSPORT). */
package tercio.domain.eu.sea.cargo.play;

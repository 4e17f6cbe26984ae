/** What ships carry: which troops they may take aboard, where they may land them, and what goes down with ships (EU-SEA-TRANSPORT). */
package tercio.domain.eu.sea.cargo.play;

/**
 * Ships and coasts as the chapters of the sea share them: sea zones, ports, presidios, blockades and batteries, who commands ships and
 * where they find refuge (EU-STACK-5, EU-SEA-BLOCKADE, EU-PRESIDIO-FIRE).
 */
package tercio.domain.eu.sea.ships.play;

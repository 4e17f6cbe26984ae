/** Gold that waits for ships, goes aboard and is landed in Europe, and the convoys that bring it (EU-CONVOY-GOLD, EU-CONVOY-FLOTA). */
package tercio.domain.eu.world.convoy.play;

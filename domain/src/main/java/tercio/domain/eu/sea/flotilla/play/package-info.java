/** Naval stacks are divided and joined, and their FLEET counters formed and broken, between movements (EU-FLEET-1, EU-STACK-2). */
package tercio.domain.eu.sea.flotilla.play;

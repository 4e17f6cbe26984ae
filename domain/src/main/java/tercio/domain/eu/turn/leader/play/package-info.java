/**
 * Leaders between battles: where they are placed, when they come back, their redeployment in winter, and new ones for lost ones. The
 * rulebook's chapter on hierarchy is empty, so {@link tercio.domain.eu.turn.leader.Hierarchy} is assembled from the rules that mention it, and a
 * reading sets it aside. It binds a redeployment as a whole (EU-HIER-4), and one leader who is placed or comes back as far as his stack goes
 * (EU-HIER-5); a new leader may break it (EU-LEAD-7). Moves and interceptions that break it are told (EU-HIER-5): a breach by them costs
 * nothing, and the next redeployment repairs it (EU-HIER-4). A game asks for a redeployment only where a country has a choice, and not before the end of the turn.
 */
package tercio.domain.eu.turn.leader.play;

package tercio.domain.eu.common.game;

import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;

/**
 * The ride of a leader alone, while it lasts (EU-MOVE-LEADER). A stack without troops represents him on the map until he arrives or
 * dies.
 *
 * @param leader his id
 * @param from the stack that he has left, {@code null} if he stood alone
 * @param into the stack that he will join, {@code null} if he will stay alone
 */
public record Ride(LeaderId leader, StackId from, StackId into) {}

/** Plays games on from a position with simple computer players, many times, and counts what comes of it. */
package tercio.adapters.rollout;

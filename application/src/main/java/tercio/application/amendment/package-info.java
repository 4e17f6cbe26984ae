/**
 * Corrections of past commands, worked out on a branch. A draft is a list of corrections that stands in the events of its game; its
 * branch is computed from it and from the line of play in effect whenever it is asked for, so it is never out of date.
 */
package tercio.application.amendment;

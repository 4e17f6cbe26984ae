/**
 * Corrections of past commands, computed on a branch. A draft is a list of corrections recorded in the events of its game. Its
 * branch is computed on demand from the draft and the line of play in effect, so it is never out of date.
 */
package tercio.application.amendment;

/**
 * Events of a game, read once or followed as a stream. A stream sleeps on a virtual thread of its own until a commit or a remark wakes it, and ends
 * when its client leaves or may no longer see the game.
 */
package tercio.adapters.http.stream;

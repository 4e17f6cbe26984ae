/**
 * Corrections: undo of part of a game by plan, amendments of its past, and the branches on which they are tried before they take effect.
 */
package tercio.adapters.http.correction;

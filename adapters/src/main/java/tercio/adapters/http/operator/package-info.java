/**
 * Operation and notices: backup, the proof of the operator, hooks at which persons are told that a game waits for them, and the links in letters.
 */
package tercio.adapters.http.operator;

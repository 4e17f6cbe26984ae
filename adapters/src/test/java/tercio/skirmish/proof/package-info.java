/** The proof that a rulebook of another shape is played, verified, hidden and drawn by what all rulebooks share. */
package tercio.skirmish.proof;

/** The sequence of the land phase: its chapters together, and its automatic steps. */
package tercio.domain.eia.sequence;

/**
 * The military phase of Europa Universalis as a rulebook: its rules, open readings, editions of the implementation,
 * and secrets. The subpackages hold its chapters.
 */
package tercio.domain.eu;

/** The views of a skirmish. */
package tercio.skirmish.views;

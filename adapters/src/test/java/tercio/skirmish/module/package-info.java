/** The skirmish as a module of the program. */
package tercio.skirmish.module;

/** Empires in Arms as a module of the program. */
package tercio.adapters.eia;

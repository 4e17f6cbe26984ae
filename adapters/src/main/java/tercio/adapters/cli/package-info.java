/**
 * The program {@code tercio} on the command line. A command reads options and files, asks the rules or the games of a data folder, and prints
 * the result; no command needs a running service.
 */
package tercio.adapters.cli;

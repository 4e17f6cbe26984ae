/**
 * The Europa rules as modules of the program: one for each edition. All play games on the same map;
 * each edition has tables, policies and readings of its own, and the main one the demonstration.
 */
package tercio.adapters.eu;

/**
 * Games as a whole: new games, forks and imported records, the list and the summaries; their places, the links to these, and the rights of the host.
 */
package tercio.adapters.http.games;

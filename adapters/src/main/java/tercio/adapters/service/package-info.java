/** The service over HTTP as a whole: its start and end, and the address at which the commands of its data folder find it. */
package tercio.adapters.service;

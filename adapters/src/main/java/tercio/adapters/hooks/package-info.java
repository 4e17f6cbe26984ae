/**
 * Tells persons that a game waits for them: by a request to an address that they gave, or by a letter.
 *
 * <p>Decided: a notice is sent from the public summary of the game, so that it can hold nothing secret; it is sent when a game begins to
 * wait for a person, not at each event. Requests go to addresses that were checked, over a connection to exactly that address: a host
 * name that leads elsewhere a moment later leads nowhere. Redirects are not followed. A letter goes to an address only when its reader
 * has said so, by the link of the one letter that asks; each letter can be ended by a link that needs no place in the game. The number
 * of messages in a day is bounded, for one person and in all, and an address of the web where nothing arrives is given up, so that a mistake or a
 * prank stays small. Given up: notices that survive a stop of the service while they are tried again.
 */
package tercio.adapters.hooks;

/**
 * Heavy computing for requests, on the pools of {@link tercio.adapters.computing}: it counts for the address of its caller and ends when the caller
 * leaves. A refused computation is a problem that says when to try again.
 */
package tercio.adapters.http.computing;

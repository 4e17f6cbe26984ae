/**
 * Problems of RFC 9457, and sentences in the language of the caller.
 *
 * <p>Decided: both are one room, because each needs the other: a problem is told in the language of the caller, and a language that is not known is
 * a problem. A problem is made from keys of sentences and holds no text of its own.
 */
package tercio.adapters.http.problem;

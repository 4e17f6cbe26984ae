/** Requests of one seat that need the consent of others. */
package tercio.application.consent;

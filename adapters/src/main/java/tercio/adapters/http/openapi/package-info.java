/**
 * The description of the interface in OpenAPI: derived from the controllers, completed by what {@code *.yaml} beside these classes say of bodies and
 * answers, and by the limits of requests.
 */
package tercio.adapters.http.openapi;

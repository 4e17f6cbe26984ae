/**
 * The web server and the framework around the controllers: routes, files of the page, and answers to requests that fail, be it in a controller, in the
 * framework, in the web server or in a stream that has begun.
 *
 * <p>Decided: every failure is answered with a problem in JSON, also where the web server refuses a request before it reaches a controller.
 */
package tercio.adapters.http.server;

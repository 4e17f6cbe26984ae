/**
 * Sign-in with OpenID Connect: the issuer, the cookies, the page, and the places of signed-in persons. It is off where no issuer is named.
 *
 * <p>Decided: all that follows the filter of sign-in sees the tokens of games alone, so that no controller knows accounts but those that give a place to
 * a person. {@code SignInConfiguration} tells the rest.
 */
package tercio.adapters.http.signin;

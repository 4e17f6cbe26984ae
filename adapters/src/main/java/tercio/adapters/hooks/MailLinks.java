package tercio.adapters.hooks;

/** The links in letters, to the page that the operator names. Links with a token name no game, so that a finder learns nothing about it. */
final class MailLinks {

    private final String home;

    /** @param page the address of the page, with a slash at its end */
    MailLinks(String page) {
        home = page;
    }

    String game(String id) {
        return home + "#/games/" + id;
    }

    String confirm(String token) {
        return home + "#/mail/confirm/" + token;
    }

    String stop(String token) {
        return home + "#/mail/stop/" + token;
    }

    /** The link for mail programs, which call it when their user presses the unsubscribe button (RFC 8058). */
    String stopAtOnce(String token) {
        return home + "api/mail/stop/" + token;
    }
}

package tercio.adapters.hooks;

/** The links in letters, to the page where the operator says that it is. Those with a token name no game: whoever finds one learns nothing of it. */
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

    /** For programs of mail, which send to it when their user presses their own button (RFC 8058). */
    String stopAtOnce(String token) {
        return home + "api/mail/stop/" + token;
    }
}

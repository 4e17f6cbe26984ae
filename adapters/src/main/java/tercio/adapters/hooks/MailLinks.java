package tercio.adapters.hooks;

import tercio.adapters.store.SeatHooks.Hook;

/** The links in letters. Those with a token name no game: whoever finds one learns nothing of it. */
final class MailLinks {

    private final String home;

    MailLinks(HookSettings settings, Hook hook) {
        var given = settings.home().isBlank() ? hook.home() : settings.home();
        home = given + (given.endsWith("/") ? "" : "/");
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

package tercio.adapters.http.games;

import org.springframework.stereotype.Component;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;
import tercio.adapters.hooks.HookSettings;
import tercio.application.game.PlaceLink;

/**
 * Makes the address of the page at which an invited person takes its place. It is that of {@code tercio.hooks.home}, or the one of the
 * request, because the answer goes only to the sender. The secret follows the #, so that no server ever sees it in an address, and a
 * program that follows the link for a preview does not use it up.
 */
@Component
public class PlaceLinks {

    private final HookSettings settings;

    PlaceLinks(HookSettings settings) {
        this.settings = settings;
    }

    /** The page of the request that is answered in this thread. */
    public Page currentPage() {
        var home = settings.home().isBlank() ? ServletUriComponentsBuilder.fromCurrentContextPath().build().toUriString() : settings.home();
        return new Page(home + (home.endsWith("/") ? "" : "/"));
    }

    /** The address of the page, with a slash at its end. */
    record Page(String home) {

        String link(String game, PlaceLink link) {
            return home + "#/place/" + game + "/" + link.secret();
        }
    }
}

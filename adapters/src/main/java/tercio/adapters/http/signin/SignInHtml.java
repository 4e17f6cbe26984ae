package tercio.adapters.http.signin;

import java.util.List;
import java.util.Optional;
import org.springframework.web.util.HtmlUtils;
import tercio.adapters.http.request.RequestLimits;

/** Writes the page of sign-in, in the look of the docs. */
final class SignInHtml {

    private final SignInWords words;

    SignInHtml(SignInWords words) {
        this.words = words;
    }

    /**
     * The page.
     *
     * @param notice the name of a notice; empty for none
     */
    String page(Optional<Account> account, List<AccountPlaces.Held> places, String notice) {
        return """
                <!doctype html>
                <html lang="%1$s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <title>%2$s - Tercio</title>
                <link rel="icon" href="/favicon.svg" type="image/svg+xml">
                <link rel="stylesheet" href="/page/docs.css">
                </head>
                <body>
                <header class="top"><a class="home" href="/">Tercio</a><nav aria-label="Tercio"><a href="/docs">%3$s</a></nav></header>
                <main id="content" class="docs"><article><h1>%2$s</h1>%4$s%5$s</article></main>
                </body>
                </html>
                """.formatted(words.language(), escape(words.title()), escape(words.docs()), notice.isEmpty() ? "" : "<p role=\"alert\">" + escape(words.notices().get(notice)) + "</p>",
                account.map(person -> signedIn(person, places)).orElseGet(this::signedOut));
    }

    private String signedOut() {
        return "<p>" + escape(words.ask()) + "</p><p><a href=\"" + SignInPage.PATH + "/begin\">" + escape(words.signIn()) + "</a></p>";
    }

    private String signedIn(Account person, List<AccountPlaces.Held> places) {
        var html = new StringBuilder("<p>").append(escape(words.signedIn())).append(" <b>").append(escape(person.name())).append("</b>.</p>")
                .append(form("out", "<button>" + escape(words.signOut()) + "</button>")).append("<h2>").append(escape(words.games())).append("</h2>");
        if (places.isEmpty()) {
            html.append("<p>").append(escape(words.none())).append("</p>");
        } else {
            html.append("<ul>");
            places.forEach(held -> html.append("<li><a href=\"/#/games/").append(escape(held.game())).append("/token/").append(held.as().host() ? SignedInFilter.MARK_OF_HOST : SignedInFilter.MARK)
                    .append("\">").append(escape(held.name())).append("</a>: ").append(escape(held.as().host() ? words.host() : held.as().name())).append("</li>"));
            html.append("</ul>");
        }
        return html.append("<h2>").append(escape(words.bring())).append("</h2>").append(form("places", "<p><label for=\"link\">" + escape(words.link())
                + "</label></p><p><input id=\"link\" name=\"link\" maxlength=\"" + RequestLimits.PARAMETER + "\" required> <button>" + escape(words.take()) + "</button></p>")).toString();
    }

    private static String form(String to, String body) {
        return "<form method=\"post\" action=\"" + SignInPage.PATH + "/" + to + "\">" + body + "</form>";
    }

    private static String escape(String text) {
        return HtmlUtils.htmlEscape(text, "UTF-8");
    }
}

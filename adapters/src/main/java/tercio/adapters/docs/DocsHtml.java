package tercio.adapters.docs;

import java.util.List;
import org.springframework.web.util.HtmlUtils;

/** Writes pages of the documentation in the look of the page of the service. */
final class DocsHtml {

    private final DocsLibrary library;

    DocsHtml(DocsLibrary library) {
        this.library = library;
    }

    /** A page with the table of contents beside it. */
    String page(DocsPage page) {
        return document(page.path(), page.title(), "", headingList(page) + "<article>" + page.html() + "</article>");
    }

    /** The list of the headings of a page. */
    private static String headingList(DocsPage page) {
        var headings = page.parts().stream().filter(part -> part.level() == 2).toList();
        if (headings.size() < 2 || page.path().equals(DocsLibrary.INDEX)) {
            return "";
        }
        var list = new StringBuilder("<nav class=\"within\" aria-label=\"On this page\"><ul>");
        headings.forEach(part -> list.append("<li><a href=\"#").append(escape(part.anchor())).append("\">").append(escape(part.heading())).append("</a></li>"));
        return list.append("</ul></nav>").toString();
    }

    /** The results of a search. */
    String searchResults(String question, List<DocsSearch.SearchHit> places) {
        var list = new StringBuilder("<article><h1>Search</h1><p>");
        list.append(question.length() > DocsSearch.LONGEST ? "A question has at most " + DocsSearch.LONGEST + " characters."
                : places.isEmpty() ? "Nothing has all of these words."
                : places.size() == DocsSearch.MOST ? "The first " + DocsSearch.MOST + " places:" : places.size() == 1 ? "1 place:" : places.size() + " places:");
        list.append("</p><ul class=\"found\">");
        places.forEach(place -> list.append("<li><a href=\"docs/").append(escape(place.page().path()))
                .append(place.part().anchor().isEmpty() ? "" : "#" + escape(place.part().anchor())).append("\">")
                .append(escape(place.page().title())).append(place.part().anchor().isEmpty() ? "" : ": " + escape(place.part().heading()))
                .append("</a><p>").append(escape(place.excerpt())).append("</p></li>"));
        return document(DocsLibrary.INDEX, "Search", question, list.append("</ul></article>").toString());
    }

    /** The answer for an unknown page, at any depth. */
    String notFound(String path) {
        return document(path, "Not found", "", "<article><h1>Not found</h1><p>There is no such page. The table of contents has all of them.</p></article>");
    }

    private String document(String path, String title, String question, String body) {
        var home = DocsMarkdown.home(path);
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <title>%1$s</title>
                <link rel="icon" href="%2$sfavicon.svg" type="image/svg+xml">
                <link rel="stylesheet" href="%2$spage/docs.css">
                </head>
                <body>
                <a class="skip" href="#content">Skip to the content</a>
                <header class="top"><a class="home" href="%2$s">Tercio</a><nav aria-label="Service"><a href="%2$sdocs">Docs</a><a href="%2$sapi/docs">API</a></nav>
                <form role="search" action="%2$sdocs" method="get"><label class="unseen" for="q">Search the docs</label><input id="q" name="q" type="search" maxlength="%3$d" value="%4$s"><button>Search</button></form></header>
                <div class="docs">
                <nav class="contents" aria-label="Contents">%5$s</nav>
                <main id="content" tabindex="-1">%6$s</main>
                </div>
                </body>
                </html>
                """.formatted(escape(title.equals("Tercio") ? "Tercio: docs" : title + " - Tercio"), home, DocsSearch.LONGEST,
                escape(question.length() > DocsSearch.LONGEST ? "" : question), contents(path, home), body);
    }

    private String contents(String path, String home) {
        var list = new StringBuilder();
        var section = "";
        for (var page : library.pages()) {
            if (!page.section().equals(section)) {
                list.append(section.isEmpty() ? "" : "</ul>").append("<h2>").append(escape(page.section())).append("</h2><ul>");
                section = page.section();
            }
            list.append("<li><a href=\"").append(home).append("docs/").append(escape(page.path())).append('"')
                    .append(page.path().equals(path) ? " aria-current=\"page\"" : "").append('>').append(escape(page.title())).append("</a></li>");
        }
        return list.append(section.isEmpty() ? "" : "</ul>").toString();
    }

    private static String escape(String text) {
        return HtmlUtils.htmlEscape(text, "UTF-8");
    }
}

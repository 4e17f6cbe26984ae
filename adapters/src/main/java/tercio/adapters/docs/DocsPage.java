package tercio.adapters.docs;

import java.util.List;

/**
 * A page of the documentation.
 *
 * @param path of its file without the ending: {@code user/first-game}
 * @param section of the table of contents
 * @param title its first heading
 * @param html its body
 * @param parts its headings with their text, for the search
 */
record DocsPage(String path, String section, String title, String html, List<Part> parts) {

    /**
     * A heading with the text below it.
     *
     * @param anchor its place in the page; empty for the first heading
     * @param level 1 for the title of the page
     * @param text without markup, also that of tables and code
     */
    record Part(String anchor, int level, String heading, String text) {}
}

package tercio.projections;

import java.util.List;

/**
 * A view that is a text.
 *
 * @param paragraphs in order
 */
public record TextDocument(String title, List<String> paragraphs) {
    public TextDocument {
        paragraphs = List.copyOf(paragraphs);
    }

    /** The text as Markdown. */
    public String markdown() {
        return "# " + title + "\n\n" + String.join("\n\n", paragraphs) + "\n";
    }

    /** The text without markup. */
    public String plainText() {
        return title + "\n\n" + String.join("\n", paragraphs) + "\n";
    }
}

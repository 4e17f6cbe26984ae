package tercio.projections;

import java.util.List;
import tercio.projections.sentence.Texts;

/**
 * An answer that is a text.
 *
 * @param paragraphs in order
 */
public record TextDocument(String title, List<String> paragraphs) {
    public TextDocument {
        paragraphs = List.copyOf(paragraphs);
    }

    /** An account in one language. */
    public static TextDocument of(GameAccount account, Texts language) {
        return new TextDocument(language.text(GameAccount.title()), account.entries().stream().map(entry -> language.text(entry.sentence())).toList());
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

package tercio.projections.sentence;

import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * A text of a view. It is in no language until the view is written for a reader.
 *
 * @param phrase the label or the title
 */
public record ViewText(Sentence.Keyed phrase) {

    /** A name or another argument as it stands by itself. */
    public static ViewText label(Argument what) {
        return new ViewText(Sentence.of("kernel.text.label").with("what", what));
    }

    /** A text that is printed alike in all languages. */
    public static ViewText asPrinted(String text) {
        return label(new Argument.Text(text));
    }

    /** The text for a reader of a language. */
    public String in(Language language) {
        return Texts.in(language).phrase(phrase);
    }
}

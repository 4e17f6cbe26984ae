package tercio.application.text;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Checks incoming text: whole characters of Unicode, none of them control characters. */
public final class IncomingText {

    /** The purpose of a text. */
    public enum Kind {
        /** A name, an id, a word: one line without invisible characters. */
        LINE,
        /** A reason, a note, the talk, a description: line breaks and tabs are part of it, and marks of the writing direction. */
        LINES
    }

    private IncomingText() {}

    /** The text in normal form C, with one kind of line break. Invalid text stays as it is. */
    public static String normalize(String text) {
        if (isPlain(text)) {
            return text;
        }
        var lines = text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n");
        return Normalizer.isNormalized(lines, Normalizer.Form.NFC) ? lines : Normalizer.normalize(lines, Normalizer.Form.NFC);
    }

    /** The fault of a text, worded to follow its name; empty if it has none. */
    public static Optional<Sentence> fault(String text, Kind kind) {
        if (isPlain(text)) {
            return Optional.empty();
        }
        int place = 0;
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            place++;
            var fault = fault(text.codePointAt(at), kind, place);
            if (fault != null) {
                return Optional.of(fault);
            }
        }
        return Optional.empty();
    }

    /** Whether a text consists of visible ASCII characters and spaces, as most texts do. */
    private static boolean isPlain(String text) {
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) < ' ' || text.charAt(at) > '~') {
                return false;
            }
        }
        return true;
    }

    private static Sentence fault(int point, Kind kind, int place) {
        return switch (Character.getType(point)) {
            case Character.SURROGATE -> at("half-character", point, place);
            case Character.CONTROL -> kind == Kind.LINES && (point == '\n' || point == '\t') ? null
                    : at("control-character", point, place).with("lines", kind == Kind.LINES);
            case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> kind == Kind.LINES ? null
                    : at("line-break", point, place);
            case Character.FORMAT -> kind == Kind.LINES ? null
                    : at("invisible-at", point, place);
            default -> null;
        };
    }

    /** Whether a text consists of whole characters. */
    public static boolean hasWholeCharacters(String text) {
        return text.codePoints().noneMatch(point -> Character.getType(point) == Character.SURROGATE);
    }

    private static Sentence.Keyed at(String key, int point, int place) {
        return Sentence.of("kernel.text." + key).with("place", place).with("point", new Text(codePointName(point)));
    }

    private static String codePointName(int point) {
        return String.format(Locale.ROOT, "U+%04X", point);
    }
}

package tercio.application.text;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.application.text.IncomingText.Kind.LINE;
import static tercio.application.text.IncomingText.Kind.LINES;

import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import tercio.application.given.English;

/** The bounds of incoming text. */
class IncomingTextTest {

    @Test
    void halfACharacterIsNoTextAndNamesItsPlace() {
        assertThat(IncomingText.fault("Zo\ud83dx", LINES).map(English::of)).contains("has half of a character at place 3 (U+D83D): send whole characters of Unicode");
        assertThat(IncomingText.fault("\udc00", LINE)).isPresent();
        assertThat(IncomingText.fault("Zo\ud83d\ude42", LINE)).isEmpty();
    }

    @Test
    void aReasonHasLinesAndANameHasNone() {
        assertThat(IncomingText.fault("one\ntwo\tthree", LINES)).isEmpty();
        assertThat(IncomingText.fault("one\ntwo", LINE).map(English::of)).contains("has a control character at place 4 (U+000A): it is one line without any");
        assertThat(IncomingText.fault("a\u0000", LINES).map(English::of)).contains("has a control character at place 2 (U+0000): only line breaks and tabs are possible here");
        assertThat(IncomingText.fault("a\u2028b", LINE)).isPresent();
    }

    /** A reason in Hebrew may need a mark of the writing direction; a name with one reads as another. */
    @Test
    void invisibleCharactersStandInProseAlone() {
        assertThat(IncomingText.fault("a\u200fb", LINES)).isEmpty();
        assertThat(IncomingText.fault("a\u200fb", LINE).map(English::of)).contains("has an invisible character at place 2 (U+200F): leave it out");
    }

    @Test
    void whatIsWrittenInTwoPartsBecomesOne() {
        assertThat(IncomingText.normalize("Zoe\u0308")).isEqualTo("Zo\u00eb");
        assertThat(IncomingText.normalize("one\r\ntwo")).isEqualTo("one\ntwo");
    }

    /** A text that passes is stored unchanged, and read again unchanged; normalizing it again changes nothing. */
    @Property
    boolean everyTextIsRefusedOrComesBackFromItsBytes(@ForAll String sent) {
        var text = IncomingText.normalize(sent);
        return IncomingText.fault(text, LINES).isPresent()
                || new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8).equals(text) && IncomingText.normalize(text).equals(text);
    }
}

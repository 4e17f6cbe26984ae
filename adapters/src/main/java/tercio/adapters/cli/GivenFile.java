package tercio.adapters.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import tercio.adapters.json.SentTexts;
import tercio.adapters.json.UnreadableJson;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A text file named on the command line, which is read whole. */
final class GivenFile {

    /** The byte-order mark, which some programs put before UTF-8 text. It is skipped. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private GivenFile() {}

    /**
     * The JSON of a text, its own texts in normal form.
     *
     * @param where it stands, for a message
     * @throws IllegalArgumentException if it is no JSON, or if a text of it is not possible
     */
    static JsonNode json(JsonMapper json, String text, String where) {
        JsonNode sent;
        try {
            sent = json.readTree(text);
        } catch (JacksonException unreadable) {
            throw new RefusedInput(fault(where, UnreadableJson.sentence(unreadable)), unreadable);
        }
        if (sent.isMissingNode()) {
            throw new RefusedInput(Sentence.of("program.common.json-empty").with("file", new Text(where)));
        }
        SentTexts.normalize(sent).ifPresent(fault -> {
            throw new RefusedInput(fault(where, atPointer(fault.pointer(), fault.message())));
        });
        return sent;
    }

    /** The fault in a file. */
    static Sentence.Keyed fault(String where, Sentence fault) {
        return Sentence.of("program.common.in-file").with("file", new Text(where)).with("fault", Argument.of(fault));
    }

    /** The fault at a pointer. */
    static Sentence.Keyed atPointer(String pointer, Sentence fault) {
        return Sentence.of("program.common.at-pointer").with("pointer", new Text(pointer)).with("fault", Argument.of(fault));
    }

    /**
     * The text of a file in UTF-8.
     *
     * @param most the bytes that a file of its kind may have
     * @throws IllegalArgumentException if the file is longer, or is no text in UTF-8
     * @throws IOException if the file cannot be read
     */
    static String text(Path file, int most) throws IOException {
        try (var in = Files.newInputStream(file)) {
            var bytes = in.readNBytes(most + 1);
            if (bytes.length > most) {
                throw new RefusedInput(Sentence.of("program.common.file-long").with("file", new Text(file.toString())).with("most", new Text(String.valueOf(most))));
            }
            var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException unreadable) {
            throw new RefusedInput(Sentence.of("program.common.file-no-text").with("file", new Text(file.toString())), unreadable);
        }
    }
}

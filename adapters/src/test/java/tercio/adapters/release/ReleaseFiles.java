package tercio.adapters.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The files that a release brings beside the program, as they stand among the sources. */
final class ReleaseFiles {

    static final Path FOLDER = Path.of("dist/src/dist");
    /** The folder of the release in the unit and the image. */
    static final String HOME = "/opt/tercio/";
    private static final Pattern WORD = Pattern.compile("[^\\s\"\\[\\],]+");

    private ReleaseFiles() {}

    static String text(String name) {
        try {
            return Files.readString(FOLDER.resolve(name));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    /** The words of a text that name a file of the release, as paths among the sources. */
    static List<Path> ofTheRelease(String text) {
        return WORD.matcher(text).results().map(found -> found.group()).filter(word -> word.startsWith(HOME)).map(word -> FOLDER.resolve(word.substring(HOME.length()))).toList();
    }
}

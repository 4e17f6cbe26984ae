package tercio.adapters.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The pages of the documentation as files, for tests. */
final class DocsFiles {

    static final Path FOLDER = Path.of("src/docs");

    private static final Pattern FENCE = Pattern.compile("(?m)^ *```(.*)\\n((?:.*\\n)*?) *```$");

    /** A block of code: its marker and its text. */
    record Block(String marker, String text) {
        boolean is(String word) {
            return marker.equals(word) || marker.startsWith(word + " ");
        }
    }

    private DocsFiles() {}

    static Stream<Path> pages() {
        try (var files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".md")).sorted().toList().stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static String text(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The blocks of code of a page, in order. */
    static List<Block> blocks(Path page) {
        var blocks = new ArrayList<Block>();
        FENCE.matcher(text(page)).results().forEach(found -> blocks.add(new Block(found.group(1).strip(), found.group(2))));
        return blocks;
    }

    /** A page without its blocks of code, its generated parts and what it quotes. */
    static String prose(Path page) {
        return FENCE.matcher(written(page)).replaceAll("").replaceAll("(?m)^>.*$", "");
    }

    /** A page without its generated parts. */
    static String written(Path page) {
        return text(page).replaceAll("(?s)<!-- generated.*?<!-- end -->", "");
    }
}

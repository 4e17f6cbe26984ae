package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page runs under a strict content policy, asks no third party, and never takes a name for markup. */
class PageTest {

    /** The page for a build without the page, and the sources of the page. */
    private static final List<Path> FOLDERS = List.of(Path.of("src", "main", "resources", "static"),
            Path.of("src", "main", "page", "public"), Path.of("src", "main", "page", "src"), Path.of("src", "main", "page", "style"));

    private static final Pattern INLINE = Pattern.compile("(?is)<script(?![^>]*\\bsrc=)|<style|\\sstyle=|\\son[a-z]+=");
    private static final Pattern ELSEWHERE = Pattern.compile("https?://(?!www\\.w3\\.org/2000/svg)");
    private static final Pattern MARKUP = Pattern.compile("innerHTML|outerHTML|insertAdjacentHTML|document\\.write|\\beval\\(|new Function");
    private static final Pattern TOKEN_IN_QUERY = Pattern.compile("[?&]token=");

    static Iterable<Path> files() throws IOException {
        var all = new ArrayList<Path>();
        for (var folder : FOLDERS) {
            try (var files = Files.walk(folder)) {
                files.filter(Files::isRegularFile).forEach(all::add);
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("files")
    void keepsToItself(Path file) throws IOException {
        var text = Files.readString(file);
        assertThat(text).doesNotContainPattern(ELSEWHERE).doesNotContainPattern(MARKUP).doesNotContainPattern(TOKEN_IN_QUERY);
        if (file.toString().endsWith(".html")) {
            assertThat(text).doesNotContainPattern(INLINE).contains("Content-Security-Policy");
        }
    }
}

package tercio.adapters.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;

/** All pages of the documentation, in the order of the table of contents. */
final class DocsLibrary {

    /** The path of the table of contents. */
    static final String INDEX = "index";

    private static final String HOME = "/tercio/docs/";

    private final Map<String, DocsPage> pages = new LinkedHashMap<>();

    private DocsLibrary() {}

    /** Reads and renders all pages. */
    static DocsLibrary read() {
        var library = new DocsLibrary();
        library.add(INDEX, "");
        // The page is parsed once more, because rendering has replaced its links by addresses.
        new DocsMarkdown(INDEX).parse(text(INDEX)).accept(new AbstractVisitor() {
            private String section = "";

            @Override
            public void visit(Heading heading) {
                section = heading.getLevel() == 2 ? DocsText.of(heading) : section;
            }

            @Override
            public void visit(Link link) {
                if (link.getDestination().endsWith(".md") && !link.getDestination().contains(":")) {
                    library.add(link.getDestination().replaceFirst("\\.md$", ""), section);
                }
            }
        });
        return library;
    }

    private void add(String path, String section) {
        if (!pages.containsKey(path)) {
            var page = new DocsMarkdown(path);
            Node parsed = page.parse(text(path));
            pages.put(path, page.page(section, parsed));
        }
    }

    private static String text(String path) {
        try (var file = DocsLibrary.class.getResourceAsStream(HOME + path + ".md")) {
            if (file == null) {
                throw new IllegalStateException("the documentation has no page " + path);
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A picture of the documentation; empty if there is none of that name. */
    static Optional<byte[]> picture(String name) {
        try (var file = DocsLibrary.class.getResourceAsStream(HOME + name)) {
            return file == null ? Optional.empty() : Optional.of(file.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    Optional<DocsPage> page(String path) {
        return Optional.ofNullable(pages.get(path));
    }

    /** All pages but the table of contents. */
    List<DocsPage> pages() {
        var all = new ArrayList<>(pages.values());
        all.removeFirst();
        return all;
    }
}

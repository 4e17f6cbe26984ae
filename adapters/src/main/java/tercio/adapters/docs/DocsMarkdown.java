package tercio.adapters.docs;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.AttributeProvider;
import org.commonmark.renderer.html.HtmlRenderer;

/** Renders one page. Links to other pages and pictures become addresses of the service; a link to a source file becomes its path. */
final class DocsMarkdown {

    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();

    private final String path;
    private final IdGenerator ids = IdGenerator.builder().build();
    private final List<Heading> headings = new ArrayList<>();
    private final List<String> anchors = new ArrayList<>();

    /** @param path of the page, without its ending */
    DocsMarkdown(String path) {
        this.path = path;
    }

    Node parse(String markdown) {
        // Comments mark parts that are generated from the code.
        var page = PARSER.parse(markdown.replaceAll("(?m)^<!--.*-->$", ""));
        page.accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                headings.add(heading);
                anchors.add(ids.generateId(DocsText.of(heading)));
            }
        });
        return page;
    }

    DocsPage page(String section, Node page) {
        var parts = parts(page);
        page.accept(new Links());
        var html = HtmlRenderer.builder().extensions(EXTENSIONS).escapeHtml(true).sanitizeUrls(true)
                .attributeProviderFactory(context -> attributes()).build().render(page);
        return new DocsPage(path, section, parts.isEmpty() ? path : parts.getFirst().heading(), html, parts);
    }

    private List<DocsPage.Part> parts(Node page) {
        var parts = new ArrayList<DocsPage.Part>();
        for (int at = 0; at < headings.size(); at++) {
            var text = new StringBuilder();
            for (Node next = headings.get(at).getNext(); next != null && !(next instanceof Heading); next = next.getNext()) {
                text.append(DocsText.of(next)).append(' ');
            }
            parts.add(new DocsPage.Part(at == 0 ? "" : anchors.get(at), headings.get(at).getLevel(), DocsText.of(headings.get(at)), text.toString().strip()));
        }
        return parts;
    }

    private AttributeProvider attributes() {
        return (node, tag, attributes) -> {
            if (node instanceof Heading heading && headings.indexOf(heading) > 0) {
                attributes.put("id", anchors.get(headings.indexOf(heading)));
            }
            if (tag.equals("pre")) {
                // A focusable block lets the keyboard scroll a long line.
                attributes.put("tabindex", "0");
            }
        };
    }

    /** The relative path from this page to the home of the service. */
    static String home(String path) {
        return "../".repeat((int) path.chars().filter(each -> each == '/').count() + (path.equals(DocsLibrary.INDEX) ? 0 : 1));
    }

    private final class Links extends AbstractVisitor {

        @Override
        public void visit(Link link) {
            visitChildren(link);
            var to = link.getDestination();
            if (to.contains(":") || to.startsWith("#")) {
                return;
            }
            if (to.startsWith("/")) {
                link.setDestination(home(path) + to.substring(1));
            } else if (to.matches("[a-z/.-]*\\.md(#.*)?") && !resolve(to).startsWith("../")) {
                link.setDestination(home(path) + address(resolve(to)));
            } else if (resolve(to).startsWith("../")) {
                nameFile(link, resolve(to).replaceFirst("^(\\.\\./){3}", ""));
            } else {
                link.setDestination(home(path) + "docs/" + resolve(to));
            }
        }

        @Override
        public void visit(Image image) {
            image.setDestination(home(path) + "docs/" + resolve(image.getDestination()));
        }
    }

    /** Replaces a link to a source file, which has no address on the service, by its path. */
    private static void nameFile(Link link, String file) {
        var label = DocsText.of(link);
        while (link.getFirstChild() != null) {
            link.insertBefore(link.getFirstChild());
        }
        if (!label.equals(file)) {
            link.insertBefore(new Text(" ("));
            link.insertBefore(new Code(file));
            link.insertBefore(new Text(")"));
        }
        link.unlink();
    }

    private static String address(String file) {
        var page = file.replaceFirst("\\.md(?=#|$)", "");
        return page.equals(DocsLibrary.INDEX) ? "docs" : "docs/" + page;
    }

    /** Resolves a relative address against the folder of the documentation. */
    private String resolve(String relative) {
        var steps = new ArrayList<String>(List.of(path.split("/")));
        steps.removeLast();
        for (var step : relative.split("/")) {
            if (step.equals("..") && !steps.isEmpty() && !steps.getLast().equals("..")) {
                steps.removeLast();
            } else if (!step.equals(".")) {
                steps.add(step);
            }
        }
        return String.join("/", steps);
    }
}

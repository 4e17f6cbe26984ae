package tercio.adapters.docs;

import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/** The text of a part of a page, without its markup and the addresses of its links. */
final class DocsText extends AbstractVisitor {

    private final StringBuilder text = new StringBuilder();

    private DocsText() {}

    static String of(Node node) {
        var written = new DocsText();
        node.accept(written);
        return written.text.toString().strip().replaceAll("\\s+", " ");
    }

    @Override
    public void visit(Text literal) {
        text.append(literal.getLiteral());
    }

    @Override
    public void visit(Code code) {
        text.append(code.getLiteral());
    }

    @Override
    public void visit(FencedCodeBlock code) {
        text.append(' ').append(code.getLiteral()).append(' ');
    }

    @Override
    public void visit(IndentedCodeBlock code) {
        text.append(' ').append(code.getLiteral()).append(' ');
    }

    @Override
    public void visit(SoftLineBreak end) {
        text.append(' ');
    }

    @Override
    public void visit(HardLineBreak end) {
        text.append(' ');
    }

    @Override
    public void visit(Paragraph paragraph) {
        visitChildren(paragraph);
        text.append(' ');
    }

    /** A cell of a table. */
    @Override
    public void visit(CustomNode cell) {
        visitChildren(cell);
        text.append(' ');
    }
}

package tercio.adapters.docs;

/** A part of the documentation that is made from the code of one rulebook, which brings it by a registration. */
public interface GeneratedPart {

    /** Its name in the comment that marks its place. */
    String name();

    /** The part, in Markdown. */
    String text();
}

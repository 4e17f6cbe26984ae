package tercio.application.verification;

/** A place where a record does not say what the rules make of its commands. */
public record Divergence(int position, String expected, String found) {

    /** What stands in the place of what a viewer may not see. */
    static final String NOT_SHOWN = "not shown";

    Divergence withoutContents() {
        return new Divergence(position, NOT_SHOWN, NOT_SHOWN);
    }
}

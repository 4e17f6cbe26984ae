package tercio.domain.ruling;

import java.util.List;

/** Thrown when a procedure is to resume at a stage that it does not have. */
public final class UnknownStage extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    UnknownStage(String stage, List<String> known) {
        super("the procedure waits at no stage '" + stage + "'; it waits at "
                + (known.isEmpty() ? "none" : String.join(", ", known.stream().map(name -> "'" + name + "'").toList())));
    }
}

package tercio.application.record;

import java.util.Optional;

/**
 * The mark of a command that stands in a game because an amendment was adopted.
 *
 * @param amendment its number
 * @param of the position of the first event of the command that was applied again; empty for a command that the amendment brought,
 *     and where the original is not in this record
 */
public record Reapplied(int amendment, Optional<Integer> of) {
    public Reapplied {
        of = of == null ? Optional.empty() : of;
    }
}

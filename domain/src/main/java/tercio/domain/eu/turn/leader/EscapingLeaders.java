package tercio.domain.eu.turn.leader;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.table.TableSource;

/** The printed leaders who escape their first death (EU-LEAD-9). */
public final class EscapingLeaders {

    /**
     * The terms on which a leader escapes.
     *
     * @param captured whether he escapes capture too
     * @param unharmed whether he stays with his stack; else he is gone for the rest of the turn
     */
    public record Escape(boolean captured, boolean unharmed) {}

    private static final Map<LeaderId, Escape> ALL = TableSource.printedBeside(EscapingLeaders.class).table("escapes").rows().stream()
            .collect(Collectors.toUnmodifiableMap(row -> new LeaderId(row.text("leader")), row -> new Escape(row.isSet("captured"), row.isSet("unharmed"))));

    private EscapingLeaders() {}

    /** The escape of the leader of this id; empty for one who does not escape. */
    public static Optional<Escape> of(LeaderId id) {
        return Optional.ofNullable(id).map(ALL::get);
    }
}

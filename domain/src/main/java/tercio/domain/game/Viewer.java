package tercio.domain.game;

import java.util.Collection;
import java.util.Set;

/**
 * The person for whom an answer is made: in addition to the public parts, a viewer may see the parts for one of its parties.
 * Two callers with equal viewers get the same answers.
 *
 * @param all whether it may see everything: the host, and everybody after the end
 * @param parties the parties whose secrets it may see; empty for a spectator
 */
public record Viewer(boolean all, Set<String> parties) {

    /** The viewer who sees everything. */
    public static final Viewer ALL = new Viewer(true, Set.of());

    /** A spectator, who sees only what is open. */
    public static final Viewer PUBLIC = new Viewer(false, Set.of());

    public Viewer {
        parties = all ? Set.of() : Set.copyOf(parties);
    }

    /** The viewer who plays these parties. */
    public static Viewer of(Collection<String> parties) {
        return new Viewer(false, Set.copyOf(parties));
    }

    /** Whether it may see what belongs to a party. */
    public boolean sees(String party) {
        return all || parties.contains(party);
    }

    /** Whether it may see a secret. */
    public boolean sees(Secret secret) {
        return all || secret.parties().stream().anyMatch(parties::contains);
    }
}

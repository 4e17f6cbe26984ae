package tercio.application.record;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tercio.domain.game.Viewer;

/**
 * The commitment to a secret part of an event. A viewer of the part can compute the hash: it is the SHA-256 of the 32 bytes of
 * the salt and, after them, the text in UTF-8.
 *
 * @param hash in hexadecimal; everybody may see it
 * @param parties the parties that may see the part; empty where it is hidden here, or is for nobody but the host
 * @param salt 32 bytes in hexadecimal; empty where the part is hidden here
 * @param text the part with the parties that may see it, as JSON; empty where the part is hidden here
 * @param within the seals of parts of this part
 */
public record Seal(String hash, Set<String> parties, String salt, String text, List<Seal> within) {

    public Seal {
        parties = Set.copyOf(parties);
        within = List.copyOf(within);
    }

    /** The seal of a part that is hidden. */
    public static Seal ofHidden(String hash) {
        return new Seal(hash, Set.of(), "", "", List.of());
    }

    /** Whether the part is hidden here. */
    public boolean isHidden() {
        return salt.isEmpty();
    }

    /** This seal as a viewer may see it. */
    public Seal asSeenBy(Viewer viewer) {
        return isHidden() || viewer.all() ? this
                : parties.stream().noneMatch(viewer::sees) ? ofHidden(hash)
                : new Seal(hash, parties, salt, text, within.stream().map(seal -> seal.asSeenBy(viewer)).toList());
    }

    /** This seal and all within it, in the order of the text. */
    public Stream<Seal> all() {
        return Stream.concat(Stream.of(this), within.stream().flatMap(Seal::all));
    }
}

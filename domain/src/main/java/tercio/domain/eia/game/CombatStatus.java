package tercio.domain.eia.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.game.Viewer;

/**
 * The land combat step.
 *
 * @param part what is being resolved; the step ends when nothing of the last part is left
 * @param declared the areas in which combats are still to be fought, field, limited and trivial ones (EIA-7.5.1.3)
 * @param revealed the ids of the corps whose factors have been revealed in the combat that is being fought (EIA-7.5.2.6.3)
 * @param fought the combat that is being fought; empty between combats
 */
public record CombatStatus(CombatPart part, List<String> declared, List<String> revealed, Optional<LandCombat> fought) {

    public static final CombatStatus NONE = new CombatStatus(CombatPart.NOT_LISTED, List.of(), List.of());

    public CombatStatus {
        declared = List.copyOf(declared);
        revealed = List.copyOf(revealed);
        fought = fought == null ? Optional.empty() : fought;
    }

    /** Status between combats. */
    public CombatStatus(CombatPart part, List<String> declared, List<String> revealed) {
        this(part, declared, revealed, Optional.empty());
    }

    /** Whether everybody sees the factors of a corps now. */
    public boolean shows(Corps corps) {
        return revealed.contains(corps.id());
    }

    /** A copy without the choices that the viewer may not see. */
    CombatStatus seen(Viewer viewer) {
        return new CombatStatus(part, declared, revealed, fought.map(combat -> combat.seen(viewer)));
    }

    public CombatStatus revealed(List<String> now) {
        return new CombatStatus(part, declared, now, fought);
    }

    public CombatStatus fought(LandCombat now) {
        return new CombatStatus(part, declared, revealed, Optional.of(now));
    }
}

package tercio.domain.eia.common.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;

/**
 * The land combat step.
 *
 * @param part the part that is being resolved; the step ends when nothing of the last part is left
 * @param declared the areas in which combats are still to be fought, field, limited and trivial ones (EIA-7.5.1.3)
 * @param revealed the ids of the corps whose factors have been revealed in the combat that is being fought (EIA-7.5.2.6.3)
 * @param fought the combat that is being fought; empty between combats
 * @param stays powers that have decided to stay in an area and fight there, each as {@code area/power} (EIA-7.3.8.6)
 */
public record CombatStatus(CombatPart part, List<SpaceId> declared, List<UnitId> revealed, Optional<LandCombat> fought, List<String> stays) {

    public static final CombatStatus NONE = new CombatStatus(CombatPart.NOT_LISTED, List.of(), List.of());

    public CombatStatus {
        declared = List.copyOf(declared);
        revealed = List.copyOf(revealed);
        fought = fought == null ? Optional.empty() : fought;
        stays = stays == null ? List.of() : List.copyOf(stays);
    }

    /** Status between combats. */
    public CombatStatus(CombatPart part, List<SpaceId> declared, List<UnitId> revealed) {
        this(part, declared, revealed, Optional.empty(), List.of());
    }

    /** The status before a combat, or in it. */
    public CombatStatus(CombatPart part, List<SpaceId> declared, List<UnitId> revealed, Optional<LandCombat> fought) {
        this(part, declared, revealed, fought, List.of());
    }

    /** Whether everybody sees the factors of a corps now. */
    public boolean isRevealed(Corps corps) {
        return revealed.contains(corps.id());
    }

    /** A copy without the choices that the viewer may not see. */
    CombatStatus seenBy(Viewer viewer) {
        return new CombatStatus(part, declared, revealed, fought.map(combat -> combat.seenBy(viewer)), stays);
    }

    public CombatStatus withRevealed(List<UnitId> now) {
        return new CombatStatus(part, declared, now, fought, stays);
    }

    public CombatStatus withCombat(LandCombat now) {
        return new CombatStatus(part, declared, revealed, Optional.of(now), stays);
    }

    /** Whether a power has decided to stay in an area and fight there. */
    public boolean stays(Power power, SpaceId area) {
        return stays.contains(key(power, area));
    }

    /** A power stays in an area and fights there. */
    public CombatStatus with(Power power, SpaceId area) {
        return new CombatStatus(part, declared, revealed, fought, Stream.concat(stays.stream(), Stream.of(key(power, area))).distinct().sorted().toList());
    }

    private static String key(Power power, SpaceId area) {
        return area + "/" + power.word();
    }
}

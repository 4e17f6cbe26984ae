package tercio.domain.eia.combat.play;

import java.util.List;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.play.EiaCommandRun;

/**
 * A corps whose identity was revealed (EIA-7.5.2.6.3, and EIA-7.5.4.1.3.2 and EIA-7.5.4.2.1.2 in a fight for a city). A corps that reinforces a
 * combat shows itself as it joins: the forces of the combat lie open then.
 *
 * @param corps its id on the map
 * @param counter the id of its counter
 */
public record RevealedIdentity(UnitId corps, UnitId counter) {

    /** Reveals the corps among these whose identities are hidden; without an event where there is none. */
    public static void reveal(EiaCommandRun play, List<UnitId> corps) {
        var hidden = corps.stream().flatMap(id -> play.state().findCorps(id).stream()).filter(Corps::isIdentityHidden)
                .map(each -> new RevealedIdentity(each.id(), each.counter())).sorted((one, other) -> one.corps().compareTo(other.corps())).toList();
        if (!hidden.isEmpty()) {
            play.emit(new CombatEvent.IdentitiesRevealed(hidden));
        }
    }

    static EiaState after(EiaState state, List<RevealedIdentity> revealed) {
        var now = state;
        for (var each : revealed) {
            now = now.with(now.corps().get(each.corps()).withRevealed(each.counter()));
        }
        return now;
    }
}

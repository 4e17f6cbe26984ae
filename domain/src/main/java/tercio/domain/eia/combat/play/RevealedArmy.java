package tercio.domain.eia.combat.play;

import java.util.List;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.ArmyMorale;

/** A side of the forces that are revealed. */
public record RevealedArmy(List<UnitId> used, List<UnitId> large, ArmyMorale morale) {
    public RevealedArmy {
        used = List.copyOf(used);
        large = List.copyOf(large);
    }
}

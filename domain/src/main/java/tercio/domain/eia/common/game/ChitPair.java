package tercio.domain.eia.common.game;

import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.OperationalChit;

/** The chits of both sides, once they are revealed (EIA-7.5.2.4). */
public record ChitPair(OperationalChit attacker, OperationalChit defender) {

    public OperationalChit of(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }
}

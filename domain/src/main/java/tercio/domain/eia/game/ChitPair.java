package tercio.domain.eia.game;

import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.OperationalChit;

/** The chits of both sides, once they are revealed (EIA-7.5.2.4). */
public record ChitPair(OperationalChit attacker, OperationalChit defender) {

    public OperationalChit of(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }
}

package tercio.domain.eu.common.battle;

import tercio.domain.dice.DieName;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Success;

/** The evasion test, on land and at sea (EU-BATTLE-EVASION). */
public final class EvasionProcedure {

    private EvasionProcedure() {}

    /** @param side the side that throws the die {@code evasion}; empty for an evasion outside a battle */
    public static SingleRoll<Evasion, Success> of(String side, EuTables tables) {
        int needed = tables.constants().value("evasion_success");
        return SingleRoll.of("evasion", Evasion.MODIFIERS.rule(), DieName.d10(side, "evasion"), Evasion.MODIFIERS::on,
                (evasion, die, modified) -> Success.when(modified >= needed));
    }
}

package tercio.domain.eu.sea.battle;

import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.SampledBattle;
import tercio.domain.eu.common.tables.EuTables;

/** Battles at sea to be fought many times. */
public final class SampledNavalBattle {

    private SampledNavalBattle() {}

    /** @param evades whether the non-phasing side tries to evade it */
    public static SampledBattle<FleetLosses> of(NavalBattle battle, BattleState start, boolean evades, EuTables tables) {
        var parameters = new NavalParameters(battle, tables);
        return new SampledBattle<>(battle.toString(), start, evades ? battle.evasion() : null, tables,
                NavalBattleProcedure.of(battle, tables), () -> NavalBattleOdds.of(battle, start, tables), parameters.losses()::of, FleetLosses.NONE, parameters,
                (state, rolls) -> NavalBattleSheet.of(battle, state, rolls, tables));
    }
}

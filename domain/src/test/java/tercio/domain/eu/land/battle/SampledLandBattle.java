package tercio.domain.eu.land.battle;

import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.SampledBattle;
import tercio.domain.eu.common.tables.EuTables;

/** Land battles to be fought many times. */
public final class SampledLandBattle {

    private SampledLandBattle() {}

    /** @param evades whether the non-phasing side tries to evade it */
    public static SampledBattle<Integer> of(LandBattle battle, BattleState start, boolean evades, EuTables tables) {
        var parameters = new BattleParameters(battle, tables);
        return new SampledBattle<>(battle.toString(), start, evades ? battle.evasion() : null, tables,
                LandBattleProcedure.of(battle, tables), () -> LandBattleOdds.of(battle, start, tables), parameters.losses()::total, 0, parameters,
                (state, rolls) -> LandBattleSheet.of(battle, state, tables));
    }
}

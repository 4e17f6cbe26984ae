package tercio.domain.eu.sea.voyage;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.LandBattle;
import tercio.domain.eu.sea.battle.NavalBattle;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Procedure;

/** All ends of all rolls, each with its exact chance. A battle between the same sides is computed once. */
public final class EveryRoll implements RollResolver {

    private final EuTables tables;
    private final Map<NavalBattle, Distribution<SeaEnd>> atSea = new HashMap<>();
    private final Map<LandBattle, Distribution<LandEnd>> onLand = new HashMap<>();

    public EveryRoll(EuTables tables) {
        this.tables = tables;
    }

    @Override
    public <S> Distribution<S> of(Procedure<S> procedure, S start) {
        return procedure.distribution(start);
    }

    @Override
    public Distribution<SeaEnd> atSea(NavalBattle battle, UnaryOperator<DieName> names) {
        return atSea.computeIfAbsent(battle, fought -> SeaEnd.odds(fought, tables));
    }

    @Override
    public Distribution<LandEnd> onLand(LandBattle battle, UnaryOperator<DieName> names) {
        return onLand.computeIfAbsent(battle, fought -> LandEnd.odds(fought, tables));
    }
}

package tercio.domain.eu.sea.battle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.SideState;
import tercio.domain.eu.common.battle.Winner;

/**
 * The possible strikes of both sides in each roll of the two days of a battle at sea, for exact odds: by the wind and
 * by the lead of the phasing side.
 */
final class SeaExchanges {

    /** The inputs of the strikes of a side in a roll: whether it has the wind, and in {@code ahead} the lead of its leader. */
    private record Striking(Side side, boolean wind, int ahead) {}

    private final NavalParameters parameters;
    private final PairsAtSea pairs;
    private final Collection<Side> attempting;
    private final Map<BattleRoll, SeaExchange[][]> byRoll = new EnumMap<>(BattleRoll.class);
    private final Map<BattleRoll, SeaShape> shapes = new EnumMap<>(BattleRoll.class);

    /** @param attempting the sides that try to retreat; if there is a second day, they have failed */
    SeaExchanges(NavalParameters parameters, PairsAtSea pairs, Collection<Side> attempting) {
        this.parameters = parameters;
        this.pairs = pairs;
        this.attempting = attempting;
        var shape = SeaShape.atStart(parameters.morale(Side.PHASING), parameters.morale(Side.NON_PHASING));
        for (var roll : BattleRoll.OF_THE_DAYS) {
            var strikes = new HashMap<Striking, SeaExchange.Strikes>();
            byRoll.put(roll, byWind(roll, strikes));
            shape = shape.after(of(Side.PHASING, strikes), of(Side.NON_PHASING, strikes));
            shapes.put(roll, shape);
        }
    }

    /** @param lead the place of the lead among those of the pairs, in fire or in shock as the roll is */
    SeaExchange of(BattleRoll roll, Winner wind, int lead) {
        return byRoll.get(roll)[wind.ordinal()][lead];
    }

    /** The losses that the sides can have inflicted after each roll. */
    Map<BattleRoll, SeaShape> shapes() {
        return shapes;
    }

    private SeaExchange[][] byWind(BattleRoll roll, Map<Striking, SeaExchange.Strikes> strikes) {
        var leads = roll.isFire() ? pairs.fires() : pairs.shocks();
        var exchanges = new SeaExchange[Winner.values().length][leads.size()];
        pairs.byWind().forEach((wind, alike) -> {
            for (var some : alike) {
                int lead = roll.isFire() ? some.fire() : some.shock();
                if (exchanges[wind.ordinal()][lead] == null) {
                    var before = before(roll, some.stateAfterWind());
                    exchanges[wind.ordinal()][lead] = new SeaExchange(strikes(roll, before, new Striking(Side.PHASING, wind.is(Side.PHASING), Math.max(0, leads.get(lead))), strikes),
                            strikes(roll, before, new Striking(Side.NON_PHASING, wind.is(Side.NON_PHASING), Math.max(0, -leads.get(lead))), strikes));
                }
            }
        });
        return exchanges;
    }

    /**
     * The strikes of a side. A leader worse than the enemy's costs nothing, so all such leaders are equivalent
     * (EU-SEA-DRM-1, EU-SEA-DRM-2).
     */
    private SeaExchange.Strikes strikes(BattleRoll roll, BattleState before, Striking striking, Map<Striking, SeaExchange.Strikes> known) {
        return known.computeIfAbsent(striking, each -> SeaExchange.strikes(parameters, before, each.side, roll));
    }

    private BattleState before(BattleRoll roll, BattleState opened) {
        var state = opened;
        for (var side : attempting) {
            state = roll.isSecondDay() ? state.with(side, SideState::withFailedRetreat) : state;
        }
        return state;
    }

    private static List<SeaExchange.Strikes> of(Side side, Map<Striking, SeaExchange.Strikes> strikes) {
        var all = new ArrayList<SeaExchange.Strikes>();
        strikes.forEach((striking, does) -> {
            if (striking.side == side) {
                all.add(does);
            }
        });
        return all;
    }
}

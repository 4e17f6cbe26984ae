package tercio.adapters.eu.adjudication;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.adapters.adjudication.FieldOdds;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.land.battle.LandBattleForecast;
import tercio.domain.eu.sea.battle.FleetLosses;
import tercio.domain.eu.sea.battle.NavalBattleForecast;

/** The odds of a battle by the field names of its answer. */
final class BattleFieldOdds {

    private static final List<Boolean> YES_OR_NO = List.of(false, true);

    private BattleFieldOdds() {}

    /** The choices that both sides make in any battle. */
    static Map<String, List<?>> choices() {
        var choices = new LinkedHashMap<String, List<?>>();
        choices.put("/nonPhasing/evades", YES_OR_NO);
        choices.put("/phasing/retreatAfterFirstDay", YES_OR_NO);
        choices.put("/nonPhasing/retreatAfterFirstDay", YES_OR_NO);
        return choices;
    }

    static FieldOdds onLand(BattleOdds<Integer> odds, Theatre theatre, LossUnit unit) {
        return new FieldOdds().with(LandBattleForecast.of(odds, theatre, unit));
    }

    static FieldOdds atSea(BattleOdds<FleetLosses> odds) {
        return new FieldOdds().with(NavalBattleForecast.of(odds));
    }
}

package tercio.adapters.eu.adjudication;

import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.sea.battle.FleetLosses;
import tercio.domain.eu.sea.battle.NavalBattleOutcome;
import tercio.domain.eu.sea.battle.NavalSideOutcome;
import tools.jackson.databind.node.ObjectNode;

/** Writes the outcome of a battle at sea in the form of the contract. */
final class NavalBattleJson {

    private NavalBattleJson() {}

    static void put(ObjectNode answer, NavalBattleOutcome outcome) {
        LandBattleJson.putEnd(answer, outcome.ended(), outcome.winner(), outcome.majorBattle());
        answer.put("windAdvantage", LandBattleJson.word(outcome.wind()));
        for (var side : Side.values()) {
            put(answer.putObject(side.word()), outcome.side(side));
        }
        LandBattleJson.put(answer.putObject("stability"), outcome.stability());
        LandBattleJson.put(answer.putObject("victoryPoints"), outcome.victoryPoints());
    }

    private static void put(ObjectNode json, NavalSideOutcome side) {
        var losses = side.losses();
        json.put("morale", side.morale()).put("moraleLost", side.moraleLost())
                .put("routed", side.routed()).put("destroyed", losses.remaining() == 0);
        LandBattleJson.putColumns(json, side.fire(), side.boarding());
        LandBattleJson.putRolls(json, side.rolls(), LossUnit.THIRD);
        json.put("inflictedThirds", side.inflicted())
                .put("inflictedAfterSmallStackThirds", side.inflictedAfterSmallStack())
                .put("sizeDifferential", side.sizeDifferential())
                .put("inflictedAfterSizeThirds", side.inflictedAfterSize())
                .put("sufferedThirds", side.suffered())
                .put("damagedThirds", losses.damaged())
                .put("destroyedThirds", losses.destroyed())
                .put("refittedThirds", losses.refitted());
        put(json.putObject("captured"), side.captured());
        LandBattleJson.put(json, side.casualty());
    }

    private static void put(ObjectNode json, FleetLosses.Captured captured) {
        json.put("nwd", captured.nwd()).put("ngd", captured.ngd()).put("ntd", captured.ntd());
    }
}

package tercio.adapters.eu.question;

import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.eu.question.EuQuestion;
import tools.jackson.databind.node.ObjectNode;

/** Writes rounds, interceptions, sieges and battles on land as requests of the adjudicator. */
final class LandRequest {

    private LandRequest() {}

    static ObjectNode continuation(EuState board, EuQuestion.GoesOn question) {
        var label = question.ending().from().label();
        return AdjudicationRequests.procedure("continuation", board).put("season", label.substring(0, 1)).put("year", Integer.parseInt(label.substring(1)))
                .put("poorWeather", question.ending().poorWeather());
    }

    static ObjectNode interception(EuState board, EuQuestion.CatchOnLand question) {
        var attempt = question.attempt();
        var request = AdjudicationRequests.procedure("interception", board).put("element", "land").put("sameProvince", attempt.sameProvince())
                .put("badWeather", attempt.badWeather()).put("acrossRiverOrPass", attempt.acrossRiverOrPass());
        request.putObject("interceptor").put("maneuver", attempt.maneuver()).put("technologyLevel", question.level()).put("besieging", attempt.besieging())
                .putObject("province").put("swamp", attempt.fromSwampOrFlood() && !question.fromFlood()).put("flooded", question.fromFlood());
        request.putObject("moving").put("maneuver", attempt.movingManeuver()).put("technologyLevel", question.movingLevel());
        request.putObject("target").put("swamp", attempt.intoSwamp()).put("friendlyForceOrCity", attempt.friendlyForceOrCity())
                .put("unbesiegedEnemy", attempt.unbesiegedEnemy());
        return request;
    }

    static ObjectNode undermining(EuState board, EuQuestion.Undermine question) {
        var round = question.round();
        var request = AdjudicationRequests.procedure("undermining", board).put("fortressLevel", round.fortressLevel()).put("theatre", AdjudicationRequests.word(round.theatre()))
                .put("terrain", round.terrain().word()).put("port", round.port().toString())
                .put("siegeworkMinus", round.siegeworks().minus()).put("siegeworkPlus", round.siegeworks().plus())
                .put("breachThisTurn", round.marks().breached()).put("assaultCausedLossThisTurn", round.marks().damagedByAssault())
                .put("firstRoundThisTurn", round.marks().rounds() == 0)
                .put("continuedFromLastTurn", round.continuedFromLastTurn()).put("supplyDistance", round.supplyDistance());
        if (question.besiegers().mixed()) {
            request.put("artilleryValue", round.artillery());
        }
        diggers(request.putObject("besieger"), question.besiegers()).put("siegeValue", round.besiegerSiege());
        question.inside().ifPresent(inside -> diggers(request.putObject("besieged"), inside).put("siegeValue", round.besiegedSiege()));
        return request;
    }

    private static ObjectNode diggers(ObjectNode side, EuQuestion.Diggers troops) {
        ContingentsRequest.putUnits(side.put("country", troops.country().value()).putObject("units"), troops.units());
        return side;
    }

    static ObjectNode assault(EuState board, EuQuestion.Storm question) {
        var assault = question.assault();
        var request = AdjudicationRequests.procedure("assault", board).put("fortressLevel", assault.fortressLevel()).put("theatre", AdjudicationRequests.word(assault.theatre()))
                .put("breach", assault.breach()).put("previousAssaultCausedLoss", assault.previousAssaultCausedLoss());
        side(request.putObject("besieger"), assault.besieger());
        side(request.putObject("besieged"), assault.besieged());
        return request;
    }

    static ObjectNode battle(EuState board, EuQuestion.FightOnLand question) {
        var battle = question.battle();
        var request = AdjudicationRequests.procedure("land-battle", board).put("theatre", AdjudicationRequests.word(battle.theatre())).put("terrain", battle.terrain().word())
                .put("interception", battle.interception());
        for (var side : Side.values()) {
            var fields = side(request.putObject(side.word()), battle.side(side));
            var standing = question.standing().side(side);
            fields.put("retreatAfterFirstDay", standing.triesToRetreat().orElse(false));
            fields.put("retreatAfterVictory", standing.retreatsThoughWinner().orElse(false));
            fields.put("retreatOverIce", battle.overIce().contains(side));
            standing.retreatRoom().ifPresent(room -> fields.put("retreatRoom", room));
        }
        request.withObjectProperty(Side.PHASING.word()).put("crossed", battle.crossed().toString()).put("foraging", battle.foraging());
        return request;
    }

    private static ObjectNode side(ObjectNode fields, BattleSide side) {
        fields.put("country", side.country().value()).put("technology", side.technology().toString()).put("tercio", side.tercio()).put("veteran", side.veteran());
        ContingentsRequest.putUnits(fields.putObject("units"), side.units());
        AdjudicationRequests.putLeader(fields, side.leader());
        ContingentsRequest.put(fields, side);
        return fields;
    }
}

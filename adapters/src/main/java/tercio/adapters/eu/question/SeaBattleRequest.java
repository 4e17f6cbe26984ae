package tercio.adapters.eu.question;

import java.util.Map;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.sea.battle.NavalSide;
import tercio.domain.eu.sea.battle.SeaStanding;
import tercio.domain.eu.sea.battle.SeaTerms;
import tools.jackson.databind.node.ObjectNode;

/** Writes a battle at sea as an adjudication request: its parameters and the orders that were given in it. */
final class SeaBattleRequest {

    private SeaBattleRequest() {}

    /**
     * The request of a battle at sea.
     *
     * @param standing the battle as it stood when its last die was rolled
     * @param sunk thirds of a ship that each side lost on its way after the battle
     */
    static ObjectNode of(EuState board, SeaTerms terms, SeaStanding standing, Map<Side, Integer> sunk) {
        var request = AdjudicationRequests.procedure("naval-battle", board).put("seaRegion", terms.region().toString()).put("turn", terms.turn())
                .put("interception", terms.interception());
        for (var side : Side.values()) {
            var fields = request.putObject(side.word());
            putSide(fields, terms.side(side));
            fields.put("retreatAfterFirstDay", standing.rolls().side(side).triesToRetreat().orElse(false));
            if (sunk.getOrDefault(side, 0) > 0) {
                fields.put("sunkAfterwardsThirds", sunk.get(side));
            }
        }
        return request;
    }

    private static void putSide(ObjectNode fields, NavalSide side) {
        fields.put("country", side.country().value()).put("technology", side.technology().toString()).put("firstLine", side.firstLine().toString())
                .put("veteran", side.veteran()).put("facingOttomans", side.facingOttomans()).put("withdrawWithWind", side.withdrawal().toString());
        var units = side.units();
        fields.putObject("units").put("fleetPlus", units.fleetPlus()).put("fleetMinus", units.fleetMinus()).put("nwd", units.nwd()).put("ngd", units.ngd())
                .put("ntd", units.ntd()).put("nde", units.nde()).put("vgd", units.vgd());
        AdjudicationRequests.putLeader(fields, side.leader());
        var captures = fields.putArray("captures");
        side.captures().forEach(kind -> captures.add(kind.toString()));
    }
}

package tercio.adapters.eu.question;

import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.land.revolt.RebelFight;
import tercio.domain.eu.world.corsair.CorsairHunt;
import tools.jackson.databind.node.ObjectNode;

/** Writes fights against revolts and corsairs as adjudication requests. */
final class RebelRequest {

    private RebelRequest() {}

    static ObjectNode revolt(EuState board, RebelFight.Fight fight) {
        return troops(AdjudicationRequests.procedure("revolt", board), fight).put("rebelManeuver", fight.rebelManeuver()).put("fortressLevel", fight.fortressLevel())
                .put("garrisonLd", fight.garrisonLd()).put("revoltPlus", fight.plusCounters());
    }

    /** The request of a fight against corsairs that raid a province. */
    static ObjectNode raiders(EuState board, RebelFight.Fight fight) {
        return troops(AdjudicationRequests.procedure("corsair", board), fight).put("element", "land").put("corsairManeuver", fight.rebelManeuver())
                .put("corsairPlus", fight.plusCounters());
    }

    private static ObjectNode troops(ObjectNode request, RebelFight.Fight fight) {
        return request.put("sizeLd", fight.ld()).put("pashas", fight.pashas()).put("maneuver", fight.maneuver()).put("terrain", fight.terrain().word());
    }

    /** The request of a hunt for corsairs in a sea zone. */
    static ObjectNode hunt(EuState board, CorsairHunt.Hunt hunt) {
        return AdjudicationRequests.procedure("corsair", board).put("element", "sea").put("technology", hunt.technology().toString()).put("fleetMinus", hunt.fleetMinus())
                .put("fleetPlus", hunt.fleetPlus()).put("otherShips", hunt.otherShips()).put("maneuver", hunt.maneuver())
                .put("corsairManeuver", hunt.corsairManeuver()).put("corsairPlus", hunt.corsairPlus()).put("friendlyPort", hunt.friendlyPort())
                .put("navalBattle", hunt.navalBattle()).put("enemyShips", hunt.enemyShips().toString());
    }
}

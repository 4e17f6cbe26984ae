package tercio.adapters.eu.question;

import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.world.corsair.ConvoyAttack;
import tercio.domain.eu.world.corsair.MinorsAgainstCorsairs;
import tercio.domain.eu.world.exploration.Exploration;
import tercio.domain.eu.world.natives.Conquistador;
import tools.jackson.databind.node.ObjectNode;

/** Writes rolls of explorers, among natives and for gold at sea as adjudication requests. */
final class OverseasRequest {

    private OverseasRequest() {}

    static ObjectNode exploration(EuState board, Exploration.Expedition expedition) {
        var request = AdjudicationRequests.procedure("exploration", board).put("maneuver", expedition.maneuver()).put("withoutLeader", !expedition.led());
        var sea = expedition.sea();
        var unit = sea == null ? "Ld" : "Nd";
        if (expedition.leaderAlone()) {
            request.put("leaderAlone", true);
        } else {
            request.put("size" + unit, expedition.thirds() / Thirds.LD).put("size" + unit + "e", expedition.thirds() % Thirds.LD);
        }
        return sea == null ? request.put("element", "land")
                : request.put("element", "sea").put("seaMalus", sea.malus()).put("technology", sea.technology().toString())
                .put("badWeather", sea.badWeather()).put("knownByOthers", sea.knownByOthers());
    }

    static ObjectNode activation(EuState board, int tolerance) {
        return AdjudicationRequests.procedure("native-activation", board).put("tolerance", tolerance);
    }

    static ObjectNode conquistador(EuState board, Conquistador.Attempt attempt) {
        return AdjudicationRequests.procedure("conquistador", board).put("leaderSum", attempt.leaderSum()).put("previousUses", attempt.previousUses())
                .put("missionary", attempt.missionary()).put("sizeLd", attempt.sizeLd()).put("armyCounter", attempt.armyCounter())
                .put("nativesLd", attempt.natives() / Thirds.LD).put("nativesLde", attempt.natives() % Thirds.LD);
    }

    /**
     * The request of an attack on a convoy.
     *
     * @param raid the corsairs that attack the stack
     */
    static ObjectNode convoyAttack(EuState board, ConvoyAttack.Attack attack, Raid raid, NavalStack convoy) {
        var search = attack.search();
        var defence = attack.defence();
        var request = AdjudicationRequests.procedure("convoy-attack", board).put("sameSeaZone", search.sameSeaZone())
                .put("landing", search.landing().toString()).put("badWeather", search.badWeather())
                .put("corsairPlus", defence.corsairPlus()).put("friendlyPort", defence.friendlyPort()).put("navalBattle", defence.navalBattle())
                .put("enemyShips", defence.enemyShips().toString());
        var corsair = request.putObject("corsair").put("maneuver", defence.corsairManeuver()).put("piratesWithoutLeader", search.maneuver() != defence.corsairManeuver())
                .put("technology", search.technology().toString());
        var attacked = request.putObject("convoy").put("maneuver", search.movingManeuver()).put("technology", defence.technology().toString())
                .put("fleetMinus", defence.fleetMinus()).put("fleetPlus", defence.fleetPlus()).put("otherShips", defence.otherShips())
                .put("nwd", convoy.ships().nwd()).put("ntd", convoy.ships().ntd());
        SeaRequest.putLevels(board, corsair, raid.by(), attacked, convoy.country(), search.technologyLead());
        return request;
    }

    static ObjectNode pirates(EuState board, MinorsAgainstCorsairs.Zone zone) {
        return AdjudicationRequests.procedure("pirates", board).put("tradeFleetSides", zone.minorSides());
    }
}

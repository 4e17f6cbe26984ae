package tercio.adapters.eu.question;

import java.util.Optional;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.attrition.AttritionCauses.Besieged;
import tercio.domain.eu.supply.attrition.AttritionCauses.Besieging;
import tercio.domain.eu.supply.attrition.AttritionCauses.FarFromHome;
import tercio.domain.eu.supply.attrition.AttritionCauses.March;
import tercio.domain.eu.supply.attrition.AttritionCauses.Unrest;
import tercio.domain.eu.supply.attrition.AttritionCauses.Voyage;
import tercio.domain.eu.supply.attrition.AttritionCauses.WeakSupply;
import tools.jackson.databind.node.ObjectNode;

/** Writes rolls for attrition as adjudication requests. */
final class AttritionRequest {

    private AttritionRequest() {}

    /**
     * The request of a roll for attrition.
     *
     * @param unit the unit in which the edition counts troops
     * @param pillage the answer that was chosen at a P; empty if none came up, or nobody has chosen
     */
    static ObjectNode of(EuState board, Attrition.AttritionStack stack, LossUnit unit, Optional<PillageAnswer> pillage) {
        var request = AdjudicationRequests.procedure("attrition", board);
        switch (stack.causes()) {
            case WeakSupply causes -> putUnrest(request, causes.unrest()).put("kind", "supply").put("causes", causes.causes()).put("massedForces", causes.massed())
                    .put("noLineOfSupply", causes.noLine()).put("enemyProvince", causes.enemyFortress()).put("maneuver", causes.maneuver())
                    .put("straitForts", causes.straitForts()).put("snowflakes", causes.snowflakes());
            case March causes -> putUnrest(request, causes.unrest()).put("kind", "movement").put("causes", causes.causes()).put("maneuver", causes.maneuver())
                    .put("noLineOfSupply", causes.noLine()).put("straitForts", causes.straitForts()).put("enemyProvince", causes.enemyProvince())
                    .put("snowflakes", causes.snowflakes()).put("drivenBackByFlood", causes.drivenBack());
            case Besieged causes -> request.put("kind", "siege-besieged").put("siegeValueBesieged", causes.besiegedSiege())
                    .put("siegeValueBesieger", causes.besiegerSiege()).put("unblockedPort", causes.unblockedPort())
                    .put("siegeworkMinus", causes.siegeworkMinus()).put("siegeworkPlus", causes.siegeworkPlus());
            case Besieging causes -> putUnrest(request, causes.unrest()).put("kind", "siege-besieger").put("noLineOfSupply", causes.noLine())
                    .put("tooSmallToUndermine", causes.tooSmall()).put("massedForces", causes.massed()).put("badWeather", causes.badWeather())
                    .put("straitForts", causes.straitForts()).put("snowflakes", causes.snowflakes()).put("siegeValueBesieger", causes.besiegerSiege())
                    .put("siegeValueBesieged", causes.besiegedSiege());
            case Voyage voyage -> putVoyage(request, voyage, stack.size());
            case FarFromHome timar -> throw new IllegalArgumentException("no request has the winter of Timar");
        }
        if (!(stack.causes() instanceof Voyage)) {
            request.put("theatre", AdjudicationRequests.word(stack.theatre())).put("technology", stack.technology().toString()).put("sizeLd", stack.size() / unit.ofOneLd());
            if (!stack.losesWholeLd()) {
                request.put("sizeLde", stack.size() % unit.ofOneLd());
            }
            pillage.ifPresent(answer -> request.put("pillageChoice", answer.toString()));
        }
        return request;
    }

    private static void putVoyage(ObjectNode request, Voyage voyage, int thirds) {
        request.put("kind", "naval").put("sizeNd", thirds / Thirds.LD).put("sizeNde", thirds % Thirds.LD).put("technology", voyage.technology().toString())
                .put("maneuver", voyage.maneuver()).put("fleets", voyage.fleets()).put("zonesEntered", voyage.zonesEntered())
                .put("greatestDifficulty", voyage.difficulty()).put("seaMalus", voyage.seaMalus()).put("startDistance", voyage.startDistance())
                .put("arsenalToArsenal", voyage.arsenalToArsenal()).put("corsairMinus", voyage.corsairs().minus()).put("corsairPlus", voyage.corsairs().plus())
                .put("blockadedFortressLevel", voyage.blockadedLevel()).put("siegeValueBesieger", voyage.blockaderSiege())
                .put("straitForts", voyage.straitForts()).put("badWeather", voyage.badWeather()).put("noWarships", !voyage.warships());
    }

    private static ObjectNode putUnrest(ObjectNode request, Unrest unrest) {
        return request.put("pillageMinus", unrest.minus()).put("pillagePlus", unrest.plus());
    }
}

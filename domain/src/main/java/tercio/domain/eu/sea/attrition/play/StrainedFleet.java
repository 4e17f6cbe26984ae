package tercio.domain.eu.sea.attrition.play;

import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.eu.common.board.PortKind;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.NavalStrain;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.SeaRoute;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.ships.play.SeaRaiders;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.AttritionCauses;
import tercio.domain.map.SpaceId;

/**
 * A naval stack that rolls for attrition, with the modifiers that the board gives (EU-ATTR-NAVAL). Reading (EU-CMD-5): a leader who commands
 * on land alone has manoeuvre 0 at sea.
 */
public final class StrainedFleet {

    private StrainedFleet() {}

    /** The naval stack whose roll is due now; empty if none is. */
    public static Optional<Attrition.AttritionStack> fleetDue(WarView board) {
        return NavalAttritionRolls.dueRoll(board.state()).map(duty -> of(board, NavalAttritionRolls.together(board.state(), duty), duty.strain()));
    }

    static Attrition.AttritionStack of(WarView board, NavalStack stack, NavalStrain strain) {
        return of(board, stack, strain, sea -> Ports.hasSupplySourceOn(board, stack, sea));
    }

    /** @param withSource whether the stack has a source of supply in a sea zone */
    static Attrition.AttritionStack of(WarView board, NavalStack stack, NavalStrain strain, Predicate<SpaceId> withSource) {
        var state = board.state();
        var route = new SeaRoute(board.map(), strain.way());
        int maneuver = strain.routed() ? 0
                : strain.led().orElseGet(() -> state.admiral(stack).filter(leader -> leader.category().commandsFleets()).map(Leader::maneuver).orElse(0));
        boolean toArsenal = !strain.way().getLast().equals(strain.way().getFirst())
                && board.map().province(strain.way().getLast()).filter(port -> port.port() == PortKind.ARSENAL).isPresent();
        var causes = new AttritionCauses.Voyage(state.navalTechnology(stack.country()), maneuver, stack.fleets(), route.zonesEntered(),
                route.greatestDifficulty(withSource).orElse(0), route.malus(), strain.departure().distance(),
                strain.departure().fromArsenal() && toArsenal, SeaRaiders.unrestAlong(board, stack, strain.way()), strain.departure().blockadedLevel(), strain.departure().blockaderSiege(),
                strain.departure().straitForts() + strain.tolls(), state.badWeather(), state.readings(),
                stack.ships().nwd() + stack.ships().nde() > 0);
        return new Attrition.AttritionStack(causes, Theatre.ROTW, stack.ships().thirds(), LandTechnology.values()[0]);
    }
}

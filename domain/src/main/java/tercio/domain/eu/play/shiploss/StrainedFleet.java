package tercio.domain.eu.play.shiploss;

import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.eu.attrition.Attrition;
import tercio.domain.eu.attrition.AttritionCauses;
import tercio.domain.eu.board.PortKind;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.NavalStrain;
import tercio.domain.eu.naval.SeaRoute;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.play.harbour.SeaRaiders;

/**
 * A naval stack that rolls for attrition, with the modifiers that the board gives (EU-ATTR-NAVAL). Reading (EU-CMD-5): a leader who commands
 * on land alone has manoeuvre 0 at sea.
 */
public final class StrainedFleet {

    private StrainedFleet() {}

    /** The naval stack whose roll is due now; empty if none is. */
    public static Optional<Attrition.Stack> due(Board board) {
        return NavalAttritionRolls.due(board.state()).map(duty -> of(board, NavalAttritionRolls.together(board.state(), duty), duty.strain()));
    }

    static Attrition.Stack of(Board board, NavalStack stack, NavalStrain strain) {
        return of(board, stack, strain, sea -> Ports.inZone(board, stack, sea));
    }

    /** @param withSource whether the stack has a source of supply in a sea zone */
    static Attrition.Stack of(Board board, NavalStack stack, NavalStrain strain, Predicate<String> withSource) {
        var state = board.state();
        var route = new SeaRoute(board.map(), strain.way());
        int maneuver = strain.routed() ? 0
                : strain.led().orElseGet(() -> state.admiral(stack).filter(leader -> leader.category().afloat()).map(Leader::maneuver).orElse(0));
        boolean toArsenal = !strain.way().getLast().equals(strain.way().getFirst())
                && board.map().province(strain.way().getLast()).filter(port -> port.port() == PortKind.ARSENAL).isPresent();
        var causes = new AttritionCauses.Voyage(state.navalTechnology(stack.country()), maneuver, stack.fleets(), route.zonesEntered(),
                route.greatestDifficulty(withSource).orElse(0), route.malus(), strain.departure().distance(),
                strain.departure().fromArsenal() && toArsenal, SeaRaiders.along(board, stack, strain.way()), strain.departure().blockadedLevel(), strain.departure().blockaderSiege(),
                strain.departure().straitForts() + strain.tolls(), state.badWeather(), state.readings(),
                stack.ships().nwd() + stack.ships().nde() > 0);
        return new Attrition.Stack(causes, Theatre.ROTW, stack.ships().thirds(), LandTechnology.values()[0]);
    }
}

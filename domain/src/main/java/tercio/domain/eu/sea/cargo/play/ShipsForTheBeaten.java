package tercio.domain.eu.sea.cargo.play;

import java.util.Optional;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.map.SpaceId;

/** The ships into which beaten troops go back: those that landed them (EU-BATTLE-RETREAT). */
public final class ShipsForTheBeaten {

    private ShipsForTheBeaten() {}

    /** The naval stack, empty of troops, that landed troops of its alliance from a sea zone this impulse; empty if it is gone. */
    public static Optional<NavalStack> of(WarView board, Stack troops, SpaceId sea) {
        return board.state().fleetsOf(board.state().allianceOf(troops))
                .filter(ships -> ships.aboard().isEmpty() && ships.action() != null && hasLanded(ships.action()))
                .filter(ships -> ships.at().equals(sea) || board.map().between(sea, ships.at()).isPresent() && board.map().sea(ships.at()).isEmpty())
                .findFirst();
    }

    private static boolean hasLanded(NavalAction action) {
        return action.landingProvince().isPresent() || action.kind() == NavalAction.Kind.EXPLORATION;
    }
}

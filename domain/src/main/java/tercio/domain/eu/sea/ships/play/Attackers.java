package tercio.domain.eu.sea.ships.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.WarView;

/** The naval stacks that have declared a battle for the time after the movements (EU-MOVE-SEA-ACTIVE). */
public final class Attackers {

    private Attackers() {}

    /**
     * The naval stacks of an alliance whose announced enemy is still in their zone. Each of them fights one naval stack, and none is
     * attacked by two.
     */
    public static List<NavalStack> of(WarView board, Alliance alliance) {
        return board.state().fleetsOf(alliance).filter(stack -> target(board, stack).isPresent()).toList();
    }

    /** The naval stack that another one has declared to attack, if it is still there. */
    public static Optional<NavalStack> target(WarView board, NavalStack stack) {
        return Optional.ofNullable(stack.action()).filter(action -> action.kind() == NavalAction.Kind.BATTLE).flatMap(NavalAction::attackedStack)
                .flatMap(board.state()::fleet)
                .filter(enemy -> enemy.at().equals(stack.at()) && board.areEnemies(stack, enemy));
    }
}

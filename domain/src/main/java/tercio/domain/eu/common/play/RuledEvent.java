package tercio.domain.eu.common.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;

/**
 * An event of a game with the facts of its ruling that the game holds.
 *
 * @param board just before it; of a battle, on which its last die was rolled
 * @param ordered the board just before its command
 * @param stacks ids of the stacks that the command named; empty where it named none
 * @param leader the id of the leader whom the command named
 * @param pillage the answer at a P that came up; empty if nobody has chosen
 * @param rolled whether it tells of dice
 * @param over whether the battle that it belongs to is over
 */
public record RuledEvent<E extends EuEvent>(WarView board, WarView ordered, E event, List<StackId> stacks, Optional<LeaderId> leader, Optional<PillageAnswer> pillage,
        boolean rolled, boolean over) {

    public RuledEvent {
        stacks = List.copyOf(stacks);
    }
}

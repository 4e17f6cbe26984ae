package tercio.domain.eu.land.siege.play;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.MilitiaStacks;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.Engagements;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeLifted;
import tercio.domain.map.SpaceId;

/**
 * The end of a siege. It is lifted at the moment when no besieger is left in the field, whatever took them away: a march, an interception, ships, an overrun, a
 * battle, a redeployment (EU-MOVE-SIEGE, EU-BATTLE-AFTERMATH). Siegeworks are removed, and troops inside come out. It waits for nothing but a
 * battle that is fought in the province. Troops of a fallen fortress who go free are not its garrison any more. One instance serves the automatic steps that
 * follow each other: it runs first at each of them, and most change nothing that a siege depends on.
 */
public final class Relief {

    /** The board on which no siege was deserted when it was last looked at; {@code null} before. */
    private EuState settled;

    /**
     * Lifts one such siege. Looks only at a board that differs from the last one in what a siege depends on.
     *
     * @return whether there was one
     */
    public boolean lift(EuCommandRun play) {
        if (settled != null && areAlike(settled, play.state())) {
            return false;
        }
        var deserted = desertedSiege(play);
        deserted.ifPresentOrElse(province -> play.emit(new SiegeLifted(province, garrison(play.board(), province))), () -> settled = play.state());
        return deserted.isPresent();
    }

    /** Whether two boards have the same troops, fortresses, marks, wars and battle, so that the same sieges stand on both. */
    private static boolean areAlike(EuState one, EuState other) {
        return one.stacks() == other.stacks() && one.fortresses() == other.fortresses() && one.marks() == other.marks() && one.scenario() == other.scenario()
                && one.world().militia() == other.world().militia()
                && Engagements.current(one).map(Engagement::province).equals(Engagements.current(other).map(Engagement::province));
    }

    private static Optional<SpaceId> desertedSiege(EuCommandRun play) {
        var marked = markedProvinces(play.state());
        return marked.isEmpty() ? Optional.empty() : desertedSiege(play.board(), marked);
    }

    private static Optional<SpaceId> desertedSiege(WarView board, SortedSet<SpaceId> marked) {
        var fighting = Engagements.current(board.state()).map(Engagement::province);
        return marked.stream().filter(province -> fighting.filter(province::equals).isEmpty() && board.besiegers(province).isEmpty())
                .filter(province -> hasWorks(board, province) || !garrison(board, province).isEmpty()).findFirst();
    }

    /** Provinces that are marked as besieged: by troops inside, siegeworks, or a siege of an earlier turn. */
    private static SortedSet<SpaceId> markedProvinces(EuState state) {
        var marked = new TreeSet<>(state.marks().continued());
        for (var stack : state.stacks().values()) {
            if (stack.besieged()) {
                marked.add(stack.province());
            }
        }
        for (var fortress : state.fortresses().entrySet()) {
            if (!fortress.getValue().works().equals(Siegeworks.NONE)) {
                marked.add(fortress.getKey());
            }
        }
        return marked;
    }

    private static boolean hasWorks(WarView board, SpaceId province) {
        var fortress = board.state().fortress(province);
        return fortress != null && !fortress.works().equals(Siegeworks.NONE) || board.state().marks().continued().contains(province);
    }

    /** The troops inside who hold the fortress; militia stays there. */
    private static List<StackId> garrison(WarView board, SpaceId province) {
        return MilitiaStacks.withoutMilitia(board.state(), board.stacksInside(province)).stream()
                .filter(stack -> board.state().allianceOf(stack) == board.controllingAlliance(province)).map(Stack::id).toList();
    }
}

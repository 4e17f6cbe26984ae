package tercio.projections.eu;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.map.SpaceId;
import tercio.projections.sentence.ViewText;

/**
 * A stack for display.
 *
 * @param name its title in a sentence: {@code France's stack of 4 LD}
 * @param strength its units in the players' notation: {@code A+ 1 LD}
 * @param ld its size in detachments
 * @param besieged whether it is inside the fortress of its province
 * @param besieging whether it stands before a fortress that an enemy controls
 * @param foraging whether it forages in its next battle of this impulse
 * @param supply its supply if it were checked now
 */
public record StackView(
        StackId id,
        ViewText name,
        CountryId country,
        SpaceId province,
        Counters units,
        String strength,
        int ld,
        boolean veteran,
        List<LeaderView> leaders,
        boolean besieged,
        boolean besieging,
        boolean moved,
        boolean foraging,
        StackSupplyView supply) {

    /** All stacks on the board, by id. */
    public record All(List<StackView> stacks) {}

    /** @param values as on the counter: {@code 423}; {@code by die} for a Vizier whose values are rolled */
    public record LeaderView(LeaderId id, ViewText name, String rank, String values, int maneuver, int fire, int shock, int siege, boolean monarch) {
        static LeaderView of(Leader leader) {
            return new LeaderView(leader.id(), ViewText.label(SentenceNames.leader(leader)), String.valueOf(leader.rank()), leader.values(), leader.maneuver(), leader.fire(),
                    leader.shock(), leader.siege(), leader.monarch());
        }
    }

    static StackView of(WarView on, Stack stack) {
        var board = on.state();
        return new StackView(stack.id(), ViewText.label(SentenceNames.stack(board, stack.id())), stack.country(), stack.province(),
                Counters.of(stack.units()), stack.units().toString(), stack.ld(), stack.isVeteran(),
                stack.leaders().stream().map(id -> LeaderView.of(board.leaders().get(id).effectiveLeader())).toList(),
                stack.besieged(), !stack.besieged() && on.hasEnemyFortress(stack.province(), board.allianceOf(stack)), stack.moved(), stack.foraging(), StackSupplyView.of(on, stack));
    }
}

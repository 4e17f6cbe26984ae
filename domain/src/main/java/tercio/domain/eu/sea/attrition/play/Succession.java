package tercio.domain.eu.sea.attrition.play;

import java.util.Collection;
import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.CommandPassedOn;
import tercio.domain.eu.sea.ships.play.JointFleet;

/**
 * The last ships of the contingent that leads a naval stack are lost, and others are left (EU-CMD-3). Readings: the one that commands the others leads them
 * on, with what was aboard as far as they have room; the voyage is one as before, and what it does from then on counts for the campaign of that country.
 */
public final class Succession {

    private Succession() {}

    /** Passes the command on where these stacks lose their last ships, before they are gone. */
    public static void passCommand(EuCommandRun play, Collection<StackId> sinking) {
        for (var id : sinking) {
            var company = play.state().fleet(id).map(stack -> SeaCompany.of(play.state(), stack)).orElse(List.of());
            var left = company.stream().filter(each -> !sinking.contains(each.id())).toList();
            if (!left.isEmpty() && company.getFirst().id().equals(id)) {
                play.emit(new CommandPassedOn(id, commandingStack(play, left).id()));
            }
        }
    }

    private static NavalStack commandingStack(EuCommandRun play, List<NavalStack> left) {
        return new JointFleet(play.board(), left).leadingStack();
    }
}

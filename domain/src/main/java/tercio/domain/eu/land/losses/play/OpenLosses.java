package tercio.domain.eu.land.losses.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;

/**
 * The losses that can be taken now. Each country takes its own without waiting for others (EU-BATTLE-LOSSES). One country
 * takes its losses in the order in which it suffered them.
 */
final class OpenLosses {

    private OpenLosses() {}

    /** The open losses in the order in which they were suffered, at most one of each country; none while another duty comes first. */
    static List<Duty.Losses> of(EuState state) {
        var open = new ArrayList<Duty.Losses>();
        var countries = new HashSet<CountryId>();
        for (var duty : state.duties()) {
            if (!(duty instanceof Duty.Losses losses)) {
                break;
            }
            if (countries.add(losses.country()) && (open.isEmpty() || isChoice(state, losses))) {
                open.add(losses);
            }
        }
        return open;
    }

    /** The open losses that a stack can take. */
    static Optional<Duty.Losses> of(EuState state, StackId stack) {
        return of(state).stream().filter(losses -> losses.stacks().stream().anyMatch(each -> each.equals(stack))).findFirst();
    }

    /** Whether the losses of one country can be taken in more than one way. Other losses are settled without a question. */
    private static boolean isChoice(EuState state, Duty.Losses losses) {
        return losses.stacks().stream().flatMap(id -> state.stack(id).stream()).map(Stack::country).distinct().count() == 1
                && (LossesInThirds.applies(state, losses) || ChangeForLosses.canPay(state, TakingLosses.remainingStacks(state, losses), losses.ld(), losses.why()))
                && (TakingLosses.options(state, losses).size() > 1 || LossForm.of(state, losses) != null);
    }
}

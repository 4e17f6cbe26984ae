package tercio.skirmish.views;

import java.util.List;
import java.util.Optional;
import tercio.domain.game.SealedChoices;
import tercio.skirmish.rules.Captain;
import tercio.skirmish.rules.CaptainOrder;
import tercio.skirmish.rules.SkirmishPhase;
import tercio.skirmish.rules.SkirmishState;

/** The captains: what they command, and the slips of paper as far as the viewer may see them. */
record CaptainsView(List<Slip> captains) {

    /**
     * One captain.
     *
     * @param reserve empty where it is not written down, or not for the viewer
     * @param order empty where it is not written down, or not for the viewer yet
     */
    record Slip(String captain, int men, int fallen, boolean ready, Optional<Integer> reserve, Optional<CaptainOrder> order) {}

    static CaptainsView of(SkirmishState state) {
        return new CaptainsView(state.captains().stream().map(captain -> slip(state, captain)).toList());
    }

    /** One of them; empty where there is none of that name. */
    static Optional<Slip> of(SkirmishState state, String captain) {
        return state.captain(captain).map(found -> slip(state, found));
    }

    private static Slip slip(SkirmishState state, Captain captain) {
        var slips = state.phase() instanceof SkirmishPhase.Orders(var open) ? Optional.of(open) : Optional.<SealedChoices<CaptainOrder>>empty();
        return new Slip(captain.id(), state.men(captain.id()), captain.fallen(),
                slips.map(open -> !open.awaits(captain.id())).orElse(captain.ready()), captain.reserve(),
                slips.map(open -> open.of(captain.id())).orElse(captain.order()));
    }
}

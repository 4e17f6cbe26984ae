package tercio.skirmish.views;

import java.util.Optional;
import tercio.skirmish.rules.SkirmishPhase;
import tercio.skirmish.rules.SkirmishState;

/**
 * The place of a skirmish in the sequence of play.
 *
 * @param captain the captain whose stage it is; empty if it is everybody's
 */
record StageView(int turn, int turns, String stage, Optional<String> captain) {

    static StageView of(SkirmishState state) {
        return switch (state.phase()) {
            case SkirmishPhase.Slips slips -> at(state, "reserves", Optional.empty());
            case SkirmishPhase.Orders orders -> at(state, "orders", Optional.empty());
            case SkirmishPhase.Marches marches -> at(state, "marches", Optional.of(marches.captain()));
            case SkirmishPhase.Clash clash -> at(state, "defence", Optional.of(clash.defender()));
            case SkirmishPhase.Ended ended -> at(state, "end", Optional.empty());
        };
    }

    private static StageView at(SkirmishState state, String stage, Optional<String> captain) {
        return new StageView(state.turn(), state.turns(), stage, captain);
    }
}

package tercio.domain.eia;

import java.util.function.IntUnaryOperator;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.scenario.HiddenIdentities;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.game.GameSecrets;
import tercio.domain.game.Viewer;
import tercio.domain.ruling.Readings;

/** The secrets of a land phase: the factors of corps, hidden identities, and choices before they are revealed. */
interface EiaSecrets extends GameSecrets<EiaState, EiaEvent, EiaScenario> {

    @Override
    default boolean hasSecrets() {
        return true;
    }

    @Override
    default EiaScenario asRecorded(EiaScenario scenario, Readings readings, IntUnaryOperator below) {
        return HiddenIdentities.asRecorded(scenario, readings, below);
    }

    @Override
    default EiaState asSeenBy(EiaState state, Viewer viewer) {
        return viewer.all() ? state : state.seenBy(viewer);
    }

    @Override
    default boolean isRevealed(EiaState before, EiaEvent event, EiaState now) {
        return EiaChapters.isRevealed(before, event, now);
    }

    /** Whether the event brought a combat in which corps or chits become visible. */
    @Override
    default boolean revealsMore(EiaState before, EiaState now) {
        return now.corps().values().stream().anyMatch(corps -> now.combats().isRevealed(corps) && !before.combats().isRevealed(corps))
                || now.combats().fought().filter(combat -> combat.shown().isPresent()).isPresent();
    }
}

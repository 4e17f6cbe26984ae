package tercio.projections.eu;

import java.util.List;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.turn.round.play.RoundEvent.ContinuationRolled;
import tercio.domain.eu.turn.round.play.RoundEvent.StartingRoundRolled;
import tercio.projections.EventProjection;
import tercio.projections.ProjectionEntry;
import tercio.projections.ProjectionEntry;

/** Every roll that moved the marker of the round track. */
record RollProjection() implements EventProjection<EuState, RollProjection.Roll> {

    /**
     * One roll.
     *
     * @param from the former box, {@code null} for the starting round
     * @param modified limited to 1..10; the die itself for the starting round
     */
    record Roll(int position, String from, String to, int die, int modified, boolean extendedCampaign, boolean badWeather)
            implements ProjectionEntry {}

    @Override
    public String name() {
        return "round-track";
    }

    @Override
    public Class<Roll> type() {
        return Roll.class;
    }

    @Override
    public List<Roll> entries(EuState before, RecordedEvent event) {
        return switch (event.fact()) {
            case StartingRoundRolled rolled ->
                    List.of(new Roll(event.position(), null, rolled.box().label(), rolled.die(), rolled.die(), false, false));
            case ContinuationRolled rolled -> List.of(new Roll(event.position(), rolled.from().label(), rolled.next().label(),
                    rolled.die(), rolled.modified(), rolled.extended(), rolled.badWeather()));
            default -> List.of();
        };
    }
}

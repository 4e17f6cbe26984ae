package tercio.projections.eu;

import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.RoundEvent.ContinuationRolled;
import tercio.domain.eu.game.RoundEvent.StartingRoundRolled;
import tercio.projections.BoardFold;
import tercio.projections.Opening;
import tercio.projections.Projection;

/** The round track with every roll that moved its marker. */
record RoundTrackFold(EuMilitary rules) implements Projection<RoundTrackFold.Track> {

    record Track(EuState board, PVector<Roll> rolls) {}

    /**
     * One roll.
     *
     * @param from the box that was left, {@code null} for the starting round
     * @param modified cut to 1..10; the die itself for the starting round
     */
    record Roll(int position, String from, String to, int die, int modified, boolean extendedCampaign, boolean badWeather) {}

    @Override
    public String name() {
        return "round-track";
    }

    @Override
    public Track empty(Opening opening) {
        return new Track(new BoardFold<>(rules).empty(opening), TreePVector.empty());
    }

    @Override
    public Track evolve(Track track, RecordedEvent event) {
        var board = new BoardFold<>(rules).evolve(track.board(), event);
        return switch (event.fact()) {
            case StartingRoundRolled rolled -> new Track(board, track.rolls()
                    .plus(new Roll(event.position(), null, rolled.box().label(), rolled.die(), rolled.die(), false, false)));
            case ContinuationRolled rolled -> new Track(board, track.rolls()
                    .plus(new Roll(event.position(), rolled.from().label(), rolled.next().label(), rolled.die(), rolled.modified(),
                            rolled.extended(), rolled.badWeather())));
            default -> new Track(board, track.rolls());
        };
    }
}

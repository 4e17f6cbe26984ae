package tercio.projections.eu;

import java.util.List;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultDeclined;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.BreachMade;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressFell;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeLifted;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeResolved;
import tercio.domain.eu.turn.round.play.RoundEvent.RoundBegan;
import tercio.domain.map.SpaceId;
import tercio.projections.EventProjection;
import tercio.projections.ProjectionEntry;
import tercio.projections.ProjectionEntry;

/** The events that make up the history of a siege. */
record SiegeProjection() implements EventProjection<EuState, SiegeProjection.Happened> {

    sealed interface Happened extends ProjectionEntry {}

    record Round(int position, String box) implements Happened {}

    /** @param by the country that acted for the besiegers, {@code null} if none did */
    record Tried(int position, boolean ruled, SpaceId zone, CountryId by) implements Happened {}

    record Resolved(int position, SpaceId zone) implements Happened {}

    record Ended(int position, SpaceId zone, String how) implements Happened {}

    @Override
    public String name() {
        return "sieges";
    }

    @Override
    public Class<Happened> type() {
        return Happened.class;
    }

    @Override
    public List<Happened> entries(EuState before, RecordedEvent event) {
        int position = event.position();
        return switch (event.fact()) {
            case RoundBegan began -> List.of(new Round(position, began.box().label()));
            case FortressUndermined e -> List.of(attemptEntry(event, e.province(), e.by()));
            case BreachMade e -> List.of(attemptEntry(event, e.province(), e.by()));
            case AssaultDeclined e -> List.of(attemptEntry(event, e.province(), null));
            case AssaultFought e -> List.of(attemptEntry(event, e.province(), e.by()));
            case SiegeResolved e -> List.of(new Resolved(position, e.province()));
            case FortressFell e -> List.of(new Ended(position, e.province(), e.how()));
            case SiegeLifted e -> List.of(new Ended(position, e.province(), "lifted"));
            default -> List.of();
        };
    }

    private static Happened attemptEntry(RecordedEvent event, SpaceId zone, CountryId by) {
        return new Tried(event.position(), !event.envelope().explanation().isEmpty(), zone, by);
    }
}

package tercio.skirmish.views;

import java.util.ArrayList;
import java.util.List;
import tercio.application.record.RecordedEvent;
import tercio.projections.EventProjection;
import tercio.projections.GameAtPosition;
import tercio.projections.Moment;
import tercio.skirmish.rules.HillMap;
import tercio.skirmish.rules.SkirmishEvent.ClashJoined;
import tercio.skirmish.rules.SkirmishEvent.TurnBegan;
import tercio.skirmish.rules.SkirmishState;

/** The turns and the clashes, as moments of the history. */
record TurnMarks() implements EventProjection<SkirmishState, Moment> {

    @Override
    public String name() {
        return "turns";
    }

    @Override
    public Class<Moment> type() {
        return Moment.class;
    }

    @Override
    public List<Moment> entries(SkirmishState before, RecordedEvent event) {
        return switch (event.fact()) {
            case TurnBegan began -> List.of(new Moment(event.position(), "turn", "Turn " + began.turn()));
            case ClashJoined joined -> List.of(new Moment(event.position(), "clash", "Clash on " + HillMap.name(joined.to())));
            default -> List.of();
        };
    }

    static List<Moment> moments(GameAtPosition<SkirmishState> scene) {
        var moments = new ArrayList<>(List.of(new Moment(1, "turn", "Turn 1")));
        moments.addAll(scene.entries(new TurnMarks()));
        return moments;
    }
}

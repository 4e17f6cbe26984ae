package tercio.projections.eia;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import tercio.application.record.RecordedEvent;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.scenario.adjustment.play.EiaAdjustmentEvent;
import tercio.domain.eia.turn.play.TurnEvent;
import tercio.projections.EventProjection;
import tercio.projections.GameAtPosition;
import tercio.projections.Moment;

/** The moments of a campaign: its months, the sequences of the powers, combats, conquests. */
record CampaignMoments() implements EventProjection<EiaState, Moment> {

    private static final String MONTH = "month";
    private static final String BATTLE = "battle";
    private static final String END = "End of the war";

    @Override
    public String name() {
        return "campaign-moments";
    }

    @Override
    public Class<Moment> type() {
        return Moment.class;
    }

    @Override
    public List<Moment> entries(EiaState before, RecordedEvent event) {
        int position = event.position();
        return switch (event.fact()) {
            case TurnEvent.MonthBegan began -> List.of(new Moment(position, MONTH, began.month().title()));
            case TurnEvent.SequenceBegan began -> List.of(new Moment(position, "sequence", "Sequence of "
                    + began.slot().acting().stream().map(Power::title).collect(Collectors.joining(" and ")),
                    began.slot().acting().stream().map(Power::word).toList()));
            case TurnEvent.MinorConquered conquered -> List.of(new Moment(position, "conquest", conquered.province() + " conquered"));
            case EiaAdjustmentEvent.AdjustmentMade made -> List.of(new Moment(position, "adjustment", "Adjustment by the host"));
            case TurnEvent.WarEnded ended -> List.of(new Moment(position, MONTH, END));
            default -> List.of();
        };
    }

    /** All moments, that of the first month included, which has no event. */
    static List<Moment> moments(GameAtPosition<EiaState> scene) {
        var moments = new ArrayList<>(List.of(new Moment(1, MONTH, scene.start().month().title())));
        moments.addAll(scene.entries(new CampaignMoments()));
        moments.addAll(combats(scene));
        moments.sort(Comparator.comparingInt(Moment::position));
        return moments;
    }

    /** The beginnings of combats: in the field, limited and trivial ones (EIA-7.5). */
    private static List<Moment> combats(GameAtPosition<EiaState> scene) {
        return scene.entries(new CombatRecords()).stream()
                .filter(CombatRecords.Began.class::isInstance).map(CombatRecords.Began.class::cast)
                .map(began -> new Moment(began.position(), BATTLE, "Combat at " + began.name())).toList();
    }

    /** The beginnings of the months. */
    static List<Moment> months(GameAtPosition<EiaState> scene) {
        return moments(scene).stream().filter(moment -> moment.kind().equals(MONTH) && !moment.label().equals(END)).toList();
    }
}

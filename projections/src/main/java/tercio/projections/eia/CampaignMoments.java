package tercio.projections.eia;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tercio.application.record.RecordedEvent;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.scenario.adjustment.play.EiaAdjustmentEvent;
import tercio.domain.eia.turn.play.TurnEvent;
import tercio.domain.sentence.Sentence;
import tercio.projections.EventProjection;
import tercio.projections.GameAtPosition;
import tercio.projections.Moment;
import tercio.projections.sentence.Texts;

/** The moments of a campaign: its months, the sequences of the powers, combats, conquests. */
record CampaignMoments() implements EventProjection<EiaState, Moment> {

    private static final String MONTH = "month";
    private static final String BATTLE = "battle";
    private static final Sentence END = Sentence.of("eia.moment.war-ended");

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
            case TurnEvent.MonthBegan began -> List.of(Moment.of(position, MONTH, month(began.month())));
            case TurnEvent.SequenceBegan began -> List.of(Moment.of(position, "sequence", Sentence.of("eia.moment.sequence").with("powers", CampaignNames.powers(began.slot().acting())),
                    began.slot().acting().stream().map(Power::word).toList()));
            case TurnEvent.MinorConquered conquered -> List.of(Moment.of(position, "conquest", Sentence.of("eia.moment.conquest").with("province", CampaignNames.province(conquered.province()))));
            case EiaAdjustmentEvent.AdjustmentMade made -> List.of(Moment.of(position, "adjustment", Sentence.of("eia.moment.adjustment")));
            case TurnEvent.WarEnded ended -> List.of(Moment.of(position, MONTH, END));
            default -> List.of();
        };
    }

    /** All moments, that of the first month included, which has no event. */
    static List<Moment> moments(GameAtPosition<EiaState> scene) {
        var moments = new ArrayList<>(List.of(Moment.of(1, MONTH, month(scene.start().month()))));
        moments.addAll(scene.entries(new CampaignMoments()));
        moments.addAll(combats(scene));
        moments.sort(Comparator.comparingInt(Moment::position));
        return moments;
    }

    /** The beginnings of combats: in the field, limited and trivial ones (EIA-7.5). */
    private static List<Moment> combats(GameAtPosition<EiaState> scene) {
        return scene.entries(new CombatRecords()).stream()
                .filter(CombatRecords.Began.class::isInstance).map(CombatRecords.Began.class::cast)
                .map(began -> Moment.of(began.position(), BATTLE, Sentence.of("eia.moment.combat").with("place", CampaignNames.area(began.area())))).toList();
    }

    private static Sentence month(CampaignMonth month) {
        return Sentence.of("eia.moment.month").with("month", CampaignNames.month(month));
    }

    /** The beginnings of the months. */
    static List<Moment> months(GameAtPosition<EiaState> scene) {
        return moments(scene).stream().filter(moment -> moment.kind().equals(MONTH) && !moment.label().equals(Texts.englishPhrase(END))).toList();
    }
}

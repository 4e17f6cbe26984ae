package tercio.domain.eia.guerilla.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaDuty;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.GuerillaDuty;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.play.ActingPower;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.guerilla.GuerillaDice;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The guerilla step (EIA-7.6, EIA-10.1.1). */
public final class GuerillaChapter implements EiaChapter<GuerillaCommand, GuerillaEvent> {

    public static final GuerillaChapter CHAPTER = new GuerillaChapter();

    private static final MessageTypes<GuerillaCommand> COMMANDS = MessageTypes.of(GuerillaCommand.class)
            .with("RaiseGuerillas", GuerillaCommand.RaiseGuerillas.class)
            .with("PlaceGuerilla", GuerillaCommand.PlaceGuerilla.class)
            .with("HuntGuerillas", GuerillaCommand.HuntGuerillas.class);

    private static final MessageTypes<GuerillaEvent> EVENTS = MessageTypes.of(GuerillaEvent.class)
            .with("GuerillaAppeared", GuerillaEvent.GuerillaAppeared.class)
            .with("GuerillasRaised", GuerillaEvent.GuerillasRaised.class)
            .with("GuerillaPlaced", GuerillaEvent.GuerillaPlaced.class)
            .with("GuerillasHunted", GuerillaEvent.GuerillasHunted.class);

    private GuerillaChapter() {}

    @Override
    public MessageTypes<GuerillaCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<GuerillaEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, GuerillaEvent event) {
        return GuerillaEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, GuerillaCommand command) {
        return switch (command) {
            case GuerillaCommand.RaiseGuerillas raise -> GuerillaOperations.raise(play, raise);
            case GuerillaCommand.PlaceGuerilla place -> GuerillaOperations.place(play, place);
            case GuerillaCommand.HuntGuerillas hunt -> GuerillaOperations.hunt(play, hunt);
        };
    }

    @Override
    public List<Decision> awaitedDecisions(EiaWarView board) {
        var questions = new ArrayList<Decision>();
        var acting = ActingPower.in(board, LandStep.GUERILLAS);
        var raising = GuerillaOperations.raiseOptions(board);
        if (acting.filter(GuerillaProvinces.OWNER::equals).isPresent() && !raising.isEmpty()) {
            questions.add(decision("guerillas", GuerillaProvinces.OWNER.word(), GuerillaOperations.RAISE, Sentence.of("eia.guerillas.ask-raise"), raising));
        }
        var hunting = GuerillaOperations.huntOptions(board);
        if (!hunting.isEmpty()) {
            questions.add(decision("anti-guerilla", acting.orElseThrow().word(), GuerillaOperations.HUNT,
                    Sentence.of("eia.guerillas.ask-hunt").with("who", CampaignNames.power(acting.orElseThrow())), hunting));
        }
        return questions;
    }

    @Override
    public Optional<Decision> dutyDecision(EiaWarView board, EiaDuty duty) {
        return duty instanceof GuerillaDuty.NewGuerillas raised ? Optional.of(decision("new-guerillas", raised.power().word(), GuerillaOperations.RAISE,
                Sentence.of("eia.guerillas.ask-place").with("count", raised.count()).with("province", CampaignNames.province(raised.province())), GuerillaOperations.placeOptions(board, raised)))
                : Optional.empty();
    }

    @Override
    public Optional<Forecast> forecast(EiaWarView board, GuerillaCommand command) {
        var province = board.map().province(command.province());
        return switch (command) {
            case GuerillaCommand.RaiseGuerillas raise -> province.map(of -> Forecast.EMPTY.with("guerillas", GuerillaDice.RAISED.procedure()
                    .distribution(GuerillaDice.RAISED.start(of.guerillaValue())).map(cast -> cast.result())));
            case GuerillaCommand.HuntGuerillas hunt -> province.map(of -> Forecast.EMPTY.with("removed", GuerillaDice.HUNTED.procedure()
                    .distribution(GuerillaDice.HUNTED.start(GuerillaOperations.operation(board, hunt, of))).map(cast -> cast.result().isYes())));
            case GuerillaCommand.PlaceGuerilla place -> Optional.empty();
        };
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of(GuerillaDice.RAISING, Sentence.of("eia.die.raising"), GuerillaDice.HUNTING, Sentence.of("eia.die.hunting"));
    }

    @Override
    public Sentence sentence(EiaState before, GuerillaEvent event, List<Step> explanation) {
        return GuerillaNarration.of(event);
    }

    @Override
    public Importance importance(GuerillaEvent event) {
        return switch (event) {
            case GuerillaEvent.GuerillaPlaced _, GuerillaEvent.GuerillasRaised _, GuerillaEvent.GuerillasHunted _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}

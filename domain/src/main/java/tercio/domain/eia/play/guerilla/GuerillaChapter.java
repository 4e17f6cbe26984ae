package tercio.domain.eia.play.guerilla;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.concept.SentenceParts;
import tercio.domain.eia.game.EiaDuty;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.GuerillaDuty;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.guerilla.GuerillaDice;
import tercio.domain.eia.map.WarMap;
import tercio.domain.eia.play.ActingPower;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaChapter;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;

/** The guerilla step (EIA-7.6, EIA-10.1.1). */
public final class GuerillaChapter implements EiaChapter<GuerillaCommand, GuerillaEvent> {

    public static final GuerillaChapter CHAPTER = new GuerillaChapter();

    private static final Vocabulary<GuerillaCommand> COMMANDS = Vocabulary.of(GuerillaCommand.class)
            .word("RaiseGuerillas", GuerillaCommand.RaiseGuerillas.class)
            .word("PlaceGuerilla", GuerillaCommand.PlaceGuerilla.class)
            .word("HuntGuerillas", GuerillaCommand.HuntGuerillas.class);

    private static final Vocabulary<GuerillaEvent> EVENTS = Vocabulary.of(GuerillaEvent.class)
            .word("GuerillaAppeared", GuerillaEvent.GuerillaAppeared.class)
            .word("GuerillasRaised", GuerillaEvent.GuerillasRaised.class)
            .word("GuerillaPlaced", GuerillaEvent.GuerillaPlaced.class)
            .word("GuerillasHunted", GuerillaEvent.GuerillasHunted.class);

    private GuerillaChapter() {}

    @Override
    public Vocabulary<GuerillaCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<GuerillaEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, GuerillaEvent event) {
        return GuerillaEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EiaEvent>> carryOut(EiaPlay play, GuerillaCommand command) {
        return switch (command) {
            case GuerillaCommand.RaiseGuerillas raise -> GuerillaOperations.raise(play, raise);
            case GuerillaCommand.PlaceGuerilla place -> GuerillaOperations.place(play, place);
            case GuerillaCommand.HuntGuerillas hunt -> GuerillaOperations.hunt(play, hunt);
        };
    }

    @Override
    public List<Decision> awaited(EiaBoard board) {
        var questions = new ArrayList<Decision>();
        var acting = ActingPower.in(board, LandStep.GUERILLAS);
        var raising = GuerillaOperations.raising(board);
        if (acting.filter(GuerillaProvinces.OWNER::equals).isPresent() && !raising.isEmpty()) {
            questions.add(decision("guerillas", GuerillaProvinces.OWNER.word(), GuerillaOperations.RAISE, "Where does Spain dice for guerillas?", raising));
        }
        var hunting = GuerillaOperations.hunting(board);
        if (!hunting.isEmpty()) {
            questions.add(decision("anti-guerilla", acting.orElseThrow().word(), GuerillaOperations.HUNT,
                    "Where does " + acting.orElseThrow().title() + " operate against guerillas?", hunting));
        }
        return questions;
    }

    @Override
    public Optional<Decision> owed(EiaBoard board, EiaDuty duty) {
        return duty instanceof GuerillaDuty.NewGuerillas raised ? Optional.of(decision("new-guerillas", raised.power().word(), GuerillaOperations.RAISE,
                "Where is a guerilla placed? " + raised.count() + " of them have risen in " + raised.province() + ".", GuerillaOperations.places(board, raised)))
                : Optional.empty();
    }

    @Override
    public Optional<Forecast> forecast(EiaBoard board, GuerillaCommand command) {
        var province = board.map().province(command.province());
        return switch (command) {
            case GuerillaCommand.RaiseGuerillas raise -> province.map(of -> Forecast.EMPTY.with("guerillas", GuerillaDice.RAISED.procedure()
                    .distribution(GuerillaDice.RAISED.start(of.guerillaValue())).map(cast -> cast.result())));
            case GuerillaCommand.HuntGuerillas hunt -> province.map(of -> Forecast.EMPTY.with("removed", GuerillaDice.HUNTED.procedure()
                    .distribution(GuerillaDice.HUNTED.start(GuerillaOperations.operation(board, hunt, of))).map(cast -> cast.result())));
            case GuerillaCommand.PlaceGuerilla place -> Optional.empty();
        };
    }

    @Override
    public Map<String, String> dice() {
        return Map.of(GuerillaDice.RAISING, "die that raises guerillas", GuerillaDice.HUNTING, "die of the anti-guerilla operation");
    }

    @Override
    public String sentence(EiaState before, GuerillaEvent event, List<Step> explanation) {
        return switch (event) {
            case GuerillaEvent.GuerillaAppeared appeared -> "A guerilla appears in " + WarMap.PRINTED.name(appeared.guerilla().at().area()) + ".";
            case GuerillaEvent.GuerillasRaised raised -> raised.count() == 0 ? "No guerillas rise in " + raised.province() + "."
                    : raised.count() + (raised.count() == 1 ? " guerilla rises in " : " guerillas rise in ") + raised.province() + ".";
            case GuerillaEvent.GuerillaPlaced placed -> "A guerilla is placed in " + WarMap.PRINTED.name(placed.guerilla().at().area()) + ".";
            case GuerillaEvent.GuerillasHunted hunted -> hunted.power().title() + " operates against the guerillas in " + hunted.province()
                    + (hunted.removed().isEmpty() ? " without success." : ": " + hunted.removed().size() + SentenceParts.agreeing(hunted.removed().size(), " is removed.", " are removed."));
        };
    }
}

package tercio.domain.eu.world.convoy.play;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.convoy.play.TreasureCommand.LoadGold;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Count;
import tercio.domain.game.Form.Filling;
import tercio.domain.game.Form.Limit;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Gold and convoys (EU-CONVOY, EU-CONVOY-GOLD). Convoys move, fight and suffer attrition as naval stacks. */
public final class TreasureChapter implements Chapter<TreasureCommand, TreasureEvent> {

    public static final TreasureChapter CHAPTER = new TreasureChapter();

    private static final MessageTypes<TreasureCommand> COMMANDS = MessageTypes.of(TreasureCommand.class)
            .with("LoadGold", TreasureCommand.LoadGold.class)
            .with("PlaceFlota", TreasureCommand.PlaceFlota.class);

    private static final MessageTypes<TreasureEvent> EVENTS = MessageTypes.of(TreasureEvent.class)
            .with("GoldLoaded", TreasureEvent.GoldLoaded.class)
            .with("GoldLanded", TreasureEvent.GoldLanded.class)
            .with("ConvoyArrived", TreasureEvent.ConvoyArrived.class)
            .with("ConvoyLost", TreasureEvent.ConvoyLost.class)
            .with("ConvoyCameBack", TreasureEvent.ConvoyCameBack.class);

    private TreasureChapter() {}

    @Override
    public MessageTypes<TreasureCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<TreasureEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, TreasureEvent event) {
        return TreasureEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, TreasureCommand command) {
        return switch (command) {
            case TreasureCommand.LoadGold load -> Treasures.load(play, load);
            case TreasureCommand.PlaceFlota place -> Flotas.place(play, place);
        };
    }

    /** An optional decision for each naval stack that may take gold aboard, and the port of the Flota. */
    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        var loads = board.state().marks().gold().isEmpty() ? Stream.<Decision>of()
                : board.state().navies().stacks().values().stream().filter(ships -> !Treasures.options(board, ships).isEmpty()).map(ships -> loadingDecision(board, ships));
        var flota = Flotas.mustChoosePort(board) ? Stream.of(decision("flota", Flotas.missingFlota(board).orElseThrow().country().value(), Flotas.RULE, Sentence.of("eu.treasure.ask-flota"),
                Flotas.options(board))) : Stream.<Decision>of();
        return Stream.concat(loads, flota).toList();
    }

    private static Decision loadingDecision(WarView board, NavalStack ships) {
        int most = Treasures.mostDucats(board, ships);
        var form = new Form(new LoadGold(ships.id(), most), List.of(new Count("ducats", Sentence.of("eu.treasure.field-ducats"), 1, most)),
                List.of(Limit.of(Sentence.of("eu.treasure.limit-ducats"), Treasures.RULE, "ducats")),
                filled -> new LoadGold(ships.id(), filled.count("ducats")), below -> new Filling(Map.of("ducats", 1 + below.applyAsInt(most))));
        return new Decision("load-" + ships.id(), ships.country().value(), "LoadGold", Citation.of(Treasures.RULE),
                Sentence.of("eu.treasure.ask-load").with("where", SentenceNames.place(ships.at())).with("stack", SentenceNames.fleet(board.state(), ships.id())), List.of(), List.of(), form, ships.id().value());
    }

    @Override
    public Sentence sentence(EuState before, TreasureEvent event, List<Step> explanation) {
        return new TreasureNarration(before).of(event);
    }

    @Override
    public Importance importance(TreasureEvent event) {
        return switch (event) {
            case TreasureEvent.ConvoyLost _, TreasureEvent.ConvoyArrived _ -> Importance.TURNING_POINT;
            case TreasureEvent.GoldLanded _ -> Importance.OUTCOME;
            case TreasureEvent.GoldLoaded _, TreasureEvent.ConvoyCameBack _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}

package tercio.domain.eu.peoples.holland.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Floods;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * The floods of Holland against an enemy who marches into its provinces (EU-MOVE-5). They are duties, so an older recorded game goes on
 * without them.
 */
public final class FloodChapter implements Chapter<FloodCommand, FloodEvent> {

    public static final FloodChapter CHAPTER = new FloodChapter();

    private static final MessageTypes<FloodCommand> COMMANDS = MessageTypes.of(FloodCommand.class)
            .with("FloodProvince", FloodCommand.FloodProvince.class)
            .with("KeepDikes", FloodCommand.KeepDikes.class);

    private static final MessageTypes<FloodEvent> EVENTS = MessageTypes.of(FloodEvent.class)
            .with("FloodOffered", FloodEvent.FloodOffered.class)
            .with("ProvinceFlooded", FloodEvent.ProvinceFlooded.class)
            .with("DikesKept", FloodEvent.DikesKept.class);

    private FloodChapter() {}

    @Override
    public MessageTypes<FloodCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<FloodEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, FloodEvent event) {
        return FloodEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, FloodCommand command) {
        return switch (command) {
            case FloodCommand.FloodProvince flood -> Flooding.flood(play, flood);
            case FloodCommand.KeepDikes keep -> Flooding.keep(play, keep);
        };
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return duty instanceof Duty.Flood flood
                ? Optional.of(decision("flood", flood.country().value(), Floods.RULE, Sentence.of("eu.flood.ask").with("stack", SentenceNames.stack(board.state(), flood.moving()))
                        .with("where", SentenceNames.place(flood.province())).with("who", SentenceNames.country(flood.country())), Flooding.options(board, flood)))
                : Optional.empty();
    }

    @Override
    public Sentence sentence(EuState before, FloodEvent event, List<Step> explanation) {
        return new FloodNarration(before).of(event);
    }

    @Override
    public Importance importance(FloodEvent event) {
        return switch (event) {
            case FloodEvent.ProvinceFlooded _ -> Importance.OUTCOME;
            case FloodEvent.DikesKept _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}

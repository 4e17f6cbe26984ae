package tercio.domain.eu.sea.shorefire.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.interception.ShoreFire;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.sea.ships.play.Batteries;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The fire of presidios, forts of straits and siegeworks on naval stacks (EU-PRESIDIO-FIRE). */
public final class ShoreFireChapter implements Chapter<ShoreFireCommand, ShoreFireEvent> {

    public static final ShoreFireChapter CHAPTER = new ShoreFireChapter();

    private static final MessageTypes<ShoreFireCommand> COMMANDS = MessageTypes.of(ShoreFireCommand.class)
            .with("FireFromShore", ShoreFireCommand.FireFromShore.class)
            .with("HoldFire", ShoreFireCommand.HoldFire.class)
            .with("SailHome", ShoreFireCommand.SailHome.class);

    private static final MessageTypes<ShoreFireEvent> EVENTS = MessageTypes.of(ShoreFireEvent.class)
            .with("ShoreFireMet", ShoreFireEvent.ShoreFireMet.class)
            .with("FireHeld", ShoreFireEvent.FireHeld.class)
            .with("ShotFromShore", ShoreFireEvent.ShotFromShore.class)
            .with("TurnedHome", ShoreFireEvent.TurnedHome.class);

    private ShoreFireChapter() {}

    @Override
    public MessageTypes<ShoreFireCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<ShoreFireEvent> events() {
        return EVENTS;
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of("presidio", Sentence.of("eu.die.shore-fire"));
    }

    @Override
    public EuState evolve(EuState state, ShoreFireEvent event) {
        return ShoreFireEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, ShoreFireCommand command) {
        return switch (command) {
            case ShoreFireCommand.FireFromShore fire -> ShoreFires.fire(play, fire);
            case ShoreFireCommand.HoldFire hold -> ShoreFires.hold(play, hold);
            case ShoreFireCommand.SailHome home -> ShoreFires.sailHome(play, home);
        };
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return switch (duty) {
            case Duty.ShoreFire fire -> Optional.of(decision("shore-fire-" + fire.stack(), fire.country().value(), ShoreFires.RULE,
                    Sentence.of("eu.shorefire.ask").with("stack", SentenceNames.fleet(board.state(), fire.stack())).with("battery", ShoreFireNarration.battery(fire.battery()))
                            .with("who", SentenceNames.country(fire.country())),
                    ShoreFires.options(board, fire)));
            case Duty.WayHome home -> Optional.of(decision("way-home-" + home.stack(), home.country().value(), ShoreFires.RULE,
                    Sentence.of("eu.shorefire.ask-home").with("stack", SentenceNames.fleet(board.state(), home.stack())), ShoreFires.portOptions(board, home)));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean settleForcedDuty(EuCommandRun play, Duty duty) {
        return duty instanceof Duty.WayHome home && ShoreFires.takeOnlyWayHome(play, home);
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof ShoreFireCommand.FireFromShore
                ? ShoreFires.openDuty(before.state()).map(duty -> {
                    var odds = Batteries.odds(before, before.state().fleet(duty.stack()).orElseThrow(), duty.battery());
                    return Forecast.EMPTY.with("stopped", odds.map(ShoreFire.Hit::stopped)).with("lostShips", odds.map(ShoreFire.Hit::lossNd));
                })
                : Optional.empty();
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<ShoreFireEvent> ruled) {
        return ruled.event() instanceof ShoreFireEvent.ShotFromShore shot ? Optional.of(new EuQuestion.FireFromShore(shot.battery(),
                ruled.board().province(shot.battery().province()).theatre(), ruled.board().state().fleet(shot.stack()).orElseThrow())) : Optional.empty();
    }

    @Override
    public Sentence sentence(EuState before, ShoreFireEvent event, List<Step> explanation) {
        return new ShoreFireNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(ShoreFireEvent event) {
        return switch (event) {
            case ShoreFireEvent.ShotFromShore _ -> Importance.OUTCOME;
            case ShoreFireEvent.FireHeld _, ShoreFireEvent.TurnedHome _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}

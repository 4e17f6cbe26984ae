package tercio.domain.eu.sea.attrition.play;

import java.util.List;
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
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Upcaster;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Attrition at sea and the ships that it takes (EU-ATTR-NAVAL). */
public final class ShipLossChapter implements Chapter<ShipLossCommand, ShipLossEvent> {

    public static final ShipLossChapter CHAPTER = new ShipLossChapter();

    private static final MessageTypes<ShipLossCommand> COMMANDS = MessageTypes.of(ShipLossCommand.class)
            .with("RollNavalAttrition", ShipLossCommand.RollNavalAttrition.class)
            .with("LoseShips", ShipLossCommand.LoseShips.class);

    private static final MessageTypes<ShipLossEvent> EVENTS = MessageTypes.of(ShipLossEvent.class)
            .with("NavalAttritionDue", ShipLossEvent.NavalAttritionDue.class, Upcaster.SAME)
            .with("NavalAttritionRolled", ShipLossEvent.NavalAttritionRolled.class)
            .with("ShipsToLose", ShipLossEvent.ShipsToLose.class)
            .with("TroopsSunk", ShipLossEvent.TroopsSunk.class)
            .with("GoldSunk", ShipLossEvent.GoldSunk.class)
            .with("ShipsLost", ShipLossEvent.ShipsLost.class)
            .with("FleetLost", ShipLossEvent.FleetLost.class)
            .with("CommandPassedOn", ShipLossEvent.CommandPassedOn.class);

    private ShipLossChapter() {}

    @Override
    public MessageTypes<ShipLossCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<ShipLossEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, ShipLossEvent event) {
        return ShipLossEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, ShipLossCommand command) {
        return switch (command) {
            case ShipLossCommand.RollNavalAttrition roll -> NavalAttritionRolls.roll(play, roll);
            case ShipLossCommand.LoseShips lost -> TakingShips.take(play, lost);
        };
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return switch (duty) {
            case Duty.NavalAttrition roll -> Optional.of(decision("naval-attrition-" + roll.stack(), roll.country().value(), NavalAttritionRolls.RULE,
                    Sentence.of("eu.shiploss.ask-roll").with("stack", SentenceNames.fleet(board.state(), roll.stack())), List.of(NavalAttritionRolls.option(board, roll))));
            case Duty.ShipLosses loss -> Optional.of(decision("ship-losses-" + loss.stack(), loss.country().value(), NavalAttritionRolls.RULE,
                    Sentence.of("eu.shiploss.ask-losses").with("who", SentenceNames.country(loss.country())).with("size", SentenceNames.shipCount(loss.thirds())),
                    TakingShips.options(board.state(), loss)).with(TakingShips.form(board.state(), loss)));
            default -> Optional.empty();
        };
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof ShipLossCommand.RollNavalAttrition
                ? NavalAttritionRolls.dueRoll(before.state()).map(duty -> Forecast.EMPTY.with("lostThirds",
                        NavalTolls.odds(before, NavalAttritionRolls.together(before.state(), duty), duty.strain())))
                : Optional.empty();
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<ShipLossEvent> ruled) {
        return ruled.event() instanceof ShipLossEvent.NavalAttritionRolled
                ? StrainedFleet.fleetDue(ruled.board()).map(stack -> new EuQuestion.Suffer(stack, Optional.empty())) : Optional.empty();
    }

    @Override
    public Sentence sentence(EuState before, ShipLossEvent event, List<Step> explanation) {
        return new ShipLossNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(ShipLossEvent event) {
        return switch (event) {
            case ShipLossEvent.FleetLost _ -> Importance.OUTCOME;
            case ShipLossEvent.NavalAttritionRolled _, ShipLossEvent.ShipsLost _, ShipLossEvent.TroopsSunk _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}

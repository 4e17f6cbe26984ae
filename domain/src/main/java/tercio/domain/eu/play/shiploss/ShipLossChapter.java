package tercio.domain.eu.play.shiploss;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Upcaster;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;

/** Attrition at sea and the ships that it takes (EU-ATTR-NAVAL). */
public final class ShipLossChapter implements Chapter<ShipLossCommand, ShipLossEvent> {

    public static final ShipLossChapter CHAPTER = new ShipLossChapter();

    private static final Vocabulary<ShipLossCommand> COMMANDS = Vocabulary.of(ShipLossCommand.class)
            .word("RollNavalAttrition", ShipLossCommand.RollNavalAttrition.class)
            .word("LoseShips", ShipLossCommand.LoseShips.class);

    private static final Vocabulary<ShipLossEvent> EVENTS = Vocabulary.of(ShipLossEvent.class)
            .word("NavalAttritionDue", ShipLossEvent.NavalAttritionDue.class, Upcaster.SAME)
            .word("NavalAttritionRolled", ShipLossEvent.NavalAttritionRolled.class)
            .word("ShipsToLose", ShipLossEvent.ShipsToLose.class)
            .word("TroopsSunk", ShipLossEvent.TroopsSunk.class)
            .word("GoldSunk", ShipLossEvent.GoldSunk.class)
            .word("ShipsLost", ShipLossEvent.ShipsLost.class)
            .word("FleetLost", ShipLossEvent.FleetLost.class)
            .word("CommandPassedOn", ShipLossEvent.CommandPassedOn.class);

    private ShipLossChapter() {}

    @Override
    public Vocabulary<ShipLossCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<ShipLossEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, ShipLossEvent event) {
        return ShipLossEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, ShipLossCommand command) {
        return switch (command) {
            case ShipLossCommand.RollNavalAttrition roll -> NavalAttritionRolls.roll(play, roll);
            case ShipLossCommand.LoseShips lost -> TakingShips.take(play, lost);
        };
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        return switch (duty) {
            case Duty.NavalAttrition roll -> Optional.of(decision("naval-attrition-" + roll.stack(), roll.country(), NavalAttritionRolls.RULE,
                    FleetTitle.of(board.state(), roll.stack()) + " rolls for attrition at sea.", List.of(NavalAttritionRolls.option(board, roll))));
            case Duty.ShipLosses loss -> Optional.of(decision("ship-losses-" + loss.stack(), loss.country(), NavalAttritionRolls.RULE,
                    "Which ships does " + Nation.of(loss.country()) + " lose, " + FleetTitle.size(loss.thirds()) + " in all?",
                    TakingShips.options(board.state(), loss)).with(TakingShips.form(board.state(), loss)));
            default -> Optional.empty();
        };
    }

    @Override
    public Outlook outlook(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof ShipLossCommand.RollNavalAttrition
                ? NavalAttritionRolls.due(before.state()).map(duty -> Forecast.EMPTY.with("lostThirds",
                        NavalTolls.odds(before, NavalAttritionRolls.together(before.state(), duty), duty.strain())))
                : Optional.empty();
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<ShipLossEvent> ruled) {
        return ruled.event() instanceof ShipLossEvent.NavalAttritionRolled
                ? StrainedFleet.due(ruled.board()).map(stack -> new EuQuestion.Suffer(stack, Optional.empty())) : Optional.empty();
    }

    @Override
    public String sentence(EuState before, ShipLossEvent event, List<Step> explanation) {
        return new ShipLossNarration(before).of(event, explanation);
    }
}

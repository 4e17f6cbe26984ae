package tercio.domain.eia.combat.play;

import java.util.Optional;
import tercio.domain.eia.combat.RoundDeclaration;
import tercio.domain.eia.combat.play.CombatCommand.ChooseChit;
import tercio.domain.eia.combat.play.CombatCommand.ChooseDayEnd;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatEvent.ChitChosen;
import tercio.domain.eia.combat.play.CombatEvent.DayEndChosen;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.game.Execution;
import tercio.domain.ruling.Forecast;
import tercio.domain.sentence.Sentence;

/** Choices in secret, and the odds of a round as it is seen. */
final class CombatChoices {

    private CombatChoices() {}

    static Execution chooseChit(EiaCommandRun play, ChooseChit command) {
        var combat = CombatFlow.combat(play.state());
        var side = combat.sideLedBy(command.power()).orElseThrow();
        var legal = CombatDecisions.chitOptions(play.board(), combat, side);
        if (!combat.chits().awaits(command.power().word()) || legal.stream().noneMatch(option -> option.command().equals(command))) {
            return EiaCommandRun.refuse("EIA-7.5.2.1", Sentence.of("eia.refused.own-chit").with("side", side.word()),
                    legal);
        }
        play.emit(new ChitChosen(command.power(), combat.area(), combat.day(), command.chit()));
        return EiaCommandRun.success();
    }

    static Execution chooseDayEnd(EiaCommandRun play, ChooseDayEnd command) {
        var combat = CombatFlow.combat(play.state());
        var legal = CombatDecisions.dayEndOptions(combat, command.power());
        if (!combat.intentions().awaits(command.power().word()) || legal.stream().noneMatch(option -> option.command().equals(command))) {
            return EiaCommandRun.refuse("EIA-7.5.2.13", Sentence.of("eia.refused.day-end"), legal);
        }
        play.emit(new DayEndChosen(command.power(), combat.area(), combat.day(), command.choice()));
        return EiaCommandRun.success();
    }

    /** The odds of the round with a side's declaration; the other side as it declared, or as it is. */
    static Optional<Forecast> forecast(EiaWarView board, LandCombat combat, FightRound command, EiaTables tables) {
        if (!combat.isAt(CombatStage.ROUND)) {
            return Optional.empty();
        }
        return combat.sideLedBy(command.power()).map(side -> {
            int rating = PlayedCombat.of(board, combat, tables).tactical(side);
            var declared = new RoundDeclaration(command.tactical().orElse(rating), command.guard(), command.artillery());
            var round = combat.withArmy(side, combat.armyOf(side).withDeclared(Optional.of(declared)));
            return RoundOdds.of(board, round, tables);
        });
    }

    /** Whether a chit or a choice for the end of the day that was made on a board is revealed on a later one. */
    static boolean isRevealed(EiaState before, CombatEvent event, EiaState now) {
        var then = before.combats().fought();
        var later = now.combats().fought();
        boolean same = then.isPresent() && later.isPresent() && then.get().area().equals(later.get().area())
                && before.month().equals(now.month()) && before.slot().equals(now.slot()) && then.get().day() == later.get().day();
        return switch (event) {
            case ChitChosen chosen -> !same || later.get().shown().isPresent();
            case DayEndChosen chosen -> !same || later.get().end().isPresent();
            default -> false;
        };
    }
}

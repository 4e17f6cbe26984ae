package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaStage;
import tercio.domain.eu.common.game.SeaStage.CombatChoice;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.battle.NavalBattleProcedure;
import tercio.domain.eu.sea.battle.SeaStanding;
import tercio.domain.eu.sea.battle.SeaTerms;
import tercio.domain.eu.sea.battle.Withdrawal;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.BreakOff;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.CaptureShips;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightOn;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.WithdrawWithWind;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.WithdrewWithWind;
import tercio.domain.eu.sea.battle.play.SeaFights.Asked;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** Rolls a battle at sea until a side has to decide or its pursuit is over (EU-SEA). */
final class SeaRolls {

    static final String BREAK_OFF = "EU-BATTLE-DAY1-RETREAT";
    static final String WITHDRAW = "EU-SEA-WITHDRAW";

    private SeaRolls() {}

    static Execution fight(EuCommandRun play, FightAtSea command) {
        var asked = SeaFights.battleAt(play.state(), command.stack(), SeaStage.FirstRoll.class);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(SeaFights.RULE, Sentence.of("eu.seabattle.refused-no-first-roll"));
        }
        var battle = asked.get().battle();
        var terms = SeaForce.terms(play.board(), battle, asked.get().stage().phasing(), asked.get().stage().nonPhasing());
        var procedure = procedure(play, terms);
        var recorder = StepRecorder.recording();
        return runToNextQuestion(play, battle, terms, recorder, procedure.start(NavalBattleProcedure.start(), SeaFights.dice(play, battle), recorder), Optional.empty());
    }

    static Procedure<BattleState> procedure(EuCommandRun play, SeaTerms terms) {
        return NavalBattleProcedure.ofGame(terms.toBattle(play.state().readings()), play.tables());
    }

    /** The possible answers to the question that the battle waits for. */
    static List<Option> options(WarView board, SeaEngagement battle, CombatChoice choice) {
        var question = choice.question();
        var lead = SeaForce.of(board, battle, question.side()).leadingStack().id();
        return switch (question.what()) {
            case WITHDRAWAL -> List.of(new Option(Sentence.of("eu.seabattle.to-fight-on"), new FightOn(lead)), new Option(Sentence.of("eu.seabattle.to-withdraw"), new WithdrawWithWind(lead)));
            case RETREAT_ATTEMPT -> List.of(new Option(Sentence.of("eu.seabattle.to-fight-on"), new FightOn(lead)), new Option(Sentence.of("eu.seabattle.to-break-off"), new BreakOff(lead)));
            case CAPTURE -> Captures.options(board, battle, question.side(), choice.combat().standing().captureStars());
            case RETREAT_ROOM, WINNER -> throw new IllegalStateException("no battle at sea asks for " + question.what());
        };
    }

    static Execution fightOn(EuCommandRun play, FightOn command) {
        var asked = openQuestion(play, command.stack(), kind -> kind != BattleState.Kind.CAPTURE);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(BREAK_OFF, Sentence.of("eu.seabattle.refused-no-choice"));
        }
        var choice = asked.get().stage();
        return resume(play, asked.get(), choice.combat().terms(), stateFightingOn(choice), Optional.empty());
    }

    static Execution breakOff(EuCommandRun play, BreakOff command) {
        var asked = openQuestion(play, command.stack(), BattleState.Kind.RETREAT_ATTEMPT::equals);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(BREAK_OFF, Sentence.of("eu.seabattle.refused-no-break-off"));
        }
        var choice = asked.get().stage();
        return resume(play, asked.get(), choice.combat().terms(), stateBreakingOff(choice), Optional.empty());
    }

    static Execution withdraw(EuCommandRun play, WithdrawWithWind command) {
        var asked = openQuestion(play, command.stack(), BattleState.Kind.WITHDRAWAL::equals);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(WITHDRAW, Sentence.of("eu.seabattle.refused-no-withdrawal"));
        }
        var choice = asked.get().stage();
        play.emit(new WithdrewWithWind(asked.get().battle().zone(), asked.get().side()));
        return resume(play, asked.get(), termsWithdrawing(choice), choice.combat().standing().battleState().withChoiceMade(), Optional.empty());
    }

    /** The state of a battle whose side that is asked fights on. */
    static BattleState stateFightingOn(CombatChoice choice) {
        var state = choice.combat().standing().battleState();
        return choice.question().what() == BattleState.Kind.RETREAT_ATTEMPT ? state.withRetreatIntent(choice.question().side(), false) : state.withChoiceMade();
    }

    /** The state of a battle whose side that is asked tries to break off. */
    static BattleState stateBreakingOff(CombatChoice choice) {
        return choice.combat().standing().battleState().withRetreatIntent(choice.question().side(), true);
    }

    /** The terms of a battle whose side with the wind withdraws now. */
    static SeaTerms termsWithdrawing(CombatChoice choice) {
        var terms = choice.combat().terms();
        var side = choice.question().side();
        return terms.with(side, terms.side(side).withWithdrawal(choice.question().stage().endsWith(BattleRoll.FIRE1.word()) ? Withdrawal.AFTER_FIRE1 : Withdrawal.AFTER_FIRE2));
    }

    static Execution capture(EuCommandRun play, CaptureShips command) {
        var asked = openQuestion(play, command.stack(), BattleState.Kind.CAPTURE::equals);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(Captures.RULE, Sentence.of("eu.seabattle.refused-no-captures"));
        }
        var side = asked.get().side();
        var combat = asked.get().stage().combat();
        int stars = combat.standing().captureStars();
        if (!Captures.isLegal(play.board(), asked.get().battle(), side, stars, command)) {
            return EuCommandRun.refuse(Captures.RULE, Sentence.of("eu.seabattle.refused-captures"), Captures.options(play.board(), asked.get().battle(), side, stars));
        }
        // The order in which a player names the kinds has no effect, and leaves no trace on the board.
        var terms = combat.terms().with(side, combat.terms().side(side).withCaptures(command.ships().stream().sorted().toList()));
        return resume(play, asked.get(), terms, combat.standing().battleState().withChoiceMade(), Optional.of(command));
    }

    /** The battle with the question that a stack is asked. */
    private static Optional<Asked<CombatChoice>> openQuestion(EuCommandRun play, StackId stack, Predicate<BattleState.Kind> kind) {
        return SeaFights.battleAt(play.state(), stack, CombatChoice.class).filter(asked -> asked.side() == asked.stage().question().side() && kind.test(asked.stage().question().what()));
    }

    private static Execution resume(EuCommandRun play, Asked<CombatChoice> asked, SeaTerms terms, BattleState answered, Optional<CaptureShips> captures) {
        var procedure = procedure(play, terms);
        var recorder = StepRecorder.recording();
        var battle = asked.battle();
        return runToNextQuestion(play, battle, terms, recorder, procedure.resume(new Run.Progress<>(asked.stage().question().stage(), answered), SeaFights.dice(play, battle), recorder), captures);
    }

    private static Execution runToNextQuestion(EuCommandRun play, SeaEngagement battle, SeaTerms terms, StepRecorder.Recording recorder, Run<BattleState> run,
            Optional<CaptureShips> captures) {
        return switch (run) {
            case Run.MissingDie<BattleState> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<BattleState> waiting -> {
                play.addRolls(waiting.rolls());
                play.emit(new SeaBattleFought(battle.zone(), terms, SeaStanding.ofWaiting(waiting.at().state(), waiting.at().stage())), recorder.steps());
                yield EuCommandRun.success();
            }
            case Run.Finished<BattleState> over -> {
                play.addRolls(over.rolls());
                play.emit(new SeaBattleFought(battle.zone(), terms, SeaStanding.of(over.state())), recorder.steps());
                captures.ifPresent(chosen -> Captures.carryOut(play, chosen));
                yield EuCommandRun.success();
            }
        };
    }
}

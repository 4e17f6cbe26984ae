package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.SeaEngagement;
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
        var asked = SeaFights.sideAt(play.state(), command.stack(), SeaEngagement.Step.READY);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(SeaFights.RULE, Sentence.of("eu.seabattle.refused-no-first-roll"));
        }
        var battle = SeaFights.current(play.state()).orElseThrow();
        var terms = SeaForce.terms(play.board(), battle);
        var procedure = procedure(play, terms);
        var recorder = StepRecorder.recording();
        return runToNextQuestion(play, battle, terms, recorder, procedure.start(NavalBattleProcedure.start(), SeaFights.dice(play, battle), recorder), Optional.empty());
    }

    static Procedure<BattleState> procedure(EuCommandRun play, SeaTerms terms) {
        return NavalBattleProcedure.ofGame(terms.toBattle(play.state().readings()), play.tables());
    }

    /** The possible answers to the question that the battle waits for. */
    static List<Option> options(WarView board, SeaEngagement battle, BattleStanding.Question question) {
        var lead = SeaForce.of(board, battle, question.side()).leadingStack().id();
        return switch (question.what()) {
            case WITHDRAWAL -> List.of(new Option(Sentence.of("eu.seabattle.to-fight-on"), new FightOn(lead)), new Option(Sentence.of("eu.seabattle.to-withdraw"), new WithdrawWithWind(lead)));
            case RETREAT_ATTEMPT -> List.of(new Option(Sentence.of("eu.seabattle.to-fight-on"), new FightOn(lead)), new Option(Sentence.of("eu.seabattle.to-break-off"), new BreakOff(lead)));
            case CAPTURE -> Captures.options(board, battle, question.side());
            case RETREAT_ROOM, WINNER -> throw new IllegalStateException("no battle at sea asks for " + question.what());
        };
    }

    static Execution fightOn(EuCommandRun play, FightOn command) {
        var asked = openQuestion(play, command.stack()).filter(question -> question.what() != BattleState.Kind.CAPTURE);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(BREAK_OFF, Sentence.of("eu.seabattle.refused-no-choice"));
        }
        var battle = SeaFights.current(play.state()).orElseThrow();
        var state = battle.standing().battleState();
        return resume(play, battle, battle.terms(), asked.get().what() == BattleState.Kind.RETREAT_ATTEMPT ? state.withRetreatIntent(asked.get().side(), false) : state.withChoiceMade(),
                Optional.empty());
    }

    static Execution breakOff(EuCommandRun play, BreakOff command) {
        var asked = openQuestion(play, command.stack()).filter(question -> question.what() == BattleState.Kind.RETREAT_ATTEMPT);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(BREAK_OFF, Sentence.of("eu.seabattle.refused-no-break-off"));
        }
        var battle = SeaFights.current(play.state()).orElseThrow();
        return resume(play, battle, battle.terms(), battle.standing().battleState().withRetreatIntent(asked.get().side(), true), Optional.empty());
    }

    static Execution withdraw(EuCommandRun play, WithdrawWithWind command) {
        var asked = openQuestion(play, command.stack()).filter(question -> question.what() == BattleState.Kind.WITHDRAWAL);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(WITHDRAW, Sentence.of("eu.seabattle.refused-no-withdrawal"));
        }
        var battle = SeaFights.current(play.state()).orElseThrow();
        var side = asked.get().side();
        play.emit(new WithdrewWithWind(battle.zone(), side));
        return resume(play, battle, withWithdrawal(battle, asked.get()), battle.standing().battleState().withChoiceMade(), Optional.empty());
    }

    /** The terms of a battle whose side with the wind withdraws now. */
    static SeaTerms withWithdrawal(SeaEngagement battle, BattleStanding.Question question) {
        var when = question.stage().endsWith(BattleRoll.FIRE1.word()) ? Withdrawal.AFTER_FIRE1 : Withdrawal.AFTER_FIRE2;
        return battle.terms().with(question.side(), battle.terms().side(question.side()).withWithdrawal(when));
    }

    static Execution capture(EuCommandRun play, CaptureShips command) {
        var asked = openQuestion(play, command.stack()).filter(question -> question.what() == BattleState.Kind.CAPTURE);
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(Captures.RULE, Sentence.of("eu.seabattle.refused-no-captures"));
        }
        var battle = SeaFights.current(play.state()).orElseThrow();
        var options = Captures.options(play.board(), battle, asked.get().side());
        if (!Captures.isLegal(play.board(), battle, asked.get().side(), command)) {
            return EuCommandRun.refuse(Captures.RULE, Sentence.of("eu.seabattle.refused-captures"), options);
        }
        // The order in which a player names the kinds has no effect, and leaves no trace on the board.
        var terms = battle.terms().with(asked.get().side(), battle.terms().side(asked.get().side()).withCaptures(command.ships().stream().sorted().toList()));
        return resume(play, battle, terms, battle.standing().battleState().withChoiceMade(), Optional.of(command));
    }

    /** The question that a stack is asked. */
    private static Optional<BattleStanding.Question> openQuestion(EuCommandRun play, StackId stack) {
        return SeaFights.current(play.state()).filter(battle -> battle.step() == SeaEngagement.Step.FIGHT)
                .flatMap(battle -> battle.standing().waits().filter(question -> battle.sideOf(stack).filter(side -> side == question.side()).isPresent()));
    }

    private static Execution resume(EuCommandRun play, SeaEngagement battle, SeaTerms terms, BattleState answered, Optional<CaptureShips> captures) {
        var procedure = procedure(play, terms);
        var stage = battle.standing().waits().orElseThrow().stage();
        var recorder = StepRecorder.recording();
        return runToNextQuestion(play, battle, terms, recorder, procedure.resume(new Run.Progress<>(stage, answered), SeaFights.dice(play, battle), recorder), captures);
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

    /** The side that has the choice. */
    static Side choosingSide(SeaEngagement battle) {
        return battle.standing().waits().orElseThrow().side();
    }
}

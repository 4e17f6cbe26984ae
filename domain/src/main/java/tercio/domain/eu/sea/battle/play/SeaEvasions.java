package tercio.domain.eu.sea.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.battle.Evasion;
import tercio.domain.eu.common.battle.EvasionProcedure;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaStage;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.EvadeAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.EvasionAtSeaRolled;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleAccepted;
import tercio.domain.eu.sea.ships.play.NearestPorts;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;
import tercio.domain.sentence.Sentence;

/**
 * Evasion at sea: a non-phasing naval stack that has not intercepted may evade to the closest friendly port (EU-SEA-EVASION). Reading: to
 * one that is not blockaded, whoever blockades it, as a retreat does; a stack that can reach none does not evade. The text names "not
 * blockaded" for the retreat after a battle alone, but calls an evasion a retreat before it, with which the battle is over: at a blockaded
 * port the ships would have to escape its blockade (EU-BLOCKADE-ESCAPE), which could leave them at sea or in a battle again.
 */
public final class SeaEvasions {

    static final String RULE = "EU-SEA-EVASION";

    private SeaEvasions() {}

    /** The answers of the non-phasing side; none where it may not evade. */
    static List<Option> options(WarView board, SeaEngagement battle) {
        if (!(battle.stage() instanceof SeaStage.EvasionChoice) || battle.interception()) {
            return List.of();
        }
        var force = SeaForce.of(board, battle, Side.NON_PHASING);
        var ports = NearestPorts.closest(board, force.asOneStack(), battle.zone()).keySet().stream().sorted().toList();
        if (ports.isEmpty()) {
            return List.of();
        }
        var options = new ArrayList<Option>();
        options.add(new Option(Sentence.of("eu.seabattle.to-accept"), new AcceptSeaBattle(force.leadingStack().id())));
        ports.forEach(port -> options.add(new Option(Sentence.of("eu.seabattle.to-evade").with("where", SentenceNames.place(port)), new EvadeAtSea(force.leadingStack().id(), port))));
        return options;
    }

    /** The attempt of the non-phasing side of a battle. */
    public static Evasion attempt(WarView board, SeaEngagement battle) {
        return new Evasion(maneuver(board, battle, Side.PHASING), maneuver(board, battle, Side.NON_PHASING));
    }

    private static int maneuver(WarView board, SeaEngagement battle, Side side) {
        return SeaForce.of(board, battle, side).admiral().map(Leader::maneuver).orElse(0);
    }

    static Execution evade(EuCommandRun play, EvadeAtSea command) {
        var battle = openBattle(play, command.stack());
        if (battle.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-no-evasion-asked"));
        }
        var force = SeaForce.of(play.board(), battle.get(), Side.NON_PHASING);
        var way = NearestPorts.closest(play.board(), force.asOneStack(), battle.get().zone()).get(SpaceId.orNone(command.port()));
        if (way == null) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-evasion-port"), options(play.board(), battle.get()));
        }
        var roll = EvasionProcedure.of(Side.NON_PHASING.word(), play.tables());
        var recorder = StepRecorder.recording();
        var dice = SeaFights.dice(play, battle.get());
        var name = DieName.d10(Side.NON_PHASING.word(), "evasion");
        var run = roll.procedure().start(roll.start(attempt(play.board(), battle.get())), dice, recorder);
        if (!(run instanceof Run.Finished<SingleRoll.RollState<Evasion, Success>> done)) {
            return EuCommandRun.needsDie(name);
        }
        play.addRolls(List.of(new Roll(name, done.state().die())));
        boolean away = done.state().result().isSuccess();
        play.emit(new EvasionAtSeaRolled(battle.get().zone(), command.port(), away), recorder.steps());
        if (away) {
            SeaRetreats.evade(play, SeaFights.current(play.state()).orElseThrow(), command.port(), way);
        }
        return EuCommandRun.success();
    }

    static Execution accept(EuCommandRun play, AcceptSeaBattle command) {
        var battle = openBattle(play, command.stack());
        if (battle.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.seabattle.refused-no-evasion-asked"));
        }
        play.emit(new SeaBattleAccepted(battle.get().zone()));
        return EuCommandRun.success();
    }

    private static Optional<SeaEngagement> openBattle(EuCommandRun play, StackId stack) {
        return SeaFights.battleAt(play.state(), stack, SeaStage.EvasionChoice.class).filter(asked -> asked.side() == Side.NON_PHASING).map(SeaFights.Asked::battle)
                .filter(battle -> !battle.interception());
    }
}

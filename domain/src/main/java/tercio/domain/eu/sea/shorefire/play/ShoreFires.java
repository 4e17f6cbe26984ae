package tercio.domain.eu.sea.shorefire.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.ShoreFire;
import tercio.domain.eu.sea.attrition.play.TakingShips;
import tercio.domain.eu.sea.ships.play.Batteries;
import tercio.domain.eu.sea.ships.play.NearestPorts;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.FireFromShore;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.HoldFire;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.SailHome;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.FireHeld;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.ShoreFireMet;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.ShotFromShore;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.TurnedHome;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/**
 * The fire of presidios, forts of straits and siegeworks on a naval stack that passes them (EU-PRESIDIO-FIRE). Each controller decides; the first
 * shot that stops the stack is the last one (AMB-70).
 */
public final class ShoreFires {

    public static final String RULE = "EU-PRESIDIO-FIRE";

    /** The reason for the losses of ships. */
    private static final String WHY = "fire";

    private ShoreFires() {}

    /**
     * Announces the batteries that may fire at the next step of a voyage. On an unavoidable way home nobody fires.
     *
     * @return whether anybody is asked
     */
    public static boolean announceBatteries(EuCommandRun play, Voyage voyage, SpaceId next) {
        if (voyage.firedAt() || voyage.tolls() > 0) {
            return false;
        }
        var batteries = Batteries.batteriesAt(play.board(), play.state().sailing(voyage.stack()).orElseThrow(), voyage.position(), next);
        if (!batteries.isEmpty()) {
            play.emit(new ShoreFireMet(voyage.stack(), voyage.position(), next, batteries));
        }
        return !batteries.isEmpty();
    }

    /** The battery that is asked first. */
    static Optional<Duty.ShoreFire> openDuty(EuState state) {
        return state.duties().stream().limit(1).filter(Duty.ShoreFire.class::isInstance).map(Duty.ShoreFire.class::cast).findFirst();
    }

    static List<Option> options(WarView board, Duty.ShoreFire duty) {
        var fires = Sentence.of("eu.shorefire.to-fire").with("stack", SentenceNames.fleet(board.state(), duty.stack())).with("battery", ShoreFireNarration.battery(duty.battery()));
        return List.of(new Option(fires.with("fire", true), new FireFromShore(duty.stack())),
                new Option(fires.with("fire", false), new HoldFire(duty.stack())));
    }

    private static Optional<Duty.ShoreFire> openDuty(EuCommandRun play, StackId stack) {
        return openDuty(play.state()).filter(duty -> duty.stack().equals(stack));
    }

    private static Refusal fireRefusal(EuCommandRun play) {
        return Refusal.of(RULE, Sentence.of("eu.shorefire.refused-not-asked"))
                .withLegal(openDuty(play.state()).map(duty -> options(play.board(), duty)).orElse(List.of()));
    }

    /** Fires. Refused if nobody is asked about the stack. */
    static Execution fire(EuCommandRun play, FireFromShore command) {
        var asked = openDuty(play, command.stack());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(fireRefusal(play));
        }
        var battery = asked.get().battery();
        var stack = play.state().sailing(command.stack()).orElseThrow();
        var roll = ShoreFire.roll(play.tables());
        var recorder = StepRecorder.recording();
        var name = DieName.d10(stack.id().value(), "presidio");
        var dice = play.dice("fire on " + stack.id() + " from " + battery.kind().word() + " " + battery.province());
        var run = roll.procedure().start(roll.start(Batteries.shot(play.board(), stack, battery)), each -> dice.next(name), recorder);
        if (!(run instanceof Run.Finished<SingleRoll.RollState<ShoreFire.Shot, ShoreFire.Hit>> done)) {
            return EuCommandRun.needsDie(name);
        }
        play.addRolls(List.of(new Roll(name, done.state().die())));
        var hit = done.state().result();
        play.emit(new ShotFromShore(stack.id(), battery, hit.stopped(), hit.lossNd()), recorder.steps());
        TakingShips.loseOrOwe(play, stack, Math.min(stack.ships().thirds(), hit.lossNd() * Thirds.LD), WHY);
        return EuCommandRun.success();
    }

    static Execution hold(EuCommandRun play, HoldFire command) {
        var asked = openDuty(play, command.stack());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(fireRefusal(play));
        }
        play.emit(new FireHeld(command.stack(), asked.get().battery()));
        return EuCommandRun.success();
    }

    // --- The way home ----------------------------------------------------------------------------------------------

    static List<Option> portOptions(WarView board, Duty.WayHome duty) {
        return NearestPorts.ofStopped(board, board.state().sailing(duty.stack()).orElseThrow()).keySet().stream()
                .map(port -> new Option(Sentence.of("eu.shorefire.to-go-back").with("where", SentenceNames.place(port)), new SailHome(duty.stack(), port))).toList();
    }

    /**
     * Takes the way home that leaves no choice.
     *
     * @return whether there was none to make
     */
    static boolean takeOnlyWayHome(EuCommandRun play, Duty.WayHome duty) {
        var stack = play.state().sailing(duty.stack());
        if (stack.isEmpty()) {
            play.emit(new TurnedHome(duty.stack(), List.of(), 0));
            return true;
        }
        var ways = NearestPorts.ofStopped(play.board(), stack.get());
        if (ways.size() > 1) {
            return false;
        }
        var way = ways.values().stream().findFirst().orElse(NearestPorts.Way.NONE);
        play.emit(new TurnedHome(duty.stack(), way.path(), way.tolls()));
        return true;
    }

    /** Chooses between ports that are equally close. */
    static Execution sailHome(EuCommandRun play, SailHome command) {
        var asked = play.state().duties().stream().limit(1).filter(Duty.WayHome.class::isInstance).map(Duty.WayHome.class::cast)
                .filter(duty -> duty.stack().equals(command.stack())).findFirst();
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.shorefire.refused-not-stopped"));
        }
        var way = NearestPorts.ofStopped(play.board(), play.state().sailing(command.stack()).orElseThrow()).get(SpaceId.orNone(command.port()));
        if (way == null) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.shorefire.refused-port"), portOptions(play.board(), asked.get()));
        }
        play.emit(new TurnedHome(command.stack(), way.path(), way.tolls()));
        return EuCommandRun.success();
    }
}

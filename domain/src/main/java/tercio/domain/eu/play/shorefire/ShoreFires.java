package tercio.domain.eu.play.shorefire;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.interception.ShoreFire;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.harbour.Batteries;
import tercio.domain.eu.play.harbour.Havens;
import tercio.domain.eu.play.shiploss.TakingShips;
import tercio.domain.eu.play.shorefire.ShoreFireCommand.FireFromShore;
import tercio.domain.eu.play.shorefire.ShoreFireCommand.HoldFire;
import tercio.domain.eu.play.shorefire.ShoreFireCommand.SailHome;
import tercio.domain.eu.play.shorefire.ShoreFireEvent.FireHeld;
import tercio.domain.eu.play.shorefire.ShoreFireEvent.ShoreFireMet;
import tercio.domain.eu.play.shorefire.ShoreFireEvent.ShotFromShore;
import tercio.domain.eu.play.shorefire.ShoreFireEvent.TurnedHome;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;

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
    public static boolean meets(Play play, Voyage voyage, String next) {
        if (voyage.firedAt() || voyage.tolls() > 0) {
            return false;
        }
        var batteries = Batteries.at(play.board(), play.state().sailing(voyage.stack()).orElseThrow(), voyage.at(), next);
        if (!batteries.isEmpty()) {
            play.happens(new ShoreFireMet(voyage.stack(), voyage.at(), next, batteries));
        }
        return !batteries.isEmpty();
    }

    /** The battery that is asked first. */
    static Optional<Duty.ShoreFire> due(EuState state) {
        return state.duties().stream().limit(1).filter(Duty.ShoreFire.class::isInstance).map(Duty.ShoreFire.class::cast).findFirst();
    }

    static List<Option> options(Board board, Duty.ShoreFire duty) {
        var stack = FleetTitle.of(board.state(), duty.stack());
        var battery = duty.battery().title(board.name(duty.battery().province()));
        return List.of(new Option("fire on " + stack + " from " + battery, new FireFromShore(duty.stack())),
                new Option("do not fire on " + stack + " from " + battery, new HoldFire(duty.stack())));
    }

    private static Optional<Duty.ShoreFire> asked(Play play, String stack) {
        return due(play.state()).filter(duty -> duty.stack().equals(stack));
    }

    private static Optional<Verdict<EuEvent>> refused(Play play) {
        return Play.refused(RULE, "nobody is asked whether he fires on this naval stack from the shore",
                due(play.state()).map(duty -> options(play.board(), duty)).orElse(List.of()));
    }

    /** Fires. Refused if nobody is asked about the stack. */
    static Optional<Verdict<EuEvent>> fire(Play play, FireFromShore command) {
        var asked = asked(play, command.stack());
        if (asked.isEmpty()) {
            return refused(play);
        }
        var battery = asked.get().battery();
        var stack = play.state().sailing(command.stack()).orElseThrow();
        var roll = ShoreFire.with(play.tables());
        var recorder = StepRecorder.recording();
        var name = DieName.d10(stack.id(), "presidio");
        var dice = play.dice("fire on " + stack.id() + " from " + battery.kind().word() + " " + battery.province());
        var run = roll.procedure().start(roll.start(Batteries.shot(play.board(), stack, battery)), each -> dice.next(name), recorder);
        if (!(run instanceof Run.Finished<SingleRoll.Cast<ShoreFire.Shot, ShoreFire.Hit>> done)) {
            return Play.wants(name);
        }
        play.rolled(List.of(new Roll(name, done.state().die())));
        var hit = done.state().result();
        play.happens(new ShotFromShore(stack.id(), battery, hit.stopped(), hit.lossNd()), recorder.steps());
        TakingShips.owed(play, stack, Math.min(stack.ships().thirds(), hit.lossNd() * Thirds.LD), WHY);
        return Play.done();
    }

    static Optional<Verdict<EuEvent>> hold(Play play, HoldFire command) {
        var asked = asked(play, command.stack());
        if (asked.isEmpty()) {
            return refused(play);
        }
        play.happens(new FireHeld(command.stack(), asked.get().battery()));
        return Play.done();
    }

    // --- The way home ----------------------------------------------------------------------------------------------

    static List<Option> ports(Board board, Duty.WayHome duty) {
        return Havens.ofStopped(board, board.state().sailing(duty.stack()).orElseThrow()).keySet().stream()
                .map(port -> new Option("go back to the port of " + board.name(port), new SailHome(duty.stack(), port))).toList();
    }

    /**
     * Takes the way home that leaves no choice.
     *
     * @return whether there was none to make
     */
    static boolean settles(Play play, Duty.WayHome duty) {
        var stack = play.state().sailing(duty.stack());
        if (stack.isEmpty()) {
            play.happens(new TurnedHome(duty.stack(), List.of(), 0));
            return true;
        }
        var ways = Havens.ofStopped(play.board(), stack.get());
        if (ways.size() > 1) {
            return false;
        }
        var way = ways.values().stream().findFirst().orElse(Havens.Way.NONE);
        play.happens(new TurnedHome(duty.stack(), way.path(), way.tolls()));
        return true;
    }

    /** Chooses between ports that are equally close. */
    static Optional<Verdict<EuEvent>> home(Play play, SailHome command) {
        var asked = play.state().duties().stream().limit(1).filter(Duty.WayHome.class::isInstance).map(Duty.WayHome.class::cast)
                .filter(duty -> duty.stack().equals(command.stack())).findFirst();
        if (asked.isEmpty()) {
            return Play.refused(RULE, "this naval stack does not go back from the fire of a shore");
        }
        var way = Havens.ofStopped(play.board(), play.state().sailing(command.stack()).orElseThrow()).get(String.valueOf(command.port()));
        if (way == null) {
            return Play.refused(RULE, "a stopped stack with troops aboard goes to the closest friendly port that is large enough", ports(play.board(), asked.get()));
        }
        play.happens(new TurnedHome(command.stack(), way.path(), way.tolls()));
        return Play.done();
    }
}

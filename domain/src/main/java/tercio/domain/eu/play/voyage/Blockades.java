package tercio.domain.eu.play.voyage;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.movement.BlockadeEscape;
import tercio.domain.eu.naval.BlockadeStrength;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.harbour.Admirals;
import tercio.domain.eu.play.harbour.Blockaders;
import tercio.domain.eu.play.harbour.Havens;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.seawatch.SeaInterceptors;
import tercio.domain.eu.play.voyage.VoyageCommand.EngageRunner;
import tercio.domain.eu.play.voyage.VoyageCommand.RunBlockade;
import tercio.domain.eu.play.voyage.VoyageCommand.SeekPort;
import tercio.domain.eu.play.voyage.VoyageCommand.SpareRunner;
import tercio.domain.eu.play.voyage.VoyageEvent.BlockadeLifted;
import tercio.domain.eu.play.voyage.VoyageEvent.BlockadeMet;
import tercio.domain.eu.play.voyage.VoyageEvent.BlockadeRun;
import tercio.domain.eu.play.voyage.VoyageEvent.RunnerEngaged;
import tercio.domain.eu.play.voyage.VoyageEvent.RunnerSpared;
import tercio.domain.eu.play.voyage.VoyageEvent.VoyageRedirected;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;

/** A naval stack leaves or enters a blockaded port (EU-BLOCKADE-ESCAPE). */
final class Blockades {

    static final String RULE = "EU-BLOCKADE-ESCAPE";

    private Blockades() {}

    /**
     * Lifts a blockade for which the ships are too few now, or of a port that is no enemy's any more (EU-SEA-BLOCKADE).
     *
     * @return whether there was one
     */
    static boolean lift(Play play) {
        var board = play.board();
        for (var stack : play.state().navies().stacks().values()) {
            var port = Optional.ofNullable(stack.action()).flatMap(NavalAction::blockaded).orElse(null);
            if (port != null && (!BlockadeStrength.in(play.tables()).suffices(Blockaders.ships(board, stack, SeaCompany.together(board.state(), stack).shipsBesideConvoys(), port), play.state().fortress(port).level())
                    || !board.enemies(board.state().allianceOf(stack), board.controllingAlliance(port)))) {
                play.happens(new BlockadeLifted(stack.id(), port));
                return true;
            }
        }
        return false;
    }

    /** The port that the stack leaves or enters with its next step. */
    private static String port(Board board, Voyage voyage) {
        return board.map().sea(voyage.at()).isEmpty() ? voyage.at() : voyage.next().orElseThrow();
    }

    /**
     * Tells of the blockade that the next step comes to.
     *
     * @return whether there is one that the stack has not escaped
     */
    static boolean meets(Play play, Voyage voyage, String next) {
        var board = play.board();
        if (board.map().sea(voyage.at()).isPresent() && board.map().sea(next).isPresent() || voyage.escaped()) {
            return false;
        }
        var port = port(board, voyage);
        var blockader = Ports.blockader(board, port, board.state().allianceOf(board.state().fleet(voyage.stack()).orElseThrow()));
        blockader.ifPresent(stack -> play.happens(new BlockadeMet(voyage.stack(), port, stack.id())));
        return blockader.isPresent();
    }

    /** The attempt of a stack against the blockader of the port. */
    static BlockadeEscape.Attempt attempt(Board board, Voyage voyage) {
        var stack = board.state().sailing(voyage.stack()).orElseThrow();
        return Admirals.escape(board, stack, blockader(board, voyage).orElseThrow());
    }

    static Optional<NavalStack> blockader(Board board, Voyage voyage) {
        return Ports.blockader(board, port(board, voyage), board.state().allianceOf(board.state().fleet(voyage.stack()).orElseThrow()));
    }

    /** Rolls. Refused if no stack waits before a blockade. */
    static Optional<Verdict<EuEvent>> run(Play play, RunBlockade command) {
        var waiting = waiting(play.board(), command.stack(), Voyage.Awaits.ESCAPE);
        if (waiting.isEmpty()) {
            return Play.refused(RULE, "no naval stack of this name waits before a blockade");
        }
        var voyage = waiting.get();
        var board = play.board();
        var roll = BlockadeEscape.with(play.tables());
        var recorder = StepRecorder.recording();
        var name = DieName.d10(voyage.stack(), "escape");
        var dice = play.dice("blockade of " + port(board, voyage) + " run by " + voyage.stack());
        var run = roll.procedure().start(roll.start(attempt(board, voyage)), asked -> dice.next(name), recorder);
        if (!(run instanceof Run.Finished<SingleRoll.Cast<BlockadeEscape.Attempt, BlockadeEscape.Result>> done)) {
            return Play.wants(name);
        }
        play.rolled(List.of(new Roll(name, done.state().die())));
        var blockader = blockader(board, voyage).orElseThrow();
        boolean free = !free(board, voyage).isEmpty();
        play.happens(new BlockadeRun(voyage.stack(), port(board, voyage), blockader.id(), board.map().sea(voyage.at()).isEmpty(), done.state().result(),
                free && done.state().result() == BlockadeEscape.Result.FORCED_BATTLE), recorder.steps());
        return Play.done();
    }

    /** The stacks of the blockade that may fight who does not get past it. */
    private static List<NavalStack> free(Board board, Voyage voyage) {
        return Blockaders.with(board, blockader(board, voyage).orElseThrow()).stream().filter(stack -> SeaInterceptors.allowed(board, voyage, stack)).toList();
    }

    /** The answers of the blockader. */
    static List<Option> engaging(Board board, Voyage voyage) {
        var runner = FleetTitle.of(board.state(), voyage.stack());
        return List.of(new Option("fight " + runner, new EngageRunner(voyage.stack())), new Option("do not fight " + runner, new SpareRunner(voyage.stack())));
    }

    static Optional<Verdict<EuEvent>> engage(Play play, EngageRunner command) {
        return waiting(play.board(), command.stack(), Voyage.Awaits.BLOCKADER).map(voyage -> {
            free(play.board(), voyage).forEach(blockader -> play.happens(new RunnerEngaged(voyage.stack(), blockader.id(), blockader.at())));
            return Play.<EuEvent>done();
        }).orElseGet(() -> Play.refused(RULE, "no blockader is asked whether it fights this stack"));
    }

    static Optional<Verdict<EuEvent>> spare(Play play, SpareRunner command) {
        return waiting(play.board(), command.stack(), Voyage.Awaits.BLOCKADER).map(voyage -> {
            play.happens(new RunnerSpared(voyage.stack(), blockader(play.board(), voyage).orElseThrow().id()));
            return Play.<EuEvent>done();
        }).orElseGet(() -> Play.refused(RULE, "no blockader is asked whether it fights this stack"));
    }

    // --- Turned away -----------------------------------------------------------------------------------------------

    /** Stopping, or going to a closest port. */
    static List<Option> turnedAway(Board board, Voyage voyage) {
        var stack = board.state().sailing(voyage.stack()).orElseThrow();
        var stay = Stream.of(new Option("stop in " + board.name(voyage.at()), new VoyageCommand.HeaveTo(voyage.stack())));
        return Stream.concat(stay, Havens.closest(board, stack, voyage.at()).keySet().stream().sorted(Comparator.naturalOrder())
                .map(port -> new Option("go to the port of " + board.name(port), new SeekPort(voyage.stack(), port)))).toList();
    }

    static Optional<Verdict<EuEvent>> seek(Play play, SeekPort command) {
        var waiting = waiting(play.board(), command.stack(), Voyage.Awaits.TURNED_AWAY);
        if (waiting.isEmpty()) {
            return Play.refused(RULE, "no naval stack of this name was turned away from a port");
        }
        var stack = play.state().sailing(command.stack()).orElseThrow();
        var way = Havens.closest(play.board(), stack, waiting.get().at()).get(String.valueOf(command.port()));
        if (way == null) {
            return Play.refused(RULE, "a stack that was turned away goes to the closest friendly port that is not blockaded", turnedAway(play.board(), waiting.get()));
        }
        play.happens(new VoyageRedirected(stack.id(), way, null));
        return Play.done();
    }

    private static Optional<Voyage> waiting(Board board, String stack, Voyage.Awaits what) {
        return Voyages.underWay(board).filter(voyage -> voyage.awaits() == what && voyage.stack().equals(stack));
    }
}

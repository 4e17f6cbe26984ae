package tercio.domain.eu.sea.voyage.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.eu.sea.interception.play.SeaInterceptors;
import tercio.domain.eu.sea.ships.BlockadeStrength;
import tercio.domain.eu.sea.ships.play.Admirals;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.eu.sea.ships.play.NearestPorts;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.EngageRunner;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.RunBlockade;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SeekPort;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SpareRunner;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.BlockadeLifted;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.BlockadeMet;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.BlockadeRun;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.RunnerEngaged;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.RunnerSpared;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyageRedirected;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** A naval stack leaves or enters a blockaded port (EU-BLOCKADE-ESCAPE). */
final class Blockades {

    static final String RULE = "EU-BLOCKADE-ESCAPE";

    private Blockades() {}

    /**
     * Lifts a blockade for which the ships are too few now, or of a port that is no enemy's any more (EU-SEA-BLOCKADE).
     *
     * @return whether there was one
     */
    static boolean lift(EuCommandRun play) {
        var board = play.board();
        for (var stack : play.state().navies().stacks().values()) {
            var port = Optional.ofNullable(stack.action()).flatMap(NavalAction::blockadedPort).orElse(null);
            if (port != null && (!BlockadeStrength.from(play.tables()).suffices(Blockaders.ships(board, stack, SeaCompany.together(board.state(), stack).shipsWithoutConvoys(), port), play.state().fortress(port).level())
                    || !board.areEnemies(board.state().allianceOf(stack), board.controllingAlliance(port)) || Interventions.isAtPeace(board, port)
                    || Interventions.isAtPeace(board.state(), stack))) {
                play.emit(new BlockadeLifted(stack.id(), port));
                return true;
            }
        }
        return false;
    }

    /** The port that the stack leaves or enters with its next step. */
    private static SpaceId port(WarView board, Voyage voyage) {
        return board.map().sea(voyage.position()).isEmpty() ? voyage.position() : voyage.next().orElseThrow();
    }

    /**
     * Tells of the blockade that the next step comes to.
     *
     * @return whether there is one that the stack has not escaped
     */
    static boolean announceBlockade(EuCommandRun play, Voyage voyage, SpaceId next) {
        var board = play.board();
        if (board.map().sea(voyage.position()).isPresent() && board.map().sea(next).isPresent() || voyage.escaped()) {
            return false;
        }
        var port = port(board, voyage);
        var blockader = Ports.blockader(board, port, board.state().allianceOf(board.state().fleet(voyage.stack()).orElseThrow()));
        blockader.ifPresent(stack -> play.emit(new BlockadeMet(voyage.stack(), port, stack.id())));
        return blockader.isPresent();
    }

    /** The attempt of a stack against the blockader of the port. */
    static BlockadeEscape.Attempt attempt(WarView board, Voyage voyage) {
        var stack = board.state().sailing(voyage.stack()).orElseThrow();
        return Admirals.escape(board, stack, blockader(board, voyage).orElseThrow());
    }

    static Optional<NavalStack> blockader(WarView board, Voyage voyage) {
        return Ports.blockader(board, port(board, voyage), board.state().allianceOf(board.state().fleet(voyage.stack()).orElseThrow()));
    }

    /** Rolls. Refused if no stack waits before a blockade. */
    static Execution run(EuCommandRun play, RunBlockade command) {
        var waiting = waitingVoyage(play.board(), command.stack(), Voyage.Awaits.ESCAPE);
        if (waiting.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.voyage.refused-not-before-blockade"));
        }
        var voyage = waiting.get();
        var board = play.board();
        var roll = BlockadeEscape.roll(play.tables());
        var recorder = StepRecorder.recording();
        var name = DieName.d10(voyage.stack().value(), "escape");
        var dice = play.dice("blockade of " + port(board, voyage) + " run by " + voyage.stack());
        var run = roll.procedure().start(roll.start(attempt(board, voyage)), asked -> dice.next(name), recorder);
        if (!(run instanceof Run.Finished<SingleRoll.RollState<BlockadeEscape.Attempt, BlockadeEscape.Result>> done)) {
            return EuCommandRun.needsDie(name);
        }
        play.addRolls(List.of(new Roll(name, done.state().die())));
        var blockader = blockader(board, voyage).orElseThrow();
        boolean free = !freeBlockaders(board, voyage).isEmpty();
        play.emit(new BlockadeRun(voyage.stack(), port(board, voyage), blockader.id(), board.map().sea(voyage.position()).isEmpty(), done.state().result(),
                free && done.state().result() == BlockadeEscape.Result.FORCED_BATTLE), recorder.steps());
        return EuCommandRun.success();
    }

    /** The stacks of the blockade that may fight who does not get past it. */
    private static List<NavalStack> freeBlockaders(WarView board, Voyage voyage) {
        return Blockaders.jointBlockaders(board, blockader(board, voyage).orElseThrow()).stream().filter(stack -> SeaInterceptors.mayIntercept(board, voyage, stack)).toList();
    }

    /** The answers of the blockader. */
    static List<Option> engageOptions(WarView board, Voyage voyage) {
        var engaged = Sentence.of("eu.voyage.to-engage").with("stack", SentenceNames.fleet(board.state(), voyage.stack()));
        return List.of(new Option(engaged.with("fight", true), new EngageRunner(voyage.stack())), new Option(engaged.with("fight", false), new SpareRunner(voyage.stack())));
    }

    static Execution engage(EuCommandRun play, EngageRunner command) {
        return waitingVoyage(play.board(), command.stack(), Voyage.Awaits.BLOCKADER).map(voyage -> {
            freeBlockaders(play.board(), voyage).forEach(blockader -> play.emit(new RunnerEngaged(voyage.stack(), blockader.id(), blockader.at())));
            return EuCommandRun.success();
        }).orElseGet(() -> EuCommandRun.refuse(RULE, Sentence.of("eu.voyage.refused-no-engagement")));
    }

    static Execution spare(EuCommandRun play, SpareRunner command) {
        return waitingVoyage(play.board(), command.stack(), Voyage.Awaits.BLOCKADER).map(voyage -> {
            play.emit(new RunnerSpared(voyage.stack(), blockader(play.board(), voyage).orElseThrow().id()));
            return EuCommandRun.success();
        }).orElseGet(() -> EuCommandRun.refuse(RULE, Sentence.of("eu.voyage.refused-no-engagement")));
    }

    // --- Turned away -----------------------------------------------------------------------------------------------

    /** Stopping, or going to a closest port. */
    static List<Option> turnedAwayOptions(WarView board, Voyage voyage) {
        var stack = board.state().sailing(voyage.stack()).orElseThrow();
        var stay = Stream.of(new Option(Sentence.of("eu.voyage.to-stop").with("where", SentenceNames.place(voyage.position())), new VoyageCommand.HeaveTo(voyage.stack())));
        return Stream.concat(stay, NearestPorts.closest(board, stack, voyage.position()).keySet().stream().sorted(Comparator.naturalOrder())
                .map(port -> new Option(Sentence.of("eu.voyage.to-seek").with("where", SentenceNames.place(port)), new SeekPort(voyage.stack(), port)))).toList();
    }

    static Execution seek(EuCommandRun play, SeekPort command) {
        var waiting = waitingVoyage(play.board(), command.stack(), Voyage.Awaits.TURNED_AWAY);
        if (waiting.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.voyage.refused-not-turned-away"));
        }
        var stack = play.state().sailing(command.stack()).orElseThrow();
        var way = NearestPorts.closest(play.board(), stack, waiting.get().position()).get(SpaceId.orNone(command.port()));
        if (way == null) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.voyage.refused-closest-port"), turnedAwayOptions(play.board(), waiting.get()));
        }
        play.emit(new VoyageRedirected(stack.id(), way, null));
        return EuCommandRun.success();
    }

    private static Optional<Voyage> waitingVoyage(WarView board, StackId stack, Voyage.Awaits what) {
        return Voyages.voyageUnderWay(board).filter(voyage -> voyage.awaits() == what && voyage.stack().equals(stack));
    }
}

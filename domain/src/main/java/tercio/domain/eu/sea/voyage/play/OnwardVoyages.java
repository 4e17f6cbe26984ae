package tercio.domain.eu.sea.voyage.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.cargo.play.StayingAboard;
import tercio.domain.eu.sea.flotilla.play.RegroupingAtSea;
import tercio.domain.eu.sea.flotilla.play.SailingTogether;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.HeaveTo;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.LandingAnnounced;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyageRedirected;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.OptionsOnDemand;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/**
 * Going on with a voyage that waits for its player: after a won interception battle (EU-INT-7), with troops aboard (EU-SEA-TRANSPORT),
 * with gold (EU-CONVOY-GOLD), or from a pause (EU-MOVE-REGROUP).
 */
final class OnwardVoyages {

    private OnwardVoyages() {}

    /** The answers of the player of a stack that has won an interception battle. */
    static List<Option> options(WarView board, Voyage voyage) {
        var stack = board.state().sailing(voyage.stack()).orElseThrow();
        var options = new ArrayList<Option>();
        var asAnnounced = new SailOn(stack.id());
        if (resumeRefusal(board, voyage, asAnnounced, List::of).isEmpty()) {
            options.add(new Option(Sentence.of("eu.voyage.to-go-on"), asAnnounced));
        }
        var further = commandRefusal(board, stack, voyage).isPresent() ? List.<Option>of() : Destinations.onwardOptions(board, stack, voyage);
        if (stack.aboard().isEmpty() || further.isEmpty() || StayingAboard.isAllowed(board, stack, voyage.position())) {
            options.add(new Option(Sentence.of("eu.voyage.to-stay").with("where", SentenceNames.place(voyage.position())), new HeaveTo(stack.id())));
        }
        options.addAll(further);
        options.addAll(RegroupingAtSea.pickUpOptions(board));
        return options;
    }

    /** Resumes a voyage after a won interception battle (EU-INT-7). */
    static Execution resume(EuCommandRun play, SailOn command) {
        var waiting = resumableVoyage(play, command.stack());
        if (waiting.isEmpty()) {
            return EuCommandRun.refuse("EU-INT-7", Sentence.of("eu.voyage.refused-no-voyage-waits"));
        }
        var voyage = waiting.get();
        var illegal = resumeRefusal(play.board(), voyage, command, () -> options(play.board(), voyage));
        if (illegal.isPresent()) {
            return EuCommandRun.refuse(illegal.get());
        }
        boolean asAnnounced = isAsAnnounced(command);
        var action = asAnnounced ? voyage.action() : command.action().orElse(null);
        if (voyage.awaits() != Voyage.Awaits.ONWARD && command.path().isEmpty() && action != null && action.isAnnounced()
                && play.map().sea(voyage.position()).isPresent()) {
            play.emit(new LandingAnnounced(command.stack(), voyage.position(), action));
        } else {
            play.emit(new VoyageRedirected(command.stack(), asAnnounced ? voyage.onward() : command.path(), action));
        }
        return EuCommandRun.success();
    }

    private static boolean isAsAnnounced(SailOn command) {
        return command.path().isEmpty() && command.action().isEmpty();
    }

    /** The reason why a voyage that waits for its player does not go on so; with the legal answers. */
    static Optional<Refusal> resumeRefusal(WarView board, Voyage voyage, SailOn command, Supplier<List<Option>> options) {
        var legal = new OptionsOnDemand(options);
        boolean asAnnounced = isAsAnnounced(command);
        var path = asAnnounced ? voyage.onward() : command.path();
        var action = asAnnounced ? Optional.ofNullable(voyage.action()) : command.action();
        var stack = board.state().sailing(voyage.stack()).orElseThrow();
        if (!stack.aboard().isEmpty() && action.isEmpty() && !StayingAboard.isAllowed(board, stack, path.isEmpty() ? voyage.position() : path.getLast())) {
            return Optional.of(Refusal.of(Cargo.RULE, Sentence.of("eu.voyage.refused-troops-stay-aboard").with("stack", SentenceNames.fleet(board.state(), stack.id())))
                    .withLegal(legal));
        }
        var commander = commandRefusal(board, stack, voyage);
        if (commander.isPresent()) {
            return commander.map(refusal -> refusal.withLegal(legal));
        }
        if (hasAnnouncedHere(voyage) && !command.path().isEmpty()) {
            return Optional.of(Refusal.of("EU-INT-7", Sentence.of("eu.voyage.refused-announced-otherwise").with("stack", SentenceNames.fleet(board.state(), stack.id()))
                    .with("where", SentenceNames.place(voyage.position()))).withLegal(legal));
        }
        boolean late = voyage.awaits() == Voyage.Awaits.ONWARD && !asAnnounced && command.path().isEmpty()
                && !(hasAnnouncedHere(voyage) && action.equals(Optional.ofNullable(voyage.action())));
        if (late) {
            return Optional.of(Refusal.of(Voyages.RULE, Sentence.of("eu.voyage.refused-announced-late")).withLegal(legal));
        }
        if (voyage.isTooLateFor(action.orElse(null))) {
            return Optional.of(Refusal.of(rule(action.get()), Sentence.of("eu.voyage.refused-has-fought").with("stack", SentenceNames.fleet(board.state(), stack.id()))).withLegal(legal));
        }
        return Voyages.pathRefusal(board, stack, voyage.way(), path, asAnnounced ? remainingAction(board, voyage) : action, options);
    }

    /** The reason why the stack does not sail on from a pause in which the command has come to another country; empty if it has not. */
    private static Optional<Refusal> commandRefusal(WarView board, NavalStack stack, Voyage voyage) {
        return voyage.awaits() == Voyage.Awaits.REGROUPING ? SailingTogether.leadRefusal(board, stack) : Optional.empty();
    }

    /** The announced action, or what can still be done of it; the whole of it if nothing can. */
    private static Optional<NavalAction> remainingAction(WarView board, Voyage voyage) {
        var stack = board.state().sailing(voyage.stack()).orElseThrow();
        var way = Stream.concat(voyage.way().stream(), voyage.onward().stream()).toList();
        return Optional.ofNullable(voyage.action()).map(announced -> NavalActions.remainingAction(board, stack, way, announced).orElse(announced));
    }

    private static String rule(NavalAction action) {
        return switch (action.kind()) {
            case EXPLORATION -> "EU-EXPLORATION-WHO";
            case LADING -> "EU-CONVOY-GOLD";
            default -> Cargo.RULE;
        };
    }

    /** Whether the stack has announced an action where it is, which ends its movement: after a battle that it has won it does that, or nothing. */
    static boolean hasAnnouncedHere(Voyage voyage) {
        return voyage.action() != null && voyage.action().isAnnounced() && voyage.onward().isEmpty();
    }

    /** Ends a voyage after a won interception battle (EU-INT-7). */
    static Execution halt(EuCommandRun play, HeaveTo command) {
        var waiting = resumableVoyage(play, command.stack()).or(() -> Voyages.voyageUnderWay(play.board())
                .filter(voyage -> voyage.awaits() == Voyage.Awaits.TURNED_AWAY && voyage.stack().equals(command.stack())));
        if (waiting.isEmpty()) {
            return EuCommandRun.refuse("EU-INT-7", Sentence.of("eu.voyage.refused-no-voyage-waits"));
        }
        if (waiting.get().awaits() != Voyage.Awaits.TURNED_AWAY) {
            var legal = options(play.board(), waiting.get());
            if (legal.stream().noneMatch(option -> option.command().equals(command))) {
                return EuCommandRun.refuse(Cargo.RULE, Sentence.of("eu.voyage.refused-troops-stay-aboard").with("stack", SentenceNames.fleet(play.state(), command.stack())), legal);
            }
        }
        play.emit(new VoyageRedirected(command.stack(), List.of(), null));
        return EuCommandRun.success();
    }

    private static Optional<Voyage> resumableVoyage(EuCommandRun play, StackId stack) {
        return Voyages.voyageUnderWay(play.board()).filter(voyage -> voyage.waits() && voyage.stack().equals(stack));
    }
}

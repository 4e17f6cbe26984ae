package tercio.domain.eu.play.voyage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.cargo.Cargo;
import tercio.domain.eu.play.cargo.StayingAboard;
import tercio.domain.eu.play.flotilla.RegroupingAtSea;
import tercio.domain.eu.play.flotilla.SailingTogether;
import tercio.domain.eu.play.voyage.VoyageCommand.HeaveTo;
import tercio.domain.eu.play.voyage.VoyageCommand.SailOn;
import tercio.domain.eu.play.voyage.VoyageEvent.LandingAnnounced;
import tercio.domain.eu.play.voyage.VoyageEvent.VoyageRedirected;
import tercio.domain.game.Option;
import tercio.domain.game.OptionsOnDemand;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;

/**
 * Going on with a voyage that waits for its player: after a won interception battle (EU-INT-7), with troops aboard (EU-SEA-TRANSPORT),
 * with gold (EU-CONVOY-GOLD), or from a pause (EU-MOVE-REGROUP).
 */
final class OnwardVoyages {

    private OnwardVoyages() {}

    /** The answers of the player of a stack that has won an interception battle. */
    static List<Option> options(Board board, Voyage voyage) {
        var stack = board.state().sailing(voyage.stack()).orElseThrow();
        var options = new ArrayList<Option>();
        boolean announced = stack.aboard().isEmpty() || voyage.action() != null || StayingAboard.allowed(board, stack, voyage.onward().isEmpty() ? voyage.at() : voyage.onward().getLast());
        if (announced && !voyage.tooLateFor(voyage.action()) && Voyages.illegal(board, stack, voyage.way(), voyage.onward(), asFarAsPossible(board, voyage), List::of).isEmpty()) {
            options.add(new Option("go on as announced", new SailOn(stack.id())));
        }
        var further = otherCommander(board, stack, voyage).isPresent() ? List.<Option>of() : Destinations.onward(board, stack, voyage);
        if (stack.aboard().isEmpty() || further.isEmpty() || StayingAboard.allowed(board, stack, voyage.at())) {
            options.add(new Option("stay in " + board.name(voyage.at()), new HeaveTo(stack.id())));
        }
        options.addAll(further);
        options.addAll(RegroupingAtSea.pickUps(board));
        return options;
    }

    /** After a won interception battle (EU-INT-7). */
    static Optional<Verdict<EuEvent>> resume(Play play, SailOn command) {
        var waiting = resumable(play, command.stack());
        if (waiting.isEmpty()) {
            return Play.refused("EU-INT-7", "no voyage of this stack waits to be continued");
        }
        var voyage = waiting.get();
        var illegal = forbids(play.board(), voyage, command, () -> options(play.board(), voyage));
        if (illegal.isPresent()) {
            return illegal;
        }
        boolean asAnnounced = asAnnounced(command);
        var action = asAnnounced ? voyage.action() : command.action().orElse(null);
        if (voyage.awaits() != Voyage.Awaits.ONWARD && command.path().isEmpty() && action != null && action.announced()
                && play.map().sea(voyage.at()).isPresent()) {
            play.happens(new LandingAnnounced(command.stack(), voyage.at(), action));
        } else {
            play.happens(new VoyageRedirected(command.stack(), asAnnounced ? voyage.onward() : command.path(), action));
        }
        return Play.done();
    }

    private static boolean asAnnounced(SailOn command) {
        return command.path().isEmpty() && command.action().isEmpty();
    }

    /** The reason why a voyage that waits for its player does not go on so; with the legal answers. */
    static Optional<Verdict<EuEvent>> forbids(Board board, Voyage voyage, SailOn command, Supplier<List<Option>> options) {
        var legal = new OptionsOnDemand(options);
        boolean asAnnounced = asAnnounced(command);
        var path = asAnnounced ? voyage.onward() : command.path();
        var action = asAnnounced ? Optional.ofNullable(voyage.action()) : command.action();
        var stack = board.state().sailing(voyage.stack()).orElseThrow();
        if (!stack.aboard().isEmpty() && action.isEmpty() && !StayingAboard.allowed(board, stack, path.isEmpty() ? voyage.at() : path.getLast())) {
            return Play.refused(Cargo.RULE, "the troops aboard " + FleetTitle.of(board.state(), stack.id()) + " do not stay in the ships: the voyage ends with a landing",
                    legal);
        }
        var commander = otherCommander(board, stack, voyage);
        if (commander.isPresent()) {
            return commander.map(refusal -> new Verdict.Refused<EuEvent>(refusal.legal(legal)));
        }
        if (announcedHere(voyage) && !command.path().isEmpty()) {
            return Play.refused("EU-INT-7", FleetTitle.of(board.state(), stack.id()) + " has announced what it does in " + board.name(voyage.at())
                    + ", which ends its movement: it does that or stays", legal);
        }
        boolean late = voyage.awaits() == Voyage.Awaits.ONWARD && !asAnnounced && command.path().isEmpty()
                && !(announcedHere(voyage) && action.equals(Optional.ofNullable(voyage.action())));
        if (late) {
            return Play.refused(Voyages.RULE, "an action is announced as the ships enter a zone, before anybody intercepts them there", legal);
        }
        if (voyage.tooLateFor(action.orElse(null))) {
            return Play.refused(rule(action.get()), FleetTitle.of(board.state(), stack.id()) + " has fought on this voyage: it explores nothing any more, "
                    + "and takes neither troops nor gold aboard", legal);
        }
        return Voyages.illegal(board, stack, voyage.way(), path, asAnnounced ? asFarAsPossible(board, voyage) : action, options);
    }

    /** Why the stack does not sail on from a pause in which the command has come to another country; empty if it has not. */
    private static Optional<Refusal> otherCommander(Board board, NavalStack stack, Voyage voyage) {
        return voyage.awaits() == Voyage.Awaits.REGROUPING ? SailingTogether.forbidsLeading(board, stack) : Optional.empty();
    }

    /** The announced action, or what can still be done of it; the whole of it if nothing can. */
    private static Optional<NavalAction> asFarAsPossible(Board board, Voyage voyage) {
        var stack = board.state().sailing(voyage.stack()).orElseThrow();
        var way = Stream.concat(voyage.way().stream(), voyage.onward().stream()).toList();
        return Optional.ofNullable(voyage.action()).map(announced -> NavalActions.left(board, stack, way, announced).orElse(announced));
    }

    private static String rule(NavalAction action) {
        return switch (action.kind()) {
            case EXPLORATION -> "EU-EXPLORATION-WHO";
            case LADING -> "EU-CONVOY-GOLD";
            default -> Cargo.RULE;
        };
    }

    /** Whether the stack has announced an action where it is, which ends its movement: after a battle that it has won it does that, or nothing. */
    static boolean announcedHere(Voyage voyage) {
        return voyage.action() != null && voyage.action().announced() && voyage.onward().isEmpty();
    }

    /** Ends a voyage after a won interception battle (EU-INT-7). */
    static Optional<Verdict<EuEvent>> halt(Play play, HeaveTo command) {
        var waiting = resumable(play, command.stack()).or(() -> Voyages.underWay(play.board())
                .filter(voyage -> voyage.awaits() == Voyage.Awaits.TURNED_AWAY && voyage.stack().equals(command.stack())));
        if (waiting.isEmpty()) {
            return Play.refused("EU-INT-7", "no voyage of this stack waits to be continued");
        }
        if (waiting.get().awaits() != Voyage.Awaits.TURNED_AWAY) {
            var legal = options(play.board(), waiting.get());
            if (legal.stream().noneMatch(option -> option.command().equals(command))) {
                return Play.refused(Cargo.RULE, "the troops aboard do not stay in the ships: the voyage ends with a landing", legal);
            }
        }
        play.happens(new VoyageRedirected(command.stack(), List.of(), null));
        return Play.done();
    }

    private static Optional<Voyage> resumable(Play play, String stack) {
        return Voyages.underWay(play.board()).filter(voyage -> voyage.waits() && voyage.stack().equals(stack));
    }
}

package tercio.domain.eu.sea.voyage.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.flotilla.play.SailingTogether;
import tercio.domain.eu.sea.ships.play.Departures;
import tercio.domain.eu.sea.ships.play.PortPassage;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.ships.play.Presidios;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.FleetSailed;
import tercio.domain.eu.turn.precedence.play.BeginningMover;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.OptionsOnDemand;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Begins movements at sea, each completed before the next begins (EU-MOVE-SEA). The way has no limit. */
public final class Voyages {

    public static final String RULE = "EU-MOVE-SEA";

    /** The reason why an order that neither sails nor begins anything is refused. */
    static final Sentence NO_VOYAGE = Sentence.of("eu.voyage.refused-no-voyage");

    /** The most spaces of a path in one command. */
    private static final int LONGEST_PATH = 100;

    private Voyages() {}

    /** The voyage under way; empty between voyages. */
    public static Optional<Voyage> voyageUnderWay(WarView board) {
        return board.state().phase() instanceof Movement movement ? movement.voyage() : Optional.empty();
    }

    /** Begins a voyage. Refused for a stack that may not move, or an illegal way or action. */
    static Execution sail(EuCommandRun play, SailFleet command) {
        var board = play.board();
        var known = play.state().fleet(command.stack());
        if (known.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.common.refused-no-fleet").with("id", new Text(String.valueOf(command.stack()))));
        }
        if (SeaCompany.follows(play.state(), known.get())) {
            var lead = SeaCompany.lead(play.state(), known.get());
            return EuCommandRun.refuse("EU-CMD-3", Sentence.of("eu.voyage.refused-led").with("stack", SentenceNames.fleet(play.state(), command.stack()))
                    .with("lead", SentenceNames.fleet(play.state(), lead.id())), Destinations.options(board, lead));
        }
        var stack = SeaCompany.together(play.state(), known.get());
        var forbidden = sailRefusal(board, stack);
        if (forbidden.isPresent()) {
            return EuCommandRun.refuse(forbidden.get());
        }
        var illegal = pathRefusal(board, stack, List.of(stack.at()), command.path(), command.action(), () -> Destinations.options(board, stack));
        if (illegal.isPresent()) {
            return EuCommandRun.refuse(illegal.get());
        }
        play.emit(new FleetSailed(stack.id(), stack.at(), command.path(), command.action().orElse(null), Departures.of(board, stack)));
        return EuCommandRun.success();
    }

    /** The reason why a stack may not begin a voyage now; empty if it may. */
    static Optional<Refusal> sailRefusal(WarView board, NavalStack stack) {
        var mover = new BeginningMover(RULE, true, stack.country(), () -> SentenceNames.fleet(board.state(), stack.id()), stack.moved());
        return mover.refusal(board, movement -> movement.hasStackUnderWay() || movement.ride().isPresent())
                .or(() -> riderRefusal(board, stack).or(() -> SailingTogether.leadRefusal(board, stack)).or(() -> NavalCampaignLimits.moveRefusal(board, stack)));
    }

    /** The reason why ships do not sail to which a leader has come alone in this impulse: he moves no further (EU-MOVE-ONCE). */
    private static Optional<Refusal> riderRefusal(WarView board, NavalStack stack) {
        var movement = (Movement) board.state().phase();
        return stack.leaders().stream().filter(movement.rode()::contains).findFirst()
                .map(leader -> Refusal.of("EU-MOVE-ONCE", Sentence.of("eu.common.refused-leader-rode").with("leader", SentenceNames.leader(board.state(), leader)).with("ships", true)));
    }

    /** The reason why a way, or the action at its end, is not legal; with the legal voyages. */
    static Optional<Refusal> pathRefusal(WarView board, NavalStack stack, List<SpaceId> before, List<SpaceId> path,
            Optional<NavalAction> action, Supplier<List<Option>> options) {
        var legal = new OptionsOnDemand(options);
        if (path.isEmpty() && action.isEmpty()) {
            return Optional.of(Refusal.of(RULE, NO_VOYAGE).withLegal(legal));
        }
        return wayRefusal(board, stack, before, path, legal).or(() -> action.flatMap(then -> NavalActions.endRefusal(board, stack, before, path, then))
                .map(refusal -> refusal.withLegal(legal)));
    }

    /** The reason why a way is not legal, whatever is done at its end; with the legal voyages. */
    static Optional<Refusal> wayRefusal(WarView board, NavalStack stack, List<SpaceId> before, List<SpaceId> path, OptionsOnDemand legal) {
        if (path.size() > LONGEST_PATH) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.voyage.refused-long-path").with("most", LONGEST_PATH)));
        }
        var way = new ArrayList<>(before);
        for (var next : path) {
            if (!Seas.isStep(board, stack, way.getLast(), next)) {
                return Optional.of(Refusal.of(RULE, closedReason(board, stack, way.getLast(), next)).withLegal(legal));
            }
            way.add(next);
        }
        var barred = PortPassage.passageRefusal(board, stack, way);
        return barred.map(why -> Refusal.of(PortPassage.RULE, why).withLegal(legal));
    }

    private static Sentence closedReason(WarView board, NavalStack stack, SpaceId from, SpaceId to) {
        var ships = SentenceNames.fleet(board.state(), stack.id());
        if (board.map().spaces().zone(to).isEmpty()) {
            return Sentence.of("eu.voyage.refused-no-space").with("id", new Text(to.value().length() > LONGEST_PATH ? to.value().substring(0, LONGEST_PATH) + "..." : to.value()));
        }
        if (board.map().between(from, to).isEmpty() || board.map().sea(from).isEmpty() && board.map().sea(to).isEmpty()) {
            return Sentence.of("eu.voyage.refused-not-adjacent").with("from", SentenceNames.place(from)).with("to", SentenceNames.place(to));
        }
        if (Presidios.isFriendly(board, stack, to)) {
            return Sentence.of("eu.voyage.refused-presidio").with("where", SentenceNames.place(to));
        }
        if (board.map().sea(to).isEmpty()) {
            return Ports.hasHarbour(board, to)
                    ? Sentence.of("eu.voyage.refused-port-closed").with("where", SentenceNames.place(to)).with("stack", ships)
                    : Sentence.of("eu.voyage.refused-no-port").with("where", SentenceNames.place(to));
        }
        return Seas.isOpen(board, stack, to) ? Sentence.of("eu.voyage.refused-galleys").with("where", SentenceNames.place(to))
                : Seas.isKnown(board, stack, to) ? Sentence.of("eu.voyage.refused-frozen").with("where", SentenceNames.place(to))
                : Seas.isPlayed(board, to) ? Sentence.of("eu.voyage.refused-unknown").with("stack", ships).with("where", SentenceNames.place(to))
                : Sentence.of("eu.voyage.refused-not-played").with("where", SentenceNames.place(to));
    }
}

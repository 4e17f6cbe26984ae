package tercio.domain.eu.sea.voyage.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.attrition.play.NavalAttritionRolls;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.cargo.play.StayingAboard;
import tercio.domain.eu.sea.cargo.play.StrandedTroops;
import tercio.domain.eu.sea.flotilla.play.JoinedBlockades;
import tercio.domain.eu.sea.flotilla.play.SailingTogether;
import tercio.domain.eu.sea.interception.play.SeaInterceptionBattles;
import tercio.domain.eu.sea.ships.play.Departures;
import tercio.domain.eu.sea.ships.play.NearestPorts;
import tercio.domain.eu.sea.ships.play.PortPassage;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.ships.play.Presidios;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.sea.shorefire.play.ShoreFires;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.FleetEntered;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.FleetSailed;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.InterceptionsOver;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.NavalActionBegan;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.NavalActionReduced;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.TroopsEmbarked;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyageEnded;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyagePaused;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyageRedirected;
import tercio.domain.eu.turn.precedence.play.BeginningMover;
import tercio.domain.eu.world.convoy.play.Treasures;
import tercio.domain.eu.world.corsair.play.GoldRaids;
import tercio.domain.game.Option;
import tercio.domain.game.OptionsOnDemand;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Movements at sea, each completed before the next begins (EU-MOVE-SEA). The way has no limit. Who announces an action at its end rolls for
 * attrition as he enters the zone, before anybody intercepts there; who announces none rolls when the way is over (AMB-20).
 */
public final class Voyages {

    public static final String RULE = "EU-MOVE-SEA";

    /** Why an order that neither sails nor begins anything is refused. */
    static final Sentence NO_VOYAGE = Sentence.of("eu.voyage.refused-no-voyage");

    /** The most spaces of a path in one command. */
    private static final int LONGEST_PATH = 100;

    private Voyages() {}

    /** The voyage under way; empty between voyages. */
    public static Optional<Voyage> voyageUnderWay(WarView board) {
        return board.state().phase() instanceof Phase.Movement movement ? Optional.ofNullable(movement.voyage()) : Optional.empty();
    }

    /** Begins a voyage. Refused for a stack that may not move, or an illegal way or action. */
    static Optional<Verdict<EuEvent>> sail(EuCommandRun play, SailFleet command) {
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
            return forbidden;
        }
        var illegal = pathRefusal(board, stack, List.of(stack.at()), command.path(), command.action(), () -> Destinations.options(board, stack));
        if (illegal.isPresent()) {
            return illegal;
        }
        play.emit(new FleetSailed(stack.id(), stack.at(), command.path(), command.action().orElse(null), Departures.of(board, stack)));
        return EuCommandRun.done();
    }

    /** The reason why a stack may not begin a voyage now; empty if it may. */
    static Optional<Verdict<EuEvent>> sailRefusal(WarView board, NavalStack stack) {
        var mover = new BeginningMover(RULE, true, stack.country(), () -> SentenceNames.fleet(board.state(), stack.id()), stack.moved());
        return mover.refusal(board, movement -> movement.hasStackUnderWay() || movement.ride() != null)
                .or(() -> riderRefusal(board, stack).or(() -> SailingTogether.leadRefusal(board, stack)).or(() -> NavalCampaignLimits.moveRefusal(board, stack)).map(Verdict.Refused<EuEvent>::new));
    }

    /** The reason why ships do not sail to which a leader has come alone in this impulse: he moves no further (EU-MOVE-ONCE). */
    private static Optional<Refusal> riderRefusal(WarView board, NavalStack stack) {
        var movement = (Phase.Movement) board.state().phase();
        return stack.leaders().stream().filter(movement.rode()::contains).findFirst()
                .map(leader -> Refusal.of("EU-MOVE-ONCE", Sentence.of("eu.common.refused-leader-rode").with("leader", SentenceNames.leader(board.state(), leader)).with("ships", true)));
    }

    /** The reason why a way, or the action at its end, is not legal; with the legal voyages. */
    static Optional<Verdict<EuEvent>> pathRefusal(WarView board, NavalStack stack, List<SpaceId> before, List<SpaceId> path,
            Optional<NavalAction> action, Supplier<List<Option>> options) {
        var legal = new OptionsOnDemand(options);
        if (path.size() > LONGEST_PATH) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.voyage.refused-long-path").with("most", LONGEST_PATH));
        }
        if (path.isEmpty() && action.isEmpty()) {
            return EuCommandRun.refuse(RULE, NO_VOYAGE, legal);
        }
        var way = new ArrayList<>(before);
        for (var next : path) {
            if (!Seas.steps(board, stack, way.getLast()).contains(next)) {
                return EuCommandRun.refuse(RULE, closedReason(board, stack, way.getLast(), next), legal);
            }
            way.add(next);
        }
        var barred = PortPassage.passageRefusal(board, stack, way);
        if (barred.isPresent()) {
            return EuCommandRun.refuse(PortPassage.RULE, barred.get(), legal);
        }
        return action.flatMap(then -> NavalActions.endRefusal(board, stack, before, path, then))
                .map(refusal -> new Verdict.Refused<EuEvent>(refusal.withLegal(legal)));
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

    // --- On the way ------------------------------------------------------------------------------------------------

    /**
     * One automatic step of a voyage: the next space, attrition, or its end.
     *
     * @return whether there was one; not while it waits for a player
     */
    public static boolean continueVoyage(EuCommandRun play, Voyage voyage) {
        var gone = play.state().fleet(voyage.stack()).isEmpty();
        if (gone) {
            play.emit(new VoyageEnded(voyage.stack(), voyage.position()));
            return true;
        }
        return switch (voyage.awaits()) {
            case ESCAPE, TURNED_AWAY, BLOCKADER, SHORE_FIRE, ONWARD, EMBARKATION, REGROUPING -> false;
            case INTERCEPTION -> resolveInterception(play, voyage);
            case BATTLE -> false;
            case CORSAIRS -> GoldRaids.endTurns(play, voyage);
            case NOTHING -> {
                enterNext(play, voyage);
                yield true;
            }
        };
    }

    /** Attrition of an announced action, and then the corsairs, come before the interceptions. When nobody is asked any more, who was caught fights. */
    private static boolean resolveInterception(EuCommandRun play, Voyage voyage) {
        if (voyage.onward().isEmpty() && voyage.action() != null && voyage.action().isAnnounced() && !voyage.rolled()) {
            NavalAttritionRolls.makeDue(play, voyage);
            return true;
        }
        if (GoldRaids.startTurns(play, voyage)) {
            return true;
        }
        if (SeaInterceptionBattles.isAsking(play.board(), voyage)) {
            return false;
        }
        if (voyage.interceptors().isEmpty()) {
            play.emit(new InterceptionsOver(voyage.stack(), voyage.position()));
        } else {
            SeaInterceptionBattles.fight(play, voyage);
        }
        return true;
    }

    private static void enterNext(EuCommandRun play, Voyage voyage) {
        var next = voyage.next();
        if (next.isEmpty()) {
            endVoyage(play, voyage);
        } else if (!Blockades.announceBlockade(play, voyage, next.get()) && !ShoreFires.announceBatteries(play, voyage, next.get())) {
            play.emit(new FleetEntered(voyage.stack(), voyage.position(), next.get()));
        }
    }

    /** The way is over: attrition that has not been rolled, then the action. */
    private static void endVoyage(EuCommandRun play, Voyage voyage) {
        if (voyage.action() != null && voyage.action().kind() == NavalAction.Kind.EMBARKATION) {
            embark(play, voyage, voyage.action());
            return;
        }
        if (voyage.action() != null && voyage.action().kind() == NavalAction.Kind.LADING) {
            loadGold(play, voyage);
            return;
        }
        if (voyage.action() != null && voyage.action().kind() == NavalAction.Kind.REGROUPING) {
            play.emit(new VoyagePaused(voyage.stack(), voyage.position()));
            return;
        }
        boolean stayedInPort = voyage.way().stream().allMatch(space -> play.map().sea(space).isEmpty());
        if (!voyage.rolled() && !stayedInPort) {
            NavalAttritionRolls.makeDue(play, voyage);
            return;
        }
        var stack = play.state().sailing(voyage.stack()).orElseThrow();
        var announced = voyage.action();
        var left = announced == null || voyage.isTooLateFor(announced) ? Optional.<NavalAction>empty()
                : NavalActions.remainingAction(play.board(), stack, voyage.way(), announced);
        if (announced != null && left.filter(announced::equals).isEmpty()) {
            recordReduction(play, stack, voyage, announced, left);
        }
        left.ifPresent(action -> {
            play.emit(new NavalActionBegan(stack.id(), action, NavalActions.isActive(play.board(), stack, voyage.position(), action)));
            SeaCompany.of(play.state(), play.state().fleet(stack.id()).orElseThrow()).forEach(each -> JoinedBlockades.join(play, each.id()));
        });
        if (!bringTroopsBack(play, stack, voyage, left)) {
            play.emit(new VoyageEnded(stack.id(), voyage.position()));
        }
    }

    /** Tells what is left of an action, and why the rest is not. */
    private static void recordReduction(EuCommandRun play, NavalStack stack, Voyage voyage, NavalAction announced, Optional<NavalAction> left) {
        var why = NavalActions.actionRefusal(play.board(), stack, voyage.way(), announced);
        play.emit(new NavalActionReduced(stack.id(), announced, left.orElse(null)),
                why.map(Voyages::explain).stream().toList());
    }

    private static Step explain(Refusal refusal) {
        var step = Step.of("announced action", refusal.rule());
        return refusal.detail() instanceof Sentence.Keyed why ? step.result(why) : step;
    }

    /**
     * Troops that have not landed do not stay in the ships, which bring them to the closest port (EU-SEA-TRANSPORT). Reading: to the first by name of
     * several; if no port receives the ships, to the closest friendly coast ({@link StrandedTroops}).
     */
    private static boolean bringTroopsBack(EuCommandRun play, NavalStack stack, Voyage voyage, Optional<NavalAction> begun) {
        boolean aboard = !stack.aboard().isEmpty() && begun.flatMap(NavalAction::landingProvince).isEmpty() && begun.filter(action -> action.kind() == NavalAction.Kind.EXPLORATION).isEmpty();
        if (!aboard || play.map().sea(voyage.position()).isEmpty() || StayingAboard.isAllowed(play.board(), stack, voyage.position())) {
            return false;
        }
        var port = NearestPorts.closest(play.board(), stack, voyage.position()).entrySet().stream().min(Map.Entry.comparingByKey()).map(Map.Entry::getValue);
        var way = port.or(() -> StrandedTroops.wayToCoast(play.board(), stack, voyage.position()).filter(path -> !path.isEmpty()));
        way.ifPresent(path -> play.emit(new VoyageRedirected(stack.id(), path, null)));
        return way.isPresent();
    }

    /** Gold goes aboard, as much as there is room for, unless the ships have fought on their way or lost the room for it. */
    private static void loadGold(EuCommandRun play, Voyage voyage) {
        var ships = play.state().sailing(voyage.stack()).orElseThrow();
        if (voyage.fought() || Treasures.refusal(play.board(), ships).isPresent()) {
            play.emit(new VoyageRedirected(voyage.stack(), List.of(), null));
        } else {
            Treasures.loadAll(play, ships);
        }
    }

    /** Troops go aboard, unless the ships have fought on their way or lost the room for them. */
    private static void embark(EuCommandRun play, Voyage voyage, NavalAction action) {
        var ships = play.state().sailing(voyage.stack()).orElseThrow();
        var troops = new StackId(action.target().orElseThrow());
        if (voyage.fought() || Cargo.embarkationRefusal(play.board(), ships, voyage.position(), troops).isPresent()) {
            play.emit(new VoyageRedirected(voyage.stack(), List.of(), null));
        } else {
            play.emit(new TroopsEmbarked(voyage.stack(), troops, play.state().stack(troops).orElseThrow().province(), Optional.of(voyage.position())));
        }
    }

    /**
     * Lifts blockades that have lost their ground.
     *
     * @return whether there was one
     */
    public static boolean liftBlockades(EuCommandRun play) {
        return Blockades.lift(play);
    }
}

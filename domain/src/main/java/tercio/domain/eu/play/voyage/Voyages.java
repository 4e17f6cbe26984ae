package tercio.domain.eu.play.voyage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.SpokenNames;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.cargo.Cargo;
import tercio.domain.eu.play.cargo.StayingAboard;
import tercio.domain.eu.play.flotilla.JoinedBlockades;
import tercio.domain.eu.play.flotilla.SailingTogether;
import tercio.domain.eu.play.goldraid.GoldRaids;
import tercio.domain.eu.play.harbour.Departures;
import tercio.domain.eu.play.harbour.Havens;
import tercio.domain.eu.play.harbour.PortPassage;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.play.harbour.Presidios;
import tercio.domain.eu.play.harbour.Seas;
import tercio.domain.eu.play.precedence.BeginningMover;
import tercio.domain.eu.play.seawatch.SeaCatches;
import tercio.domain.eu.play.shiploss.NavalAttritionRolls;
import tercio.domain.eu.play.shorefire.ShoreFires;
import tercio.domain.eu.play.treasure.Treasures;
import tercio.domain.eu.play.voyage.VoyageCommand.SailFleet;
import tercio.domain.eu.play.voyage.VoyageEvent.FleetEntered;
import tercio.domain.eu.play.voyage.VoyageEvent.FleetSailed;
import tercio.domain.eu.play.voyage.VoyageEvent.InterceptionsOver;
import tercio.domain.eu.play.voyage.VoyageEvent.NavalActionBegan;
import tercio.domain.eu.play.voyage.VoyageEvent.NavalActionReduced;
import tercio.domain.eu.play.voyage.VoyageEvent.TroopsEmbarked;
import tercio.domain.eu.play.voyage.VoyageEvent.VoyageEnded;
import tercio.domain.eu.play.voyage.VoyageEvent.VoyagePaused;
import tercio.domain.eu.play.voyage.VoyageEvent.VoyageRedirected;
import tercio.domain.game.Option;
import tercio.domain.game.OptionsOnDemand;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * Movements at sea, each completed before the next begins (EU-MOVE-SEA). The way has no limit. Who announces an action at its end rolls for
 * attrition as he enters the zone, before anybody intercepts there; who announces none rolls when the way is over (AMB-20).
 */
public final class Voyages {

    public static final String RULE = "EU-MOVE-SEA";

    /** The most spaces of a path in one command. */
    private static final int LONGEST_PATH = 100;

    private Voyages() {}

    /** The voyage under way; empty between voyages. */
    public static Optional<Voyage> underWay(Board board) {
        return board.state().phase() instanceof Phase.Movement movement ? Optional.ofNullable(movement.voyage()) : Optional.empty();
    }

    /** Begins a voyage. Refused for a stack that may not move, or an illegal way or action. */
    static Optional<Verdict<EuEvent>> sail(Play play, SailFleet command) {
        var board = play.board();
        var known = play.state().fleet(command.stack());
        if (known.isEmpty()) {
            return Play.refused(RULE, "there is no naval stack " + command.stack());
        }
        if (SeaCompany.follows(play.state(), known.get())) {
            var lead = SeaCompany.lead(play.state(), known.get());
            return Play.refused("EU-CMD-3", FleetTitle.of(play.state(), command.stack()) + " is one stack with " + FleetTitle.of(play.state(), lead.id())
                    + ", which leads it: that one is moved, or this one sails by itself first", Destinations.options(board, lead));
        }
        var stack = SeaCompany.together(play.state(), known.get());
        var forbidden = forbidden(board, stack);
        if (forbidden.isPresent()) {
            return forbidden;
        }
        var illegal = illegal(board, stack, List.of(stack.at()), command.path(), command.action(), () -> Destinations.options(board, stack));
        if (illegal.isPresent()) {
            return illegal;
        }
        play.happens(new FleetSailed(stack.id(), stack.at(), command.path(), command.action().orElse(null), Departures.of(board, stack)));
        return Play.done();
    }

    /** The reason why a stack may not begin a voyage now; empty if it may. */
    static Optional<Verdict<EuEvent>> forbidden(Board board, NavalStack stack) {
        var mover = new BeginningMover(RULE, "naval stacks", stack.country(), () -> FleetTitle.of(board.state(), stack.id()), stack.moved());
        return mover.forbidden(board, movement -> movement.busy() || movement.ride() != null)
                .or(() -> ridden(board, stack).or(() -> SailingTogether.forbidsLeading(board, stack)).or(() -> NavalPermission.forbidsMoving(board, stack)).map(Verdict.Refused<EuEvent>::new));
    }

    /** The reason why ships do not sail to which a leader has come alone in this impulse: he moves no further (EU-MOVE-ONCE). */
    private static Optional<Refusal> ridden(Board board, NavalStack stack) {
        var movement = (Phase.Movement) board.state().phase();
        return stack.leaders().stream().filter(movement.rode()::contains).findFirst()
                .map(leader -> Refusal.of("EU-MOVE-ONCE", SpokenNames.leader(board.state(), leader) + " has ridden to the ships this impulse and moves no further"));
    }

    /** The reason why a way, or the action at its end, is not legal; with the legal voyages. */
    static Optional<Verdict<EuEvent>> illegal(Board board, NavalStack stack, List<String> before, List<String> path,
            Optional<NavalAction> action, Supplier<List<Option>> options) {
        var legal = new OptionsOnDemand(options);
        if (path.size() > LONGEST_PATH) {
            return Play.refused(RULE, "a path has at most " + LONGEST_PATH + " spaces");
        }
        boolean begins = action.filter(then -> then.kind() != NavalAction.Kind.REGROUPING).filter(then -> board.map().sea(stack.at()).isPresent() || then.kind() == NavalAction.Kind.EMBARKATION
                || then.landing().isPresent() && before.size() > 1).isPresent();
        if (path.isEmpty() && !begins) {
            return Play.refused(RULE, "a voyage enters a sea zone, or begins an action where the stack lies at sea", legal);
        }
        var way = new ArrayList<>(before);
        for (var next : path) {
            if (!Seas.steps(board, stack, way.getLast()).contains(next)) {
                return Play.refused(RULE, closed(board, stack, way.getLast(), next), legal);
            }
            way.add(next);
        }
        var barred = PortPassage.barred(board, stack, way);
        if (barred.isPresent()) {
            return Play.refused(PortPassage.RULE, barred.get(), legal);
        }
        return action.flatMap(then -> NavalActions.forbids(board, stack, way, then).or(() -> NavalPermission.forbids(board, stack, way.getLast(), then)))
                .map(refusal -> new Verdict.Refused<EuEvent>(refusal.legal(legal)));
    }

    private static String closed(Board board, NavalStack stack, String from, String to) {
        var ships = FleetTitle.of(board.state(), stack.id());
        if (board.map().spaces().zone(to).isEmpty()) {
            return "there is no sea zone or port " + (to.length() > LONGEST_PATH ? to.substring(0, LONGEST_PATH) + "..." : to);
        }
        if (board.map().between(from, to).isEmpty() || board.map().sea(from).isEmpty() && board.map().sea(to).isEmpty()) {
            return "no ship goes from " + board.name(from) + " to " + board.name(to) + " without another zone between them";
        }
        if (Presidios.friendly(board, stack, to)) {
            return "the presidio in " + board.name(to) + " holds no FLEET counter and no ships with troops aboard: they lie in the sea zone beside it, and troops land "
                    + "from there as in a port";
        }
        if (board.map().sea(to).isEmpty()) {
            return Ports.anchored(board, to)
                    ? "the port of " + board.name(to) + " is not friendly to " + ships + " or too small for it"
                    : "there is no port in " + board.name(to);
        }
        return Seas.open(board, stack, to) ? "galleys go to the Mediterranean and the Baltic alone, not to " + board.name(to)
                : Seas.known(board, stack, to) ? board.name(to) + " is frozen"
                : Seas.played(board, to) ? ships + " does not know " + board.name(to) + ": it explores an unknown zone from the zone next to it"
                : board.name(to) + " is not in this game, which is one of Europe";
    }

    // --- On the way ------------------------------------------------------------------------------------------------

    /**
     * One automatic step of a voyage: the next space, attrition, or its end.
     *
     * @return whether there was one; not while it waits for a player
     */
    public static boolean goOn(Play play, Voyage voyage) {
        var gone = play.state().fleet(voyage.stack()).isEmpty();
        if (gone) {
            play.happens(new VoyageEnded(voyage.stack(), voyage.at()));
            return true;
        }
        return switch (voyage.awaits()) {
            case ESCAPE, TURNED_AWAY, BLOCKADER, SHORE_FIRE, ONWARD, EMBARKATION, REGROUPING -> false;
            case INTERCEPTION -> intercepted(play, voyage);
            case BATTLE -> false;
            case CORSAIRS -> GoldRaids.goOn(play, voyage);
            case NOTHING -> {
                step(play, voyage);
                yield true;
            }
        };
    }

    /** Attrition of an announced action, and then the corsairs, come before the interceptions. When nobody is asked any more, who was caught fights. */
    private static boolean intercepted(Play play, Voyage voyage) {
        if (voyage.onward().isEmpty() && voyage.action() != null && voyage.action().announced() && !voyage.rolled()) {
            NavalAttritionRolls.due(play, voyage);
            return true;
        }
        if (GoldRaids.meets(play, voyage)) {
            return true;
        }
        if (SeaCatches.asks(play.board(), voyage)) {
            return false;
        }
        if (voyage.interceptors().isEmpty()) {
            play.happens(new InterceptionsOver(voyage.stack(), voyage.at()));
        } else {
            SeaCatches.fight(play, voyage);
        }
        return true;
    }

    private static void step(Play play, Voyage voyage) {
        var next = voyage.next();
        if (next.isEmpty()) {
            end(play, voyage);
        } else if (!Blockades.meets(play, voyage, next.get()) && !ShoreFires.meets(play, voyage, next.get())) {
            play.happens(new FleetEntered(voyage.stack(), voyage.at(), next.get()));
        }
    }

    /** The way is over: attrition that has not been rolled, then the action. */
    private static void end(Play play, Voyage voyage) {
        if (voyage.action() != null && voyage.action().kind() == NavalAction.Kind.EMBARKATION) {
            embark(play, voyage, voyage.action());
            return;
        }
        if (voyage.action() != null && voyage.action().kind() == NavalAction.Kind.LADING) {
            lade(play, voyage);
            return;
        }
        if (voyage.action() != null && voyage.action().kind() == NavalAction.Kind.REGROUPING) {
            play.happens(new VoyagePaused(voyage.stack(), voyage.at()));
            return;
        }
        boolean stayedInPort = voyage.way().stream().allMatch(space -> play.map().sea(space).isEmpty());
        if (!voyage.rolled() && !stayedInPort) {
            NavalAttritionRolls.due(play, voyage);
            return;
        }
        var stack = play.state().sailing(voyage.stack()).orElseThrow();
        var announced = voyage.action();
        var left = announced == null || voyage.tooLateFor(announced) ? Optional.<NavalAction>empty()
                : NavalActions.left(play.board(), stack, voyage.way(), announced);
        if (announced != null && left.filter(announced::equals).isEmpty()) {
            reduced(play, stack, voyage, announced, left);
        }
        left.ifPresent(action -> {
            play.happens(new NavalActionBegan(stack.id(), action, NavalActions.active(play.board(), stack, voyage.at(), action)));
            SeaCompany.of(play.state(), play.state().fleet(stack.id()).orElseThrow()).forEach(each -> JoinedBlockades.join(play, each.id()));
        });
        if (!bringsBack(play, stack, voyage, left)) {
            play.happens(new VoyageEnded(stack.id(), voyage.at()));
        }
    }

    /** Tells what is left of an action, and why the rest is not. */
    private static void reduced(Play play, NavalStack stack, Voyage voyage, NavalAction announced, Optional<NavalAction> left) {
        var why = NavalActions.forbids(play.board(), stack, voyage.way(), announced);
        play.happens(new NavalActionReduced(stack.id(), announced, left.orElse(null)),
                why.map(refusal -> Step.of("announced action", refusal.rule().id()).result(refusal.detail())).stream().toList());
    }

    /**
     * Troops that have not landed do not stay in the ships, which bring them to the closest port (EU-SEA-TRANSPORT). Reading: to the first by name of
     * several; if there is none, they stay aboard until they can land.
     */
    private static boolean bringsBack(Play play, NavalStack stack, Voyage voyage, Optional<NavalAction> begun) {
        boolean aboard = !stack.aboard().isEmpty() && begun.flatMap(NavalAction::landing).isEmpty() && begun.filter(action -> action.kind() == NavalAction.Kind.EXPLORATION).isEmpty();
        if (!aboard || play.map().sea(voyage.at()).isEmpty() || StayingAboard.allowed(play.board(), stack, voyage.at())) {
            return false;
        }
        var way = Havens.closest(play.board(), stack, voyage.at()).entrySet().stream().min(Map.Entry.comparingByKey()).map(Map.Entry::getValue);
        way.ifPresent(path -> play.happens(new VoyageRedirected(stack.id(), path, null)));
        return way.isPresent();
    }

    /** Gold goes aboard, as much as there is room for, unless the ships have fought on their way or lost the room for it. */
    private static void lade(Play play, Voyage voyage) {
        var ships = play.state().sailing(voyage.stack()).orElseThrow();
        if (voyage.fought() || Treasures.forbids(play.board(), ships).isPresent()) {
            play.happens(new VoyageRedirected(voyage.stack(), List.of(), null));
        } else {
            Treasures.lade(play, ships);
        }
    }

    /** Troops go aboard, unless the ships have fought on their way or lost the room for them. */
    private static void embark(Play play, Voyage voyage, NavalAction action) {
        var ships = play.state().sailing(voyage.stack()).orElseThrow();
        var troops = action.target().orElseThrow();
        if (voyage.fought() || Cargo.forbids(play.board(), ships, voyage.at(), troops).isPresent()) {
            play.happens(new VoyageRedirected(voyage.stack(), List.of(), null));
        } else {
            play.happens(new TroopsEmbarked(voyage.stack(), troops, play.state().stack(troops).orElseThrow().province(), Optional.of(voyage.at())));
        }
    }

    /**
     * Lifts blockades that have lost their ground.
     *
     * @return whether there was one
     */
    public static boolean settled(Play play) {
        return Blockades.lift(play);
    }
}

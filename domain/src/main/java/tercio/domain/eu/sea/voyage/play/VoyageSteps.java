package tercio.domain.eu.sea.voyage.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.sea.attrition.play.NavalAttritionRolls;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.cargo.play.StayingAboard;
import tercio.domain.eu.sea.cargo.play.StrandedTroops;
import tercio.domain.eu.sea.flotilla.play.JoinedBlockades;
import tercio.domain.eu.sea.interception.play.SeaInterceptionBattles;
import tercio.domain.eu.sea.ships.play.NearestPorts;
import tercio.domain.eu.sea.shorefire.play.ShoreFires;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.FleetEntered;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.InterceptionsOver;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.NavalActionBegan;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.NavalActionReduced;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.TroopsEmbarked;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyageEnded;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyagePaused;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.VoyageRedirected;
import tercio.domain.eu.world.convoy.play.Treasures;
import tercio.domain.eu.world.corsair.play.GoldRaids;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Takes a voyage on by itself: into the next space, through what awaits it there, and to its end (EU-MOVE-SEA). A stack that announces an action at
 * the end rolls for attrition as it enters the zone, before anybody intercepts there; one that announces none rolls when the way is over (AMB-20).
 */
public final class VoyageSteps {

    private VoyageSteps() {}

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
                why.map(VoyageSteps::explain).stream().toList());
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

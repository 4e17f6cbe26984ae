package tercio.domain.eu.world.exploration.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.OverseasAtStart.EstablishmentAtStart;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.eu.world.exploration.CarriedDiscoveries;
import tercio.domain.eu.world.exploration.Diffusion;
import tercio.domain.eu.world.exploration.Discoveries;
import tercio.domain.eu.world.exploration.HomeComing;
import tercio.domain.eu.world.exploration.StackMeeting;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesBroughtHome;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesLost;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesShared;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesSpread;
import tercio.domain.map.SpaceId;

/** Automatic changes of discoveries: brought home, shared by stacks that meet, lost with a stack, spread by a colony of level 6. */
public final class StackDiscoveries {

    private StackDiscoveries() {}

    /**
     * The board with the knowledge of stacks after a step of play, in a game whose meetings are quiet: stacks that have met share, and what
     * lost stacks carried is gone. Both follow from where the stacks are, so that no event tells others that there was something
     * (EU-DISCOVERY-MEETING, EU-DISCOVERY-LOST).
     */
    public static EuState withDiscoveriesShared(EuState state) {
        if (!state.world().isQuiet() || state.world().discoveries().carried().isEmpty()) {
            return state;
        }
        var known = state.world().discoveries();
        var changed = true;
        while (changed) {
            var before = known;
            for (var entry : before.carried().entrySet()) {
                var place = ExploringStacks.place(state, entry.getKey());
                known = place.isEmpty() ? known.withoutStack(entry.getKey()) : afterSharing(state, known, entry.getKey(), place.get());
            }
            changed = !known.equals(before);
        }
        return state.withDiscoveries(known);
    }

    private static Discoveries afterSharing(EuState state, Discoveries known, StackId stack, SpaceId place) {
        var next = known;
        var own = known.carriedBy(stack);
        if (own.isPresent()) {
            for (var other : stacksAt(state, place, own.get().country())) {
                if (!other.equals(stack) && next.carriedBy(other).filter(next.carriedBy(stack).orElseThrow()::equals).isEmpty()) {
                    next = new StackMeeting(next, place, stack, own.get().country(), other, own.get().country()).discoveriesAfter();
                }
            }
        }
        return next;
    }

    /**
     * Spreads the discoveries of a new colony of level 6.
     *
     * @return whether there were any
     */
    public static boolean spreadDiscoveries(EuCommandRun play) {
        if (play.state().scenario().overseas().isEmpty()) {
            return false;
        }
        var world = play.state().world();
        var zones = Diffusion.newEuropeanColonies(world.discoveries(), world.establishments());
        if (!zones.isEmpty()) {
            play.emit(new DiscoveriesSpread(zones));
        }
        return !zones.isEmpty();
    }

    /**
     * Settles the next discoveries of a stack: lost with it, brought home, or shared with a stack that it meets.
     *
     * @return whether there were any
     */
    public static boolean settleCarriedDiscoveries(EuCommandRun play) {
        if (play.state().scenario().overseas().isEmpty()) {
            return false;
        }
        for (var entry : play.state().world().discoveries().carried().entrySet()) {
            var place = ExploringStacks.place(play.state(), entry.getKey());
            if (place.isEmpty()) {
                play.emit(new DiscoveriesLost(entry.getValue().country(), entry.getKey()));
                return true;
            }
            if (isHome(play.board(), entry.getValue(), place.get())) {
                play.emit(new DiscoveriesBroughtHome(entry.getValue().country(), entry.getKey(), List.copyOf(entry.getValue().zones())));
                return true;
            }
            var met = stackMet(play.board(), entry.getKey(), entry.getValue(), place.get());
            if (met.isPresent()) {
                play.emit(new DiscoveriesShared(entry.getValue().country(), entry.getKey(), met.get()));
                return true;
            }
        }
        return false;
    }

    private static boolean isHome(WarView board, CarriedDiscoveries own, SpaceId place) {
        var land = board.map().province(place);
        if (land.isEmpty()) {
            return false;
        }
        var alliance = board.state().allianceOf(own.country());
        var friends = !alliance.isBelligerent() ? Set.of(own.country()) : Set.copyOf(board.state().members(alliance));
        return new HomeComing(establishmentsAtStart(board.state().scenario()), board.state().world().establishments(), friends)
                .isHome(land.get(), Optional.ofNullable(board.controller(place)));
    }

    private static Establishments establishmentsAtStart(EuScenario scenario) {
        var all = Establishments.NONE;
        for (var each : scenario.world().establishments().stream().map(EstablishmentAtStart::establishment).toList()) {
            all = all.with(each);
        }
        return all;
    }

    /** A stack of the same country in the same place that carries other discoveries or none, with which this one shares what it knows. */
    private static Optional<StackId> stackMet(WarView board, StackId stack, CarriedDiscoveries own, SpaceId place) {
        var discoveries = board.state().world().discoveries();
        return stacksAt(board.state(), place, own.country()).stream().filter(other -> !other.equals(stack))
                .filter(other -> discoveries.carriedBy(other).filter(own::equals).isEmpty())
                .filter(other -> new StackMeeting(discoveries, place, stack, own.country(), other, own.country()).mayShare())
                .findFirst();
    }

    private static List<StackId> stacksAt(EuState state, SpaceId place, CountryId country) {
        var all = new ArrayList<StackId>();
        state.stacks().values().stream().filter(stack -> stack.province().equals(place) && stack.country().equals(country)).forEach(stack -> all.add(stack.id()));
        state.navies().stacksAt(place).stream().filter(ships -> ships.country().equals(country)).forEach(ships -> {
            all.add(ships.id());
            ships.aboard().stream().filter(stack -> stack.country().equals(country)).forEach(stack -> all.add(stack.id()));
        });
        return all;
    }
}

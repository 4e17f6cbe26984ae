package tercio.domain.eu.play.expedition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.exploration.CarriedDiscoveries;
import tercio.domain.eu.exploration.Diffusion;
import tercio.domain.eu.exploration.Discoveries;
import tercio.domain.eu.exploration.HomeComing;
import tercio.domain.eu.exploration.StackMeeting;
import tercio.domain.eu.game.EuScenario;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.OverseasAtStart.EstablishmentAtStart;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.expedition.ExpeditionEvent.DiscoveriesBroughtHome;
import tercio.domain.eu.play.expedition.ExpeditionEvent.DiscoveriesLost;
import tercio.domain.eu.play.expedition.ExpeditionEvent.DiscoveriesShared;
import tercio.domain.eu.play.expedition.ExpeditionEvent.DiscoveriesSpread;
import tercio.domain.eu.world.Establishments;

/** Automatic changes of discoveries: brought home, shared by stacks that meet, lost with a stack, spread by a colony of level 6. */
public final class KnowledgeOfStacks {

    private KnowledgeOfStacks() {}

    /**
     * Takes one automatic step.
     *
     * @return whether there was one
     */
    public static boolean goOn(Play play) {
        return play.state().scenario().overseas().isPresent() && (spread(play) || carried(play));
    }

    /**
     * The board with the knowledge of stacks after a step of play, in a game whose meetings are quiet: stacks that have met share, and what
     * lost stacks carried is gone. Both follow from where the stacks are, so that no event tells others that there was something
     * (EU-DISCOVERY-MEETING, EU-DISCOVERY-LOST).
     */
    public static EuState settled(EuState state) {
        if (!state.world().isQuiet() || state.world().discoveries().carried().isEmpty()) {
            return state;
        }
        var known = state.world().discoveries();
        var changed = true;
        while (changed) {
            var before = known;
            for (var entry : before.carried().entrySet()) {
                var place = ExploringStacks.place(state, entry.getKey());
                known = place.isEmpty() ? known.lost(entry.getKey()) : shared(state, known, entry.getKey(), place.get());
            }
            changed = !known.equals(before);
        }
        return state.discoveries(known);
    }

    private static Discoveries shared(EuState state, Discoveries known, String stack, String place) {
        var next = known;
        var own = known.carriedBy(stack);
        if (own.isPresent()) {
            for (var other : at(state, place, own.get().country())) {
                if (!other.equals(stack) && next.carriedBy(other).filter(next.carriedBy(stack).orElseThrow()::equals).isEmpty()) {
                    next = new StackMeeting(next, place, stack, own.get().country(), other, own.get().country()).shared();
                }
            }
        }
        return next;
    }

    private static boolean spread(Play play) {
        var world = play.state().world();
        var zones = Diffusion.european(world.discoveries(), world.establishments());
        if (!zones.isEmpty()) {
            play.happens(new DiscoveriesSpread(zones));
        }
        return !zones.isEmpty();
    }

    private static boolean carried(Play play) {
        for (var entry : play.state().world().discoveries().carried().entrySet()) {
            var place = ExploringStacks.place(play.state(), entry.getKey());
            if (place.isEmpty()) {
                play.happens(new DiscoveriesLost(entry.getValue().country(), entry.getKey()));
                return true;
            }
            if (home(play.board(), entry.getValue(), place.get())) {
                play.happens(new DiscoveriesBroughtHome(entry.getValue().country(), entry.getKey(), List.copyOf(entry.getValue().zones())));
                return true;
            }
            var met = meets(play.board(), entry.getKey(), entry.getValue(), place.get());
            if (met.isPresent()) {
                play.happens(new DiscoveriesShared(entry.getValue().country(), entry.getKey(), met.get()));
                return true;
            }
        }
        return false;
    }

    private static boolean home(Board board, CarriedDiscoveries own, String place) {
        var land = board.map().province(place);
        if (land.isEmpty()) {
            return false;
        }
        int alliance = board.state().allianceOf(own.country());
        var friends = alliance < 0 ? Set.of(own.country()) : Set.copyOf(board.state().members(alliance));
        return new HomeComing(atStart(board.state().scenario()), board.state().world().establishments(), friends)
                .at(land.get(), Optional.ofNullable(board.controller(place)));
    }

    private static Establishments atStart(EuScenario scenario) {
        var all = Establishments.NONE;
        for (var each : scenario.world().establishments().stream().map(EstablishmentAtStart::establishment).toList()) {
            all = all.with(each);
        }
        return all;
    }

    /** A stack of the same country in the same place that carries other discoveries or none, with which this one shares what it knows. */
    private static Optional<String> meets(Board board, String stack, CarriedDiscoveries own, String place) {
        var discoveries = board.state().world().discoveries();
        return at(board.state(), place, own.country()).stream().filter(other -> !other.equals(stack))
                .filter(other -> discoveries.carriedBy(other).filter(own::equals).isEmpty())
                .filter(other -> new StackMeeting(discoveries, place, stack, own.country(), other, own.country()).share())
                .findFirst();
    }

    private static List<String> at(EuState state, String place, String country) {
        var all = new ArrayList<String>();
        state.stacks().values().stream().filter(stack -> stack.province().equals(place) && stack.country().equals(country)).forEach(stack -> all.add(stack.id()));
        state.navies().at(place).stream().filter(ships -> ships.country().equals(country)).forEach(ships -> {
            all.add(ships.id());
            ships.aboard().stream().filter(stack -> stack.country().equals(country)).forEach(stack -> all.add(stack.id()));
        });
        return all;
    }
}

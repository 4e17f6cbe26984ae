package tercio.domain.eia.scenario;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eia.common.charts.EiaCharts;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.game.EiaScenario;

/** The faults in corps and leaders. */
final class ForceFaults {

    private final EiaScenario scenario;
    private final EiaCharts charts;
    private final PlaceChecks places;
    private final FaultList faults;
    private final TransportFaults aboard;

    ForceFaults(EiaScenario scenario, PlaceChecks places, FaultList faults) {
        this.scenario = scenario;
        this.charts = EiaCharts.of(scenario.charts());
        this.places = places;
        this.faults = faults;
        this.aboard = new TransportFaults(scenario, faults);
    }

    void find() {
        var seen = new HashSet<String>();
        for (int at = 0; at < scenario.corps().size(); at++) {
            checkCorps("/corps/" + at, scenario.corps().get(at), seen);
        }
        var listed = scenario.corps().stream().map(EiaScenario.CorpsAtStart::corps).toList();
        scenario.strengths().keySet().stream().filter(corps -> !listed.contains(corps)).forEach(corps ->
                faults.add("/strengths/" + FaultList.pointerPart(corps), "no corps of this id is on the map"));
        scenario.identities().keySet().stream().filter(corps -> !listed.contains(corps)).forEach(corps ->
                faults.add("/identities/" + FaultList.pointerPart(corps), "no corps of this id is on the map"));
        var led = new HashSet<String>();
        for (int at = 0; at < scenario.leaders().size(); at++) {
            checkLeader("/leaders/" + at, scenario.leaders().get(at), led);
        }
    }

    private void checkCorps(String pointer, EiaScenario.CorpsAtStart corps, Set<String> seen) {
        boolean hidden = scenario.identities().containsKey(corps.corps());
        var counter = charts.counters().printedCorps(scenario.counterOf(corps));
        if (counter.isEmpty()) {
            faults.add(hidden ? "/identities/" + FaultList.pointerPart(corps.corps()) : pointer + "/corps", "there is no corps " + FaultList.quoted(scenario.counterOf(corps))
                    + (CorpsAlias.is(corps.corps()) && !hidden ? "; where its identity is hidden, its counter stands among the identities" : ""));
            return;
        }
        if (hidden && !CorpsAlias.fits(corps.corps(), PrintedCounters.corps(counter.get().id()).orElseThrow())) {
            faults.add("/identities/" + FaultList.pointerPart(corps.corps()), "a corps of this id is none of the nation and kind of " + counter.get().title()
                    + ": its id is " + CorpsAlias.look(PrintedCounters.corps(counter.get().id()).orElseThrow()) + " with a number");
            return;
        }
        if (hidden && scenario.corps().stream().filter(each -> each.corps().equals(corps.corps())).count() > 1) {
            faults.add(pointer + "/corps", "another corps has the id " + FaultList.quoted(corps.corps()));
            return;
        }
        if (!seen.add(counter.get().id())) {
            faults.add(pointer + "/corps", counter.get().title() + " is on the map already");
            return;
        }
        checkMover(pointer, corps, counter.get());
        var factors = scenario.strengths().getOrDefault(corps.corps(), Factors.NONE);
        checkStrength(corps.corps(), counter.get(), factors);
        if (corps.fleet().isPresent()) {
            aboard.check(pointer, corps.fleet().get(), corps.mover(), corps.area(), corps.city());
        } else if (places.checkPlace(pointer + "/area", corps.area(), corps.city()) && corps.city()) {
            places.addToCity(pointer + "/city", corps.area(), counter.get().nation(), factors.total());
        }
    }

    private void checkMover(String pointer, EiaScenario.CorpsAtStart corps, CorpsCounter counter) {
        var mover = corps.mover();
        if (mover.isEmpty()) {
            faults.add(pointer + "/power", counter.title() + " is of a minor state: say which power moves it");
        } else if (counter.power().filter(own -> own != mover.get()).isPresent()) {
            faults.add(pointer + "/power", counter.title() + " is not moved by " + mover.get().title());
        } else if (places.checkPlayed(pointer + "/power", mover.get()) && counter.isMinor() && !places.isFreeState(counter.nation(), mover.get())) {
            faults.add(pointer + "/power", places.map().nationTitle(counter.nation()) + " is no free state under " + mover.get().title());
        }
    }

    private void checkStrength(String corps, CorpsCounter counter, Factors factors) {
        var pointer = "/strengths/" + corps;
        if (factors.isEmpty()) {
            faults.add(pointer, counter.title() + " holds at least one factor (EIA-7.3.3.1.2)");
        } else if (!counter.canHold(factors)) {
            faults.add(pointer, counter.title() + " cannot hold " + factors.title() + "; it holds at most " + capacityText(counter));
        }
    }

    /** Capacity of a counter in words. */
    private static String capacityText(CorpsCounter counter) {
        var room = new Factors(counter.capacity()).title();
        return counter.sharedMilitia() ? room + ", militia in the place of " + FactorType.INFANTRY.title() : room;
    }

    private void checkLeader(String pointer, EiaScenario.LeaderAtStart leader, Set<String> seen) {
        var counter = charts.counters().leader(leader.leader());
        if (counter.isEmpty()) {
            faults.add(pointer + "/leader", "there is no leader " + FaultList.quoted(leader.leader()));
            return;
        }
        if (!seen.add(leader.leader())) {
            faults.add(pointer + "/leader", counter.get().name() + " is on the map already");
        }
        boolean stands = leader.fleet().isPresent()
                ? aboard.check(pointer, leader.fleet().get(), Optional.of(counter.get().power()), leader.area(), leader.city())
                : places.checkPlace(pointer + "/area", leader.area(), leader.city());
        if (places.checkPlayed(pointer + "/leader", counter.get().power()) && stands && !isAccompanied(leader, counter.get().power())) {
            faults.add(pointer + "/area", counter.get().name() + " stands with a corps of " + counter.get().power().title()
                    + " or of its allies (EIA-7.3.3.4)");
        }
    }

    private boolean isAccompanied(EiaScenario.LeaderAtStart leader, Power power) {
        return scenario.corps().stream()
                .filter(corps -> leader.area().equals(corps.area()) && corps.city() == leader.city() && corps.fleet().equals(leader.fleet()))
                .flatMap(corps -> corps.mover().stream())
                .anyMatch(mover -> mover == power || scenario.diplomacy().areAllied(mover.word(), power.word()));
    }
}

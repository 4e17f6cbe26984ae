package tercio.domain.eia.scenario;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eia.common.charts.EiaCharts;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.game.Id;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

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
        var seen = new HashSet<UnitId>();
        for (int at = 0; at < scenario.corps().size(); at++) {
            checkCorps("/corps/" + at, scenario.corps().get(at), seen);
        }
        var listed = scenario.corps().stream().map(EiaScenario.CorpsAtStart::corps).toList();
        scenario.strengths().keySet().stream().filter(corps -> !listed.contains(corps)).forEach(corps ->
                faults.add("/strengths/" + FaultList.pointerPart(corps.value()), Sentence.of("eia.scenario.no-corps-of-id")));
        scenario.identities().keySet().stream().filter(corps -> !listed.contains(corps)).forEach(corps ->
                faults.add("/identities/" + FaultList.pointerPart(corps.value()), Sentence.of("eia.scenario.no-corps-of-id")));
        var led = new HashSet<EiaLeaderId>();
        for (int at = 0; at < scenario.leaders().size(); at++) {
            checkLeader("/leaders/" + at, scenario.leaders().get(at), led);
        }
    }

    private void checkCorps(String pointer, EiaScenario.CorpsAtStart corps, Set<UnitId> seen) {
        boolean hidden = scenario.identities().containsKey(corps.corps());
        var counter = charts.counters().printedCorps(scenario.counterOf(corps));
        if (counter.isEmpty()) {
            faults.add(hidden ? "/identities/" + FaultList.pointerPart(corps.corps().value()) : pointer + "/corps", Sentence.of("eia.scenario.no-corps").with("sent", FaultList.argumentOf(Id.textOf(scenario.counterOf(corps))))
                    .with("hidden", CorpsAlias.is(corps.corps()) && !hidden));
            return;
        }
        if (hidden && !CorpsAlias.fits(corps.corps(), PrintedCounters.corps(counter.get().id()).orElseThrow())) {
            faults.add("/identities/" + FaultList.pointerPart(corps.corps().value()), Sentence.of("eia.scenario.other-kind").with("corps", CampaignNames.corps(counter.get().id()))
                    .with("beginning", new Argument.Text(CorpsAlias.look(PrintedCounters.corps(counter.get().id()).orElseThrow()))));
            return;
        }
        if (hidden && scenario.corps().stream().filter(each -> each.corps().equals(corps.corps())).count() > 1) {
            faults.add(pointer + "/corps", Sentence.of("eia.scenario.id-taken").with("sent", FaultList.argumentOf(Id.textOf(corps.corps()))));
            return;
        }
        if (!seen.add(counter.get().id())) {
            faults.add(pointer + "/corps", Sentence.of("eia.scenario.on-map").with("piece", CampaignNames.corps(counter.get().id())));
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
            faults.add(pointer + "/power", Sentence.of("eia.fault.who-moves").with("corps", CampaignNames.corps(counter.id())));
        } else if (counter.power().filter(own -> own != mover.get()).isPresent()) {
            faults.add(pointer + "/power", Sentence.of("eia.scenario.not-moved-by").with("corps", CampaignNames.corps(counter.id())).with("who", CampaignNames.power(mover.get())));
        } else if (places.checkPlayed(pointer + "/power", mover.get()) && counter.isMinor() && !places.isFreeState(counter.nation(), mover.get())) {
            faults.add(pointer + "/power", Sentence.of("eia.scenario.no-free-state").with("nation", CampaignNames.nation(counter.nation())).with("who", CampaignNames.power(mover.get())));
        }
    }

    private void checkStrength(UnitId corps, CorpsCounter counter, Factors factors) {
        var pointer = "/strengths/" + corps;
        if (factors.isEmpty()) {
            faults.add(pointer, Sentence.of("eia.scenario.corps-empty").with("corps", CampaignNames.corps(counter.id())));
        } else if (!counter.canHold(factors)) {
            faults.add(pointer, Sentence.of("eia.fault.corps-room").with("corps", CampaignNames.corps(counter.id())).with("factors", CampaignNames.factors(factors))
                    .with("most", CampaignNames.factors(new Factors(counter.capacity()))).with("shared", counter.sharedMilitia()));
        }
    }

    private void checkLeader(String pointer, EiaScenario.LeaderAtStart leader, Set<EiaLeaderId> seen) {
        var counter = charts.counters().leader(leader.leader());
        if (counter.isEmpty()) {
            faults.add(pointer + "/leader", Sentence.of("eia.scenario.no-leader").with("sent", FaultList.argumentOf(Id.textOf(leader.leader()))));
            return;
        }
        if (!seen.add(leader.leader())) {
            faults.add(pointer + "/leader", Sentence.of("eia.scenario.on-map").with("piece", CampaignNames.leader(leader.leader())));
        }
        boolean stands = leader.fleet().isPresent()
                ? aboard.check(pointer, leader.fleet().get(), Optional.of(counter.get().power()), leader.area(), leader.city())
                : places.checkPlace(pointer + "/area", leader.area(), leader.city());
        if (places.checkPlayed(pointer + "/leader", counter.get().power()) && stands && !isAccompanied(leader, counter.get().power())) {
            faults.add(pointer + "/area", Sentence.of("eia.scenario.leader-alone").with("leader", CampaignNames.leader(leader.leader()))
                    .with("who", CampaignNames.power(counter.get().power())));
        }
    }

    private boolean isAccompanied(EiaScenario.LeaderAtStart leader, Power power) {
        return scenario.corps().stream()
                .filter(corps -> leader.area().equals(corps.area()) && corps.city() == leader.city() && corps.fleet().equals(leader.fleet()))
                .flatMap(corps -> corps.mover().stream())
                .anyMatch(mover -> mover == power || scenario.diplomacy().areAllied(mover.nation(), power.nation()));
    }
}

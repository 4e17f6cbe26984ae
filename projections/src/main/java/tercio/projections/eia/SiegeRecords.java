package tercio.projections.eia;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.application.record.RecordedEvent;
import tercio.domain.eia.combat.play.CombatEvent;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.movement.play.MarchEvent;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.eia.supply.play.SupplyEvent;
import tercio.domain.map.SpaceId;
import tercio.projections.EventProjection;
import tercio.projections.ProjectionEntry;

/** The events of sieges: the lines of the siege sheets, each by the city that it is about. */
record SiegeRecords() implements EventProjection<EiaState, SiegeRecords.Entry> {

    /**
     * One event of a siege.
     *
     * @param besiegers the powers that besiege the city after the event; {@code null} where it changes none
     * @param over the end of the siege: {@code raised}, {@code captured}, {@code starved}; {@code null} while it goes on
     * @param gains the power that gains political points; {@code null} where none does
     */
    record Entry(int position, SpaceId area, List<String> besiegers, String over, String gains, int points, SiegeLine line)
            implements ProjectionEntry {}

    @Override
    public String name() {
        return "siege-records";
    }

    @Override
    public Class<Entry> type() {
        return Entry.class;
    }

    @Override
    public List<Entry> entries(EiaState before, RecordedEvent event) {
        return event.fact() instanceof EiaEvent fact ? areaOf(before, fact).map(area -> entry(before, event, fact, area)).stream().toList() : List.of();
    }

    /** The city whose siege an event is about; empty for other events. */
    private static Optional<SpaceId> areaOf(EiaState before, EiaEvent fact) {
        return switch (fact) {
            case CitySiegeEvent.SiegeDecisionDue due -> Optional.empty();
            case CitySiegeEvent siege -> Optional.of(siege.area());
            case MarchEvent.SiegeBegan began -> Optional.of(began.area());
            case MarchEvent.SiegeLifted lifted -> Optional.of(lifted.area());
            case CombatEvent.CityFaced faced -> Optional.of(faced.area()).filter(area -> faced.besiegers().contains(faced.power()));
            case CombatEvent.BesiegersLeft left -> Optional.of(left.area());
            case CombatEvent.EmptiedCityFell fell -> Optional.of(fell.area());
            case CombatEvent.CombatBegan began -> Optional.of(began.area()).filter(area -> began.kind() == CombatKind.LIMITED);
            case CombatEvent.CombatDecided decided -> before.combats().fought().filter(combat -> combat.kind() == CombatKind.LIMITED).map(combat -> combat.area());
            case SupplyEvent.BesiegedForaged foraged -> Optional.of(foraged.area());
            case SupplyEvent.NeutralGarrisonForaged foraged -> Optional.of(foraged.area());
            case SupplyEvent.HungerLossesTaken taken -> Optional.of(taken.area());
            case SupplyEvent.CityStarvedOut out -> Optional.of(out.area());
            case SupplyEvent.StarvedCitySettled settled -> Optional.of(settled.area());
            case SupplyEvent.PortDepotLost lost -> Optional.of(lost.area());
            default -> Optional.empty();
        };
    }

    private static Entry entry(EiaState before, RecordedEvent event, EiaEvent fact, SpaceId area) {
        var besiegers = besiegers(before, fact, area);
        var over = besiegers.filter(List::isEmpty).map(none -> endingOf(fact)).orElse(null);
        return new Entry(event.position(), area, besiegers.map(powers -> powers.stream().map(Power::word).toList()).orElse(null), over,
                fact instanceof CitySiegeEvent.SiegePointsGained gained ? gained.power().word() : null,
                fact instanceof CitySiegeEvent.SiegePointsGained gained ? gained.points() : 0,
                SiegeLine.of(before, event, fact, EiaChapters.sentence(before, fact, event.envelope().explanation().steps())));
    }

    /** The powers that besiege the city after an event; empty where it changes none of them. */
    private static Optional<List<Power>> besiegers(EiaState before, EiaEvent fact, SpaceId area) {
        var now = before.cities().get(area).besiegers();
        return switch (fact) {
            case MarchEvent.SiegeBegan began -> Optional.of(Stream.concat(now.stream(), Stream.of(began.power())).distinct().toList());
            case MarchEvent.SiegeLifted lifted -> Optional.of(now.stream().filter(power -> power != lifted.power()).toList());
            case CombatEvent.CityFaced faced -> Optional.of(faced.besiegers());
            case CombatEvent.BesiegersLeft left -> Optional.of(left.besiegers());
            case CitySiegeEvent.SiegeRaised raised -> Optional.of(raised.remaining());
            case CombatEvent.EmptiedCityFell fell -> Optional.of(List.of());
            case CitySiegeEvent.CityCaptured captured -> Optional.of(List.of());
            case SupplyEvent.CityStarvedOut out -> Optional.of(List.of());
            case SupplyEvent.NeutralGarrisonForaged foraged -> Optional.of(List.<Power>of()).filter(none -> foraged.emptied());
            default -> Optional.empty();
        };
    }

    private static String endingOf(EiaEvent fact) {
        return switch (fact) {
            case CombatEvent.EmptiedCityFell fell -> "captured";
            case CitySiegeEvent.CityCaptured captured -> "captured";
            case SupplyEvent.CityStarvedOut out -> "starved";
            case SupplyEvent.NeutralGarrisonForaged foraged -> "starved";
            default -> "raised";
        };
    }
}

package tercio.domain.eu.scenario.adjustment.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.pcollections.TreePVector;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.CountryStatus;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.LevyStatus;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Revolt;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.SundIce;
import tercio.domain.eu.land.siege.SiegeMarks;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;

/** Applies the events of adjustments. */
final class EuAdjustmentEvolution {

    private EuAdjustmentEvolution() {}

    static EuState evolve(EuState before, EuAdjustmentEvent event) {
        var state = before;
        switch (event) {
            case EuAdjustmentEvent.BoardAdjusted adjusted -> {
                for (var change : adjusted.changes()) {
                    state = afterChange(state, change);
                }
            }
        }
        return state;
    }

    /** The board after one change. */
    static EuState afterChange(EuState state, EuChange change) {
        return switch (change) {
            case StackChange.StackRaised raised -> state.withNewStack(Stack.atRest(raised.id().orElseThrow(), raised.country(), raised.province(),
                    raised.units().units(), raised.veteranLd().orElse(0), List.of()).withBesieged(raised.inside().orElse(false)));
            case StackChange.StackPlaced placed -> {
                var stack = state.stacks().get(placed.stack());
                yield state.with(stack.placedIn(placed.province()).withBesieged(placed.inside().orElse(false)).withMoved(placed.moved().orElse(stack.moved())));
            }
            case StackChange.StackUnits written -> {
                var stack = state.stacks().get(written.stack());
                yield state.with(stack.withUnits(units(written.units(), stack.units()), written.veteranLd().orElse(0)));
            }
            case StackChange.StackWithdrawn withdrawn -> withoutStack(state, state.stacks().get(withdrawn.stack()));
            case SeaChange.FleetRaised raised -> FleetAdjustments.withNewFleet(state, raised);
            case SeaChange.FleetPlaced placed -> FleetAdjustments.withFleetPlaced(state, placed);
            case SeaChange.FleetShips written -> FleetAdjustments.withFleetShips(state, written);
            case SeaChange.FleetWithdrawn withdrawn -> FleetAdjustments.withoutFleet(state, withdrawn);
            case SeaChange.CorsairsSet set -> SeaAdjustments.withCorsairs(state, set);
            case SeaChange.DamagedSet set -> SeaAdjustments.withDamagedShips(state, set);
            case LeaderChange.AdmiralSet set -> SeaAdjustments.withAdmiral(state, set);
            case SeaChange.FleetGold set -> SeaAdjustments.withGold(state, set);
            case SeaChange.FleetConvoy set -> SeaAdjustments.convoy(state, set);
            case SeaChange.FleetBlockade set -> SeaAdjustments.withBlockade(state, set);
            case SeaChange.GoldSet set -> state.withMarks(state.marks().withGold(set.province(), set.ducats()));
            case DiplomacyChange set -> DiplomacyAdjustments.apply(state, set);
            case WorldChange.MilitiaSet set -> WorldAdjustments.apply(state, set);
            case WorldChange.NativesSet set -> NativeAdjustments.apply(state, set);
            case WorldChange.DiscoveriesSet set -> DiscoveryAdjustments.apply(state, set);
            case WorldChange.ConquistadorsSet set -> NativeAdjustments.apply(state, set);
            case WorldChange.FollowersSet set -> NativeAdjustments.apply(state, set);
            case WorldChange.EstablishmentSet set -> WorldAdjustments.apply(state, set);
            case WorldChange.EstablishmentsRemoved removed -> WorldAdjustments.withoutEstablishments(state, removed);
            case ProvinceChange.SiegeworksSet set -> withSiegeMarks(state, set.province(), siegeMarks(state, set));
            case ProvinceChange.BreachSet set -> {
                var marks = state.fortress(set.province()).marks();
                yield withSiegeMarks(state, set.province(), new SiegeMarks(marks.works(), set.breached(), marks.damagedByAssault(), marks.rounds()));
            }
            case ProvinceChange.ProvinceController control -> {
                var fortress = state.fortress(control.province());
                yield fortress.controller().equals(control.controller()) ? state
                        : state.with(control.province(), Fortress.of(fortress.level(), fortress.owner(), control.controller()))
                                .withMarks(state.marks().withContinued(control.province(), false));
            }
            case ProvinceChange.PillageSet set -> state.withMarks(state.marks().withPillage(set.province(), set.level()));
            case ProvinceChange.FloodSet set -> state.withMarks(state.marks().withFlood(set.province(), set.flooded()));
            case ProvinceChange.FortressSupply set -> state.withMarks(state.marks().withSupplied(set.province(), set.supplied()));
            case StackChange.StackForaging set -> state.with(state.stacks().get(set.stack()).withForaging(set.foraging()));
            case StackChange.StackSupply set -> state.with(state.stacks().get(set.stack()).withCutOff(set.cutOff()));
            case ProvinceChange.FortressLevel set -> state.with(set.province(), state.fortress(set.province()).withLevel(set.level()));
            case LeaderChange.LeaderSet set -> withLeader(state, set);
            case LeaderChange.LeaderEntered entered -> LeaderAdjustments.withLeader(state, entered);
            case CountryChange.StabilitySet set -> {
                var status = state.countries().get(set.country());
                yield state.withCountry(set.country(), status.withChanges(set.stability() - status.stability(), 0));
            }
            case CountryChange.VictoryPointsSet set -> {
                var status = state.countries().get(set.country());
                yield state.withCountry(set.country(), status.withChanges(0, set.points() - status.victoryPoints()));
            }
            case CountryChange.CampaignCosts costs -> {
                var status = state.countries().get(costs.country());
                yield state.withCountry(costs.country(), new CountryStatus(status.stability(), status.victoryPoints(), status.campaign(), status.declared(),
                        status.spent().plus(costs.line(), costs.ducats()), status.active(), status.levies(), status.tally(), status.treasury(), status.reforms(), status.metOttomans(), status.deeds()));
            }
            case CountryChange.CampaignSet set -> state.withCountry(set.country(), withCampaign(state.countries().get(set.country()), set.campaign()));
            case CountryChange.CampaignSlots slots -> state.withCountry(slots.country(), withSlots(state, slots));
            case CountryChange.LeviesSet set -> state.withCountry(set.country(), state.countries().get(set.country())
                    .withLevies(new LevyStatus(set.defeat(), set.declared(), set.recruitedLd(), state.countries().get(set.country()).levies().overseas())));
            case CountryChange.TreasurySet set -> state.withCountry(set.country(), state.countries().get(set.country()).withTreasury(set.ducats()));
            case RoundChange.InitiativeOrder set -> {
                var ordered = state.withOrder(set.alliances().stream().map(Alliance::of).toList());
                yield state.phase() instanceof Phase.Initiative ? ordered.withPhase(new Phase.StartingRound()) : ordered;
            }
            case ProvinceChange.ProvinceOwner set -> {
                var fortress = state.fortress(set.province());
                yield state.with(set.province(), new Fortress(fortress.level(), set.owner(), fortress.controller(), fortress.marks()));
            }
            case ProvinceChange.RevoltSet set -> state.withMarks(state.marks().withRevolt(set.province(), new Revolt(set.level(), set.maneuver().orElse(0), set.fortressLd())));
            case ProvinceChange.RaidSet set -> state.withMarks(state.marks().withRaid(set.province(), new Raid(set.by(), set.level(), set.maneuver().orElse(0))));
            case ProvinceChange.PortBlockade set -> state.withMarks(state.marks().withBlockaded(set.province(), set.blockaded()));
            case ProvinceChange.SiegeContinued set -> state.withMarks(state.marks().withContinued(set.province(), set.continued()));
            case CountryChange.OttomansMet set -> state.withCountry(set.country(), state.countries().get(set.country()).withMetOttomans(set.met()));
            case CountryChange.ReformsSet set -> state.withCountry(set.country(), state.countries().get(set.country()).withReforms(set.reforms()));
            case RoundChange.WeatherSet set -> state.withRound(state.box(), state.extended(), set.bad());
            case RoundChange.SundSet set -> state.withMarks(state.marks().withIce(set.frozen() ? SundIce.FROZEN : SundIce.NONE));
            case RoundChange.RoundSet set -> state;
        };
    }

    /** Counters as they are written. */
    static Units units(Counters written, Units before) {
        return written.units();
    }

    private static EuState withoutStack(EuState before, Stack stack) {
        var state = before.without(stack);
        for (var leader : stack.leaders()) {
            state = state.with(before.leaders().get(leader).asLost(Fate.WAITING, null, stack.province()));
        }
        return state;
    }

    private static SiegeMarks siegeMarks(EuState state, ProvinceChange.SiegeworksSet set) {
        var marks = state.fortress(set.province()).marks();
        return new SiegeMarks(new Siegeworks(set.minus(), set.plus()), marks.breached(), marks.damagedByAssault(), marks.rounds());
    }

    private static EuState withSiegeMarks(EuState state, SpaceId province, SiegeMarks marks) {
        return state.with(province, state.fortress(province).withMarks(marks));
    }

    private static EuState withLeader(EuState before, LeaderChange.LeaderSet set) {
        var state = before;
        for (var stack : before.stacks().values()) {
            if (stack.leaders().contains(set.leader())) {
                state = state.with(stack.withLeaders(stack.leaders().stream().filter(Predicate.not(set.leader()::equals)).toList()));
            }
        }
        var fate = Fate.valueOf(set.condition().name());
        state = state.with(fate == Fate.PRESENT ? before.leaders().get(set.leader()).asPresent()
                : fate == Fate.ALONE ? before.leaders().get(set.leader()).asAloneIn(set.province().orElseThrow())
                : before.leaders().get(set.leader()).asLost(fate, set.returns().orElse(null), place(before, set.leader())));
        if (set.stack().isPresent()) {
            var stack = state.stacks().get(set.stack().get());
            var led = new ArrayList<>(stack.leaders());
            led.add(set.leader());
            state = state.with(stack.withLeaders(led));
        }
        return state;
    }

    /** The province of a leader; where he was lost if he is with no stack. */
    private static SpaceId place(EuState state, LeaderId leader) {
        return state.stacks().values().stream().filter(stack -> stack.leaders().contains(leader)).map(Stack::province).findFirst()
                .orElse(state.leaders().get(leader).place());
    }

    private static CountryStatus withCampaign(CountryStatus status, Campaign now) {
        return new CountryStatus(status.stability(), status.victoryPoints(), now, status.declared(), status.spent(), status.active(), status.levies(), status.tally(), status.treasury(), status.reforms(), status.metOttomans(), status.deeds());
    }

    private static CountryStatus withSlots(EuState state, CountryChange.CampaignSlots slots) {
        var status = state.countries().get(slots.country());
        var emptied = new CountryStatus(status.stability(), status.victoryPoints(), status.campaign(), status.declared(), status.spent(), TreePVector.empty(),
                status.levies(), status.tally(), status.treasury(), status.reforms(), status.metOttomans(), status.deeds());
        for (var stack : slots.stacks()) {
            emptied = emptied.withActiveMove(stack, slots.small().contains(stack));
        }
        return emptied;
    }
}

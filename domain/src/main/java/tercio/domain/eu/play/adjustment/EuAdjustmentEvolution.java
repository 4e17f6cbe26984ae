package tercio.domain.eu.play.adjustment;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.pcollections.TreePVector;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.CountryStatus;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Fortress;
import tercio.domain.eu.game.LevyStatus;
import tercio.domain.eu.game.LeaderStatus.Fate;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Raid;
import tercio.domain.eu.game.Revolt;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.SundIce;
import tercio.domain.eu.siege.SiegeMarks;
import tercio.domain.eu.siege.Siegeworks;

/** Applies the events of adjustments. */
final class EuAdjustmentEvolution {

    private EuAdjustmentEvolution() {}

    static EuState evolve(EuState before, EuAdjustmentEvent event) {
        var state = before;
        switch (event) {
            case EuAdjustmentEvent.BoardAdjusted adjusted -> {
                for (var change : adjusted.changes()) {
                    state = changed(state, change);
                }
            }
        }
        return state;
    }

    /** The board after one change. */
    static EuState changed(EuState state, EuChange change) {
        return switch (change) {
            case EuChange.StackRaised raised -> state.founds(Stack.standing(raised.id().orElseThrow(), raised.country(), raised.province(),
                    raised.units().units(), raised.veteranLd().orElse(0), List.of()).besieged(raised.inside().orElse(false)));
            case EuChange.StackPlaced placed -> {
                var stack = state.stacks().get(placed.stack());
                yield state.with(stack.in(placed.province()).besieged(placed.inside().orElse(false)).moved(placed.moved().orElse(stack.moved())));
            }
            case EuChange.StackUnits written -> {
                var stack = state.stacks().get(written.stack());
                yield state.with(stack.units(units(written.units(), stack.units()), written.veteranLd().orElse(0)));
            }
            case EuChange.StackWithdrawn withdrawn -> withdrawn(state, state.stacks().get(withdrawn.stack()));
            case EuChange.FleetRaised raised -> FleetAdjustments.raised(state, raised);
            case EuChange.FleetPlaced placed -> FleetAdjustments.placed(state, placed);
            case EuChange.FleetShips written -> FleetAdjustments.written(state, written);
            case EuChange.FleetWithdrawn withdrawn -> FleetAdjustments.withdrawn(state, withdrawn);
            case EuChange.CorsairsSet set -> SeaAdjustments.corsairs(state, set);
            case EuChange.DamagedSet set -> SeaAdjustments.damaged(state, set);
            case EuChange.AdmiralSet set -> SeaAdjustments.admiral(state, set);
            case EuChange.FleetGold set -> SeaAdjustments.gold(state, set);
            case EuChange.FleetConvoy set -> SeaAdjustments.convoy(state, set);
            case EuChange.FleetBlockade set -> SeaAdjustments.blockade(state, set);
            case EuChange.GoldSet set -> state.marks(state.marks().gold(set.province(), set.ducats()));
            case EuChange.NativesSet set -> NativeAdjustments.set(state, set);
            case EuChange.DiscoveriesSet set -> DiscoveryAdjustments.set(state, set);
            case EuChange.ConquistadorsSet set -> NativeAdjustments.set(state, set);
            case EuChange.FollowersSet set -> NativeAdjustments.set(state, set);
            case EuChange.EstablishmentSet set -> WorldAdjustments.set(state, set);
            case EuChange.EstablishmentsRemoved removed -> WorldAdjustments.removed(state, removed);
            case EuChange.SiegeworksSet set -> marked(state, set.province(), works(state, set));
            case EuChange.BreachSet set -> {
                var marks = state.fortress(set.province()).marks();
                yield marked(state, set.province(), new SiegeMarks(marks.works(), set.breached(), marks.damagedByAssault(), marks.rounds()));
            }
            case EuChange.ProvinceController control -> {
                var fortress = state.fortress(control.province());
                yield fortress.controller().equals(control.controller()) ? state
                        : state.with(control.province(), Fortress.of(fortress.level(), fortress.owner(), control.controller()))
                                .marks(state.marks().continued(control.province(), false));
            }
            case EuChange.PillageSet set -> state.marks(state.marks().pillaged(set.province(), set.level()));
            case EuChange.FortressSupply set -> state.marks(state.marks().supplied(set.province(), set.supplied()));
            case EuChange.StackForaging set -> state.with(state.stacks().get(set.stack()).foraging(set.foraging()));
            case EuChange.StackSupply set -> state.with(state.stacks().get(set.stack()).cutOff(set.cutOff()));
            case EuChange.FortressLevel set -> state.with(set.province(), state.fortress(set.province()).level(set.level()));
            case EuChange.LeaderSet set -> leader(state, set);
            case EuChange.LeaderEntered entered -> LeaderAdjustments.entered(state, entered);
            case EuChange.StabilitySet set -> {
                var status = state.countries().get(set.country());
                yield state.country(set.country(), status.changes(set.stability() - status.stability(), 0));
            }
            case EuChange.VictoryPointsSet set -> {
                var status = state.countries().get(set.country());
                yield state.country(set.country(), status.changes(0, set.points() - status.victoryPoints()));
            }
            case EuChange.CampaignCosts costs -> {
                var status = state.countries().get(costs.country());
                yield state.country(costs.country(), new CountryStatus(status.stability(), status.victoryPoints(), status.campaign(), status.declared(),
                        status.spent().plus(costs.line(), costs.ducats()), status.active(), status.levies(), status.tally(), status.treasury(), status.reforms(), status.metOttomans(), status.deeds()));
            }
            case EuChange.CampaignSet set -> state.country(set.country(), campaign(state.countries().get(set.country()), set.campaign()));
            case EuChange.CampaignSlots slots -> state.country(slots.country(), slots(state, slots));
            case EuChange.LeviesSet set -> state.country(set.country(), state.countries().get(set.country())
                    .levies(new LevyStatus(set.defeat(), set.declared(), set.recruitedLd(), state.countries().get(set.country()).levies().overseas())));
            case EuChange.TreasurySet set -> state.country(set.country(), state.countries().get(set.country()).treasury(set.ducats()));
            case EuChange.InitiativeOrder set -> {
                var ordered = state.order(set.alliances());
                yield state.phase() instanceof Phase.Initiative ? ordered.phase(new Phase.StartingRound()) : ordered;
            }
            case EuChange.ProvinceOwner set -> {
                var fortress = state.fortress(set.province());
                yield state.with(set.province(), new Fortress(fortress.level(), set.owner(), fortress.controller(), fortress.marks()));
            }
            case EuChange.RevoltSet set -> state.marks(state.marks().revolt(set.province(), new Revolt(set.level(), set.maneuver().orElse(0), set.fortressLd())));
            case EuChange.RaidSet set -> state.marks(state.marks().raided(set.province(), new Raid(set.by(), set.level(), set.maneuver().orElse(0))));
            case EuChange.PortBlockade set -> state.marks(state.marks().blockaded(set.province(), set.blockaded()));
            case EuChange.SiegeContinued set -> state.marks(state.marks().continued(set.province(), set.continued()));
            case EuChange.OttomansMet set -> state.country(set.country(), state.countries().get(set.country()).metOttomans(set.met()));
            case EuChange.ReformsSet set -> state.country(set.country(), state.countries().get(set.country()).reforms(set.reforms()));
            case EuChange.WeatherSet set -> state.round(state.box(), state.extended(), set.bad());
            case EuChange.SundSet set -> state.marks(state.marks().ice(set.frozen() ? SundIce.FROZEN : SundIce.NONE));
            case EuChange.RoundSet set -> state;
        };
    }

    /** Counters as they are written. */
    static Units units(Counters written, Units before) {
        return written.units();
    }

    private static EuState withdrawn(EuState before, Stack stack) {
        var state = before.without(stack);
        for (var leader : stack.leaders()) {
            state = state.with(before.leaders().get(leader).lost(Fate.WAITING, null, stack.province()));
        }
        return state;
    }

    private static SiegeMarks works(EuState state, EuChange.SiegeworksSet set) {
        var marks = state.fortress(set.province()).marks();
        return new SiegeMarks(new Siegeworks(set.minus(), set.plus()), marks.breached(), marks.damagedByAssault(), marks.rounds());
    }

    private static EuState marked(EuState state, String province, SiegeMarks marks) {
        return state.with(province, state.fortress(province).marked(marks));
    }

    private static EuState leader(EuState before, EuChange.LeaderSet set) {
        var state = before;
        for (var stack : before.stacks().values()) {
            if (stack.leaders().contains(set.leader())) {
                state = state.with(stack.leaders(stack.leaders().stream().filter(Predicate.not(set.leader()::equals)).toList()));
            }
        }
        var fate = Fate.valueOf(set.condition().name());
        state = state.with(fate == Fate.PRESENT ? before.leaders().get(set.leader()).present()
                : fate == Fate.ALONE ? before.leaders().get(set.leader()).alone(set.province().orElseThrow())
                : before.leaders().get(set.leader()).lost(fate, set.returns().orElse(null), place(before, set.leader())));
        if (set.stack().isPresent()) {
            var stack = state.stacks().get(set.stack().get());
            var led = new ArrayList<>(stack.leaders());
            led.add(set.leader());
            state = state.with(stack.leaders(led));
        }
        return state;
    }

    /** The province of a leader; where he was lost if he is with no stack. */
    private static String place(EuState state, String leader) {
        return state.stacks().values().stream().filter(stack -> stack.leaders().contains(leader)).map(Stack::province).findFirst()
                .orElse(state.leaders().get(leader).place());
    }

    private static CountryStatus campaign(CountryStatus status, Campaign now) {
        return new CountryStatus(status.stability(), status.victoryPoints(), now, status.declared(), status.spent(), status.active(), status.levies(), status.tally(), status.treasury(), status.reforms(), status.metOttomans(), status.deeds());
    }

    private static CountryStatus slots(EuState state, EuChange.CampaignSlots slots) {
        var status = state.countries().get(slots.country());
        var emptied = new CountryStatus(status.stability(), status.victoryPoints(), status.campaign(), status.declared(), status.spent(), TreePVector.empty(),
                status.levies(), status.tally(), status.treasury(), status.reforms(), status.metOttomans(), status.deeds());
        for (var stack : slots.stacks()) {
            emptied = emptied.activeMove(stack, slots.small().contains(stack));
        }
        return emptied;
    }
}

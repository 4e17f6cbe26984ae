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
            case StackChange.StackRaised raised -> state.founds(Stack.standing(raised.id().orElseThrow(), raised.country(), raised.province(),
                    raised.units().units(), raised.veteranLd().orElse(0), List.of()).besieged(raised.inside().orElse(false)));
            case StackChange.StackPlaced placed -> {
                var stack = state.stacks().get(placed.stack());
                yield state.with(stack.in(placed.province()).besieged(placed.inside().orElse(false)).moved(placed.moved().orElse(stack.moved())));
            }
            case StackChange.StackUnits written -> {
                var stack = state.stacks().get(written.stack());
                yield state.with(stack.units(units(written.units(), stack.units()), written.veteranLd().orElse(0)));
            }
            case StackChange.StackWithdrawn withdrawn -> withdrawn(state, state.stacks().get(withdrawn.stack()));
            case SeaChange.FleetRaised raised -> FleetAdjustments.raised(state, raised);
            case SeaChange.FleetPlaced placed -> FleetAdjustments.placed(state, placed);
            case SeaChange.FleetShips written -> FleetAdjustments.written(state, written);
            case SeaChange.FleetWithdrawn withdrawn -> FleetAdjustments.withdrawn(state, withdrawn);
            case SeaChange.CorsairsSet set -> SeaAdjustments.corsairs(state, set);
            case SeaChange.DamagedSet set -> SeaAdjustments.damaged(state, set);
            case LeaderChange.AdmiralSet set -> SeaAdjustments.admiral(state, set);
            case SeaChange.FleetGold set -> SeaAdjustments.gold(state, set);
            case SeaChange.FleetConvoy set -> SeaAdjustments.convoy(state, set);
            case SeaChange.FleetBlockade set -> SeaAdjustments.blockade(state, set);
            case SeaChange.GoldSet set -> state.marks(state.marks().gold(set.province(), set.ducats()));
            case DiplomacyChange set -> DiplomacyAdjustments.set(state, set);
            case WorldChange.MilitiaSet set -> WorldAdjustments.set(state, set);
            case WorldChange.NativesSet set -> NativeAdjustments.set(state, set);
            case WorldChange.DiscoveriesSet set -> DiscoveryAdjustments.set(state, set);
            case WorldChange.ConquistadorsSet set -> NativeAdjustments.set(state, set);
            case WorldChange.FollowersSet set -> NativeAdjustments.set(state, set);
            case WorldChange.EstablishmentSet set -> WorldAdjustments.set(state, set);
            case WorldChange.EstablishmentsRemoved removed -> WorldAdjustments.removed(state, removed);
            case ProvinceChange.SiegeworksSet set -> marked(state, set.province(), works(state, set));
            case ProvinceChange.BreachSet set -> {
                var marks = state.fortress(set.province()).marks();
                yield marked(state, set.province(), new SiegeMarks(marks.works(), set.breached(), marks.damagedByAssault(), marks.rounds()));
            }
            case ProvinceChange.ProvinceController control -> {
                var fortress = state.fortress(control.province());
                yield fortress.controller().equals(control.controller()) ? state
                        : state.with(control.province(), Fortress.of(fortress.level(), fortress.owner(), control.controller()))
                                .marks(state.marks().continued(control.province(), false));
            }
            case ProvinceChange.PillageSet set -> state.marks(state.marks().pillaged(set.province(), set.level()));
            case ProvinceChange.FloodSet set -> state.marks(state.marks().flooded(set.province(), set.flooded()));
            case ProvinceChange.FortressSupply set -> state.marks(state.marks().supplied(set.province(), set.supplied()));
            case StackChange.StackForaging set -> state.with(state.stacks().get(set.stack()).foraging(set.foraging()));
            case StackChange.StackSupply set -> state.with(state.stacks().get(set.stack()).cutOff(set.cutOff()));
            case ProvinceChange.FortressLevel set -> state.with(set.province(), state.fortress(set.province()).level(set.level()));
            case LeaderChange.LeaderSet set -> leader(state, set);
            case LeaderChange.LeaderEntered entered -> LeaderAdjustments.entered(state, entered);
            case CountryChange.StabilitySet set -> {
                var status = state.countries().get(set.country());
                yield state.country(set.country(), status.changes(set.stability() - status.stability(), 0));
            }
            case CountryChange.VictoryPointsSet set -> {
                var status = state.countries().get(set.country());
                yield state.country(set.country(), status.changes(0, set.points() - status.victoryPoints()));
            }
            case CountryChange.CampaignCosts costs -> {
                var status = state.countries().get(costs.country());
                yield state.country(costs.country(), new CountryStatus(status.stability(), status.victoryPoints(), status.campaign(), status.declared(),
                        status.spent().plus(costs.line(), costs.ducats()), status.active(), status.levies(), status.tally(), status.treasury(), status.reforms(), status.metOttomans(), status.deeds()));
            }
            case CountryChange.CampaignSet set -> state.country(set.country(), campaign(state.countries().get(set.country()), set.campaign()));
            case CountryChange.CampaignSlots slots -> state.country(slots.country(), slots(state, slots));
            case CountryChange.LeviesSet set -> state.country(set.country(), state.countries().get(set.country())
                    .levies(new LevyStatus(set.defeat(), set.declared(), set.recruitedLd(), state.countries().get(set.country()).levies().overseas())));
            case CountryChange.TreasurySet set -> state.country(set.country(), state.countries().get(set.country()).treasury(set.ducats()));
            case RoundChange.InitiativeOrder set -> {
                var ordered = state.order(set.alliances());
                yield state.phase() instanceof Phase.Initiative ? ordered.phase(new Phase.StartingRound()) : ordered;
            }
            case ProvinceChange.ProvinceOwner set -> {
                var fortress = state.fortress(set.province());
                yield state.with(set.province(), new Fortress(fortress.level(), set.owner(), fortress.controller(), fortress.marks()));
            }
            case ProvinceChange.RevoltSet set -> state.marks(state.marks().revolt(set.province(), new Revolt(set.level(), set.maneuver().orElse(0), set.fortressLd())));
            case ProvinceChange.RaidSet set -> state.marks(state.marks().raided(set.province(), new Raid(set.by(), set.level(), set.maneuver().orElse(0))));
            case ProvinceChange.PortBlockade set -> state.marks(state.marks().blockaded(set.province(), set.blockaded()));
            case ProvinceChange.SiegeContinued set -> state.marks(state.marks().continued(set.province(), set.continued()));
            case CountryChange.OttomansMet set -> state.country(set.country(), state.countries().get(set.country()).metOttomans(set.met()));
            case CountryChange.ReformsSet set -> state.country(set.country(), state.countries().get(set.country()).reforms(set.reforms()));
            case RoundChange.WeatherSet set -> state.round(state.box(), state.extended(), set.bad());
            case RoundChange.SundSet set -> state.marks(state.marks().ice(set.frozen() ? SundIce.FROZEN : SundIce.NONE));
            case RoundChange.RoundSet set -> state;
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

    private static SiegeMarks works(EuState state, ProvinceChange.SiegeworksSet set) {
        var marks = state.fortress(set.province()).marks();
        return new SiegeMarks(new Siegeworks(set.minus(), set.plus()), marks.breached(), marks.damagedByAssault(), marks.rounds());
    }

    private static EuState marked(EuState state, String province, SiegeMarks marks) {
        return state.with(province, state.fortress(province).marked(marks));
    }

    private static EuState leader(EuState before, LeaderChange.LeaderSet set) {
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

    private static CountryStatus slots(EuState state, CountryChange.CampaignSlots slots) {
        var status = state.countries().get(slots.country());
        var emptied = new CountryStatus(status.stability(), status.victoryPoints(), status.campaign(), status.declared(), status.spent(), TreePVector.empty(),
                status.levies(), status.tally(), status.treasury(), status.reforms(), status.metOttomans(), status.deeds());
        for (var stack : slots.stacks()) {
            emptied = emptied.activeMove(stack, slots.small().contains(stack));
        }
        return emptied;
    }
}

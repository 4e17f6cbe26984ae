package tercio.domain.eu.scenario.adjustment.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.SundIce;
import tercio.domain.eu.common.play.Floods;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.game.Id;
import tercio.domain.game.Refusal.Fault;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Checks each change on the board that the changes before it made, and completes what the game knows: ids of new stacks, small stacks. */
final class EuChangeChecks {

    private final EuTables tables;
    private final boolean setsRound;
    private final List<Fault> faults = new ArrayList<>();
    private EuState state;
    private String pointer;

    /** @param setsRound whether one of the changes begins a round */
    EuChangeChecks(EuState state, EuTables tables, boolean setsRound) {
        this.setsRound = setsRound;
        this.state = state;
        this.tables = tables;
    }

    List<Fault> faults() {
        return faults;
    }

    /** The board after the changes so far. */
    EuState state() {
        return state;
    }

    /** Checks a change and makes it; empty where it has a fault. */
    Optional<EuChange> make(EuChange change, int at) {
        pointer = "/changes/" + at;
        int before = faults.size();
        var complete = complete(change);
        if (faults.size() > before) {
            return Optional.empty();
        }
        state = EuAdjustmentEvolution.afterChange(state, complete);
        return Optional.of(complete);
    }

    private EuChange complete(EuChange change) {
        switch (change) {
            case StackChange.StackRaised raised -> {
                require(raised.id().isEmpty(), "/id", Sentence.of("eu.adjustment.fault-names-stacks"));
                checkUnits(raised.country(), raised.units(), Units.NONE, raised.veteranLd());
                return new StackChange.StackRaised(Optional.of(newStackId(raised.country())), raised.country(), raised.province(), raised.units(), raised.veteranLd(), raised.inside());
            }
            case SeaChange.FleetRaised raised -> {
                require(raised.id().isEmpty(), "/id", Sentence.of("eu.adjustment.fault-names-fleets"));
                require(state.scenario().countries().get(raised.country()).navy().isPresent(), "/country", 
                        Sentence.of("eu.adjustment.fault-no-naval").with("country", SentenceNames.country(raised.country())));
                checkShips(raised.ships());
                return new SeaChange.FleetRaised(Optional.of(newStackId(raised.country())), raised.country(), raised.at(), raised.ships(), raised.veteran());
            }
            case SeaChange.FleetPlaced placed -> requireFleet(placed.fleet());
            case SeaChange.FleetShips written -> {
                if (requireFleet(written.fleet())) {
                    checkShips(written.ships());
                }
            }
            case SeaChange.FleetWithdrawn withdrawn -> requireFleet(withdrawn.fleet());
            case WorldChange.NativesSet set -> NativeAdjustments.fault(set).ifPresent(fault -> require(false, "/ld", fault));
            case WorldChange.MilitiaSet set -> WorldAdjustments.fault(state, set).ifPresent(fault -> require(false, "/province", fault));
            case WorldChange.ConquistadorsSet set -> { }
            case WorldChange.DiscoveriesSet set -> DiscoveryAdjustments.fault(state, set).ifPresent(fault -> require(false, "/zones", fault));
            case WorldChange.FollowersSet set -> NativeAdjustments.fault(state, set).ifPresent(fault -> require(false, "/leader", fault));
            case StackChange.StackPlaced placed -> requireStack(placed.stack());
            case StackChange.StackUnits written -> {
                if (requireStack(written.stack())) {
                    var stack = state.stacks().get(written.stack());
                    checkUnits(stack.country(), written.units(), stack.units(), written.veteranLd());
                }
            }
            case StackChange.StackWithdrawn withdrawn -> requireStack(withdrawn.stack());
            case SeaChange.CorsairsSet set -> checkSea(set);
            case SeaChange.DamagedSet set -> checkSea(set);
            case LeaderChange.AdmiralSet set -> checkSea(set);
            case SeaChange.FleetGold set -> checkSea(set);
            case SeaChange.FleetConvoy set -> checkSea(set);
            case SeaChange.FleetBlockade set -> checkSea(set);
            case SeaChange.GoldSet set -> { }
            case ProvinceChange.SiegeworksSet set -> {
                requireFortress(set.province());
                require(set.minus() + set.plus() <= Siegeworks.MOST, "/plus", Sentence.of("eu.adjustment.fault-siegeworks").with("most", Siegeworks.MOST));
            }
            case WorldChange.EstablishmentSet set -> WorldAdjustments.fault(state, set).ifPresent(fault -> require(false, "/province", fault));
            case WorldChange.EstablishmentsRemoved removed -> require(!state.world().establishments().in(removed.province()).isEmpty(), "/province",
                    Sentence.of("eu.adjustment.fault-no-establishment"), Id.texts(state.world().establishments().byProvince().keySet()));
            case LeaderChange.LeaderSet set -> checkLeader(set);
            case LeaderChange.LeaderEntered entered -> LeaderAdjustments.fault(state, entered).ifPresent(wrong -> require(false, wrong.part(), wrong.message()));
            case CountryChange.CampaignSlots slots -> {
                return completeSlots(slots);
            }
            case RoundChange.InitiativeOrder set -> {
                return completeOrder(set);
            }
            case RoundChange.WeatherSet set -> require(state.box() != null, "/bad", Sentence.of("eu.adjustment.fault-first-round"));
            case RoundChange.SundSet set -> require(!set.frozen() || SundIce.mayLie(state.box() != null && state.box().isWinter(), state.scenario().poorWeather()),
                    "/frozen", Sentence.of("eu.fault.sund"));
            case RoundChange.RoundSet set -> require(!state.order().isEmpty(), "/box", Sentence.of("eu.adjustment.fault-no-order"));
            case CountryChange.ReformsSet set -> {
                require(set.country().equals(TurkishArmy.COUNTRY), "/country", Sentence.of("eu.adjustment.fault-reforms"));
                var levied = state.stacks().values().stream().filter(stack -> stack.units().timar()).map(stack -> stack.id().value()).toList();
                require(!set.m2() || levied.isEmpty(), "/m2", Sentence.of("eu.adjustment.fault-timar-left"), levied);
            }
            case CountryChange.OttomansMet set -> require(!set.met() || !set.country().equals(TurkishArmy.COUNTRY), "/country",
                    Sentence.of("eu.adjustment.fault-own-troops"));
            case StackChange.StackSupply set -> requireStack(set.stack());
            case StackChange.StackForaging set -> requireStack(set.stack());
            case ProvinceChange.PillageSet set -> { }
            case ProvinceChange.FloodSet set -> require(EuMap.PRINTED.isNational(Floods.COUNTRY, set.province()), "/province",
                    Sentence.of("eu.adjustment.fault-flood"), Id.texts(EuMap.PRINTED.nationalProvinces(Floods.COUNTRY).stream().sorted().toList()));
            case DiplomacyChange set -> DiplomacyAdjustments.fault(state, set).ifPresent(wrong -> require(false, wrong.part(), wrong.message()));
            case CountryChange.TreasurySet set -> { }
            case ProvinceChange.ProvinceOwner set -> requireFortress(set.province());
            case ProvinceChange.PortBlockade set -> { }
            case ProvinceChange.RevoltSet set -> { }
            case ProvinceChange.RaidSet set -> { }
            case ProvinceChange.SiegeContinued set -> requireFortress(set.province());
            case ProvinceChange.FortressSupply set -> requireFortress(set.province());
            case ProvinceChange.BreachSet set -> requireFortress(set.province());
            case ProvinceChange.ProvinceController control -> requireFortress(control.province());
            case ProvinceChange.FortressLevel set -> requireFortress(set.province());
            case CountryChange.StabilitySet set -> { }
            case CountryChange.VictoryPointsSet set -> { }
            case CountryChange.CampaignCosts costs -> { }
            case CountryChange.LeviesSet set -> { }
            case CountryChange.CampaignSet set -> { }
        }
        return change;
    }

    private void checkSea(EuChange change) {
        SeaAdjustments.fault(state, change).ifPresent(wrong -> require(false, wrong.part(), wrong.message()));
    }

    private void checkUnits(CountryId country, Counters written, Units before, Optional<Integer> veterans) {
        var now = EuAdjustmentEvolution.units(written, before);
        require(!now.isEmpty(), "/units", Sentence.of("eu.adjustment.fault-empty-stack"));
        int able = now.regular().allLd();
        require(veterans.orElse(0) <= able, "/veteranLd", Sentence.of("eu.adjustment.fault-veterans").with("ld", able).with("timar", now.timar()));
        if (now.timar()) {
            TurkishArmy.wrongTimar(country, now.timarCounters(), state.countries().get(country).reforms(), StackingLimits.from(tables).pashas())
                    .ifPresent(fault -> require(false, "/units/timar", fault));
        }
    }

    private void checkLeader(LeaderChange.LeaderSet set) {
        boolean present = set.condition() == LeaderChange.LeaderCondition.PRESENT;
        require(present == set.stack().isPresent(), "/stack", Sentence.of("eu.adjustment." + (present ? "fault-which-stack" : "fault-present")),
                present ? state.stacks().values().stream().filter(stack -> mayLead(set.leader(), stack.country())).map(stack -> stack.id().value()).toList() : List.of());
        set.stack().ifPresent(id -> {
            if (require(state.stacks().containsKey(id), "/stack", Sentence.of("eu.adjustment.fault-off-map"))) {
                require(mayLead(set.leader(), state.stacks().get(id).country()), "/stack", LeaderAdjustments.leadsAlone(countryOf(set.leader())));
            }
        });
        boolean alone = set.condition() == LeaderChange.LeaderCondition.ALONE;
        require(alone == set.province().isPresent(), "/province", Sentence.of("eu.adjustment." + (alone ? "fault-which-province" : "fault-not-alone")));
        boolean wounded = set.condition() == LeaderChange.LeaderCondition.WOUNDED;
        require(wounded == set.returns().isPresent(), "/returns", LeaderAdjustments.returnsFault(wounded));
        require(set.returns().isEmpty() || state.box() == null || set.returns().get().compareTo(state.box()) > 0, "/returns",
                LeaderAdjustments.roundFault(state.box()));
    }

    private CountryId countryOf(LeaderId leader) {
        return state.leaders().get(leader).leader().country();
    }

    private boolean mayLead(LeaderId leader, CountryId country) {
        return countryOf(leader).equals(country);
    }

    /** The order of a turn is known by one country of each alliance. It is set where no alliance is in its impulse. */
    private EuChange completeOrder(RoundChange.InitiativeOrder set) {
        require(switch (state.phase()) {
            case Phase.Initiative initiative -> true;
            case Phase.StartingRound start -> true;
            case Phase.Continuation continuation -> true;
            default -> setsRound;
        }, "", Sentence.of("eu.adjustment.fault-in-impulse"));
        var alliances = set.countries().stream().map(state::allianceOf).toList();
        require(!alliances.contains(Alliance.NEUTRAL), "/countries", Sentence.of("eu.adjustment.fault-not-at-war"), Id.texts(state.countries().keySet()));
        require(alliances.stream().distinct().count() == alliances.size() && alliances.size() == state.scenario().alliances().size(), "/countries",
                Sentence.of("eu.adjustment.fault-one-of-each"), Id.texts(state.scenario().alliances().stream().map(List::getFirst).toList()));
        return new RoundChange.InitiativeOrder(set.countries(), alliances.stream().map(Alliance::number).toList());
    }

    private EuChange completeSlots(CountryChange.CampaignSlots slots) {
        var limit = StackingLimits.from(tables).smallStackLd();
        require(slots.stacks().stream().allMatch(id -> state.stack(id).filter(stack -> stack.country().equals(slots.country())).isPresent()), "/stacks",
                Sentence.of("eu.adjustment.fault-other-slots"),
                state.stacks().values().stream().filter(stack -> stack.country().equals(slots.country())).map(stack -> stack.id().value()).toList());
        require(slots.stacks().stream().distinct().count() == slots.stacks().size(), "/stacks", Sentence.of("eu.adjustment.fault-one-slot"));
        var small = slots.stacks().stream().filter(id -> state.stack(id).filter(stack -> stack.isSmall(limit)).isPresent()).toList();
        return new CountryChange.CampaignSlots(slots.country(), slots.stacks(), small);
    }

    /** The name of a new stack of a country. */
    private StackId newStackId(CountryId country) {
        var id = new StackId(country + "-" + (state.founded() + 1));
        for (int number = state.founded() + 2; state.stacks().containsKey(id) || state.fleet(id).isPresent(); number++) {
            id = new StackId(country + "-" + number);
        }
        return id;
    }

    private void checkShips(Ships ships) {
        (ships == null ? Optional.of(Sentence.of("eu.adjustment.fault-ships-needed")) : FleetAdjustments.fault(ships)).ifPresent(fault -> require(false, "/ships", fault));
    }

    private boolean requireFleet(StackId fleet) {
        return require(state.fleet(fleet).isPresent(), "/fleet", Sentence.of("eu.adjustment.fault-fleet-off-map"));
    }

    /** A province of the rest of the world may have no fortress. */
    private void requireFortress(SpaceId province) {
        require(state.fortress(province) != null, "/province", Sentence.of("eu.adjustment.fault-no-fortress"));
    }

    private boolean requireStack(StackId stack) {
        return require(state.stacks().containsKey(stack), "/stack", Sentence.of("eu.adjustment.fault-off-map"));
    }

    private void require(boolean legal, String part, Keyed message, List<String> options) {
        if (!legal) {
            faults.add(new Fault(pointer + part, message, options));
        }
    }

    private boolean require(boolean legal, String part, Keyed message) {
        require(legal, part, message, List.of());
        return legal;
    }
}

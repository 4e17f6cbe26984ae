package tercio.domain.eu.scenario.adjustment.play;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.game.Defeat;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.ProvinceMarks;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Revolt;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.world.corsair.TradeZones;
import tercio.domain.game.ChangeField;
import tercio.domain.game.ChangeKind;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;

/** The kinds of changes of a war, with their fields and bounds. */
public final class EuChangeKinds {

    private static final int HIGHEST_LEVEL = 5;
    private static final int STABILITY = 3;
    private static final int MOST_POINTS = 999;
    private static final int MOST_DUCATS = 99_999;
    private static final int MOST_SLOTS = 20;
    private static final int BEST_VALUE = 6;
    private static final int MOST_LEVIED = 99;
    private static final int MOST_TIMAR = 10;
    private static final int MOST_PASHAS = 2;

    private static final String STACK = "stack";
    private static final String PROVINCE = "province";
    private static final String COUNTRY = "country";
    static final String LEADER = "leader";

    private static final List<ChangeKind<?>> OWN = List.of(
            inside(veterans(units(ChangeKind.of(StackChange.StackRaised.class, "Stack: new").reference(COUNTRY, "Country", COUNTRY, StackChange.StackRaised::country)
                    .reference(PROVINCE, "Province", PROVINCE, StackChange.StackRaised::province), StackChange.StackRaised::units), StackChange.StackRaised::veteranLd),
                    StackChange.StackRaised::inside),
            inside(ChangeKind.of(StackChange.StackPlaced.class, "Stack: move, put inside").reference(STACK, "Stack", STACK, StackChange.StackPlaced::stack)
                    .reference(PROVINCE, "Province", PROVINCE, StackChange.StackPlaced::province), StackChange.StackPlaced::inside)
                    .with(new ChangeField.Flag("moved", "Has moved", true), StackChange.StackPlaced::moved),
            veterans(units(ChangeKind.of(StackChange.StackUnits.class, "Stack: units").reference(STACK, "Stack", STACK, StackChange.StackUnits::stack),
                    StackChange.StackUnits::units), StackChange.StackUnits::veteranLd),
            ChangeKind.of(StackChange.StackWithdrawn.class, "Stack: remove").reference(STACK, "Stack", STACK, StackChange.StackWithdrawn::stack),
            ChangeKind.of(ProvinceChange.SiegeworksSet.class, "Siegeworks").reference(PROVINCE, "Province", PROVINCE, ProvinceChange.SiegeworksSet::province)
                    .number("minus", "Siegeworks -", 0, 1, ProvinceChange.SiegeworksSet::minus)
                    .number("plus", "Siegeworks +", 0, Siegeworks.MOST, ProvinceChange.SiegeworksSet::plus),
            ChangeKind.of(ProvinceChange.BreachSet.class, "Breach").reference(PROVINCE, "Province", PROVINCE, ProvinceChange.BreachSet::province)
                    .with(new ChangeField.Flag("breached", "Breached", false), ProvinceChange.BreachSet::breached),
            ChangeKind.of(ProvinceChange.ProvinceController.class, "Control of a province")
                    .reference(PROVINCE, "Province", PROVINCE, ProvinceChange.ProvinceController::province)
                    .reference("controller", "Controlled by", "controller", ProvinceChange.ProvinceController::controller),
            ChangeKind.of(ProvinceChange.PillageSet.class, "Pillage").reference(PROVINCE, "Province", PROVINCE, ProvinceChange.PillageSet::province)
                    .number("level", "Level", 0, ProvinceMarks.MOST_PILLAGED, ProvinceChange.PillageSet::level),
            ChangeKind.of(ProvinceChange.FloodSet.class, "Dutch flood").reference(PROVINCE, "Province", PROVINCE, ProvinceChange.FloodSet::province)
                    .with(new ChangeField.Flag("flooded", "Flooded", false), ProvinceChange.FloodSet::flooded),
            ChangeKind.of(ProvinceChange.FortressSupply.class, "Supply of a besieged fortress").reference(PROVINCE, "Province", PROVINCE, ProvinceChange.FortressSupply::province)
                    .with(new ChangeField.Flag("supplied", "Supplied by a fleet", false), ProvinceChange.FortressSupply::supplied),
            ChangeKind.of(StackChange.StackSupply.class, "Supply of a stack").reference(STACK, "Stack", STACK, StackChange.StackSupply::stack)
                    .with(new ChangeField.Flag("cutOff", "Without a line of supply", false), StackChange.StackSupply::cutOff),
            ChangeKind.of(StackChange.StackForaging.class, "Stack: foraging").reference(STACK, "Stack", STACK, StackChange.StackForaging::stack)
                    .with(new ChangeField.Flag("foraging", "Forages in its next battle", false), StackChange.StackForaging::foraging),
            ChangeKind.of(ProvinceChange.FortressLevel.class, "Fortress level").reference(PROVINCE, "Province", PROVINCE, ProvinceChange.FortressLevel::province)
                    .number("level", "Level", 1, HIGHEST_LEVEL, ProvinceChange.FortressLevel::level),
            ChangeKind.of(LeaderChange.LeaderSet.class, "Leader").reference(LEADER, "Leader", LEADER, LeaderChange.LeaderSet::leader)
                    .word("condition", "Condition", LeaderChange.LeaderCondition.values(), LeaderChange.LeaderSet::condition)
                    .with(new ChangeField.Reference(STACK, "With stack", true, STACK), LeaderChange.LeaderSet::stack)
                    .with(new ChangeField.Word("returns", "Comes back in", true, SeaAdjustments.boxes()), LeaderChange.LeaderSet::returns)
                    .with(new ChangeField.Reference(PROVINCE, "Stays in", true, PROVINCE), LeaderChange.LeaderSet::province),
            ChangeKind.of(CountryChange.StabilitySet.class, "Stability").reference(COUNTRY, "Country", COUNTRY, CountryChange.StabilitySet::country)
                    .number("stability", "Stability", -STABILITY, STABILITY, CountryChange.StabilitySet::stability),
            ChangeKind.of(CountryChange.VictoryPointsSet.class, "Victory points").reference(COUNTRY, "Country", COUNTRY, CountryChange.VictoryPointsSet::country)
                    .number("points", "Of this turn", -MOST_POINTS, MOST_POINTS, CountryChange.VictoryPointsSet::points),
            ChangeKind.of(CountryChange.CampaignCosts.class, "Money spent on campaigns").reference(COUNTRY, "Country", COUNTRY, CountryChange.CampaignCosts::country)
                    .word("line", "Line of the sheet", ErsLine.values(), CountryChange.CampaignCosts::line)
                    .number("ducats", "Ducats", 0, MOST_DUCATS, CountryChange.CampaignCosts::ducats),
            ChangeKind.of(CountryChange.TreasurySet.class, "Treasury").reference(COUNTRY, "Country", COUNTRY, CountryChange.TreasurySet::country)
                    .number("ducats", "Ducats when the turn began", -MOST_DUCATS, MOST_DUCATS, CountryChange.TreasurySet::ducats),
            ChangeKind.of(RoundChange.InitiativeOrder.class, "Order of the alliances")
                    .with(new ChangeField.References("countries", "One country of each alliance, in order", COUNTRY, MOST_SLOTS), RoundChange.InitiativeOrder::countries),
            ChangeKind.of(ProvinceChange.ProvinceOwner.class, "Owner of a province").reference(PROVINCE, "Province", PROVINCE, ProvinceChange.ProvinceOwner::province)
                    .reference("owner", "Owned by", "controller", ProvinceChange.ProvinceOwner::owner),
            ChangeKind.of(ProvinceChange.RevoltSet.class, "Revolts and rebellions").reference(PROVINCE, "Province", PROVINCE, ProvinceChange.RevoltSet::province)
                    .number("level", "Level", 0, Revolt.MOST, ProvinceChange.RevoltSet::level)
                    .with(new ChangeField.Number("maneuver", "Manoeuvre of their leader", true, 0, BEST_VALUE), ProvinceChange.RevoltSet::maneuver)
                    .with(new ChangeField.Number("fortressLd", "LD in the fortress, where it is friendly to them", true, 0, Revolt.MOST_FORTRESS_LD), ProvinceChange.RevoltSet::fortressLd),
            ChangeKind.of(ProvinceChange.RaidSet.class, "Corsairs that raid").reference(PROVINCE, "Province", PROVINCE, ProvinceChange.RaidSet::province)
                    .number("level", "Level", 0, Raid.MOST, ProvinceChange.RaidSet::level)
                    .reference("by", "Corsairs of", "controller", ProvinceChange.RaidSet::by)
                    .with(new ChangeField.Number("maneuver", "Manoeuvre of their leader", true, 0, BEST_VALUE), ProvinceChange.RaidSet::maneuver),
            ChangeKind.of(ProvinceChange.PortBlockade.class, "Blockade of a port").reference(PROVINCE, "Province", PROVINCE, ProvinceChange.PortBlockade::province)
                    .with(new ChangeField.Flag("blockaded", "Blockaded by a fleet", false), ProvinceChange.PortBlockade::blockaded),
            ChangeKind.of(ProvinceChange.SiegeContinued.class, "Siege of an earlier turn").reference(PROVINCE, "Province", PROVINCE, ProvinceChange.SiegeContinued::province)
                    .with(new ChangeField.Flag("continued", "Began in an earlier turn", false), ProvinceChange.SiegeContinued::continued),
            ChangeKind.of(CountryChange.CampaignSet.class, "Campaign").reference(COUNTRY, "Country", COUNTRY, CountryChange.CampaignSet::country)
                    .word("campaign", "Campaign", Campaign.values(), CountryChange.CampaignSet::campaign),
            ChangeKind.of(CountryChange.CampaignSlots.class, "Campaign: slots filled").reference(COUNTRY, "Country", COUNTRY, CountryChange.CampaignSlots::country)
                    .with(new ChangeField.References("stacks", "Stacks", STACK, MOST_SLOTS), CountryChange.CampaignSlots::stacks),
            ChangeKind.of(CountryChange.LeviesSet.class, "Exceptional levies").reference(COUNTRY, "Country", COUNTRY, CountryChange.LeviesSet::country)
                    .word("defeat", "Worst defeat of this round", Defeat.values(), CountryChange.LeviesSet::defeat)
                    .with(new ChangeField.Flag("declared", "Declared this turn", false), CountryChange.LeviesSet::declared)
                    .number("recruitedLd", "LD recruited since", 0, MOST_LEVIED, CountryChange.LeviesSet::recruitedLd),
            ChangeKind.of(CountryChange.OttomansMet.class, "Has fought Turkish troops").reference(COUNTRY, "Country", COUNTRY, CountryChange.OttomansMet::country)
                    .with(new ChangeField.Flag("met", "With an ARMY counter", false), CountryChange.OttomansMet::met),
            ChangeKind.of(CountryChange.ReformsSet.class, "Reforms of the Turkish army").reference(COUNTRY, "Country", COUNTRY, CountryChange.ReformsSet::country)
                    .with(new ChangeField.Flag("m1a", "M-1a: reformed Janissaries", false), CountryChange.ReformsSet::m1a)
                    .with(new ChangeField.Flag("m1b", "M-1b: Timar with muskets", false), CountryChange.ReformsSet::m1b)
                    .with(new ChangeField.Flag("m2", "M-2: no Timar and Pashas", false), CountryChange.ReformsSet::m2),
            ChangeKind.of(RoundChange.WeatherSet.class, "Weather").with(new ChangeField.Flag("bad", "Bad weather", false), RoundChange.WeatherSet::bad),
            ChangeKind.of(RoundChange.SundSet.class, "Ice on the Sund").with(new ChangeField.Flag("frozen", "Frozen", false), RoundChange.SundSet::frozen),
            ChangeKind.of(RoundChange.RoundSet.class, "Round").word("box", "Box", SeaAdjustments.boxes(), change -> change.box().word())
                    .with(new ChangeField.Flag("badWeather", "Bad weather", true), RoundChange.RoundSet::badWeather));

    public static final List<ChangeKind<?>> ALL = Stream.<List<ChangeKind<?>>>of(OWN, LeaderAdjustments.KINDS, FleetAdjustments.KINDS, WorldAdjustments.KINDS, NativeAdjustments.KINDS, DiscoveryAdjustments.KINDS, SeaAdjustments.KINDS, DiplomacyAdjustments.KINDS)
            .flatMap(List::stream).toList();

    private EuChangeKinds() {}

    private static <T extends EuChange> ChangeKind<T> units(ChangeKind<T> kind, Function<T, Counters> units) {
        return kind.with(count("units.armyPlus", "A+"), units.andThen(Counters::armyPlus)::apply)
                .with(count("units.armyMinus", "A-"), units.andThen(Counters::armyMinus)::apply)
                .with(count("units.ld", "LD"), units.andThen(Counters::ld)::apply)
                .with(new ChangeField.Number("units.lde", "LDE, in the rest of the world", true, 0, Counters.MOST_LDE), units.andThen(Counters::lde)::apply)
                .with(timar("armyPlus", "Timar A+", MOST_TIMAR), timar(units, Timar::armyPlus))
                .with(timar("armyMinus", "Timar A-", MOST_TIMAR), timar(units, Timar::armyMinus))
                .with(timar("ld", "Timar LD", MOST_TIMAR), timar(units, Timar::ld))
                .with(timar("pashasOfOne", "Pashas of 1 LD", MOST_PASHAS), timar(units, Timar::pashasOfOne))
                .with(timar("pashasOfTwo", "Pashas of 2 LD", MOST_PASHAS), timar(units, Timar::pashasOfTwo))
                .with(timar("pashasOfThree", "Pashas of 3 LD", MOST_PASHAS), timar(units, Timar::pashasOfThree));
    }

    private static ChangeField timar(String name, String label, int most) {
        return new ChangeField.Number("units.timar." + name, label, true, 0, most);
    }

    /** Left out where there are none. */
    private static <T extends EuChange> Function<T, Object> timar(Function<T, Counters> units, Function<Timar, Integer> count) {
        return units.andThen(counters -> counters.timar().map(count))::apply;
    }

    private static ChangeField count(String name, String label) {
        return new ChangeField.Number(name, label, false, 0, Counters.MOST);
    }

    private static <T extends EuChange> ChangeKind<T> veterans(ChangeKind<T> kind, Function<T, Optional<Integer>> value) {
        return kind.with(new ChangeField.Number("veteranLd", "Veteran LD", true, 0, Counters.MOST), value::apply);
    }

    private static <T extends EuChange> ChangeKind<T> inside(ChangeKind<T> kind, Function<T, Optional<Boolean>> value) {
        return kind.with(new ChangeField.Flag("inside", "Inside the fortress", true), value::apply);
    }

    /** The ids that a field can name on a board. */
    public static List<String> knownIds(EuState state, EuMap map, String to) {
        return switch (to) {
            case FleetAdjustments.FLEET -> state.navies().stacks().keySet().stream().map(StackId::value).toList();
            case FleetAdjustments.ANCHORAGE -> map.spaces().zones().stream().map(space -> space.id())
                    .filter(id -> map.hasHarbour(id) && state.fortress(id) != null || Seas.isEuropean(map, id) || state.scenario().overseas().isPresent() && map.sea(id).isPresent()).map(SpaceId::value).toList();
            case NativeAdjustments.LAND, NativeAdjustments.AREA -> Id.texts(NativeAdjustments.knownIds(state, map, to));
            case DiscoveryAdjustments.ZONE -> Id.texts(DiscoveryAdjustments.knownIds(state, map));
            case SeaAdjustments.SEA_ZONE -> map.spaces().zones().stream().map(space -> space.id())
                    .filter(id -> Seas.isEuropean(map, id) || state.scenario().overseas().isPresent() && map.sea(id).isPresent()).map(SpaceId::value).toList();
            case SeaAdjustments.ADMIRAL -> Id.texts(state.navies().leaders().keySet());
            case SeaAdjustments.WATERS -> SeaAdjustments.REGIONS.keySet().stream().map(WatersId::value).sorted().toList();
            case SeaAdjustments.TRADE_ZONE -> TradeZones.PRINTED.all().stream().map(TradeZoneId::value).sorted().toList();
            case STACK -> state.stacks().keySet().stream().map(StackId::value).toList();
            case PROVINCE -> map.provinces().stream().filter(state.scenario()::includes).map(province -> province.id().value()).toList();
            case COUNTRY -> Id.texts(state.countries().keySet());
            case LEADER -> Id.texts(state.leaders().keySet());
            case LeaderAdjustments.PRINTED -> Id.texts(LeaderAdjustments.knownIds(state));
            case "controller" -> {
                var known = new TreeSet<>(state.countries().keySet());
                map.countries().forEach(country -> known.add(country.id()));
                yield Id.texts(known);
            }
            default -> throw new IllegalArgumentException("no field names " + to);
        };
    }
}

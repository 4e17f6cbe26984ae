package tercio.domain.eu.play.adjustment;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.board.Province;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.campaign.ErsLine;
import tercio.domain.eu.corsair.TradeZones;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.Timar;
import tercio.domain.eu.game.Defeat;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.ProvinceMarks;
import tercio.domain.eu.game.Raid;
import tercio.domain.eu.game.Revolt;
import tercio.domain.eu.play.harbour.Seas;
import tercio.domain.eu.siege.Siegeworks;
import tercio.domain.game.ChangeField;
import tercio.domain.game.ChangeKind;

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
    private static final String LEADER = "leader";

    private static final List<ChangeKind<?>> OWN = List.of(
            inside(veterans(units(ChangeKind.of(EuChange.StackRaised.class, "Stack: new").reference(COUNTRY, "Country", COUNTRY, EuChange.StackRaised::country)
                    .reference(PROVINCE, "Province", PROVINCE, EuChange.StackRaised::province), EuChange.StackRaised::units), EuChange.StackRaised::veteranLd),
                    EuChange.StackRaised::inside),
            inside(ChangeKind.of(EuChange.StackPlaced.class, "Stack: move, put inside").reference(STACK, "Stack", STACK, EuChange.StackPlaced::stack)
                    .reference(PROVINCE, "Province", PROVINCE, EuChange.StackPlaced::province), EuChange.StackPlaced::inside)
                    .with(new ChangeField.Flag("moved", "Has moved", true), EuChange.StackPlaced::moved),
            veterans(units(ChangeKind.of(EuChange.StackUnits.class, "Stack: units").reference(STACK, "Stack", STACK, EuChange.StackUnits::stack),
                    EuChange.StackUnits::units), EuChange.StackUnits::veteranLd),
            ChangeKind.of(EuChange.StackWithdrawn.class, "Stack: remove").reference(STACK, "Stack", STACK, EuChange.StackWithdrawn::stack),
            ChangeKind.of(EuChange.SiegeworksSet.class, "Siegeworks").reference(PROVINCE, "Province", PROVINCE, EuChange.SiegeworksSet::province)
                    .number("minus", "Siegeworks -", 0, 1, EuChange.SiegeworksSet::minus)
                    .number("plus", "Siegeworks +", 0, Siegeworks.MOST, EuChange.SiegeworksSet::plus),
            ChangeKind.of(EuChange.BreachSet.class, "Breach").reference(PROVINCE, "Province", PROVINCE, EuChange.BreachSet::province)
                    .with(new ChangeField.Flag("breached", "Breached", false), EuChange.BreachSet::breached),
            ChangeKind.of(EuChange.ProvinceController.class, "Control of a province")
                    .reference(PROVINCE, "Province", PROVINCE, EuChange.ProvinceController::province)
                    .reference("controller", "Controlled by", "controller", EuChange.ProvinceController::controller),
            ChangeKind.of(EuChange.PillageSet.class, "Pillage").reference(PROVINCE, "Province", PROVINCE, EuChange.PillageSet::province)
                    .number("level", "Level", 0, ProvinceMarks.MOST_PILLAGED, EuChange.PillageSet::level),
            ChangeKind.of(EuChange.FortressSupply.class, "Supply of a besieged fortress").reference(PROVINCE, "Province", PROVINCE, EuChange.FortressSupply::province)
                    .with(new ChangeField.Flag("supplied", "Supplied by a fleet", false), EuChange.FortressSupply::supplied),
            ChangeKind.of(EuChange.StackSupply.class, "Supply of a stack").reference(STACK, "Stack", STACK, EuChange.StackSupply::stack)
                    .with(new ChangeField.Flag("cutOff", "Without a line of supply", false), EuChange.StackSupply::cutOff),
            ChangeKind.of(EuChange.StackForaging.class, "Stack: foraging").reference(STACK, "Stack", STACK, EuChange.StackForaging::stack)
                    .with(new ChangeField.Flag("foraging", "Forages in its next battle", false), EuChange.StackForaging::foraging),
            ChangeKind.of(EuChange.FortressLevel.class, "Fortress level").reference(PROVINCE, "Province", PROVINCE, EuChange.FortressLevel::province)
                    .number("level", "Level", 1, HIGHEST_LEVEL, EuChange.FortressLevel::level),
            ChangeKind.of(EuChange.LeaderSet.class, "Leader").reference(LEADER, "Leader", LEADER, EuChange.LeaderSet::leader)
                    .word("condition", "Condition", EuChange.LeaderCondition.values(), EuChange.LeaderSet::condition)
                    .with(new ChangeField.Reference(STACK, "With stack", true, STACK), EuChange.LeaderSet::stack)
                    .with(new ChangeField.Word("returns", "Comes back in", true, SeaAdjustments.boxes()), EuChange.LeaderSet::returns)
                    .with(new ChangeField.Reference(PROVINCE, "Stays in", true, PROVINCE), EuChange.LeaderSet::province),
            ChangeKind.of(EuChange.StabilitySet.class, "Stability").reference(COUNTRY, "Country", COUNTRY, EuChange.StabilitySet::country)
                    .number("stability", "Stability", -STABILITY, STABILITY, EuChange.StabilitySet::stability),
            ChangeKind.of(EuChange.VictoryPointsSet.class, "Victory points").reference(COUNTRY, "Country", COUNTRY, EuChange.VictoryPointsSet::country)
                    .number("points", "Of this turn", -MOST_POINTS, MOST_POINTS, EuChange.VictoryPointsSet::points),
            ChangeKind.of(EuChange.CampaignCosts.class, "Money spent on campaigns").reference(COUNTRY, "Country", COUNTRY, EuChange.CampaignCosts::country)
                    .word("line", "Line of the sheet", ErsLine.values(), EuChange.CampaignCosts::line)
                    .number("ducats", "Ducats", 0, MOST_DUCATS, EuChange.CampaignCosts::ducats),
            ChangeKind.of(EuChange.TreasurySet.class, "Treasury").reference(COUNTRY, "Country", COUNTRY, EuChange.TreasurySet::country)
                    .number("ducats", "Ducats when the turn began", -MOST_DUCATS, MOST_DUCATS, EuChange.TreasurySet::ducats),
            ChangeKind.of(EuChange.InitiativeOrder.class, "Order of the alliances")
                    .with(new ChangeField.References("countries", "One country of each alliance, in order", COUNTRY, MOST_SLOTS), EuChange.InitiativeOrder::countries),
            ChangeKind.of(EuChange.ProvinceOwner.class, "Owner of a province").reference(PROVINCE, "Province", PROVINCE, EuChange.ProvinceOwner::province)
                    .reference("owner", "Owned by", "controller", EuChange.ProvinceOwner::owner),
            ChangeKind.of(EuChange.RevoltSet.class, "Revolts and rebellions").reference(PROVINCE, "Province", PROVINCE, EuChange.RevoltSet::province)
                    .number("level", "Level", 0, Revolt.MOST, EuChange.RevoltSet::level)
                    .with(new ChangeField.Number("maneuver", "Manoeuvre of their leader", true, 0, BEST_VALUE), EuChange.RevoltSet::maneuver)
                    .with(new ChangeField.Number("fortressLd", "LD in the fortress, where it is friendly to them", true, 0, Revolt.MOST_FORTRESS_LD), EuChange.RevoltSet::fortressLd),
            ChangeKind.of(EuChange.RaidSet.class, "Corsairs that raid").reference(PROVINCE, "Province", PROVINCE, EuChange.RaidSet::province)
                    .number("level", "Level", 0, Raid.MOST, EuChange.RaidSet::level)
                    .reference("by", "Corsairs of", "controller", EuChange.RaidSet::by)
                    .with(new ChangeField.Number("maneuver", "Manoeuvre of their leader", true, 0, BEST_VALUE), EuChange.RaidSet::maneuver),
            ChangeKind.of(EuChange.PortBlockade.class, "Blockade of a port").reference(PROVINCE, "Province", PROVINCE, EuChange.PortBlockade::province)
                    .with(new ChangeField.Flag("blockaded", "Blockaded by a fleet", false), EuChange.PortBlockade::blockaded),
            ChangeKind.of(EuChange.SiegeContinued.class, "Siege of an earlier turn").reference(PROVINCE, "Province", PROVINCE, EuChange.SiegeContinued::province)
                    .with(new ChangeField.Flag("continued", "Began in an earlier turn", false), EuChange.SiegeContinued::continued),
            ChangeKind.of(EuChange.CampaignSet.class, "Campaign").reference(COUNTRY, "Country", COUNTRY, EuChange.CampaignSet::country)
                    .word("campaign", "Campaign", Campaign.values(), EuChange.CampaignSet::campaign),
            ChangeKind.of(EuChange.CampaignSlots.class, "Campaign: slots filled").reference(COUNTRY, "Country", COUNTRY, EuChange.CampaignSlots::country)
                    .with(new ChangeField.References("stacks", "Stacks", STACK, MOST_SLOTS), EuChange.CampaignSlots::stacks),
            ChangeKind.of(EuChange.LeviesSet.class, "Exceptional levies").reference(COUNTRY, "Country", COUNTRY, EuChange.LeviesSet::country)
                    .word("defeat", "Worst defeat of this round", Defeat.values(), EuChange.LeviesSet::defeat)
                    .with(new ChangeField.Flag("declared", "Declared this turn", false), EuChange.LeviesSet::declared)
                    .number("recruitedLd", "LD recruited since", 0, MOST_LEVIED, EuChange.LeviesSet::recruitedLd),
            ChangeKind.of(EuChange.OttomansMet.class, "Has fought Turkish troops").reference(COUNTRY, "Country", COUNTRY, EuChange.OttomansMet::country)
                    .with(new ChangeField.Flag("met", "With an ARMY counter", false), EuChange.OttomansMet::met),
            ChangeKind.of(EuChange.ReformsSet.class, "Reforms of the Turkish army").reference(COUNTRY, "Country", COUNTRY, EuChange.ReformsSet::country)
                    .with(new ChangeField.Flag("m1a", "M-1a: reformed Janissaries", false), EuChange.ReformsSet::m1a)
                    .with(new ChangeField.Flag("m1b", "M-1b: Timar with muskets", false), EuChange.ReformsSet::m1b)
                    .with(new ChangeField.Flag("m2", "M-2: no Timar and Pashas", false), EuChange.ReformsSet::m2),
            ChangeKind.of(EuChange.WeatherSet.class, "Weather").with(new ChangeField.Flag("bad", "Bad weather", false), EuChange.WeatherSet::bad),
            ChangeKind.of(EuChange.SundSet.class, "Ice on the Sund").with(new ChangeField.Flag("frozen", "Frozen", false), EuChange.SundSet::frozen),
            ChangeKind.of(EuChange.RoundSet.class, "Round").word("box", "Box", SeaAdjustments.boxes(), change -> change.box().word())
                    .with(new ChangeField.Flag("badWeather", "Bad weather", true), EuChange.RoundSet::badWeather));

    public static final List<ChangeKind<?>> ALL = Stream.<List<ChangeKind<?>>>of(OWN, LeaderAdjustments.KINDS, FleetAdjustments.KINDS, WorldAdjustments.KINDS, NativeAdjustments.KINDS, DiscoveryAdjustments.KINDS, SeaAdjustments.KINDS)
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
    public static List<String> known(EuState state, EuMap map, String to) {
        return switch (to) {
            case FleetAdjustments.FLEET -> List.copyOf(state.navies().stacks().keySet());
            case FleetAdjustments.ANCHORAGE -> map.spaces().zones().stream().map(space -> space.id())
                    .filter(id -> map.harbours(id) && state.fortress(id) != null || Seas.ofEurope(map, id) || state.scenario().overseas().isPresent() && map.sea(id).isPresent()).toList();
            case NativeAdjustments.LAND, NativeAdjustments.AREA -> NativeAdjustments.known(state, map, to);
            case DiscoveryAdjustments.ZONE -> DiscoveryAdjustments.known(state, map);
            case SeaAdjustments.SEA_ZONE -> map.spaces().zones().stream().map(space -> space.id())
                    .filter(id -> Seas.ofEurope(map, id) || state.scenario().overseas().isPresent() && map.sea(id).isPresent()).toList();
            case SeaAdjustments.ADMIRAL -> List.copyOf(state.navies().leaders().keySet());
            case SeaAdjustments.TRADE_ZONE -> TradeZones.PRINTED.all().stream().sorted().toList();
            case STACK -> List.copyOf(state.stacks().keySet());
            case PROVINCE -> map.provinces().stream().filter(state.scenario()::plays).map(Province::id).toList();
            case COUNTRY -> state.countries().keySet().stream().toList();
            case LEADER -> List.copyOf(state.leaders().keySet());
            case LeaderAdjustments.PRINTED -> LeaderAdjustments.known(state);
            case "controller" -> {
                var known = new TreeSet<>(state.countries().keySet());
                map.countries().forEach(country -> known.add(country.id()));
                yield List.copyOf(known);
            }
            default -> throw new IllegalArgumentException("no field names " + to);
        };
    }
}

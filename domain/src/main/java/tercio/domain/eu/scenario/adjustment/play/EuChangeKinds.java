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
import tercio.domain.sentence.Sentence;

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
            inside(veterans(units(ChangeKind.of(StackChange.StackRaised.class, Sentence.of("eu.adjustment.label-stack-new")).reference(COUNTRY, Sentence.of("eu.adjustment.label-country"), COUNTRY, StackChange.StackRaised::country)
                    .reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, StackChange.StackRaised::province), StackChange.StackRaised::units), StackChange.StackRaised::veteranLd),
                    StackChange.StackRaised::inside),
            inside(ChangeKind.of(StackChange.StackPlaced.class, Sentence.of("eu.adjustment.label-stack-move-put-inside")).reference(STACK, Sentence.of("eu.adjustment.label-stack"), STACK, StackChange.StackPlaced::stack)
                    .reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, StackChange.StackPlaced::province), StackChange.StackPlaced::inside)
                    .with(new ChangeField.Flag("moved", Sentence.of("eu.adjustment.label-has-moved"), true), StackChange.StackPlaced::moved),
            veterans(units(ChangeKind.of(StackChange.StackUnits.class, Sentence.of("eu.adjustment.label-stack-units")).reference(STACK, Sentence.of("eu.adjustment.label-stack"), STACK, StackChange.StackUnits::stack),
                    StackChange.StackUnits::units), StackChange.StackUnits::veteranLd),
            ChangeKind.of(StackChange.StackWithdrawn.class, Sentence.of("eu.adjustment.label-stack-remove")).reference(STACK, Sentence.of("eu.adjustment.label-stack"), STACK, StackChange.StackWithdrawn::stack),
            ChangeKind.of(ProvinceChange.SiegeworksSet.class, Sentence.of("eu.adjustment.label-siegeworks")).reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, ProvinceChange.SiegeworksSet::province)
                    .number("minus", Sentence.of("eu.adjustment.label-siegeworks-minus"), 0, 1, ProvinceChange.SiegeworksSet::minus)
                    .number("plus", Sentence.of("eu.adjustment.label-siegeworks-plus"), 0, Siegeworks.MOST, ProvinceChange.SiegeworksSet::plus),
            ChangeKind.of(ProvinceChange.BreachSet.class, Sentence.of("eu.adjustment.label-breach")).reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, ProvinceChange.BreachSet::province)
                    .with(new ChangeField.Flag("breached", Sentence.of("eu.adjustment.label-breached"), false), ProvinceChange.BreachSet::breached),
            ChangeKind.of(ProvinceChange.ProvinceController.class, Sentence.of("eu.adjustment.label-control-of-a-province"))
                    .reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, ProvinceChange.ProvinceController::province)
                    .reference("controller", Sentence.of("eu.adjustment.label-controlled-by"), "controller", ProvinceChange.ProvinceController::controller),
            ChangeKind.of(ProvinceChange.PillageSet.class, Sentence.of("eu.adjustment.label-pillage")).reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, ProvinceChange.PillageSet::province)
                    .number("level", Sentence.of("eu.adjustment.label-level"), 0, ProvinceMarks.MOST_PILLAGED, ProvinceChange.PillageSet::level),
            ChangeKind.of(ProvinceChange.FloodSet.class, Sentence.of("eu.adjustment.label-dutch-flood")).reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, ProvinceChange.FloodSet::province)
                    .with(new ChangeField.Flag("flooded", Sentence.of("eu.adjustment.label-flooded"), false), ProvinceChange.FloodSet::flooded),
            ChangeKind.of(ProvinceChange.FortressSupply.class, Sentence.of("eu.adjustment.label-supply-of-a-besieged-fortress")).reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, ProvinceChange.FortressSupply::province)
                    .with(new ChangeField.Flag("supplied", Sentence.of("eu.adjustment.label-supplied-by-a-fleet"), false), ProvinceChange.FortressSupply::supplied),
            ChangeKind.of(StackChange.StackSupply.class, Sentence.of("eu.adjustment.label-supply-of-a-stack")).reference(STACK, Sentence.of("eu.adjustment.label-stack"), STACK, StackChange.StackSupply::stack)
                    .with(new ChangeField.Flag("cutOff", Sentence.of("eu.adjustment.label-without-a-line-of-supply"), false), StackChange.StackSupply::cutOff),
            ChangeKind.of(StackChange.StackForaging.class, Sentence.of("eu.adjustment.label-stack-foraging")).reference(STACK, Sentence.of("eu.adjustment.label-stack"), STACK, StackChange.StackForaging::stack)
                    .with(new ChangeField.Flag("foraging", Sentence.of("eu.adjustment.label-forages-in-its-next-battle"), false), StackChange.StackForaging::foraging),
            ChangeKind.of(ProvinceChange.FortressLevel.class, Sentence.of("eu.adjustment.label-fortress-level")).reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, ProvinceChange.FortressLevel::province)
                    .number("level", Sentence.of("eu.adjustment.label-level"), 1, HIGHEST_LEVEL, ProvinceChange.FortressLevel::level),
            ChangeKind.of(LeaderChange.LeaderSet.class, Sentence.of("eu.adjustment.label-leader")).reference(LEADER, Sentence.of("eu.adjustment.label-leader"), LEADER, LeaderChange.LeaderSet::leader)
                    .word("condition", Sentence.of("eu.adjustment.label-condition"), LeaderChange.LeaderCondition.values(), LeaderChange.LeaderSet::condition)
                    .with(new ChangeField.Reference(STACK, Sentence.of("eu.adjustment.label-with-stack"), true, STACK), LeaderChange.LeaderSet::stack)
                    .with(new ChangeField.Word("returns", Sentence.of("eu.adjustment.label-comes-back-in"), true, SeaAdjustments.boxes()), LeaderChange.LeaderSet::returns)
                    .with(new ChangeField.Reference(PROVINCE, Sentence.of("eu.adjustment.label-stays-in"), true, PROVINCE), LeaderChange.LeaderSet::province),
            ChangeKind.of(CountryChange.StabilitySet.class, Sentence.of("eu.adjustment.label-stability")).reference(COUNTRY, Sentence.of("eu.adjustment.label-country"), COUNTRY, CountryChange.StabilitySet::country)
                    .number("stability", Sentence.of("eu.adjustment.label-stability"), -STABILITY, STABILITY, CountryChange.StabilitySet::stability),
            ChangeKind.of(CountryChange.VictoryPointsSet.class, Sentence.of("eu.adjustment.label-victory-points")).reference(COUNTRY, Sentence.of("eu.adjustment.label-country"), COUNTRY, CountryChange.VictoryPointsSet::country)
                    .number("points", Sentence.of("eu.adjustment.label-of-this-turn"), -MOST_POINTS, MOST_POINTS, CountryChange.VictoryPointsSet::points),
            ChangeKind.of(CountryChange.CampaignCosts.class, Sentence.of("eu.adjustment.label-money-spent-on-campaigns")).reference(COUNTRY, Sentence.of("eu.adjustment.label-country"), COUNTRY, CountryChange.CampaignCosts::country)
                    .word("line", Sentence.of("eu.adjustment.label-line-of-the-sheet"), ErsLine.values(), CountryChange.CampaignCosts::line)
                    .number("ducats", Sentence.of("eu.adjustment.label-ducats"), 0, MOST_DUCATS, CountryChange.CampaignCosts::ducats),
            ChangeKind.of(CountryChange.TreasurySet.class, Sentence.of("eu.adjustment.label-treasury")).reference(COUNTRY, Sentence.of("eu.adjustment.label-country"), COUNTRY, CountryChange.TreasurySet::country)
                    .number("ducats", Sentence.of("eu.adjustment.label-ducats-when-the-turn-began"), -MOST_DUCATS, MOST_DUCATS, CountryChange.TreasurySet::ducats),
            ChangeKind.of(RoundChange.InitiativeOrder.class, Sentence.of("eu.adjustment.label-order-of-the-alliances"))
                    .with(new ChangeField.References("countries", Sentence.of("eu.adjustment.label-one-country-of-each-alliance-in-order"), COUNTRY, MOST_SLOTS), RoundChange.InitiativeOrder::countries),
            ChangeKind.of(ProvinceChange.ProvinceOwner.class, Sentence.of("eu.adjustment.label-owner-of-a-province")).reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, ProvinceChange.ProvinceOwner::province)
                    .reference("owner", Sentence.of("eu.adjustment.label-owned-by"), "controller", ProvinceChange.ProvinceOwner::owner),
            ChangeKind.of(ProvinceChange.RevoltSet.class, Sentence.of("eu.adjustment.label-revolts-and-rebellions")).reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, ProvinceChange.RevoltSet::province)
                    .number("level", Sentence.of("eu.adjustment.label-level"), 0, Revolt.MOST, ProvinceChange.RevoltSet::level)
                    .with(new ChangeField.Number("maneuver", Sentence.of("eu.adjustment.label-manoeuvre-of-their-leader"), true, 0, BEST_VALUE), ProvinceChange.RevoltSet::maneuver)
                    .with(new ChangeField.Number("fortressLd", Sentence.of("eu.adjustment.label-ld-in-the-fortress-where-it-is-friendly-to-them"), true, 0, Revolt.MOST_FORTRESS_LD), ProvinceChange.RevoltSet::fortressLd),
            ChangeKind.of(ProvinceChange.RaidSet.class, Sentence.of("eu.adjustment.label-corsairs-that-raid")).reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, ProvinceChange.RaidSet::province)
                    .number("level", Sentence.of("eu.adjustment.label-level"), 0, Raid.MOST, ProvinceChange.RaidSet::level)
                    .reference("by", Sentence.of("eu.adjustment.label-corsairs-of"), "controller", ProvinceChange.RaidSet::by)
                    .with(new ChangeField.Number("maneuver", Sentence.of("eu.adjustment.label-manoeuvre-of-their-leader"), true, 0, BEST_VALUE), ProvinceChange.RaidSet::maneuver),
            ChangeKind.of(ProvinceChange.PortBlockade.class, Sentence.of("eu.adjustment.label-blockade-of-a-port")).reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, ProvinceChange.PortBlockade::province)
                    .with(new ChangeField.Flag("blockaded", Sentence.of("eu.adjustment.label-blockaded-by-a-fleet"), false), ProvinceChange.PortBlockade::blockaded),
            ChangeKind.of(ProvinceChange.SiegeContinued.class, Sentence.of("eu.adjustment.label-siege-of-an-earlier-turn")).reference(PROVINCE, Sentence.of("eu.adjustment.label-province"), PROVINCE, ProvinceChange.SiegeContinued::province)
                    .with(new ChangeField.Flag("continued", Sentence.of("eu.adjustment.label-began-in-an-earlier-turn"), false), ProvinceChange.SiegeContinued::continued),
            ChangeKind.of(CountryChange.CampaignSet.class, Sentence.of("eu.adjustment.label-campaign")).reference(COUNTRY, Sentence.of("eu.adjustment.label-country"), COUNTRY, CountryChange.CampaignSet::country)
                    .word("campaign", Sentence.of("eu.adjustment.label-campaign"), Campaign.values(), CountryChange.CampaignSet::campaign),
            ChangeKind.of(CountryChange.CampaignSlots.class, Sentence.of("eu.adjustment.label-campaign-slots-filled")).reference(COUNTRY, Sentence.of("eu.adjustment.label-country"), COUNTRY, CountryChange.CampaignSlots::country)
                    .with(new ChangeField.References("stacks", Sentence.of("eu.adjustment.label-stacks"), STACK, MOST_SLOTS), CountryChange.CampaignSlots::stacks),
            ChangeKind.of(CountryChange.LeviesSet.class, Sentence.of("eu.adjustment.label-exceptional-levies")).reference(COUNTRY, Sentence.of("eu.adjustment.label-country"), COUNTRY, CountryChange.LeviesSet::country)
                    .word("defeat", Sentence.of("eu.adjustment.label-worst-defeat-of-this-round"), Defeat.values(), CountryChange.LeviesSet::defeat)
                    .with(new ChangeField.Flag("declared", Sentence.of("eu.adjustment.label-declared-this-turn"), false), CountryChange.LeviesSet::declared)
                    .number("recruitedLd", Sentence.of("eu.adjustment.label-ld-recruited-since"), 0, MOST_LEVIED, CountryChange.LeviesSet::recruitedLd),
            ChangeKind.of(CountryChange.OttomansMet.class, Sentence.of("eu.adjustment.label-has-fought-turkish-troops")).reference(COUNTRY, Sentence.of("eu.adjustment.label-country"), COUNTRY, CountryChange.OttomansMet::country)
                    .with(new ChangeField.Flag("met", Sentence.of("eu.adjustment.label-with-an-army-counter"), false), CountryChange.OttomansMet::met),
            ChangeKind.of(CountryChange.ReformsSet.class, Sentence.of("eu.adjustment.label-reforms-of-the-turkish-army")).reference(COUNTRY, Sentence.of("eu.adjustment.label-country"), COUNTRY, CountryChange.ReformsSet::country)
                    .with(new ChangeField.Flag("m1a", Sentence.of("eu.adjustment.label-m-1a-reformed-janissaries"), false), CountryChange.ReformsSet::m1a)
                    .with(new ChangeField.Flag("m1b", Sentence.of("eu.adjustment.label-m-1b-timar-with-muskets"), false), CountryChange.ReformsSet::m1b)
                    .with(new ChangeField.Flag("m2", Sentence.of("eu.adjustment.label-m-2-no-timar-and-pashas"), false), CountryChange.ReformsSet::m2),
            ChangeKind.of(RoundChange.WeatherSet.class, Sentence.of("eu.adjustment.label-weather")).with(new ChangeField.Flag("bad", Sentence.of("eu.adjustment.label-bad-weather"), false), RoundChange.WeatherSet::bad),
            ChangeKind.of(RoundChange.SundSet.class, Sentence.of("eu.adjustment.label-ice-on-the-sund")).with(new ChangeField.Flag("frozen", Sentence.of("eu.adjustment.label-frozen"), false), RoundChange.SundSet::frozen),
            ChangeKind.of(RoundChange.RoundSet.class, Sentence.of("eu.adjustment.label-round")).word("box", Sentence.of("eu.adjustment.label-box"), SeaAdjustments.boxes(), change -> change.box().word())
                    .with(new ChangeField.Flag("badWeather", Sentence.of("eu.adjustment.label-bad-weather"), true), RoundChange.RoundSet::badWeather));

    public static final List<ChangeKind<?>> ALL = Stream.<List<ChangeKind<?>>>of(OWN, LeaderAdjustments.KINDS, FleetAdjustments.KINDS, WorldAdjustments.KINDS, NativeAdjustments.KINDS, DiscoveryAdjustments.KINDS, SeaAdjustments.KINDS, DiplomacyAdjustments.KINDS)
            .flatMap(List::stream).toList();

    private EuChangeKinds() {}

    private static <T extends EuChange> ChangeKind<T> units(ChangeKind<T> kind, Function<T, Counters> units) {
        return kind.with(count("units.armyPlus", Sentence.of("eu.adjustment.label-a-plus")), units.andThen(Counters::armyPlus)::apply)
                .with(count("units.armyMinus", Sentence.of("eu.adjustment.label-a-minus")), units.andThen(Counters::armyMinus)::apply)
                .with(count("units.ld", Sentence.of("eu.adjustment.label-ld")), units.andThen(Counters::ld)::apply)
                .with(new ChangeField.Number("units.lde", Sentence.of("eu.adjustment.label-lde-in-the-rest-of-the-world"), true, 0, Counters.MOST_LDE), units.andThen(Counters::lde)::apply)
                .with(timar("armyPlus", Sentence.of("eu.adjustment.label-timar-a-plus"), MOST_TIMAR), timar(units, Timar::armyPlus))
                .with(timar("armyMinus", Sentence.of("eu.adjustment.label-timar-a-minus"), MOST_TIMAR), timar(units, Timar::armyMinus))
                .with(timar("ld", Sentence.of("eu.adjustment.label-timar-ld"), MOST_TIMAR), timar(units, Timar::ld))
                .with(timar("pashasOfOne", Sentence.of("eu.adjustment.label-pashas-of-1-ld"), MOST_PASHAS), timar(units, Timar::pashasOfOne))
                .with(timar("pashasOfTwo", Sentence.of("eu.adjustment.label-pashas-of-2-ld"), MOST_PASHAS), timar(units, Timar::pashasOfTwo))
                .with(timar("pashasOfThree", Sentence.of("eu.adjustment.label-pashas-of-3-ld"), MOST_PASHAS), timar(units, Timar::pashasOfThree));
    }

    private static ChangeField timar(String name, Sentence label, int most) {
        return new ChangeField.Number("units.timar." + name, label, true, 0, most);
    }

    /** Left out where there are none. */
    private static <T extends EuChange> Function<T, Object> timar(Function<T, Counters> units, Function<Timar, Integer> count) {
        return units.andThen(counters -> counters.timar().map(count))::apply;
    }

    private static ChangeField count(String name, Sentence label) {
        return new ChangeField.Number(name, label, false, 0, Counters.MOST);
    }

    private static <T extends EuChange> ChangeKind<T> veterans(ChangeKind<T> kind, Function<T, Optional<Integer>> value) {
        return kind.with(new ChangeField.Number("veteranLd", Sentence.of("eu.adjustment.label-veteran-ld"), true, 0, Counters.MOST), value::apply);
    }

    private static <T extends EuChange> ChangeKind<T> inside(ChangeKind<T> kind, Function<T, Optional<Boolean>> value) {
        return kind.with(new ChangeField.Flag("inside", Sentence.of("eu.adjustment.label-inside-the-fortress"), true), value::apply);
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

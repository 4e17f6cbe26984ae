package tercio.projections.eu;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.map.SpaceId;
import tercio.projections.GameAtPosition;
import tercio.projections.sentence.ViewText;

/**
 * The colonial record sheet of a country: its ships by the waters, its establishments, and its gold.
 *
 * @param turn the turn of the game
 * @param waters the naval regions, those in which nothing happened included, in the order of the rules
 * @param establishments those that it owns or controls, by province
 * @param forts those that its troops build
 * @param gold ducats that wait for ships in provinces that it controls
 * @param afloat its naval stacks with gold or a convoy
 */
public record ColonialView(
        CountryId country,
        int turn,
        List<Waters> waters,
        List<Holding> establishments,
        List<Building> forts,
        List<Stock> gold,
        List<Cargo> afloat) {

    private static final List<WatersId> REGIONS = List.of(WatersId.MEDITERRANEAN, WatersId.EUROPEAN_SEAS, WatersId.ATLANTIC, WatersId.INDIAN, WatersId.PACIFIC);

    /** The sheets of all countries at war. */
    public record All(List<ColonialView> countries) {}

    /**
     * A naval region.
     *
     * @param waiting ships that wait there to be refitted, as players write them: {@code 4 1/3}
     * @param damaged those that were damaged, all in all
     * @param destroyed those that were destroyed in battles, by attrition and otherwise
     * @param captured those that others took
     * @param refitted those that came back into play
     */
    public record Waters(WatersId waters, String waiting, Tally damaged, Tally destroyed, Tally captured, Tally refitted) {}

    /** @param thirds of a ship, and {@code size} as players write them */
    public record Tally(int thirds, String size, List<Entry> entries) {}

    /** Ships with the event that they come from. */
    public record Entry(int position, String round, int thirds, String size) {}

    /**
     * @param kind {@code fort}, {@code mission}, {@code trading-post} or {@code colony}
     * @param level 1..6 of a trading post or a colony, else 0
     * @param militia the militia of a colony that serves its owner; {@code null} without one
     */
    public record Holding(SpaceId province, String name, SpaceId area, String kind, int level, CountryId owner, CountryId controller, MilitiaView militia) {}

    /** @param rounds the ends of round, of three, at which the builders have stood there */
    public record Building(SpaceId province, String name, int rounds) {}

    /** Ducats that wait in a province. */
    public record Stock(SpaceId province, String name, int ducats) {}

    /** @param convoys those that sail in it, each with its transports */
    public record Cargo(StackId fleet, ViewText name, SpaceId at, int ducats, List<FleetView.Convoyed> convoys) {}

    static All all(GameAtPosition<EuState> scene) {
        var entries = scene.entries(new ColonialProjection());
        return new All(scene.board().countries().keySet().stream().map(country -> sheet(scene.board(), entries, country)).toList());
    }

    static Optional<ColonialView> of(GameAtPosition<EuState> scene, CountryId country) {
        return scene.board().countries().containsKey(country)
                ? Optional.of(sheet(scene.board(), scene.entries(new ColonialProjection()), country)) : Optional.empty();
    }

    private static ColonialView sheet(EuState board, List<ColonialProjection.Entry> all, CountryId country) {
        var own = all.stream().filter(entry -> entry.country().equals(country)).toList();
        return new ColonialView(country, board.scenario().turn(),
                REGIONS.stream().map(region -> waters(board, country, region, own.stream().filter(entry -> entry.waters().equals(region)).toList())).toList(),
                board.world().establishments().all().stream().filter(here -> here.owner().equals(country) || here.controller().equals(country))
                        .map(here -> new Holding(here.province(), name(here.province()), new SpaceId(area(here.province())),
                                here.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'), here.level(), here.owner(), here.controller(), MilitiaView.of(board, here))).toList(),
                board.world().works().values().stream().filter(work -> work.country().equals(country))
                        .map(work -> new Building(work.province(), name(work.province()), work.rounds())).toList(),
                board.marks().gold().entrySet().stream().filter(stock -> stock.getValue() > 0 && controls(board, country, stock.getKey()))
                        .map(stock -> new Stock(stock.getKey(), name(stock.getKey()), stock.getValue())).toList(),
                board.navies().stacks().values().stream().filter(fleet -> fleet.country().equals(country) && (fleet.gold() > 0 || !fleet.convoys().isEmpty()))
                        .map(fleet -> new Cargo(fleet.id(), ViewText.label(SentenceNames.fleet(board, fleet.id())), fleet.at(), fleet.gold(),
                                fleet.convoys().stream().map(FleetView.Convoyed::of).toList())).toList());
    }

    private static Waters waters(EuState board, CountryId country, WatersId region, List<ColonialProjection.Entry> entries) {
        int waiting = board.navies().damaged().stream().filter(ships -> ships.country().equals(country) && ships.waters().equals(region))
                .mapToInt(ships -> ships.ships().thirds()).sum();
        return new Waters(region, Thirds.format(waiting), tally(entries, ColonialProjection.Fate.DAMAGED), tally(entries, ColonialProjection.Fate.DESTROYED),
                tally(entries, ColonialProjection.Fate.CAPTURED), tally(entries, ColonialProjection.Fate.REFITTED));
    }

    private static Tally tally(List<ColonialProjection.Entry> all, ColonialProjection.Fate fate) {
        var entries = all.stream().filter(entry -> entry.fate() == fate)
                .map(entry -> new Entry(entry.position(), entry.round(), entry.thirds(), signedSize(entry.thirds()))).toList();
        int thirds = entries.stream().mapToInt(Entry::thirds).sum();
        return new Tally(thirds, signedSize(thirds), entries);
    }

    private static String signedSize(int thirds) {
        return thirds < 0 ? "-" + Thirds.format(-thirds) : Thirds.format(thirds);
    }

    private static boolean controls(EuState board, CountryId country, SpaceId province) {
        return Stream.ofNullable(board.fortress(province)).anyMatch(fortress -> fortress.controller().equals(country));
    }

    private static String name(SpaceId province) {
        return EuMap.PRINTED.province(province).map(Province::name).orElseGet(province::value);
    }

    private static String area(SpaceId province) {
        return EuMap.PRINTED.province(province).flatMap(WorldAreas.PRINTED::areaOf).map(area -> area.name()).orElse("");
    }
}

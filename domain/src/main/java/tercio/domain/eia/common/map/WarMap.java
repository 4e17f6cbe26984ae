package tercio.domain.eia.common.map;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.map.Border;
import tercio.domain.map.GameMap;
import tercio.domain.map.SpaceId;
import tercio.domain.table.TableSource;

/**
 * The map of Empires in Arms, with the questions that the rules ask of it. Lists are in the order of the area numbers in the
 * map files.
 */
public final class WarMap {

    /** The map printed with the program. */
    public static final WarMap PRINTED = WarMapFiles.read(TableSource.printedBeside(WarMapFiles.class));

    private final GameMap<MapSpace, AreaBorder> spaces;
    private final List<Area> areas;
    private final Map<ProvinceId, HomeProvince> provinces = new LinkedHashMap<>();
    private final Map<SpaceId, HomeProvince> provinceOfArea = new HashMap<>();
    private final Map<NationId, List<HomeProvince>> provincesOfNation = new LinkedHashMap<>();
    private final Map<SpaceId, List<Border<AreaBorder>>> ways;
    private final Map<SpaceId, List<SpaceId>> landNeighbours;

    WarMap(GameMap<MapSpace, AreaBorder> spaces, List<HomeProvince> provinces) {
        this.spaces = spaces;
        this.areas = spaces.zones().stream().filter(Area.class::isInstance).map(Area.class::cast).toList();
        for (var province : provinces) {
            this.provinces.put(province.id(), province);
            provincesOfNation.computeIfAbsent(province.nation(), nation -> new ArrayList<>()).add(province);
            province.areas().forEach(area -> provinceOfArea.put(area, province));
        }
        for (var area : areas) {
            if (!Optional.ofNullable(provinceOfArea.get(area.id())).map(HomeProvince::id).equals(Optional.of(area.province()))) {
                throw new IllegalArgumentException("the province " + area.province() + " does not list its area " + area.id());
            }
        }
        ways = areas.stream().collect(Collectors.toUnmodifiableMap(Area::id, area ->
                spaces.borders(area.id()).stream().filter(border -> border.kind().isOverland()).toList()));
        landNeighbours = areas.stream().collect(Collectors.toUnmodifiableMap(Area::id, area ->
                spaces.borders(area.id()).stream().filter(border -> border.kind() instanceof AreaBorder.Land).map(Border::to).toList()));
    }

    /** All spaces and borders. */
    public GameMap<MapSpace, AreaBorder> spaces() {
        return spaces;
    }

    /** All land areas. */
    public List<Area> areas() {
        return areas;
    }

    /** The land area of that id; empty for a sea area or an unknown id. */
    public Optional<Area> area(SpaceId id) {
        return spaces.zone(id).filter(Area.class::isInstance).map(Area.class::cast);
    }

    /** The sea area of that id; empty for a land area or an unknown id. */
    public Optional<SeaArea> seaArea(SpaceId id) {
        return spaces.zone(id).filter(SeaArea.class::isInstance).map(SeaArea.class::cast);
    }

    /** The name of a space for players; an unknown id as it is. */
    public String name(SpaceId id) {
        return spaces.zone(id).map(MapSpace::name).orElseGet(id::value);
    }

    /** The city in a land area; empty if there is none. */
    public Optional<City> city(SpaceId area) {
        return area(area).flatMap(Area::city);
    }

    /** All cities. */
    public List<City> cities() {
        return areas.stream().flatMap(area -> area.city().stream()).toList();
    }

    /** All cities with a port. */
    public List<City> ports() {
        return cities().stream().filter(City::port).toList();
    }

    /** All provinces. */
    public List<HomeProvince> provinces() {
        return List.copyOf(provinces.values());
    }

    /** The province of that id; empty if there is none. */
    public Optional<HomeProvince> province(ProvinceId id) {
        return Optional.ofNullable(provinces.get(id));
    }

    /** The province that a land area belongs to; empty for an unknown area. */
    public Optional<HomeProvince> provinceOf(SpaceId area) {
        return Optional.ofNullable(provinceOfArea.get(area));
    }

    /** The words of all nations: the powers and the minor countries. */
    public Set<NationId> nations() {
        return Set.copyOf(provincesOfNation.keySet());
    }

    /** The name of a power or a minor country; the id of none, as it is. */
    public String nationTitle(NationId nation) {
        return Power.of(nation).map(Power::title).or(() -> provincesOf(nation).stream().findFirst().map(HomeProvince::nationTitle)).orElse(nation.value());
    }

    /** The provinces of a nation, by its word; none for an unknown one. */
    public List<HomeProvince> provincesOf(NationId nation) {
        return List.copyOf(provincesOfNation.getOrDefault(nation, List.of()));
    }

    /** The ids of all areas of a nation. */
    public List<SpaceId> areasOf(NationId nation) {
        return provincesOf(nation).stream().flatMap(province -> province.areas().stream()).toList();
    }

    /** The national capitals of a power: one, and two for Russia. */
    public List<City> nationalCapitals(Power power) {
        return provincesOf(power.nation()).stream().flatMap(province -> province.areas().stream()).flatMap(id -> city(id).stream())
                .filter(city -> city.capital() == CapitalKind.NATIONAL).toList();
    }

    /** The borders of an area that corps cross on foot: those over land and the crossing arrows, the optional one included. */
    public List<Border<AreaBorder>> ways(SpaceId area) {
        return ways.getOrDefault(area, List.of());
    }

    /** The border that corps cross on foot between two areas; empty if there is none. */
    public Optional<Border<AreaBorder>> way(SpaceId from, SpaceId to) {
        return ways(from).stream().filter(border -> border.to().equals(to)).findFirst();
    }

    /** The areas next to an area over land, without crossing arrows. */
    public List<SpaceId> landNeighbours(SpaceId area) {
        return landNeighbours.getOrDefault(area, List.of());
    }

    /** The ids of the sea areas next to a land area or a sea area. */
    public List<SpaceId> seasNextTo(SpaceId space) {
        return spaces.borders(space).stream().map(Border::to).filter(id -> seaArea(id).isPresent()).toList();
    }

    /** The ids of the land areas next to a sea area. */
    public List<SpaceId> shoresOf(SpaceId seaArea) {
        return spaces.borders(seaArea).stream().filter(border -> border.kind() instanceof AreaBorder.Coast).map(Border::to).toList();
    }

    /** The number of borders over land from an area to each area that land connects with it, itself included with 0. */
    public Map<SpaceId, Integer> landDistances(SpaceId from) {
        var distances = new LinkedHashMap<SpaceId, Integer>();
        if (!landNeighbours.containsKey(from)) {
            return distances;
        }
        distances.put(from, 0);
        var open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            var area = open.poll();
            for (var next : landNeighbours.get(area)) {
                if (distances.putIfAbsent(next, distances.get(area) + 1) == null) {
                    open.add(next);
                }
            }
        }
        return distances;
    }
}

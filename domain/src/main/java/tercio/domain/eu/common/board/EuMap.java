package tercio.domain.eu.common.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.map.Border;
import tercio.domain.map.GameMap;
import tercio.domain.map.SpaceId;
import tercio.domain.table.TableSource;

/** The two maps of the game, combined: provinces, sea zones, borders, ports, and national provinces. */
public final class EuMap {

    /** The sea zone that can freeze. */
    private static final SpaceId SUND = new SpaceId("s_oresund");
    /** The provinces of Europe on the sheet of the rest of the world. */
    private static final Set<SpaceId> ISLANDS = Set.of(new SpaceId("acores"), new SpaceId("islas_canarias"));

    /** The map printed with the program; read after the names above, which its borders need. */
    public static final EuMap PRINTED = MapFiles.read(TableSource.printedBeside(MapFiles.class));

    private final GameMap<Space, BorderKind> spaces;
    private final Map<CountryId, Country> countries;
    private final Map<CountryId, Set<SpaceId>> national;
    private final Map<Set<SpaceId>, SpaceId> straitForts;
    private final Coasts coasts;
    private final Map<SpaceId, List<Border<BorderKind>>> allRoads;
    private final Map<SpaceId, List<Border<BorderKind>>> roads;
    private final Map<SpaceId, List<Border<BorderKind>>> ice;

    EuMap(GameMap<Space, BorderKind> spaces, List<Country> countries, Map<CountryId, Set<SpaceId>> national,
            Map<Set<SpaceId>, SpaceId> straitForts, Coasts coasts) {
        this.spaces = spaces;
        this.countries = new LinkedHashMap<>();
        countries.forEach(country -> this.countries.put(country.id(), country));
        this.national = Map.copyOf(national);
        this.straitForts = Map.copyOf(straitForts);
        this.coasts = coasts;
        this.allRoads = provinces().stream().collect(Collectors.toUnmodifiableMap(Province::id,
                land -> borders(land.id()).stream().filter(border -> border.kind().isByLand()).toList()));
        this.roads = provinces().stream().collect(Collectors.toUnmodifiableMap(Province::id, this::roadsOut));
        this.ice = provinces().stream().collect(Collectors.toUnmodifiableMap(Province::id, this::iceFrom));
    }

    /** All spaces and borders. */
    public GameMap<Space, BorderKind> spaces() {
        return spaces;
    }

    /** All land provinces, in the order of the map's list. */
    public List<Province> provinces() {
        var provinces = new ArrayList<Province>();
        for (var space : spaces.zones()) {
            if (space instanceof Province province) {
                provinces.add(province);
            }
        }
        return List.copyOf(provinces);
    }

    /** The land province of that id; empty for a sea zone or an unknown id. */
    public Optional<Province> province(SpaceId id) {
        return spaces.zone(id).filter(Province.class::isInstance).map(Province.class::cast);
    }

    /** The sea zone of that id; empty for a province or an unknown id. */
    public Optional<Sea> sea(SpaceId id) {
        return spaces.zone(id).filter(Sea.class::isInstance).map(Sea.class::cast);
    }

    /** Whether a province is printed on the sheet of the rest of the world, as are two islands of Europe. */
    public boolean isOnWorldSheet(SpaceId province) {
        return province(province).filter(land -> land.theatre() != Theatre.EUROPE || ISLANDS.contains(province)).isPresent();
    }

    /** The borders from a space to its neighbours. */
    public List<Border<BorderKind>> borders(SpaceId id) {
        return spaces.borders(id);
    }

    /** The borders from a province to other European provinces that land stacks can cross; none for an unknown province. */
    public List<Border<BorderKind>> roads(SpaceId province) {
        return roads.getOrDefault(province, List.of());
    }

    /** The borders from a province to all other provinces that land stacks can cross; none for an unknown province. */
    public List<Border<BorderKind>> allRoads(SpaceId province) {
        return allRoads.getOrDefault(province, List.of());
    }

    private List<Border<BorderKind>> roadsOut(Province from) {
        return allRoads(from.id()).stream()
                .filter(border -> province(border.to()).filter(land -> land.theatre() == Theatre.EUROPE).isPresent())
                .toList();
    }

    /**
     * The borders from a shore of the Sund over the ice to the shores that no land border or strait joins to it (EU-WX-3); none for any
     * other province.
     */
    public List<Border<BorderKind>> iceBorders(SpaceId province) {
        return ice.getOrDefault(province, List.of());
    }

    private List<Border<BorderKind>> iceFrom(Province from) {
        return seasOf(from.id()).contains(SUND)
                ? borders(SUND).stream().filter(border -> border.kind() == BorderKind.COAST).map(Border::to)
                        .filter(shore -> !shore.equals(from.id()) && between(from.id(), shore).isEmpty())
                        .map(shore -> new Border<>(from.id(), shore, BorderKind.ICE)).toList()
                : List.of();
    }

    /** The border from one space to the other; empty if they are not adjacent. */
    public Optional<Border<BorderKind>> between(SpaceId from, SpaceId to) {
        return spaces.between(from, to);
    }

    /**
     * Whether two neighbours by land lie on one river (EU-SUP-7). The map does not name rivers, which are borders. Reading: the two lie on one
     * river if it separates them, or if river borders separate both of them from the same third province, because these meet where the three
     * provinces do. Shores of lakes are not on the map.
     */
    public boolean areOnOneRiver(SpaceId from, SpaceId to) {
        var kind = between(from, to).map(Border::kind).orElse(null);
        return kind == BorderKind.RIVER || (kind == BorderKind.LAND || kind == BorderKind.MOUNTAIN_PASS)
                && borders(from).stream().filter(border -> border.kind() == BorderKind.RIVER)
                        .anyMatch(bank -> between(bank.to(), to).filter(border -> border.kind() == BorderKind.RIVER).isPresent());
    }

    /** The sea zones on which a province has a coast. */
    public List<SpaceId> seasOf(SpaceId province) {
        return borders(province).stream()
                .filter(border -> border.kind() == BorderKind.COAST)
                .map(Border::to)
                .toList();
    }

    /** Whether a port or an arsenal is printed in a province; false for a sea zone or an unknown id. */
    public boolean hasAnchor(SpaceId id) {
        return province(id).filter(land -> land.port() != PortKind.NONE).isPresent();
    }

    /**
     * Whether a province can be a harbour: an anchor is printed in it, or it has a coast in the rest of the world,
     * where an establishment makes it one.
     */
    public boolean hasHarbour(SpaceId id) {
        return hasAnchor(id) || isOnWorldSheet(id) && !seasOf(id).isEmpty();
    }

    /** Whether a province has separate coasts, so that ships do not pass through it (EU-MOVE-3). */
    public boolean hasSeparateCoasts(SpaceId province) {
        return coasts.severed().contains(province);
    }

    /**
     * The sea zones from which the port of a province is blockaded: that of the main coast if its coasts are separate, else all on
     * which it has a coast (EU-MOVE-3). In the rest of the world no main coast is printed.
     */
    public List<SpaceId> blockadedFrom(SpaceId province) {
        return hasSeparateCoasts(province) && coasts.main().containsKey(province) ? List.of(coasts.main().get(province)) : seasOf(province);
    }

    /** All countries, by id. */
    public List<Country> countries() {
        return List.copyOf(countries.values());
    }

    /** The country of that id; empty if there is none. */
    public Optional<Country> country(CountryId id) {
        return Optional.ofNullable(countries.get(id));
    }

    /** The ids of a country's national provinces; none for a country without a list. */
    public Set<SpaceId> nationalProvinces(CountryId country) {
        return national.getOrDefault(country, Set.of());
    }

    /** Whether a province is a national province of a country. */
    public boolean isNational(CountryId country, SpaceId province) {
        return nationalProvinces(country).contains(province);
    }

    /** The province whose fort controls the strait between two sea zones; empty if there is none. */
    public Optional<SpaceId> straitFort(SpaceId sea, SpaceId other) {
        return sea.equals(other) ? Optional.empty() : Optional.ofNullable(straitForts.get(Set.of(sea, other)));
    }
}

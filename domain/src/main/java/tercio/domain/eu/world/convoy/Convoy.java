package tercio.domain.eu.world.convoy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * A convoy (EU-CONVOY). It moves as a naval stack and is escorted like one. It is no FLEET counter, and it neither supplies nor blockades.
 *
 * @param transports the transports left; 0 once it is sunk
 * @param gold ducats aboard
 */
public record Convoy(ConvoyKind kind, int transports, int gold) {

    public Convoy {
        if (transports < 0 || gold < 0) {
            throw new IllegalArgumentException("a convoy has 0 or more transports and ducats");
        }
    }

    /**
     * A convoy as it starts: a Flota is empty, that of the East Indies full. The Levant convoy has a size of its own:
     * {@link #levant}.
     */
    public static Convoy starting(ConvoyKind kind) {
        var line = ConvoyTable.PRINTED.line(kind);
        int transports = line.transports().orElseThrow(() -> new IllegalArgumentException("the centre of trade decides the size of this convoy"));
        return new Convoy(kind, transports, transports * line.goldEach());
    }

    /** The Levant convoy. @param centre ducats of the centre of trade of the Great Orient */
    public static Convoy levant(int centre) {
        int transports = ConvoyTable.PRINTED.levantTransports(centre);
        return new Convoy(ConvoyKind.LEVANT, transports, transports * ConvoyTable.PRINTED.line(ConvoyKind.LEVANT).goldEach());
    }

    /** Provinces of the European table that are not Europe for gold: the islands of the Atlantic that it only passes. */
    public static final Set<SpaceId> ISLANDS = ConvoyTable.islands();

    /** Whether a convoy sails full and takes no gold aboard. */
    public static boolean sailsFull(ConvoyKind kind) {
        return ConvoyTable.PRINTED.line(kind).capacityEach() == 0;
    }

    /** Ducats that the country which sends a convoy pays when it is lost. */
    public static int lostDucats(ConvoyKind kind) {
        return ConvoyTable.PRINTED.line(kind).lostDucats();
    }

    /** The stability that the country which sends a convoy loses with it. */
    public static int lostStability(ConvoyKind kind) {
        return ConvoyTable.PRINTED.line(kind).lostStability();
    }

    /** Units of this many transports and no other ships. */
    public static NavalUnits transportUnits(int transports) {
        return new NavalUnits(0, 0, 0, 0, transports, 0, 0);
    }

    /** Whether a province is American and on the ocean of a Flota. */
    public static boolean mayStartIn(ConvoyKind kind, SpaceId province) {
        return isAmerican(province) && isOn(ocean(kind), province);
    }

    /** A convoy of this many transports as it starts: a Flota is empty, the others full. */
    public static Convoy startingWith(ConvoyKind kind, int transports) {
        return new Convoy(kind, transports, transports * ConvoyTable.PRINTED.line(kind).goldEach());
    }

    /** The most transports of a convoy. */
    public static int mostTransports(ConvoyKind kind) {
        return ConvoyTable.PRINTED.most(kind);
    }

    /**
     * Whether a convoy can belong to a country: the Flotas are Spanish, the Levant convoy is not Turkish once it sails,
     * the other can be anybody's.
     */
    public static boolean mayBelong(ConvoyKind kind, CountryId country) {
        return ConvoyTable.PRINTED.line(kind).owner().map(country::equals).orElse(true);
    }

    /** The greatest load in ducats: 5 for each transport point. A convoy that starts full takes no more than it has. */
    public int capacity() {
        var line = ConvoyTable.PRINTED.line(kind);
        return transports * Math.max(line.capacityEach(), line.goldEach());
    }

    /** Its ships in a battle or for attrition. */
    public NavalUnits ships() {
        return transportUnits(transports);
    }

    /** Its ships for supply and blockade: none. */
    public NavalUnits shipsForSupply() {
        return NavalUnits.NONE;
    }

    public boolean isSunk() {
        return transports == 0;
    }

    /** The refusal to take gold aboard in a port; empty if the convoy may. */
    public Optional<Refusal> loadingRefusal(int ducats, boolean controlledPort) {
        if (ConvoyTable.PRINTED.line(kind).capacityEach() == 0) {
            return refusal(Sentence.of("eu.treasure.refused-convoy-full"));
        }
        if (!controlledPort) {
            return refusal(Sentence.of("eu.treasure.refused-convoy-port"));
        }
        int free = capacity() - gold;
        return ducats > free ? refusal(Sentence.of("eu.treasure.refused-convoy-room").with("room", free).with("asked", ducats)) : Optional.empty();
    }

    private static Optional<Refusal> refusal(Sentence why) {
        return Optional.of(Refusal.of("EU-CONVOY-GOLD", why));
    }

    /** This convoy with more gold aboard. */
    public Convoy withGold(int ducats) {
        if (ducats < 0 || gold + ducats > capacity()) {
            throw new IllegalArgumentException("this convoy cannot take " + ducats + " ducats aboard");
        }
        return new Convoy(kind, transports, gold + ducats);
    }

    /**
     * This convoy after it has lost transports to attrition or discovery: the gold falls in the same proportion,
     * rounded down.
     */
    public Convoy afterLosses(int ships) {
        int left = Math.max(0, transports - ships);
        return new Convoy(kind, left, left == 0 ? 0 : gold * left / transports);
    }

    /** This convoy after transports with this gold were captured. */
    public Convoy afterCapture(int ships, int ducats) {
        return new Convoy(kind, Math.max(0, transports - ships), Math.max(0, gold - ducats));
    }

    /**
     * Whether it comes back within the turn after it was sunk or has reached Europe: only the Flota de Oro, at the beginning of the next
     * round (EU-CONVOY-FLOTA).
     */
    public boolean comesBack() {
        return kind == ConvoyKind.FLOTA_DE_ORO;
    }

    /** The provinces in whose port a Flota begins or comes back: American establishments of its country on its ocean. */
    public List<SpaceId> ports(CountryId country, Establishments establishments) {
        var ocean = ocean(kind);
        return establishments.all().stream().filter(here -> here.owner().equals(country) && here.controller().equals(country))
                .map(Establishment::province).filter(province -> isAmerican(province) && isOn(ocean, province)).distinct().toList();
    }

    private static WatersId ocean(ConvoyKind kind) {
        return switch (kind) {
            case FLOTA_DE_ORO -> WatersId.ATLANTIC;
            case FLOTA_DEL_PERU -> WatersId.PACIFIC;
            case LEVANT, EAST_INDIES -> throw new IllegalArgumentException("only a Flota sails from America");
        };
    }

    private static boolean isAmerican(SpaceId province) {
        return EuMap.PRINTED.province(province).map(Province::area).flatMap(WorldAreas.PRINTED::area).filter(area -> area.isOn("america")).isPresent();
    }

    private static boolean isOn(WatersId ocean, SpaceId province) {
        return EuMap.PRINTED.seasOf(province).stream().map(EuMap.PRINTED::sea).flatMap(Optional::stream).map(Sea::waters).anyMatch(waters -> waters.contains(ocean));
    }
}

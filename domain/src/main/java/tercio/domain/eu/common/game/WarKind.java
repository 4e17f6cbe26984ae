package tercio.domain.eu.common.game;

import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.world.corsair.CorsairOwner;
import tercio.domain.game.WireNamed;

/** The kinds of wars, each with the places where it is fought (EU-ALLY-2, EU-ALLY-7, EU-ALLY-8). */
public enum WarKind implements WireNamed {
    /** A war without restriction. */
    REGULAR("regular"),
    /** At sea and in the rest of the world. On the European map no land but that of the Barbary states, Egypt and Irak sees military actions. */
    OVERSEAS("overseas"),
    /** Permanent and restricted: ships, corsairs and presidios alone, no land forces. */
    AT_SEA("at-sea"),
    /** Nobody enters land of the other, intercepts, besieges or attacks; presidios and straits may still fire. */
    ARMISTICE("armistice");

    private static final Set<CountryId> EGYPT_AND_IRAK = Set.of(new CountryId("mamelouks"), new CountryId("irak"));

    private final String word;

    WarKind(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** Whether ships and corsairs of the two sides are enemies. */
    boolean isFoughtAtSea() {
        return this != ARMISTICE;
    }

    /**
     * Whether land forces of the two sides are enemies in a province.
     *
     * @param owner the country that owns it, or that owned it in 1492; empty for unowned land
     */
    boolean isFoughtOnLand(Province land, CountryId owner) {
        return switch (this) {
            case REGULAR -> true;
            case OVERSEAS -> land.theatre() != Theatre.EUROPE || isOpenOverseas(land, owner);
            case AT_SEA, ARMISTICE -> false;
        };
    }

    /**
     * Whether an overseas war is also fought in a province of the European map (EU-ALLY-2). Reading: land that a
     * Barbary state, Egypt or Irak owns, or owned in 1492.
     */
    private static boolean isOpenOverseas(Province land, CountryId owner) {
        return isOpenLandOf(owner) || land.owner1492().filter(WarKind::isOpenLandOf).isPresent();
    }

    private static boolean isOpenLandOf(CountryId owner) {
        return CorsairOwner.of(owner) == CorsairOwner.BARBARY || EGYPT_AND_IRAK.contains(owner);
    }
}

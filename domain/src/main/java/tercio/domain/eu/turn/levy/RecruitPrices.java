package tercio.domain.eu.turn.levy;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.map.SpaceId;
import tercio.domain.table.CsvTable;

/** The limits and prices of land troops that countries recruit, and the provinces where they pay another price (EU-RECR). */
public final class RecruitPrices {

    /** Parses and checks the printed tables. */
    public static final TypedTable<RecruitPrices> TABLE = new TypedTable<>(RecruitPrices::read);

    /** The table of the edition that {@code tables} belongs to. */
    public static RecruitPrices from(EuTables tables) {
        return tables.get(TABLE);
    }

    /**
     * The prices of two counters in ducats.
     *
     * @param ld one LD
     * @param armyMinus an A-, which is not everywhere the price of 2 LD
     */
    public record Price(int ld, int armyMinus) {
        /** An exploration detachment costs half an LD, rounded up (EU-RECR-PRICE). */
        public int lde() {
            return Math.ceilDiv(ld, Recruitment.HALVES);
        }
    }

    /** The multiple of the price outside the national territory. */
    private static final int ABROAD = 2;
    private static final int DEAREST = 999;
    private static final int MOST_LD = 20;

    private final Map<CountryId, String> codes = new HashMap<>();
    private final Map<String, Integer> limits = new HashMap<>();
    private final Map<String, Price> prices = new HashMap<>();
    private final Map<String, Integer> areas = new HashMap<>();

    private RecruitPrices() {}

    private static RecruitPrices read(EuTables tables) {
        var read = new RecruitPrices();
        tables.table("recruitment_countries").rows().forEach(row -> read.codes.put(new CountryId(row.text("country")), row.text("code")));
        for (var row : tables.table("recruitment_limits").rows()) {
            read.limits.put(key(row.text("country"), row.text("period")), row.within("ld_per_turn", 1, MOST_LD));
        }
        for (var row : tables.table("land_unit_costs").rows()) {
            read.prices.put(key(row.text("country"), row.text("tech")), price(row));
        }
        for (var row : tables.table("recruitment_area").rows()) {
            read.areas.put(key(row.text("country"), row.text("province")), row.within("times", 1, ABROAD));
        }
        return read;
    }

    private static Price price(CsvTable.Row row) {
        return new Price(row.within("buy_ld", 1, DEAREST), row.within("buy_army_minus", 1, DEAREST));
    }

    /** LD that a country recruits in a turn of the period at the simple price; empty for a country without a limit of its own. */
    public OptionalInt limit(CountryId country, Period period) {
        var limit = limits.get(key(codes.get(country), period.name()));
        return limit == null ? OptionalInt.empty() : OptionalInt.of(limit);
    }

    /** The prices of a country with this technology; empty if no price is printed. */
    public Optional<Price> price(CountryId country, LandTechnology technology) {
        return Optional.ofNullable(prices.get(key(codes.get(country), technology.code())));
    }

    /** The multiple of the price in a province (EU-RECR-AREA). */
    public int priceMultiple(CountryId country, SpaceId province, boolean national) {
        return areas.getOrDefault(key(country.value(), province.value()), national ? 1 : ABROAD);
    }

    private static String key(String country, String of) {
        return country + " " + of;
    }
}

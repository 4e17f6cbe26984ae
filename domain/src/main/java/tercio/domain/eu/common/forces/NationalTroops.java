package tercio.domain.eu.common.forces;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;

/** Troops that the rules give to some countries alone, whatever their technology. */
public enum NationalTroops {

    /** The technology of tercios: of Spain, and of the autonomous Naples and Milan of the Habsburgs as long as Spain has it; they count in its morale (EU-BATTLE-MORALE). */
    TERCIOS(new CountryId("spain"), new CountryId("hnaples"), new CountryId("hmilan")),
    /** Timar with their Pashas, beside Janissaries, and the reforms of the army (EU-TUR-1, EU-TUR-7). */
    TIMAR(new CountryId("turkey"));

    private final Set<CountryId> countries;

    NationalTroops(CountryId... countries) {
        this.countries = Set.of(countries);
    }

    /** The troops of a country; none for most. */
    public static List<NationalTroops> of(CountryId country) {
        return Arrays.stream(values()).filter(troops -> troops.countries.contains(country)).toList();
    }

    /** The name in the API. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

package tercio.domain.eu.peoples.turkey;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.counters.CounterPool;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.game.Id;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/**
 * The figures of the Turkish army (EU-TUR-1, EU-TUR-2, EU-TUR-4, EU-TUR-5, EU-TUR-6, EU-TUR-9).
 *
 * @param timarArmies printed ARMY counters of Timar
 * @param timarLd printed LD counters of Timar
 * @param pashas printed Pashas
 * @param pashasAtPeace Pashas that may stand in a province while Turkey is at peace; none in its capital
 * @param fewerRecruits by how many LD reform M-1a lowers the limit of recruitment
 * @param winterPerProvince the addition to the Wintering roll of Timar for each province between them and their national
 *     territory
 * @param homeIfOwned countries whose national provinces are national to Turkey once it owns them
 * @param facingLastTurn the last turn in which a country can be dismayed by Turkish troops
 * @param immune countries that never are (EU-TUR-9)
 * @param best the best land technology of Timar, before reform M-1b and after it
 */
public record TurkishArmy(int timarArmies, int timarLd, int pashas, int pashasAtPeace, int fewerRecruits, int winterPerProvince, Set<CountryId> homeIfOwned, int facingLastTurn, Set<CountryId> immune,
        Map<Boolean, LandTechnology> best) {

    /** The country with Timar and Pashas. */
    public static final CountryId COUNTRY = new CountryId("turkey");

    /** Parses and checks the table. */
    public static final TypedTable<TurkishArmy> TABLE = new TypedTable<>(tables -> read(tables.table("turkish_army")));

    public TurkishArmy {
        homeIfOwned = Set.copyOf(homeIfOwned);
        immune = Set.copyOf(immune);
        best = Map.copyOf(best);
    }

    private static TurkishArmy read(CsvTable table) {
        var figures = table.rows().stream().collect(Collectors.toMap(row -> row.text("figure"), row -> row.text("value")));
        return new TurkishArmy(number(figures, "timar_armies"), number(figures, "timar_ld"), number(figures, "pashas"), number(figures, "pashas_at_peace"),
                number(figures, "m1a_fewer_recruits"), number(figures, "winter_per_province"),
                countries(text(figures, "home_if_owned")), number(figures, "facing_last_turn"),
                countries(text(figures, "facing_immune")),
                Map.of(false, LandTechnology.valueOf(text(figures, "timar_technology")),
                        true, LandTechnology.valueOf(text(figures, "timar_technology_m1b"))));
    }

    private static Set<CountryId> countries(String texts) {
        return Set.copyOf(Id.all(List.of(texts.split("\\|")), CountryId::new));
    }

    private static int number(Map<String, String> figures, String figure) {
        return Integer.parseInt(text(figures, figure));
    }

    private static String text(Map<String, String> figures, String figure) {
        if (!figures.containsKey(figure)) {
            throw new IllegalArgumentException("turkish_army: no " + figure);
        }
        return figures.get(figure);
    }

    /** The land technology of Timar of a country with this technology (EU-TUR-2). */
    public LandTechnology technologyOfTimar(LandTechnology country, Set<TurkishReform> reforms) {
        var most = best.get(reforms.contains(TurkishReform.M1B));
        return country.compareTo(most) < 0 ? country : most;
    }

    /**
     * The fault in the Timar of a stack; empty if there is none.
     *
     * @param together the most Pashas in a stack
     */
    public static Optional<Sentence.Keyed> wrongTimar(CountryId country, Timar timar, Set<TurkishReform> reforms, int together) {
        if (!COUNTRY.equals(country)) {
            return Optional.of(Sentence.of("eu.fault.timar-of-turkey"));
        }
        if (reforms.contains(TurkishReform.M2)) {
            return Optional.of(Sentence.of("eu.fault.timar-after-reform"));
        }
        return timar.pashas() > together ? Optional.of(Sentence.of("eu.fault.many-pashas").with("most", together).with("count", timar.pashas())) : Optional.empty();
    }

    /**
     * The reason why Timar and Pashas of all stacks together are more than a game can have; empty if they are not. Reading: LD counters of Timar and of Janissaries count
     * together (EU-UNIT-4), so that if a game has made change, there may be more LD than are printed with the mark.
     *
     * @param pool all counters of Turkey
     */
    public Optional<Sentence.Keyed> notPrinted(Timar all, CounterPool pool) {
        return notPrinted(all.armies(), timarArmies, "army").or(() -> notPrinted(all.ld(), Math.max(timarLd, pool.ld()), "ld")).or(() -> notPrinted(all.pashas(), pashas, "pasha"));
    }

    private static Optional<Sentence.Keyed> notPrinted(int count, int most, String kind) {
        return count > most ? Optional.of(Sentence.of("eu.fault.timar-not-printed").with("count", count).with("kind", kind).with("most", most)) : Optional.empty();
    }

    /** The table of the edition that {@code tables} belongs to. */
    public static TurkishArmy from(EuTables tables) {
        return tables.get(TABLE);
    }
}

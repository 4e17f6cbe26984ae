package tercio.domain.eu.common.forces;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.game.Id;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The replacement leaders that a stack without a leader draws for a battle or an assault (EU-BATTLE-REPLACEMENT). */
public final class ReplacementLeaders {

    /** The column of the Vizier. */
    public static final String VIZIER = "turkey_vizier";

    private static final String OTHERS = "minor";
    private static final int SIDES = 10;

    private final Map<String, Leader[]> drawn;

    private ReplacementLeaders(Map<String, Leader[]> drawn) {
        this.drawn = drawn;
    }

    /** Reads {@code replacement_leaders}. */
    public static ReplacementLeaders read(CsvTable table) {
        var drawn = new LinkedHashMap<String, Leader[]>();
        for (var row : table.rows()) {
            String country = row.text("country");
            int die = row.within("die", 1, SIDES);
            drawn.computeIfAbsent(country, of -> new Leader[SIDES + 1])[die] = new Leader(LeaderId.NONE,
                    "replacement leader", new CountryId(country), LeaderCategory.GENERAL, 'Z', row.within("manoeuvre", 0, 6),
                    row.within("fire", 0, 6), row.within("shock", 0, 6), row.within("siege", 0, 6), false, false, true, false);
        }
        drawn.forEach((country, leaders) -> refuseGap(table, new CountryId(country), leaders));
        return new ReplacementLeaders(drawn);
    }

    private static void refuseGap(CsvTable table, CountryId country, Leader[] leaders) {
        int missing = Arrays.asList(leaders).subList(1, leaders.length).indexOf(null);
        if (missing >= 0) {
            throw table.fault(table.rows().getLast().line(), Sentence.of("eu.table.no-leader").with("country", new Text(country.toString())).with("die", missing + 1));
        }
    }

    /** The columns: countries, one column for all minor countries, and the Vizier. */
    public List<CountryId> columns() {
        return Id.all(drawn.keySet(), CountryId::new);
    }

    /**
     * The leader for an unmodified die, from the column of the country, otherwise of the minor countries.
     *
     * @param die 1..10
     */
    public Leader of(CountryId country, int die) {
        return drawn.getOrDefault(country.value(), drawn.get(OTHERS))[die];
    }

    /**
     * The admiral for an unmodified die. Polish admirals have less manoeuvre, Prussian admirals less fire.
     *
     * @param figures the single figures of the rules, by key
     */
    public Leader admiral(CountryId country, int die, ToIntFunction<String> figures) {
        var leader = of(country, die);
        int maneuver = country.equals(new CountryId("poland")) ? leader.maneuver() + figures.applyAsInt("pol_admiral_manoeuvre") : leader.maneuver();
        int fire = country.equals(new CountryId("prussia")) ? leader.fire() + figures.applyAsInt("pru_admiral_fire") : leader.fire();
        return new Leader(LeaderId.NONE, leader.name(), leader.country(), LeaderCategory.ADMIRAL, leader.rank(), Math.max(0, maneuver),
                Math.max(0, fire), leader.shock(), leader.siege(), false, false, true, false);
    }

    /** The values of the Turkish Vizier, whose counter has none (EU-CMD-6). */
    public Leader vizier(int die) {
        return drawn.get(VIZIER)[die];
    }

    /**
     * The commander whom a die gives to a side: the Vizier without printed values gets the values of his column, and a side without a
     * leader of the commanding country a replacement leader of this country.
     *
     * @param commander of the side, if it has one
     */
    public Leader commanderFor(Optional<Leader> commander, CountryId country, int die) {
        return commander.map(vizier -> vizier.withValuesOf(vizier(die))).orElseGet(() -> of(country, die));
    }
}

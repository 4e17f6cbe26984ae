package tercio.domain.eia.common.tables;

import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Pattern;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The ratings of corps without a leader, by power (EIA-10.6.1). */
public final class IntrinsicRatings {

    /** The name of the table in explanations. */
    public static final String NAME = "corps-intrinsic";

    private static final int BEST = 6;
    private static final int MOST_CORPS = 9;

    /**
     * The ratings of a corps without a leader.
     *
     * @param tacticalMax the number of corps above which the tactical rating falls
     */
    public record Ratings(int strategic, int tactical, int tacticalMax) {

        /** Ratings of a force without corps: cossacks, freikorps, guerillas and garrisons. */
        public static final Ratings NONE = new Ratings(0, 0, 1);
    }

    private static final Pattern LATER = Pattern.compile("(.+) \\(from (\\d{4})\\)");

    /** Ratings that hold from a year on. */
    private record Later(int year, Ratings ratings) {}

    private final Map<Power, Ratings> ratings = new EnumMap<>(Power.class);
    private final Map<Power, Later> later = new EnumMap<>(Power.class);

    private IntrinsicRatings() {}

    static IntrinsicRatings read(CsvTable table) {
        var all = new IntrinsicRatings();
        for (var row : table.rows()) {
            var dated = LATER.matcher(row.text("nation"));
            if (dated.matches()) {
                var before = all.later.put(PowerTitles.find(dated.group(1)).orElseThrow(() -> row.fault("nation", Sentence.of("eia.table.no-power").with("value", new Text(dated.group(1))))),
                        new Later(Integer.parseInt(dated.group(2)), ratings(row)));
                if (before != null) {
                    throw row.fault("nation", Sentence.of("eia.table.twice").with("what", "power"));
                }
            }
            PowerTitles.find(row.text("nation")).ifPresent(power -> {
                if (all.ratings.put(power, ratings(row)) != null) {
                    throw row.fault("nation", Sentence.of("eia.table.twice").with("what", "power"));
                }
            });
        }
        if (all.ratings.size() != Power.values().length) {
            throw table.fault(1, Sentence.of("eia.table.powers-missing"));
        }
        return all;
    }

    private static Ratings ratings(CsvTable.Row row) {
        return new Ratings(row.within("strategic", 0, BEST), row.within("tactical", 0, CommanderChart.BEST), row.within("tactical_max", 1, MOST_CORPS));
    }

    /** The ratings of the corps of a power, and of the minor states that it controls. */
    public Ratings of(Power power) {
        return ratings.get(power);
    }

    /** Ratings in a year of the game: the corps of Prussia are better from 1810 on. */
    public Ratings of(Power power, int year) {
        var dated = later.get(power);
        return dated != null && year >= dated.year() ? dated.ratings() : of(power);
    }
}

package tercio.domain.eia.common.tables;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/**
 * Single figures of chapter 7 that have no table of their own.
 *
 * @param rounds the rounds of a day (EIA-7.5.2.7)
 * @param dayMorale the morale lost with each further day, in tenths (EIA-7.5.2.6.2)
 * @param militiaLimit the running morale loss from which militia are lost last, in tenths (EIA-7.5.2.9.2.1)
 * @param mostGain the most that guards add under method two, in tenths (EIA-7.5.2.6.1.2)
 * @param mostLoss the most that poor factors take under method two, in tenths
 * @param poorMorale the greatest morale of a minor state's factors that count as poor, in tenths
 * @param greatestModifier the greatest sum of die modifiers (EIA-7.5.2.9.1)
 * @param superiority the multiple of the own cavalry from which the enemy's cavalry is superior (EIA-12.3.3.1)
 * @param superiorityModifier the die modifier for it
 * @param secondRoundRating added to the strategic rating for the arrival after the second round (EIA-7.5.2.12.1.3)
 * @param outflankerWeight the number of factors that an outflanker counts as once arrived (EIA-7.5.2.7.2)
 * @param withdrawalClass the pursuit class against forces that withdraw after a day (EIA-7.5.2.10.2.1)
 * @param cavalryLeader the die modifier of a cavalry leader in a pursuit (EIA-7.5.2.10.2.2.1)
 * @param pursuitFactors the factors that a pursuit point takes, of types other than cavalry and militia (EIA-7.5.2.10.2.3)
 * @param pursuitMilitia the militia that a pursuit point takes
 * @param mostPoints the most political points of a field combat (EIA-7.5.2.10.1.3)
 * @param napoleonWins the points that Napoleon's victory adds
 * @param napoleonLoses the points that Napoleon's defeat costs beside it
 * @param capacity the factors that each spire of a city holds (EIA-7.3.3.4)
 * @param undergarrisoned more free room than this makes a city undergarrisoned (EIA-7.5.4.1.1.2)
 * @param undergarrisonedModifier the die modifier for it
 * @param sortieFails the least die at which the garrison loses the factor of a sortie (EIA-7.5.4.1.2.1)
 * @param assaultPoints the political points of an assault (EIA-7.5.4.1.4)
 * @param trivialTable the table of both sides of a trivial combat and of the defender of an assault (EIA-7.5.3.2)
 * @param assaultTable the table of the attacker of an assault (EIA-7.5.4.1.3.1)
 * @param irregularWithdrawal the greatest die at which cossacks and freikorps withdraw (EIA-10.1.2.2.3)
 */
public record CombatConstants(int rounds, int dayMorale, int militiaLimit, int mostGain, int mostLoss, int poorMorale, int greatestModifier,
        int superiority, int superiorityModifier, int secondRoundRating, int outflankerWeight, int withdrawalClass, int cavalryLeader,
        int pursuitFactors, int pursuitMilitia, int mostPoints, int napoleonWins, int napoleonLoses, int capacity, int undergarrisoned,
        int undergarrisonedModifier, int sortieFails, int assaultPoints, CombatTable trivialTable, CombatTable assaultTable,
        int irregularWithdrawal) {

    /** The least and the greatest value of a figure. */
    private record Bounds(int least, int most) {}

    private static final Map<String, Bounds> BOUNDS = bounds();

    private static Map<String, Bounds> bounds() {
        var bounds = new LinkedHashMap<String, Bounds>();
        bounds.put("rounds_of_a_day", new Bounds(1, 3));
        // The text of the rules has this figure (EIA-7.3.3.4); the map, garrisons and sieges go by it.
        bounds.put("city_capacity_for_each_spire", new Bounds(5, 5));
        bounds.put("cavalry_superiority", new Bounds(1, 9));
        bounds.put("outflanker_weight", new Bounds(1, 9));
        bounds.put("withdrawal_pursuit_class", new Bounds(1, PursuitTable.CLASSES));
        bounds.put("factors_for_a_pursuit_point", new Bounds(1, 99));
        bounds.put("militia_for_a_pursuit_point", new Bounds(1, 99));
        bounds.put("sortie_defender_loses_from", new Bounds(1, 7));
        bounds.put("irregular_withdrawal_most_die", new Bounds(0, 6));
        for (var levels : List.of("trivial_casualty_level", "trivial_morale_level", "assault_casualty_level", "assault_morale_level")) {
            bounds.put(levels, new Bounds(1, CombatTable.LEVELS));
        }
        for (var points : List.of("greatest_die_modifier", "cavalry_superiority_die_modifier", "outflank_second_round_rating",
                "cavalry_leader_die_modifier", "most_political_points", "napoleon_wins", "napoleon_loses", "undergarrisoned_die_modifier",
                "assault_political_points")) {
            bounds.put(points, new Bounds(0, 9));
        }
        for (var factorsOrTenths : List.of("morale_loss_of_a_day_tenths", "militia_until_morale_loss_tenths", "method_two_most_gain_tenths",
                "method_two_most_loss_tenths", "method_two_poor_minor_morale_tenths", "undergarrisoned_more_than")) {
            bounds.put(factorsOrTenths, new Bounds(0, 99));
        }
        return bounds;
    }

    static CombatConstants read(CsvTable table) {
        Map<String, Integer> values = new HashMap<>();
        for (var row : table.rows()) {
            var name = row.text("name");
            if (!BOUNDS.containsKey(name)) {
                throw row.fault("name", Sentence.of("eia.table.no-figure").with("value", new Text(name)).with("known", new Text(String.join(", ", BOUNDS.keySet()))));
            }
            var bounds = BOUNDS.get(name);
            if (values.put(name, row.within("value", bounds.least(), bounds.most())) != null) {
                throw row.fault("name", Sentence.of("eia.table.twice").with("what", "figure"));
            }
        }
        var figures = new Figures(table, values);
        return new CombatConstants(figures.of("rounds_of_a_day"), figures.of("morale_loss_of_a_day_tenths"),
                figures.of("militia_until_morale_loss_tenths"), figures.of("method_two_most_gain_tenths"),
                figures.of("method_two_most_loss_tenths"), figures.of("method_two_poor_minor_morale_tenths"),
                figures.of("greatest_die_modifier"), figures.of("cavalry_superiority"), figures.of("cavalry_superiority_die_modifier"),
                figures.of("outflank_second_round_rating"), figures.of("outflanker_weight"), figures.of("withdrawal_pursuit_class"),
                figures.of("cavalry_leader_die_modifier"), figures.of("factors_for_a_pursuit_point"), figures.of("militia_for_a_pursuit_point"),
                figures.of("most_political_points"), figures.of("napoleon_wins"), figures.of("napoleon_loses"),
                figures.of("city_capacity_for_each_spire"), figures.of("undergarrisoned_more_than"),
                figures.of("undergarrisoned_die_modifier"), figures.of("sortie_defender_loses_from"), figures.of("assault_political_points"),
                figures.table("trivial"), figures.table("assault"),
                figures.of("irregular_withdrawal_most_die"));
    }

    private record Figures(CsvTable table, Map<String, Integer> values) {

        private int of(String name) {
            var value = values.get(name);
            if (value == null) {
                throw table.fault(1, Sentence.of("eia.table.lacks").with("name", new Text(name)));
            }
            return value;
        }

        private CombatTable table(String of) {
            return new CombatTable(of(of + "_casualty_level"), of(of + "_morale_level"));
        }
    }
}

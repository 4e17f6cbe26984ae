package tercio.domain.eia.combat;

import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.CommanderChart;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The die modifiers of field and trivial combats; equal ones are found once, since exact odds ask for them in each state. */
final class RoundModifiers {

    private static final int RATINGS = CommanderChart.BEST + 1;

    private final EiaTables tables;
    private final CombatTerms terms;
    private final CombatManner manner;
    private final boolean chart;
    private final int[] notes;
    private final AppliedModifiers[] known = new AppliedModifiers[CombatSide.values().length * RATINGS * RATINGS * 2];
    /** The rating of each side by its corps. */
    private final int[][] ratings;

    /**
     * @param chart whether the commander chart is read
     * @param attackerNote the die bonus of a note of the operational chart
     */
    RoundModifiers(EiaTables tables, CombatTerms terms, CombatManner manner, boolean chart, int attackerNote, int defenderNote) {
        this.tables = tables;
        this.terms = terms;
        this.manner = manner;
        this.chart = chart;
        notes = new int[] {attackerNote, defenderNote};
        ratings = new int[][] {ratings(terms.attacker()), ratings(terms.defender())};
    }

    private int[] ratings(CombatForce force) {
        int[] values = new int[force.corps() + 1];
        for (int corps = 0; corps < values.length; corps++) {
            values[corps] = TacticalRating.of(force, corps, terms.readings()).value();
        }
        return values;
    }

    /**
     * The modifiers of a side.
     *
     * @param attackingCorps the attacker's corps that count for its rating
     * @param superior whether the side's cavalry is superior and the option is played
     */
    AppliedModifiers of(CombatState state, CombatSide side, int attackingCorps, int defendingCorps, boolean superior) {
        int attacker = rating(state, CombatSide.ATTACKER, attackingCorps);
        int defender = rating(state, CombatSide.DEFENDER, defendingCorps);
        int key = ((side.ordinal() * RATINGS + attacker) * RATINGS + defender) * 2 + (superior ? 1 : 0);
        if (known[key] == null) {
            known[key] = DieModifiers.of(tables, side, attacker, defender, chart, superior, notes[side.ordinal()]);
        }
        return known[key];
    }

    /** The rating with which a side goes into a round: its own, or a lower one that it declared (EIA-7.5.2.9.1.2). */
    private int rating(CombatState state, CombatSide side, int corps) {
        var declared = state.tally(side).declared();
        return declared == null ? ratings[side.ordinal()][corps] : declared.tactical();
    }

    /** The rating of a side with the corps that count. */
    int rating(CombatSide side, int corps) {
        return ratings[side.ordinal()][corps];
    }

    /**
     * Explains a rating that is lowered; a request also names the readings by which it is, or would be.
     *
     * @param corps the corps that count
     * @param all those that count with the outflanking ones that have not arrived
     * @param near those that count without them
     */
    void explainRating(CombatSide side, int corps, int all, int near, StepRecorder recorder) {
        var rating = TacticalRating.of(terms.force(side), corps, terms.readings());
        boolean hangsOnOutflankers = !manner.stops() && ratings[side.ordinal()][all] != ratings[side.ordinal()][near];
        boolean multiples = !manner.stops() && rating.lowered().applied().stream().anyMatch(each -> each.rule().equals(Citation.of("EIA-12.3.7.2")));
        if (!rating.lowered().applied().isEmpty() || hangsOnOutflankers) {
            recorder.record(() -> {
                var step = Step.of("tactical rating", Citation.of("EIA-10.6.1.2.1")).side(side.word()).tally(rating.lowered())
                        .result(Sentence.of("eia.combat.result-becomes").with("before", new Text(String.valueOf(rating.printed()))).with("after", new Text(String.valueOf(rating.value()))));
                step = hangsOnOutflankers ? step.reading(CombatReadings.OUTFLANKERS_AND_MAXIMUM.id()) : step;
                return multiples ? step.reading(CombatReadings.TACTICAL_MULTIPLES.id()) : step;
            });
        }
    }
}

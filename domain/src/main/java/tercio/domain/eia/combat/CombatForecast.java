package tercio.domain.eia.combat;

import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.eia.tables.OperationalChit;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** The exact odds of a day of field or trivial combat, for each figure under its name in the outcome. */
public final class CombatForecast {

    private static final String NOBODY = "none";

    /**
     * What the figures are taken from. States that differ in the morale lost alone are one.
     *
     * @param attackerLost all factors that the attacker lost, those that surrendered included
     * @param arrivedAfter 0 where no force was divided
     */
    public record End(CombatEnd ended, CombatSide winner, CombatSide captured, int rounds, int attackerLost, int defenderLost, int attackerPoints,
            int defenderPoints, int pursuitClass, int pursuitPoints, int arrivedAfter, int withdrawn) {

        /** The factors that a side lost. */
        public int lost(CombatSide side) {
            return side == CombatSide.ATTACKER ? attackerLost : defenderLost;
        }

        /** The change of a side's political points. */
        public int points(CombatSide side) {
            return side == CombatSide.ATTACKER ? attackerPoints : defenderPoints;
        }
    }

    private final CombatTerms terms;
    private final CombatResult result;
    private final Distribution<CombatState> fought;
    private final Distribution<End> ends;
    private final boolean divided;
    private final boolean withdraws;

    private CombatForecast(CombatTerms terms, CombatResult result, Distribution<CombatState> fought, PursuitStages pursuit, boolean divided,
            boolean withdraws) {
        this.terms = terms;
        this.result = result;
        this.fought = fought;
        this.divided = divided;
        this.withdraws = withdraws;
        ends = pursuit.odds(fought).map(this::end);
    }

    /** Of a field combat. */
    public static CombatForecast of(FieldCombat combat, EiaTables tables) {
        var procedure = new FieldProcedure(combat, tables);
        return new CombatForecast(combat.terms(), procedure.result(),
                procedure.fighting().distribution(procedure.startOfOdds()), procedure.pursuit(), combat.outflanker(tables).isPresent(),
                combat.defenderChit() == OperationalChit.WITHDRAW);
    }

    /** Of a trivial combat. */
    public static CombatForecast of(TrivialCombat combat, EiaTables tables) {
        var procedure = new TrivialProcedure(combat, tables);
        return new CombatForecast(combat.terms(), procedure.result(),
                procedure.fighting().distribution(procedure.startOfOdds()), procedure.pursuit(), false, false);
    }

    private End end(CombatState state) {
        var points = result.points(state);
        var pursuit = state.pursuit();
        return new End(state.ended(), state.winner(), result.captured(state).orElse(null), state.round(), lost(state, CombatSide.ATTACKER),
                lost(state, CombatSide.DEFENDER), points.attacker(), points.defender(), pursuit == null ? 0 : pursuit.pursuitClass(),
                pursuit == null ? 0 : pursuit.points(), state.arrivedAfter(), state.withdrawal() == null ? 0 : state.withdrawal().corps());
    }

    private int lost(CombatState state, CombatSide side) {
        int away = side == CombatSide.DEFENDER && state.withdrawal() != null ? state.withdrawal().factors().sum() : 0;
        return terms.force(side).total() - away - state.tally(side).counts().sum() + result.surrendered(state, side).total();
    }

    /** Every end with its weight. */
    public Distribution<End> ends() {
        return ends;
    }

    /** The odds of each figure. */
    public Forecast figures() {
        var forecast = Forecast.EMPTY
                .with("winner", ends.map(end -> word(end.winner())))
                .with("ended", ends.map(End::ended))
                .with("roundsFought", ends.map(End::rounds))
                .with("leadersCaptured", ends.map(end -> word(end.captured())));
        for (var side : CombatSide.values()) {
            forecast = forecast.of(side.word(), terms.force(side).power().word())
                    .with("lostFactors/" + side, ends.map(end -> end.lost(side)))
                    .with("politicalPoints/" + side, ends.map(end -> end.points(side)))
                    .with("moraleLost/" + side, fought.map(state -> state.round() == 0 ? null : state.tally(side).moraleLost()));
        }
        forecast = forecast.with("pursuit/class", ends.map(end -> end.pursuitClass() == 0 ? null : end.pursuitClass()))
                .with("pursuit/points", ends.map(end -> end.pursuitClass() == 0 ? null : end.pursuitPoints()));
        if (withdraws) {
            forecast = forecast.with("withdrawal/withdrawn", ends.map(End::withdrawn));
        }
        return divided ? forecast.with("outflank/arrivedAfterRound", ends.map(End::arrivedAfter)) : forecast;
    }

    /** What the day is worth to each side. */
    public Forecast figures(CombatValue value) {
        return figures().with("value/attacker", ends.map(value::of)).with("value/defender", ends.map(end -> -value.of(end)));
    }

    private static String word(CombatSide side) {
        return side == null ? NOBODY : side.word();
    }
}

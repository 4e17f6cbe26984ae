package tercio.domain.eia.combat;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** The exact odds of a field or trivial combat, for each figure under its name in the outcome. */
public final class CombatForecast {

    private static final String NOBODY = "none";

    /**
     * The facts behind the figures.
     *
     * @param rounds the rounds of all days
     * @param attackerLost all factors that the attacker lost, those that surrendered included
     * @param arrivedAfter 0 where no force was divided
     */
    public record End(CombatEnd ended, CombatSide winner, CombatSide captured, int rounds, int attackerLost, int defenderLost, int attackerPoints,
            int defenderPoints, int pursuitClass, int pursuitPoints, int arrivedAfter, int withdrawn) {

        /** The factors that a side lost. */
        public int factorsLost(CombatSide side) {
            return side == CombatSide.ATTACKER ? attackerLost : defenderLost;
        }

        /** The change of a side's political points. */
        public int points(CombatSide side) {
            return side == CombatSide.ATTACKER ? attackerPoints : defenderPoints;
        }
    }

    private final CombatTerms terms;
    private final Distribution<End> ends;
    private final List<Distribution<Integer>> moraleLost;
    private final Optional<Distribution<Integer>> days;
    private final boolean divided;
    private final boolean withdraws;

    private CombatForecast(CombatTerms terms, CombatDays days, boolean several, boolean divided, boolean withdraws) {
        this.terms = terms;
        this.divided = divided;
        this.withdraws = withdraws;
        this.days = several ? Optional.of(days.endingDay()) : Optional.empty();
        ends = days.ends();
        moraleLost = List.of(days.moraleLost(CombatSide.ATTACKER), days.moraleLost(CombatSide.DEFENDER));
    }

    /** Odds of one day of field combat. */
    public static CombatForecast of(FieldCombat combat, EiaTables tables) {
        return of(combat, tables, 1);
    }

    /**
     * Odds of a field combat of several days (EIA-7.5.2.13.2): on each day both sides choose the chits of the first one and divide
     * their forces alike, both fight on after each day but the last, nobody reinforces, and every corps of the first day counts for
     * the ratings. A combat in which a side can no longer do so is left as it stands at the end of that day.
     *
     * @param days the most days that are followed, the first one included
     */
    public static CombatForecast of(FieldCombat combat, EiaTables tables, int days) {
        int first = combat.terms().day();
        return new CombatForecast(combat.terms(), CombatDays.of(day -> new FieldProcedure(combat.onDay(first + day), tables).plan(first),
                new FieldProcedure(combat, tables).startOfOdds(), tables, days), days > 1, combat.outflanker(tables).isPresent(),
                combat.defenderChit() == OperationalChit.WITHDRAW);
    }

    /** Odds of one day of trivial combat. */
    public static CombatForecast of(TrivialCombat combat, EiaTables tables) {
        return of(combat, tables, 1);
    }

    /** Odds of a trivial combat of several days. */
    public static CombatForecast of(TrivialCombat combat, EiaTables tables, int days) {
        int first = combat.terms().day();
        return new CombatForecast(combat.terms(), CombatDays.of(day -> new TrivialProcedure(combat.onDay(first + day), tables).plan(first),
                new TrivialProcedure(combat, tables).startOfOdds(), tables, days), days > 1, false, false);
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
            forecast = forecast.withParty(side.word(), terms.force(side).power().word())
                    .with("lostFactors/" + side, ends.map(end -> end.factorsLost(side)))
                    .with("politicalPoints/" + side, ends.map(end -> end.points(side)))
                    .with("moraleLost/" + side, moraleLost.get(side.ordinal()));
        }
        forecast = forecast.with("pursuit/class", ends.map(end -> end.pursuitClass() == 0 ? null : end.pursuitClass()))
                .with("pursuit/points", ends.map(end -> end.pursuitClass() == 0 ? null : end.pursuitPoints()));
        if (withdraws) {
            forecast = forecast.with("withdrawal/withdrawn", ends.map(End::withdrawn));
        }
        if (days.isPresent()) {
            forecast = forecast.with("daysFought", days.get());
        }
        return divided ? forecast.with("outflank/arrivedAfterRound", ends.map(End::arrivedAfter)) : forecast;
    }

    /** The odds of each figure, and the worth of the day to each side. */
    public Forecast figures(CombatValue value) {
        return figures().with("value/attacker", ends.map(value::of)).with("value/defender", ends.map(end -> -value.of(end)));
    }

    private static String word(CombatSide side) {
        return side == null ? NOBODY : side.word();
    }
}

package tercio.domain.eia.combat.siege;

import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.SiegeTable.SiegeResult;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.StepRecorder;

/** The exact odds of an assault attempt, for each figure under its name in the outcome. */
public final class CityAssaultForecast {

    /**
     * One end of an attempt.
     *
     * @param ended {@code null} where no assault was fought
     * @param garrisonLost the factors lost in combat or a sortie, without prisoners
     */
    public record End(SiegeResult attempt, AssaultResult result, CombatEnd ended, int besiegerLost, int garrisonLost, int prisoners, int besiegerPoints,
            int garrisonPoints) {}

    private final CityAssault assault;
    private final EiaTables tables;
    private final CityAssaultProcedure procedure;

    private CityAssaultForecast(CityAssault assault, EiaTables tables) {
        this.assault = assault;
        this.tables = tables;
        procedure = new CityAssaultProcedure(assault, tables);
    }

    /** Every end with its weight. */
    public static Distribution<End> ends(CityAssault assault, EiaTables tables) {
        return new CityAssaultForecast(assault, tables).ends();
    }

    /** The odds of each figure. */
    public static Forecast of(CityAssault assault, EiaTables tables) {
        var ends = ends(assault, tables);
        return Forecast.EMPTY.withParty("besieger", assault.besieger().power().word()).withParty("garrison", assault.garrison().power().word())
                .with("attempt/result", ends.map(End::attempt))
                .with("outcome", ends.map(End::result))
                .with("ended", ends.map(End::ended))
                .with("lostFactors/besieger", ends.map(End::besiegerLost))
                .with("lostFactors/garrison", ends.map(End::garrisonLost))
                .with("prisonerFactors", ends.map(End::prisoners))
                .with("politicalPoints/besieger", ends.map(End::besiegerPoints))
                .with("politicalPoints/garrison", ends.map(End::garrisonPoints));
    }

    private Distribution<End> ends() {
        var breach = afterBreach();
        return procedure.attempt().distribution(AttemptState.START).map(AttemptForecast::of).then(attempt -> attempt.result() == SiegeResult.BREACH
                ? breach : Distribution.certain(withoutAssault(attempt)));
    }

    /** The relevant part of an attempt: of a sortie only the loser. */
    private record AttemptForecast(SiegeResult result, int sortieDie) {

        private static AttemptForecast of(AttemptState state) {
            return new AttemptForecast(state.result(), state.sortieDie());
        }
    }

    private End withoutAssault(AttemptForecast attempt) {
        boolean made = attempt.sortieDie() > 0;
        boolean garrison = made && AssaultAttempt.garrisonLoses(tables, attempt.sortieDie());
        return new End(attempt.result(), CityAssaultOutcome.withoutBreach(attempt.result()), null, made && !garrison ? 1 : 0, garrison ? 1 : 0, 0, 0, 0);
    }

    private Distribution<End> afterBreach() {
        var before = procedure.afterBreach(StepRecorder.SILENT);
        if (before.isPresent()) {
            int prisoners = before.get() == AssaultResult.SURRENDER ? assault.garrison().total() : 0;
            return Distribution.certain(new End(SiegeResult.BREACH, before.get(), null, 0, 0, prisoners, 0, 0));
        }
        var combat = procedure.combat();
        return combat.stages().distribution(combat.startOfOdds()).map(fight -> endOfAssault(fight, combat.factorsLeft(fight, CombatSide.ATTACKER),
                combat.factorsLeft(fight, CombatSide.DEFENDER)));
    }

    private End endOfAssault(CombatState fight, int outside, int inside) {
        boolean taken = CityAssaultOutcome.isCaptured(assault, fight);
        int points = CityAssaultOutcome.pointsAtStake(assault, tables);
        return new End(SiegeResult.BREACH, taken ? AssaultResult.CAPTURED : AssaultResult.REPULSED, fight.ended(), assault.besieger().total() - outside,
                assault.garrison().total() - inside, taken ? inside : 0, taken ? points : 0, taken ? 0 : points);
    }
}

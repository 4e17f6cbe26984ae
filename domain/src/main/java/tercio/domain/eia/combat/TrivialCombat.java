package tercio.domain.eia.combat;

/**
 * One day of a trivial combat (EIA-7.5.3).
 *
 * @param byAgreement it stands for a field combat, so that political points change (EIA-7.5.3.5)
 */
public record TrivialCombat(CombatTerms terms, boolean byAgreement) {

    /** The same combat on another day. */
    TrivialCombat onDay(int day) {
        return day == terms.day() ? this : new TrivialCombat(terms.onDay(day), byAgreement);
    }
}

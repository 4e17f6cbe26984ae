package tercio.domain.eu.world.natives;

/**
 * The effect of a conquistador on the natives of a province, in thirds of an LD (EU-CONQUISTADOR-NATIVES).
 *
 * @param joining those who join him, and stay with him
 * @param resisting those who fight him at once, as interceptors
 * @param vanished those who are gone until the end of the turn
 */
public record ConquistadorOutcome(int joining, int resisting, int vanished) {

    public ConquistadorOutcome {
        if (joining < 0 || resisting < 0 || vanished < 0) {
            throw new IllegalArgumentException("the parts of the natives are 0 or more");
        }
    }

    /** The outcome of a roll on the table whose dice are all thrown. */
    public static ConquistadorOutcome of(Conquistador.Attempt attempt, Conquistador.Result result) {
        int joining = result.deserting().left();
        int resisting = result.resisting().left();
        return new ConquistadorOutcome(joining, resisting, attempt.natives() - joining - resisting);
    }

    /** Whether a battle follows: some resist. */
    public boolean hasBattle() {
        return resisting > 0;
    }
}

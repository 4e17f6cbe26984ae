package tercio.domain.eu.land.siege;

import java.util.List;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.ruling.Distribution;

/**
 * The results of an assault that matter for the rest of the siege. The fate of a replacement leader is not among them.
 *
 * @param damage whether the besieger caused at least one loss
 * @param besiegerLoses in the unit of the edition, as is {@code besiegedLose}
 */
public record AssaultAftermath(boolean falls, boolean besiegerDestroyed, boolean damage, int besiegerLoses, int besiegedLose,
        Casualty besieger, Casualty besieged) {

    /** The probability of each aftermath, from the losses and stars that both sides have inflicted. */
    static Distribution<AssaultAftermath> odds(AssaultProcedure procedure, Distribution<AssaultState> struck, List<SiegeSide> led) {
        var fought = procedure.settling().distribution(struck).mergedBy(AssaultAftermath::of);
        return procedure.leaders(led.toArray(SiegeSide[]::new)).distribution(fought).map(AssaultAftermath::of);
    }

    /** The fate of a leader is dropped when the siege is over. */
    private static Casualty relevantCasualty(Casualty casualty, AssaultState.Settlement end) {
        return end.fortressFalls() || end.besiegerDestroyed() ? Casualty.UNHARMED : casualty;
    }

    /** Hand-written for speed: exact odds look up outcomes many thousand times. */
    @Override
    public int hashCode() {
        int how = (falls ? 4 : 0) + (besiegerDestroyed ? 2 : 0) + (damage ? 1 : 0);
        return (((how * 64 + besiegerLoses) * 64 + besiegedLose) * 64 + besieger.hashCode()) * 64 + besieged.hashCode();
    }

    private static AssaultAftermath of(AssaultState assaultState) {
        var end = assaultState.settlement();
        return new AssaultAftermath(end.fortressFalls(), end.besiegerDestroyed(), end.damage(), end.besiegerLoses(), end.besiegedLose(),
                relevantCasualty(assaultState.besieger().casualty(), end), relevantCasualty(assaultState.besieged().casualty(), end));
    }
}

package tercio.domain.eu.natives;

import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.forces.Units;

/**
 * A number of natives as counters (EU-NAT-FORCE): 4 LD are a full ARMY, 2 LD a small one, in all tests that ask for an ARMY.
 *
 * @param thirds in thirds of an LD
 */
public record NativeForce(int thirds) {

    public NativeForce {
        if (thirds < 0) {
            throw new IllegalArgumentException("the natives of a province are 0 or more");
        }
    }

    /** The counters that stand for them. */
    public Units units() {
        int ld = thirds / Thirds.LD;
        int rest = ld % Units.ARMY_PLUS;
        return new Units(ld / Units.ARMY_PLUS, rest / Units.ARMY_MINUS, rest % Units.ARMY_MINUS, thirds % Thirds.LD, 0, 0, false);
    }

    /** {@code natives of 7 1/3 LD} */
    public String said() {
        return "natives of " + Thirds.written(thirds) + " LD";
    }

    public boolean none() {
        return thirds == 0;
    }
}

package tercio.domain.eu.world.natives;

import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.Units;

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

    public boolean isNone() {
        return thirds == 0;
    }
}

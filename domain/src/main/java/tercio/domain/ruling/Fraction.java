package tercio.domain.ruling;

import java.math.BigInteger;

/**
 * An exact rational number in lowest terms.
 *
 * @param above the numerator
 * @param below the denominator, greater than 0
 */
public record Fraction(BigInteger above, BigInteger below) implements Comparable<Fraction> {

    public static final Fraction ZERO = of(0);
    public static final Fraction ONE = of(1);

    /** @throws IllegalArgumentException for a denominator of 0 */
    public Fraction {
        if (below.signum() == 0) {
            throw new IllegalArgumentException("a fraction has no denominator 0");
        }
        var common = above.gcd(below);
        if (below.signum() < 0) {
            common = common.negate();
        }
        above = above.divide(common);
        below = below.divide(common);
    }

    /** A whole number. */
    public static Fraction of(long whole) {
        return new Fraction(BigInteger.valueOf(whole), BigInteger.ONE);
    }

    public Fraction plus(Fraction other) {
        return new Fraction(above.multiply(other.below).add(other.above.multiply(below)), below.multiply(other.below));
    }

    public Fraction minus(Fraction other) {
        return plus(other.negate());
    }

    public Fraction times(Fraction other) {
        return new Fraction(above.multiply(other.above), below.multiply(other.below));
    }

    /** @throws IllegalArgumentException for a divisor of 0 */
    public Fraction dividedBy(Fraction divisor) {
        return new Fraction(above.multiply(divisor.below), below.multiply(divisor.above));
    }

    public Fraction negate() {
        return new Fraction(above.negate(), below);
    }

    /** -1, 0 or 1. */
    public int signum() {
        return above.signum();
    }

    @Override
    public int compareTo(Fraction other) {
        return above.multiply(other.below).compareTo(other.above.multiply(below));
    }

    /** The text {@code 1/3}; a whole number has no denominator. */
    @Override
    public String toString() {
        return below.equals(BigInteger.ONE) ? above.toString() : above + "/" + below;
    }
}

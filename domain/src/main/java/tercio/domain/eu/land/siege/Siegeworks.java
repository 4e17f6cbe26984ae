package tercio.domain.eu.land.siege;

/**
 * The siegeworks on a fortress, at most two.
 *
 * @param minus 0..1; two of them become a plus at once
 * @param plus 0..2
 */
public record Siegeworks(int minus, int plus) {

    public static final Siegeworks NONE = new Siegeworks(0, 0);

    /** The greatest number of siegeworks on one fortress. */
    public static final int MOST = 2;

    public Siegeworks {
        if (minus < 0 || minus > 1 || plus < 0 || minus + plus > MOST) {
            throw new IllegalArgumentException("a fortress cannot have " + minus + " siegeworks- and " + plus + " siegeworks+");
        }
    }

    /** The siegeworks with one more siegework-. Two of them merge into a plus, then the greatest two are kept. */
    public Siegeworks withMinus() {
        return minus == 1 ? greatest(0, plus + 1) : greatest(1, plus);
    }

    /** The siegeworks with one more siegework+; the greatest two are kept. */
    public Siegeworks withPlus() {
        return greatest(minus, plus + 1);
    }

    private static Siegeworks greatest(int minus, int plus) {
        int keptPlus = Math.min(plus, MOST);
        return new Siegeworks(Math.min(minus, MOST - keptPlus), keptPlus);
    }

    @Override
    public String toString() {
        return "S- " + minus + ", S+ " + plus;
    }
}

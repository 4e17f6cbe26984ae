package tercio.domain.eu.turn.levy;

import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Sentence;

/**
 * The price of land troops beyond the limit of a country.
 *
 * @param limit LD of the country in the period, 1 or more
 * @param alreadyRecruited LD recruited this turn, or since the levies
 * @param exceptionalLevies whether the limit is halved, rounded up
 * @param lde exploration detachments recruited in addition to these LD; each counts as half an LD (EU-RECR-LIMIT)
 */
public record Recruitment(int limit, int alreadyRecruited, boolean exceptionalLevies, int lde) {

    /** The greatest multiple of the price; recruits may not exceed this multiple of the limit. */
    public static final int MOST_TIMES = 3;

    /** Halves of an LD, in which the limit counts. */
    static final int HALVES = 2;

    private static final Citation LIMIT = Citation.of("EU-RECR-LIMIT");
    private static final Citation PRICE = Citation.of("EU-RECR-PRICE");

    /** Recruits without exploration detachments. */
    public Recruitment(int limit, int alreadyRecruited, boolean exceptionalLevies) {
        this(limit, alreadyRecruited, exceptionalLevies, 0);
    }

    /** The limit in LD, halved and rounded up under exceptional levies. */
    public int effectiveLimit() {
        return exceptionalLevies ? Math.ceilDiv(limit, 2) : limit;
    }

    /** LD that may still be recruited at any price. */
    public int remainingLd() {
        return halvesAllowed() / HALVES;
    }

    /** Halves of an LD that may still be recruited at any price. */
    int halvesAllowed() {
        return Math.max(0, MOST_TIMES * HALVES * effectiveLimit() - halves());
    }

    /** The recruits so far, in halves of an LD. */
    int halves() {
        return HALVES * alreadyRecruited + lde;
    }

    /**
     * The total price of the recruits. Each LD is priced by the multiple of the limit that it falls under.
     *
     * @param recruit LD to recruit, at most {@link #remainingLd()}
     * @param unitPrice ducats for one LD within the limit
     * @return ducats
     */
    public int cost(int recruit, int unitPrice, StepRecorder recorder) {
        if (recruit > remainingLd()) {
            throw new IllegalArgumentException("at most " + remainingLd() + " LD may still be recruited");
        }
        recorder.record(() -> Step.of("limit of recruitment", LIMIT).result(effectiveLimit() + " LD"));
        int cost = 0;
        for (int times = 1; times <= MOST_TIMES; times++) {
            int count = recruitsAtMultiple(times, recruit);
            if (count > 0) {
                int price = count * times * unitPrice;
                int multiple = times;
                cost += price;
                recorder.record(() -> Step.of(count + " LD at " + multiple + " times " + unitPrice + " ducats", PRICE).result(Sentence.of("eu.levy.result-ducats").with("ducats", new Amount(price, 1))));
            }
        }
        return cost;
    }

    /** The number of recruits that fall under this multiple of the limit. */
    private int recruitsAtMultiple(int times, int recruit) {
        int from = Math.max(alreadyRecruited, (times - 1) * effectiveLimit());
        int to = Math.min(alreadyRecruited + recruit, times * effectiveLimit());
        return Math.max(0, to - from);
    }
}

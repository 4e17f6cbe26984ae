package tercio.projections;

import java.util.List;
import java.util.Map;

/**
 * The statistics of one game or of many: dice, luck, battles, sieges, attrition and money, party by party.
 *
 * @param games the number of games that were looked at
 * @param pending the number of their battles that are still compared with their odds; a later answer has them
 */
public record GameStatistics(int games, int pending, DiceStatistics dice, List<Luck> luck, List<Battles> battles, List<Results> sieges,
        List<Amounts> attrition, List<Amounts> money) {

    /**
     * Result of a party beside its odds: its losses, or its victories.
     *
     * @param kind {@code battle}, {@code siege} or {@code combat}
     * @param figure {@code won}, or what was lost: {@code lossesLd}. Of what is lost, less is luckier
     * @param z (actual - expected) / square root of the variance; NaN where nothing was left to chance
     * @param pValue the chance of a sum at least as far from the expected one; NaN where nothing was left to chance
     * @param pCorrected the same corrected for the number of rows
     */
    public record Luck(String seat, String party, String kind, String figure, int count, long actual, double expected, double variance, double z,
            double pValue, double pCorrected) {}

    /**
     * The battles of a party.
     *
     * @param kind {@code land}, {@code sea}, or the kind of a combat
     * @param losses of the sides that it led, in the unit
     */
    public record Battles(String seat, String party, String kind, int fought, int won, int lost, int undecided, int avoided, int losses, String unit) {}

    /**
     * Results of a party, by their kind.
     *
     * @param results the number of times that each result came
     */
    public record Results(String seat, String party, String kind, int count, Map<String, Integer> results) {}

    /**
     * Amounts of a party, by their kind.
     *
     * @param amount all together, in the unit
     */
    public record Amounts(String seat, String party, String kind, int count, int amount, String unit) {}
}

package tercio.domain.eu.game;

import org.pcollections.PSortedMap;
import org.pcollections.PVector;
import org.pcollections.TreePMap;
import org.pcollections.TreePVector;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.campaign.ErsLine;

/**
 * What a country at war has done this turn.
 *
 * @param stability -3..+3
 * @param campaign the campaign of its last impulse, {@code null} before its first one this turn
 * @param declared whether it has declared its campaign this round
 * @param spent ducats by line of the economic record sheet
 * @param active the active moves that fill slots of its campaign, by the size of the stack that made each
 * @param treasury ducats that it had when the turn began; {@code null} where its treasury is not kept
 */
public record CountryStatus(
        int stability,
        int victoryPoints,
        Campaign campaign,
        boolean declared,
        PSortedMap<ErsLine, Integer> spent,
        PVector<ActiveMove> active,
        Integer treasury) {

    /** @param small whether the stack had at most 5 LD and one Pasha when it entered */
    public record ActiveMove(String stack, boolean small) {}

    public static CountryStatus atStart(int stability) {
        return new CountryStatus(stability, 0, null, false, TreePMap.empty(), TreePVector.empty(), null);
    }

    /**
     * Starts a new round. The campaign stays known; its declaration is cleared.
     *
     * @param slotsGoOn whether the active moves of the last round still count
     */
    public CountryStatus newRound(boolean slotsGoOn) {
        return new CountryStatus(stability, victoryPoints, campaign, false, spent, slotsGoOn ? active : TreePVector.empty(), treasury);
    }

    /** Writes the campaign on its line. An upgraded campaign loses its tick (EU-ERS-2). */
    public CountryStatus declares(Campaign kind, int price, Campaign upgraded, int upgradedPrice) {
        var sheet = spent;
        if (upgraded != null && ErsLine.of(upgraded) != null) {
            sheet = booked(sheet, ErsLine.of(upgraded), -upgradedPrice);
        }
        if (ErsLine.of(kind) != null) {
            sheet = booked(sheet, ErsLine.of(kind), price + (upgraded == null ? 0 : upgradedPrice));
        }
        return new CountryStatus(stability, victoryPoints, kind, true, sheet, active, treasury);
    }

    private static PSortedMap<ErsLine, Integer> booked(PSortedMap<ErsLine, Integer> sheet, ErsLine line, int ducats) {
        return sheet.plus(line, sheet.getOrDefault(line, 0) + ducats);
    }

    /** Records an active move, which fills a slot of the campaign. */
    public CountryStatus activeMove(String stack, boolean small) {
        return new CountryStatus(stability, victoryPoints, campaign, declared, spent, active.plus(new ActiveMove(stack, small)), treasury);
    }

    /** Applies changes of stability and victory points. Stability stays within -3..+3 (EU-FX-1). */
    public CountryStatus changes(int stabilityBy, int victoryPointsBy) {
        int now = Math.max(-3, Math.min(3, stability + stabilityBy));
        return new CountryStatus(now, victoryPoints + victoryPointsBy, campaign, declared, spent, active, treasury);
    }

    /** Sets the treasury at the beginning of the turn. */
    public CountryStatus treasury(Integer ducats) {
        return new CountryStatus(stability, victoryPoints, campaign, declared, spent, active, ducats);
    }

    /** What is left of the treasury after the costs of this turn; {@code null} where it is not kept. It can be below 0. */
    public Integer left() {
        return treasury == null ? null : treasury - spent.values().stream().mapToInt(Integer::intValue).sum();
    }
}

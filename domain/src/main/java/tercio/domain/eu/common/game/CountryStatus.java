package tercio.domain.eu.common.game;

import java.util.Set;
import org.pcollections.PSortedMap;
import org.pcollections.PVector;
import org.pcollections.TreePMap;
import org.pcollections.TreePVector;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.sea.ships.NavalActivity;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;

/**
 * The status of a country at war in this turn.
 *
 * @param stability -3..+3
 * @param campaign the campaign of its last impulse, {@code null} before its first one this turn
 * @param declared whether it has declared its campaign this round
 * @param spent ducats by line of the economic record sheet; on the lines of income, those received
 * @param active the active moves that fill slots of its campaign, by the size of the stack that made each
 * @param levies its defeats and exceptional levies; missing in older stored boards, which means none
 * @param tally its free campaigns
 * @param treasury ducats that it had when the turn began; {@code null} where its treasury is not kept
 * @param reforms the reforms of the Turkish army; none for other countries
 * @param metOttomans whether it has fought Turkish troops with an ARMY counter (EU-TUR-9); {@code null} if it has not, as in older boards
 * @param deeds the deeds of its naval stacks by its campaign; none in older stored boards
 */
public record CountryStatus(
        int stability,
        int victoryPoints,
        Campaign campaign,
        boolean declared,
        PSortedMap<ErsLine, Integer> spent,
        PVector<ActiveMove> active,
        LevyStatus levies,
        CampaignTally tally,
        Integer treasury,
        Set<TurkishReform> reforms,
        Boolean metOttomans,
        PVector<NavalActivity> deeds) {

    public CountryStatus {
        reforms = reforms == null ? Set.of() : Set.copyOf(reforms);
        metOttomans = Boolean.TRUE.equals(metOttomans) ? true : null;
        levies = levies == null ? LevyStatus.NONE : levies;
        tally = tally == null ? CampaignTally.NONE : tally;
        deeds = deeds == null ? TreePVector.empty() : deeds;
    }

    /** The status of a country whose naval stacks have done nothing. */
    public CountryStatus(int stability, int victoryPoints, Campaign campaign, boolean declared, PSortedMap<ErsLine, Integer> spent, PVector<ActiveMove> active,
            LevyStatus levies, CampaignTally tally, Integer treasury, Set<TurkishReform> reforms, Boolean metOttomans) {
        this(stability, victoryPoints, campaign, declared, spent, active, levies, tally, treasury, reforms, metOttomans, TreePVector.empty());
    }

    /** @param small whether the stack had at most 5 LD and one Pasha when it entered */
    public record ActiveMove(StackId stack, boolean small) {}

    /** Whether it has fought Turkish troops with an ARMY counter. */
    public boolean hasMetOttomans() {
        return metOttomans != null;
    }

    public static CountryStatus atStart(int stability) {
        return new CountryStatus(stability, 0, null, false, TreePMap.empty(), TreePVector.empty(), LevyStatus.NONE, CampaignTally.NONE, null, Set.of(), false);
    }

    /**
     * Starts a new round. The campaign stays known; its declaration is cleared.
     *
     * @param slotsGoOn whether the active moves of the last round still count
     */
    public CountryStatus atNewRound(boolean slotsGoOn) {
        return new CountryStatus(stability, victoryPoints, campaign, false, spent, slotsGoOn ? active : TreePVector.empty(), levies.atNewRound(), tally, treasury, reforms, metOttomans, slotsGoOn ? deeds : TreePVector.empty());
    }

    /** Declares a campaign and writes it on its line. */
    public CountryStatus withDeclaredCampaign(Campaign kind, int price, Campaign upgraded, int upgradedPrice) {
        return withCampaignBooked(kind, price, upgraded, upgradedPrice).withCampaign(kind, tally);
    }

    /** Declares a campaign that is written on no line, or on that of another country. */
    public CountryStatus withCampaign(Campaign kind, CampaignTally now) {
        return new CountryStatus(stability, victoryPoints, kind, true, spent, active, levies, now, treasury, reforms, metOttomans, deeds);
    }

    /** Writes a campaign on its line, its own or that of a country which it leads. An upgraded one loses its tick (EU-ERS-2). */
    public CountryStatus withCampaignBooked(Campaign kind, int price, Campaign upgraded, int upgradedPrice) {
        var sheet = spent;
        if (upgradedPrice > 0 && ErsLine.of(upgraded) != null) {
            sheet = withLine(sheet, ErsLine.of(upgraded), -upgradedPrice);
        }
        if (ErsLine.of(kind) != null) {
            sheet = withLine(sheet, ErsLine.of(kind), price + (upgraded == null ? 0 : upgradedPrice));
        }
        return new CountryStatus(stability, victoryPoints, campaign, declared, sheet, active, levies, tally, treasury, reforms, metOttomans, deeds);
    }

    /**
     * The part of the price of a campaign that stands on its line: less where the host has changed the line or a set-up begins with less. An
     * upgrade moves no more than that (EU-ERS-2).
     */
    public int writtenOf(Campaign campaign, int price) {
        return ErsLine.of(campaign) == null ? 0 : Math.min(price, spent.getOrDefault(ErsLine.of(campaign), 0));
    }

    private static PSortedMap<ErsLine, Integer> withLine(PSortedMap<ErsLine, Integer> sheet, ErsLine line, int ducats) {
        return sheet.plus(line, sheet.getOrDefault(line, 0) + ducats);
    }

    /** Records an active move, which fills a slot of the campaign. */
    public CountryStatus withActiveMove(StackId stack, boolean small) {
        return new CountryStatus(stability, victoryPoints, campaign, declared, spent, active.plus(new ActiveMove(stack, small)), levies, tally, treasury, reforms, metOttomans, deeds);
    }

    /** Records the deed of a naval stack by the campaign, in place of its former one. */
    public CountryStatus withDeed(NavalActivity deed) {
        PVector<NavalActivity> others = TreePVector.from(deeds.stream().filter(each -> !each.stack().equals(deed.stack())).toList());
        return new CountryStatus(stability, victoryPoints, campaign, declared, spent, active, levies, tally, treasury, reforms, metOttomans, others.plus(deed));
    }

    /** Applies changes of stability and victory points. Stability stays within -3..+3 (EU-BATTLE-MAJOR). */
    public CountryStatus withChanges(int stabilityBy, int victoryPointsBy) {
        int now = Math.max(-3, Math.min(3, stability + stabilityBy));
        return new CountryStatus(now, victoryPoints + victoryPointsBy, campaign, declared, spent, active, levies, tally, treasury, reforms, metOttomans, deeds);
    }

    public CountryStatus withLevies(LevyStatus now) {
        return new CountryStatus(stability, victoryPoints, campaign, declared, spent, active, now, tally, treasury, reforms, metOttomans, deeds);
    }

    /** Books recruits of exceptional levies (EU-LEVY-RECRUIT). */
    public CountryStatus withRecruits(int ld, int lde, int ducats) {
        return new CountryStatus(stability, victoryPoints, campaign, declared, withLine(spent, ErsLine.B44, ducats), active, levies.withRecruits(ld, lde), tally, treasury, reforms, metOttomans, deeds);
    }

    /** Books the refit of damaged ships (EU-REFIT-1). */
    public CountryStatus withRefit(int ducats) {
        return new CountryStatus(stability, victoryPoints, campaign, declared, withLine(spent, ErsLine.B45, ducats), active, levies, tally, treasury, reforms, metOttomans, deeds);
    }

    /** Receives ducats on a line of income. */
    public CountryStatus withIncome(ErsLine line, int ducats) {
        return new CountryStatus(stability, victoryPoints, campaign, declared, withLine(spent, line, ducats), active, levies, tally, treasury, reforms, metOttomans, deeds);
    }

    /** Sets the treasury at the beginning of the turn. */
    public CountryStatus withTreasury(Integer ducats) {
        return new CountryStatus(stability, victoryPoints, campaign, declared, spent, active, levies, tally, ducats, reforms, metOttomans, deeds);
    }

    /** Sets the reforms of the army. */
    public CountryStatus withReforms(Set<TurkishReform> now) {
        return new CountryStatus(stability, victoryPoints, campaign, declared, spent, active, levies, tally, treasury, now, metOttomans, deeds);
    }

    /** The treasury after the costs and the income of this turn, which can be below 0; {@code null} if it is not kept. */
    public Integer treasuryLeft() {
        return treasury == null ? null : treasury - spent.entrySet().stream().mapToInt(line -> line.getKey().isIncome() ? -line.getValue() : line.getValue()).sum();
    }

    /** Sets whether the country has fought Turkish troops with an ARMY counter. */
    public CountryStatus withMetOttomans(boolean met) {
        return new CountryStatus(stability, victoryPoints, campaign, declared, spent, active, levies, tally, treasury, reforms, met, deeds);
    }
}

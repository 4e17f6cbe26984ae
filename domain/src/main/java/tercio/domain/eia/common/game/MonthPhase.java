package tercio.domain.eia.common.game;

import java.util.Locale;
import tercio.domain.eia.common.concept.CampaignMonth;

/** A phase of a month before its land phase. The economic phase ends a quarter; it is entered before the month that follows. */
public enum MonthPhase {
    ECONOMIC("EIA-8.0"),
    POLITICAL("EIA-4.0"),
    REINFORCEMENT("EIA-5.0"),
    NAVAL("EIA-6.0");

    private static final int MONTHS_OF_QUARTER = 3;

    private final String rule;

    MonthPhase(String rule) {
        this.rule = rule;
    }

    /** The id of the rule that names it. */
    public String rule() {
        return rule;
    }

    /** The name in the API. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Whether a month has it. Money and manpower come at the end of March, June, September and December (EIA-8.0), and before the first
     * month of a game, for what the powers begin with.
     */
    public boolean isIn(CampaignMonth month, CampaignMonth first) {
        return this != ECONOMIC || month.month() % MONTHS_OF_QUARTER == 1 || month.equals(first);
    }
}

package tercio.domain.eu.turn.campaign;

import tercio.domain.ruling.Reading;

/** Named readings of the unclear rules on campaigns. */
public final class CampaignReadings {

    /** The choice of one set of slots for both rounds of an extended campaign. */
    public static final String SHARED = "shared";

    /** The slots of an extended campaign in its second round. */
    public static final Reading EXTENDED_CAMPAIGN = Reading.between("EU-CAMP-EXTENDED-SLOTS", "EU-CAMP-EXTENDED",
            "a round without any slot would contradict the list of campaigns", "fresh", SHARED);

    /** Whether vassals have the free campaigns of minor countries. */
    public static final Reading VASSAL_CAMPAIGNS = Reading.between("EU-CAMP-VASSAL", "EU-CAMP-MINOR",
            "the chapter makes no exception for vassals", Reading.ON, Reading.OFF);

    private CampaignReadings() {}
}

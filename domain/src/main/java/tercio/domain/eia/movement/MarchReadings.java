package tercio.domain.eia.movement;

import tercio.domain.ruling.Reading;

/** Named readings of the unclear rules on land movement. */
public final class MarchReadings {

    /** Whether an enemy corps inside an unbesieged city stops a corps that enters the area. */
    public static final Reading STOP_AT_CITY = Reading.between("EIA-STOP-AT-CITY", "EIA-7.3.2.1",
            "7.3.7.1 lets a corps pass enemy corps in a city", Reading.OFF, Reading.ON);

    /** Whether an enemy corps inside an unbesieged city makes the river in front of its area cost a movement point. */
    public static final Reading RIVER_BEFORE_CITY = Reading.between("EIA-RIVER-BEFORE-CITY", "EIA-7.3.1.3.2",
            "the rule makes no exception for corps in a city", Reading.ON, Reading.OFF);

    /** Whether Austrian light infantry, which moves like cavalry, may force march. */
    public static final Reading LIGHT_INFANTRY_MARCH = Reading.between("EIA-LIGHT-INFANTRY-MARCH", "EIA-7.3.1.2",
            "the ban names cavalry corps", Reading.ON, Reading.OFF);

    /** Whether the crossing arrow over the Channel can be used. */
    public static final Reading CHANNEL_ARROW = Reading.between("EIA-CHANNEL-ARROW", "EIA-12.2.1",
            "an optional rule", Reading.OFF, Reading.ON);

    /**
     * Political points that a power pays to declare war on the attacker of its ally. The number stands in a chapter that is not in the
     * program.
     */
    public static final Reading THIRD_WAR_POINTS = Reading.between("EIA-THIRD-WAR-POINTS", "EIA-4.2.1.1",
            "a declaration of war costs political points; one is the least", "one", "none");

    private MarchReadings() {}
}

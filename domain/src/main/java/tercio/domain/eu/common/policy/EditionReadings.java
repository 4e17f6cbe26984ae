package tercio.domain.eu.common.policy;

import java.util.List;
import tercio.domain.ruling.Reading;

/** Named readings of the unclear rules of the two older editions. */
public final class EditionReadings {

    /** The LD by which the loser's losses in a Major Battle must exceed the winner's; the guide itself offers both. */
    public static final Reading FAST_MAJOR = Reading.between("EU-FAST-MAJOR", "EU-BATTLE-MAJOR",
            "the authors want 3 and offer 4 to those who want fewer Major Battles", "3", "4");

    /** The stack whose size limits the losses that are inflicted. */
    public static final Reading FAST_CAP = Reading.between("EU-FAST-CAP", "EU-BATTLE-SMALL",
            "the guide is silent so the main edition holds; the tables of 2013 name the enemy's size", "own", "enemy");

    /** Whether renaissance troops without an ARMY counter roll for fire. */
    public static final Reading RAPID_RENAISSANCE = Reading.between("EU-RAPID-REN-FIRE", "EU-BATTLE-FIRE",
            "two authors disagree; the main edition went on with this one", "needs-army", "always");

    /** Whether the second side may still try to retreat after the first side has tried and failed. */
    public static final Reading RAPID_SECOND_ATTEMPT = Reading.between("EU-RAPID-SECOND-ATTEMPT", "EU-BATTLE-RETREAT-ATTEMPT",
            "the sequence gives each side the chance; the detail speaks of a defender who declines", "declined-or-failed", "declined");

    /** Whether a Major Battle needs a rout. */
    public static final Reading RAPID_MAJOR_ROUT = Reading.between("EU-RAPID-MAJOR-ROUT", "EU-BATTLE-MAJOR",
            "the text asks for losses only", Reading.OFF, Reading.ON);

    public static final List<Reading> FAST = List.of(FAST_MAJOR, FAST_CAP);
    public static final List<Reading> RAPID = List.of(RAPID_RENAISSANCE, RAPID_SECOND_ATTEMPT, RAPID_MAJOR_ROUT);

    private EditionReadings() {}
}

package tercio.domain.eia.scenario.adjustment.play;

import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.map.SpaceId;

/** Changes in the words of an explanation, which records keep. Factors of corps are left out, because everybody reads the account. */
public final class AdjustmentNarration {

    private static final WarMap MAP = WarMap.PRINTED;

    private AdjustmentNarration() {}

    /** One change, as part of a sentence. */
    public static String of(EiaState before, EiaChange change) {
        return switch (change) {
            case EiaChange.CorpsPlaced placed -> corps(placed.corps()) + " stands " + place(placed.area(), placed.inside())
                    + before.findCorps(placed.corps()).map(known -> "").orElse(", new on the map");
            case EiaChange.CorpsStrength written -> "the factors of " + corps(written.corps()) + " are written anew";
            case EiaChange.CorpsWithdrawn withdrawn -> corps(withdrawn.corps()) + " is taken off the map";
            case EiaChange.LeaderPlaced placed -> leader(placed.leader()) + " stands " + place(placed.area(), placed.inside());
            case EiaChange.LeaderWithdrawn withdrawn -> leader(withdrawn.leader()) + " is off the map and free";
            case EiaChange.LeaderImprisoned imprisoned -> leader(imprisoned.leader()) + " is a prisoner of " + imprisoned.by().title();
            case EiaChange.CityGarrison garrison -> nation(garrison.nation()) + " has " + factors(garrison.factors()) + " as garrison in "
                    + MAP.city(garrison.area()).orElseThrow().name();
            case EiaChange.DepotStands depot -> depot.power().title() + " has a depot in " + MAP.name(depot.area())
                    + depot.garrison().filter(garrison -> !garrison.isEmpty()).map(garrison -> " with " + factors(garrison)).orElse("");
            case EiaChange.DepotWithdrawn depot -> "the depot in " + MAP.name(depot.area()) + " is taken off the map";
            case EiaChange.IrregularsRaised raised -> raised.power().title() + " has " + raised.count() + " more " + raised.type().title() + " in "
                    + MAP.name(raised.area());
            case EiaChange.IrregularWithdrawn withdrawn -> withdrawn.piece().replace('-', ' ') + " is taken off the map";
            case EiaChange.RelationSet set -> nation(set.one()) + " and " + nation(set.other()) + " are " + switch (set.relation()) {
                case WAR -> "at war";
                case PEACE -> "at peace";
                case TRUCE -> "at peace, and may not declare war on each other";
                case ALLIANCE -> "allied";
                case COMBINED -> "allied, with combined movement";
            };
            case EiaChange.PermissionSet set -> of(set);
            case EiaChange.MoneySet set -> set.power().title() + " has " + set.money() + " money";
            case EiaChange.PoliticalPointsSet set -> set.power().title() + " has " + set.points() + " political points";
            case EiaChange.CityControl control -> nation(control.controller()) + " controls " + MAP.city(control.area()).orElseThrow().name();
            case EiaChange.ProvinceControl control -> of(control);
            case EiaChange.SiegeLine line -> line.power().title() + (line.besieging() ? " besieges " : " does not besiege ")
                    + MAP.city(line.area()).orElseThrow().name();
            case EiaChange.MonthSet set -> new CampaignMonth(set.year(), set.month()).title() + " begins";
            case EiaChange.StepSet set -> set.power().title() + " begins its " + set.step().title();
        };
    }

    /** A permission, as part of a sentence: {@code Prussia permits Austria to use its depots}. */
    public static String of(EiaChange.PermissionSet set) {
        return set.by().title() + (set.granted() ? " permits " : " no longer permits ") + set.to().title() + switch (set.permission()) {
            case ACCESS -> " to enter its territory";
            case DEPOTS -> " to use its depots";
            case IMPOSED -> " to enter its territory and place depots there";
        };
    }

    /** The control of a province, as part of a sentence: {@code Bavaria is a free state under France}. */
    public static String of(EiaChange.ProvinceControl control) {
        return control.province() + switch (control.standing()) {
            case HOME -> " is a home province of " + nation(control.owner());
            case NEUTRAL -> " is neutral";
            case FREE_STATE -> " is a free state under " + nation(control.owner());
            case CONQUERED -> " is conquered by " + nation(control.owner());
        };
    }

    private static String corps(String id) {
        return PrintedCounters.corps(id).orElseThrow().title();
    }

    private static String leader(String id) {
        return PrintedCounters.leader(id).orElseThrow().name();
    }

    private static SpaceId place(SpaceId area, boolean inside) {
        return inside ? new SpaceId("inside " + MAP.city(area).orElseThrow().name()) : new SpaceId("in " + MAP.name(area));
    }

    private static String factors(Factors factors) {
        return factors.title();
    }

    /** The name of a power or minor state. */
    public static String nation(String word) {
        return MAP.nationTitle(word);
    }
}

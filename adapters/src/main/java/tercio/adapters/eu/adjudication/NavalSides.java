package tercio.adapters.eu.adjudication;

import java.util.List;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.sea.battle.NavalSide;
import tercio.domain.eu.sea.battle.SeaRegion;
import tercio.domain.eu.sea.battle.Withdrawal;
import tercio.domain.sentence.Sentence;

/** Reads a side of a battle at sea. */
final class NavalSides {

    private static final AllowedWords<FirstLine> LINES = AllowedWords.of(FirstLine.class);
    static final AllowedWords<NavalTechnology> TECHNOLOGIES = AllowedWords.of(NavalTechnology.class);
    private static final AllowedWords<Withdrawal> WITHDRAWALS = AllowedWords.of(Withdrawal.class);
    /** Limit of ships, far above any stack of the game; it keeps sums small. */
    private static final int MOST_UNITS = 999;
    /** A valid stand-in while faults are still collected. */
    private static final NavalUnits ONE_SHIP = new NavalUnits(0, 0, 1, 0, 0, 0, 0);

    private NavalSides() {}

    /** Reads a side with its orders. */
    static NavalSide read(RequestFields fields, SeaRegion region, EuTables tables) {
        return withoutOrders(fields, region, tables).withWithdrawal(fields.word("withdrawWithWind", WITHDRAWALS, Withdrawal.NONE))
                .withCaptures(fields.wordList("captures", LINES));
    }

    /** Reads a side that neither withdraws nor captures. */
    static NavalSide withoutOrders(RequestFields fields, SeaRegion region, EuTables tables) {
        var country = LandForces.country(fields, tables);
        var units = units(fields);
        var firstLine = fields.word("firstLine", LINES);
        boolean formed = units.canForm(firstLine);
        if (units.thirds() > 0 && fields.has("firstLine") && !formed) {
            fields.fault("firstLine", firstLine == FirstLine.NTD && units.ntd() > 0
                    ? Sentence.of("eu.request.line-of-transports")
                    : Sentence.of("eu.request.line-of-others"));
        }
        if (firstLine == FirstLine.NGD && !region.allowsGalleys()) {
            fields.fault("firstLine", Sentence.of("eu.request.line-of-galleys"));
        }
        refuseStrayGalleys(fields, units, region);
        return new NavalSide(country, formed ? units : ONE_SHIP, fields.word("technology", TECHNOLOGIES),
                formed ? firstLine : FirstLine.NWD, fields.flag("veteran"), LandForces.leader(fields, country),
                fields.flag("facingOttomans"), Withdrawal.NONE, List.of());
    }

    private static NavalUnits units(RequestFields side) {
        var fields = side.object("units");
        var units = new NavalUnits(count(fields, "fleetPlus"), count(fields, "fleetMinus"), count(fields, "nwd"),
                count(fields, "ngd"), count(fields, "ntd"), count(fields, "nde"), count(fields, "vgd"));
        if (side.has("units") && units.thirds() == 0) {
            side.fault("units", Sentence.of("eu.request.no-ship"));
        }
        return units;
    }

    private static int count(RequestFields units, String what) {
        return units.integer(what, 0, MOST_UNITS, 0);
    }

    private static void refuseStrayGalleys(RequestFields side, NavalUnits units, SeaRegion region) {
        if (!region.allowsGalleys() && units.nd(FirstLine.NGD) > 0) {
            side.optionalObject("units").ifPresent(fields -> fields.fault(units.ngd() > 0 ? "ngd" : "vgd",
                    Sentence.of("eu.request.stray-galleys")));
        }
    }
}

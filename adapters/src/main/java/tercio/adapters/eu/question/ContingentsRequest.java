package tercio.adapters.eu.question;

import java.util.Locale;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.eu.land.battle.Contingent;
import tools.jackson.databind.node.ObjectNode;

/** Writes what a side of a battle or an assault has beside the troops of one country: contingents, Turkish troops, facing the Ottomans. */
final class ContingentsRequest {

    private ContingentsRequest() {}

    /** @param line the side as the game fought with it */
    static void put(ObjectNode side, BattleSide line) {
        if (line.reformM2()) {
            side.put("reformM2", true);
        }
        if (line.facingOttomans()) {
            side.put("facingOttomans", true);
        }
        if (line.contingents().isEmpty()) {
            return;
        }
        side.put("technology", line.technology().toString()).put("tercio", line.tercio());
        putUnits(side.putObject("units"), line.units());
        var contingents = side.putArray("contingents");
        for (var contingent : line.contingents()) {
            putContingent(contingents.addObject(), contingent);
        }
    }

    private static void putContingent(ObjectNode fields, Contingent contingent) {
        fields.put("country", contingent.country().value());
        if (contingent.troops() != null) {
            fields.put("troops", contingent.troops().name().toLowerCase(Locale.ROOT));
        }
        putUnits(fields, contingent.units());
        fields.put("armyClass", contingent.armyClass().toString()).put("technology", contingent.technology().toString())
                .put("tercio", contingent.tercio()).put("reformM2", contingent.reformM2());
    }

    /** Writes counts of units; exploration detachments, Pashas and Timar only where there are any. */
    static ObjectNode putUnits(ObjectNode fields, Units units) {
        fields.put("armyPlus", units.armyPlus()).put("armyMinus", units.armyMinus()).put("ld", units.ld());
        if (units.lde() > 0) {
            fields.put("lde", units.lde());
        }
        if (units.pashas() > 0) {
            fields.put("pashas", units.pashas()).put("pashaLd", units.pashaLd());
        }
        return units.timar() ? fields.put("timar", true) : fields;
    }
}

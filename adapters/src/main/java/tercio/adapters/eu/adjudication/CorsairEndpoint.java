package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.land.revolt.RebelFight;
import tercio.domain.eu.world.corsair.CorsairHunt;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** {@code corsair}: a stack fights corsairs, at sea or where they raid the land. */
record CorsairEndpoint(Edition edition) implements EuropaEndpoint {

    private static final String CORSAIR = "corsair";
    private static final String OTHER_SHIPS = "otherShips";
    private static final int MOST_FLEETS = 3;

    @Override
    public String procedure() {
        return CORSAIR;
    }

    @Override
    public DieNames dice() {
        return DieNames.of(CORSAIR);
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        switch (fields.word("element", AllowedWords.of(Element.class))) {
            case LAND -> {
                var fight = RebelFields.fight(fields, fields.integer("sizeLd", 0, DetachmentFields.MOST), corsairManeuver(fields), 0, 0,
                        corsairPlus(fields));
                request.check();
                var roll = RebelFight.roll(tables(), DieName.d10(CORSAIR));
                RollJson.put(answer, request.run(roll.procedure(), roll.start(fight)));
            }
            case SEA -> {
                var hunt = hunt(fields);
                request.check();
                var roll = CorsairHunt.roll(tables());
                RollJson.put(answer, request.run(roll.procedure(), roll.start(hunt)));
            }
        }
    }

    private static CorsairHunt.Hunt hunt(RequestFields fields) {
        int fleetMinus = fields.integer("fleetMinus", 0, MOST_FLEETS, 0);
        int fleetPlus = fields.integer("fleetPlus", 0, MOST_FLEETS, 0);
        boolean otherShips = fields.flag(OTHER_SHIPS);
        if (fleetMinus + fleetPlus == 0 && !otherShips) {
            fields.fault(OTHER_SHIPS, Sentence.of("eu.request.hunt-without-ships"));
        }
        return new CorsairHunt.Hunt(fields.word("technology", AllowedWords.of(NavalTechnology.class)), fleetMinus, fleetPlus, otherShips,
                fields.integer("maneuver", 0, BEST_VALUE, 0), corsairManeuver(fields), corsairPlus(fields), fields.flag("friendlyPort"),
                fields.flag("navalBattle"),
                fields.word("enemyShips", AllowedWords.of(CorsairHunt.EnemyShips.class), CorsairHunt.EnemyShips.NONE));
    }

    private static int corsairManeuver(RequestFields fields) {
        return fields.integer("corsairManeuver", 0, BEST_VALUE, 0);
    }

    private static int corsairPlus(RequestFields fields) {
        return fields.integer("corsairPlus", 0, DetachmentFields.MOST, 0);
    }
}

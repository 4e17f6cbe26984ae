package tercio.adapters.adjudication.eu;

import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Fields;
import tercio.adapters.adjudication.Question;
import tercio.adapters.adjudication.Words;
import tercio.domain.dice.DieName;
import tercio.domain.eu.corsair.CorsairHunt;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.forces.NavalTechnology;
import tercio.domain.eu.revolt.RebelFight;
import tools.jackson.databind.node.ObjectNode;

/** {@code corsair}: a stack fights corsairs, at sea or where they raid the land. */
public record CorsairDoor(Edition edition) implements EuMilitaryDoor {

    private static final String CORSAIR = "corsair";
    private static final String OTHER_SHIPS = "otherShips";
    private static final int MOST_FLEETS = 3;

    /** For the main edition. */
    public CorsairDoor() {
        this(Editions.military());
    }

    @Override
    public EuMilitaryDoor under(Edition other) {
        return new CorsairDoor(other);
    }

    @Override
    public String procedure() {
        return CORSAIR;
    }

    @Override
    public DieNames dice() {
        return DieNames.of(CORSAIR);
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        var fields = question.fields();
        switch (fields.word("element", Words.of(Element.class))) {
            case LAND -> {
                var fight = RebelFields.fight(fields, fields.integer("sizeLd", 0, Detachments.MOST), corsairManeuver(fields), 0, 0,
                        corsairPlus(fields));
                question.check();
                var roll = RebelFight.with(tables(), DieName.d10(CORSAIR));
                Rolled.put(answer, question.run(roll.procedure(), roll.start(fight)));
            }
            case SEA -> {
                var hunt = hunt(fields);
                question.check();
                var roll = CorsairHunt.with(tables());
                Rolled.put(answer, question.run(roll.procedure(), roll.start(hunt)));
            }
        }
    }

    private static CorsairHunt.Hunt hunt(Fields fields) {
        int fleetMinus = fields.integer("fleetMinus", 0, MOST_FLEETS, 0);
        int fleetPlus = fields.integer("fleetPlus", 0, MOST_FLEETS, 0);
        boolean otherShips = fields.flag(OTHER_SHIPS);
        if (fleetMinus + fleetPlus == 0 && !otherShips) {
            fields.fault(OTHER_SHIPS, "a stack without ships cannot hunt");
        }
        return new CorsairHunt.Hunt(fields.word("technology", Words.of(NavalTechnology.class)), fleetMinus, fleetPlus, otherShips,
                fields.integer("maneuver", 0, BEST_VALUE, 0), corsairManeuver(fields), corsairPlus(fields), fields.flag("friendlyPort"),
                fields.flag("navalBattle"),
                fields.word("enemyShips", Words.of(CorsairHunt.EnemyShips.class), CorsairHunt.EnemyShips.NONE));
    }

    private static int corsairManeuver(Fields fields) {
        return fields.integer("corsairManeuver", 0, BEST_VALUE, 0);
    }

    private static int corsairPlus(Fields fields) {
        return fields.integer("corsairPlus", 0, Detachments.MOST, 0);
    }
}

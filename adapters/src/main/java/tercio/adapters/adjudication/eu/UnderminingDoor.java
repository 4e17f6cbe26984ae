package tercio.adapters.adjudication.eu;

import java.util.Optional;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Fields;
import tercio.adapters.adjudication.Question;
import tercio.adapters.adjudication.Words;
import tercio.domain.eu.board.Terrain;
import tercio.domain.eu.board.Theatre;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.round.Period;
import tercio.domain.eu.siege.SiegePort;
import tercio.domain.eu.siege.Siegeworks;
import tercio.domain.eu.siege.Undermining;
import tools.jackson.databind.node.ObjectNode;

/** {@code undermining}: one round of a siege. */
public record UnderminingDoor(Edition edition) implements EuMilitaryDoor {

    private static final String MINUS = "siegeworkMinus";
    private static final String PLUS = "siegeworkPlus";
    private static final int LONGEST_SUPPLY = 12;

    /** For the main edition. */
    public UnderminingDoor() {
        this(Editions.military());
    }

    @Override
    public EuMilitaryDoor under(Edition other) {
        return new UnderminingDoor(other);
    }

    @Override
    public boolean inOlderEditions() {
        return true;
    }

    @Override
    public String procedure() {
        return "undermining";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("undermining");
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        var fields = question.fields();
        var theatre = fields.word("theatre", LandForces.THEATRES, Theatre.EUROPE);
        int level = SiegeFields.level(fields, theatre);
        var besieger = fields.object(SiegeFields.BESIEGER);
        var besieged = fields.optionalObject(SiegeFields.BESIEGED);
        int artillery = artillery(question, besieger, theatre, level);
        var inside = besieged.map(side -> inside(side, theatre, level)).orElse(Units.NONE);
        int minus = fields.integer(MINUS, 0, 1, 0);
        int plus = fields.integer(PLUS, 0, Siegeworks.MOST, 0);
        if (minus + plus > Siegeworks.MOST) {
            fields.fault(MINUS, "a fortress bears two siegeworks at most");
        }
        var terrain = fields.word("terrain", Words.of(Terrain.class));
        var port = fields.word("port", Words.of(SiegePort.class));
        boolean breach = fields.flag("breachThisTurn");
        boolean damaged = fields.flag("assaultCausedLossThisTurn");
        int besiegerSiege = siege(besieger);
        int besiegedSiege = besieged.map(UnderminingDoor::siege).orElse(0);
        boolean firstRound = fields.flag("firstRoundThisTurn");
        boolean continued = fields.flag("continuedFromLastTurn");
        int distance = fields.integer("supplyDistance", 0, LONGEST_SUPPLY, 0);
        question.check();
        var round = new Undermining.Round(level, theatre, terrain, port, artillery, new Siegeworks(minus, plus), breach, damaged,
                besiegerSiege, besiegedSiege, inside, firstRound, continued, distance, question.readings());
        put(answer, question.run(Undermining.with(tables()), Undermining.start(round)));
    }

    private static void put(ObjectNode answer, Undermining.Effect effect) {
        answer.put("artilleryBonus", effect.artilleryBonus()).put("modifier", effect.modifier()).put("modified", effect.modified())
                .put("result", effect.result().toString())
                .put("attritionModified", effect.attritionModified()).put("attritionDue", effect.attritionDue());
        if (!effect.result().mayFall()) {
            answer.put(MINUS, effect.siegeworks().minus()).put(PLUS, effect.siegeworks().plus());
        }
    }

    /** As given, else by country, class and period, which are needed then. */
    private int artillery(Question question, Fields besieger, Theatre theatre, int level) {
        var given = SiegeFields.artillery(question.fields());
        boolean named = given.isEmpty() || besieger.has("country");
        var country = named ? LandForces.country(besieger, tables()) : "";
        var units = LandForces.units(besieger, country, theatre);
        LandForces.refuseOverstacked(besieger, country, units, Optional.empty(), theatre, tables());
        SiegeFields.refuseTooSmall(besieger, units, level, unit());
        if (given.isPresent()) {
            LandForces.optionalArmyClass(besieger);
            return given.getAsInt();
        }
        var period = Period.of(question.period());
        var armyClass = LandForces.armyClass(besieger, country, period, tables());
        return tables().artillery().value(units, country, armyClass, period);
    }

    private Units inside(Fields besieged, Theatre theatre, int level) {
        var country = besieged.has("country") ? LandForces.country(besieged, tables()) : "";
        LandForces.optionalArmyClass(besieged);
        var units = LandForces.unitsOrNone(besieged, country, theatre);
        SiegeFields.refuseTooMany(besieged, units, level, unit());
        return units;
    }

    private static int siege(Fields side) {
        return side.integer("siegeValue", 0, BEST_VALUE, 0);
    }
}

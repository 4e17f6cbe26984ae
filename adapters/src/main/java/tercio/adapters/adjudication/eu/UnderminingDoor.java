package tercio.adapters.adjudication.eu;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import tercio.adapters.adjudication.Chances;
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
import tercio.domain.eu.siege.SiegeMarks;
import tercio.domain.eu.siege.SiegePort;
import tercio.domain.eu.siege.Siegeworks;
import tercio.domain.eu.siege.Undermining;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code undermining}: one round of a siege. */
public record UnderminingDoor(Edition edition) implements EuMilitaryDoor {

    private static final String MINUS = "siegeworkMinus";
    private static final String PLUS = "siegeworkPlus";
    private static final String COUNTRY = "country";

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
    public Map<String, List<?>> choices() {
        return SiegeChances.choices();
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        var asked = read(question);
        question.check();
        put(answer, question.run(Undermining.with(tables()), Undermining.start(asked.round())));
    }

    /** Of the first round, and of the whole siege where the request says how it is carried on. */
    @Override
    public Chances odds(Question question) {
        var asked = read(question);
        var siege = SiegeChances.read(question, asked.round(), asked.besieger(), asked.artillery(), tables());
        question.check();
        var chances = new Chances().ofAnswers(Undermining.with(tables()).distribution(Undermining.start(asked.round()))
                .map(effect -> put(JsonNodeFactory.instance.objectNode(), effect)));
        return siege.map(course -> SiegeChances.put(chances, course, tables())).orElse(chances);
    }

    /** One round, by whom, and what the artillery of what is left of him is worth. */
    private record Asked(Undermining.Round round, Units besieger, ToIntFunction<Units> artillery) {}

    private Asked read(Question question) {
        var fields = question.fields();
        var theatre = fields.word("theatre", LandForces.THEATRES, Theatre.EUROPE);
        int level = SiegeFields.level(fields, theatre);
        var besieger = fields.object(SiegeFields.BESIEGER);
        var besieged = fields.optionalObject(SiegeFields.BESIEGED);
        var given = SiegeFields.artillery(fields);
        var units = units(besieger, given.isEmpty(), theatre, level);
        var artillery = artillery(question, besieger, given);
        var inside = besieged.map(side -> inside(side, theatre, level)).orElse(Units.NONE);
        var works = siegeworks(fields);
        var terrain = fields.word("terrain", Words.of(Terrain.class));
        var port = fields.word("port", Words.of(SiegePort.class));
        boolean breach = fields.flag("breachThisTurn");
        boolean damaged = fields.flag("assaultCausedLossThisTurn");
        int besiegerSiege = siege(besieger);
        int besiegedSiege = besieged.map(UnderminingDoor::siege).orElse(0);
        var marks = new SiegeMarks(works, breach, damaged, fields.flag("firstRoundThisTurn") ? 0 : 1);
        boolean continued = fields.flag("continuedFromLastTurn");
        int distance = fields.integer("supplyDistance", 0, tables().movementCosts().longestSupply(), 0);
        return new Asked(new Undermining.Round(level, theatre, terrain, port, artillery.applyAsInt(units), marks, besiegerSiege,
                besiegedSiege, inside, continued, distance, question.readings()), units, artillery);
    }

    private static Siegeworks siegeworks(Fields fields) {
        int minus = fields.integer(MINUS, 0, 1, 0);
        int plus = fields.integer(PLUS, 0, Siegeworks.MOST, 0);
        if (minus + plus > Siegeworks.MOST) {
            fields.fault(MINUS, "a fortress bears two siegeworks at most");
            return Siegeworks.NONE;
        }
        return new Siegeworks(minus, plus);
    }

    private static ObjectNode put(ObjectNode answer, Undermining.Effect effect) {
        answer.put("artilleryBonus", effect.artilleryBonus()).put("modifier", effect.modifier()).put("modified", effect.modified())
                .put("result", effect.result().toString())
                .put("attritionModified", effect.attritionModified()).put("attritionDue", effect.attritionDue());
        if (!effect.result().mayFall()) {
            answer.put(MINUS, effect.siegeworks().minus()).put(PLUS, effect.siegeworks().plus());
        }
        return answer;
    }

    private Units units(Fields besieger, boolean countryNeeded, Theatre theatre, int level) {
        var country = countryNeeded || besieger.has(COUNTRY) ? LandForces.country(besieger, tables()) : "";
        var units = LandForces.units(besieger, country, theatre);
        LandForces.refuseOverstacked(besieger, country, units, Optional.empty(), theatre, tables());
        SiegeFields.refuseTooSmall(besieger, units, level, unit());
        return units;
    }

    /** As given, else by country, class and period, which are needed then. */
    private ToIntFunction<Units> artillery(Question question, Fields besieger, OptionalInt given) {
        if (given.isPresent()) {
            LandForces.optionalArmyClass(besieger);
            return units -> given.getAsInt();
        }
        var country = LandForces.country(besieger, tables());
        var period = Period.of(question.period());
        var armyClass = LandForces.armyClass(besieger, country, period, tables());
        return units -> tables().artillery().value(units, country, armyClass, period);
    }

    private Units inside(Fields besieged, Theatre theatre, int level) {
        var country = besieged.has(COUNTRY) ? LandForces.country(besieged, tables()) : "";
        LandForces.optionalArmyClass(besieged);
        var units = LandForces.unitsOrNone(besieged, country, theatre);
        SiegeFields.refuseTooMany(besieged, units, level, unit());
        return units;
    }

    private static int siege(Fields side) {
        return side.integer("siegeValue", 0, BEST_VALUE, 0);
    }
}

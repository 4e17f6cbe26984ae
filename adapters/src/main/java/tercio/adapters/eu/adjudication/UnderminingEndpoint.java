package tercio.adapters.eu.adjudication;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.FieldOdds;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.eu.land.siege.SiegeMarks;
import tercio.domain.eu.land.siege.SiegePort;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.land.siege.Undermining;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code undermining}: one round of a siege. */
record UnderminingEndpoint(Edition edition) implements EuropaEndpoint {

    private static final String MINUS = "siegeworkMinus";
    private static final String PLUS = "siegeworkPlus";
    private static final String COUNTRY = "country";

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
        return SiegeFieldOdds.choices();
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var asked = read(request);
        request.check();
        put(answer, request.run(Undermining.procedure(tables()), Undermining.start(asked.round())));
    }

    /** The odds of the first round, and of the whole siege if the request says how it continues. */
    @Override
    public FieldOdds odds(AdjudicationRequest request) {
        var asked = read(request);
        var siege = SiegeFieldOdds.read(request, asked.round(), asked.besieger(), asked.artillery(), tables());
        request.check();
        var chances = new FieldOdds().ofAnswers(Undermining.procedure(tables()).distribution(Undermining.start(asked.round()))
                .map(effect -> put(JsonNodeFactory.instance.objectNode(), effect)));
        return siege.map(course -> SiegeFieldOdds.put(chances, course, tables())).orElse(chances);
    }

    /** One round of undermining, with the besieging units and the artillery value of any remaining part of them. */
    private record UnderminingQuestion(Undermining.Round round, Units besieger, ToIntFunction<Units> artillery) {}

    private UnderminingQuestion read(AdjudicationRequest request) {
        var fields = request.fields();
        var theatre = fields.word("theatre", LandForces.THEATRES, Theatre.EUROPE);
        int level = SiegeFields.level(fields, theatre);
        var besieger = fields.object(SiegeFields.BESIEGER);
        var besieged = fields.optionalObject(SiegeFields.BESIEGED);
        var given = SiegeFields.artillery(fields);
        var units = units(besieger, given.isEmpty(), theatre, level);
        var artillery = artillery(request, besieger, given);
        var inside = besieged.map(side -> inside(side, theatre, level)).orElse(Units.NONE);
        var works = siegeworks(fields);
        var terrain = fields.word("terrain", AllowedWords.of(Terrain.class));
        var port = fields.word("port", AllowedWords.of(SiegePort.class));
        boolean breach = fields.flag("breachThisTurn");
        boolean damaged = fields.flag("assaultCausedLossThisTurn");
        int besiegerSiege = siege(besieger);
        int besiegedSiege = besieged.map(UnderminingEndpoint::siege).orElse(0);
        var marks = new SiegeMarks(works, breach, damaged, fields.flag("firstRoundThisTurn") ? 0 : 1);
        boolean continued = fields.flag("continuedFromLastTurn");
        int distance = fields.integer("supplyDistance", 0, MovementCosts.from(tables()).longestSupply(), 0);
        return new UnderminingQuestion(new Undermining.Round(level, theatre, terrain, port, artillery.applyAsInt(units), marks, besiegerSiege,
                besiegedSiege, inside, continued, distance, request.readings()), units, artillery);
    }

    private static Siegeworks siegeworks(RequestFields fields) {
        int minus = fields.integer(MINUS, 0, 1, 0);
        int plus = fields.integer(PLUS, 0, Siegeworks.MOST, 0);
        if (minus + plus > Siegeworks.MOST) {
            fields.fault(MINUS, Sentence.of("eu.request.two-siegeworks"));
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

    private Units units(RequestFields besieger, boolean countryNeeded, Theatre theatre, int level) {
        var country = countryNeeded || besieger.has(COUNTRY) ? LandForces.country(besieger, tables()) : CountryId.NONE;
        var units = LandForces.units(besieger, country, theatre);
        LandForces.refuseOverstacked(besieger, country, units, Optional.empty(), theatre, tables());
        SiegeFields.refuseTooSmall(besieger, units, level, unit());
        return units;
    }

    /** The artillery value as given, else by country, class and period, which are then required. */
    private ToIntFunction<Units> artillery(AdjudicationRequest request, RequestFields besieger, OptionalInt given) {
        if (given.isPresent()) {
            LandForces.optionalArmyClass(besieger);
            return units -> given.getAsInt();
        }
        var country = LandForces.country(besieger, tables());
        var period = Period.of(EuropaEndpoint.period(request));
        var armyClass = LandForces.armyClass(besieger, country, period, tables());
        return units -> tables().artillery().value(units, country, armyClass, period);
    }

    private Units inside(RequestFields besieged, Theatre theatre, int level) {
        var country = besieged.has(COUNTRY) ? LandForces.country(besieged, tables()) : CountryId.NONE;
        LandForces.optionalArmyClass(besieged);
        var units = LandForces.unitsOrNone(besieged, country, theatre);
        SiegeFields.refuseTooMany(besieged, units, level, tables());
        return units;
    }

    private static int siege(RequestFields side) {
        return side.integer("siegeValue", 0, BEST_VALUE, 0);
    }
}

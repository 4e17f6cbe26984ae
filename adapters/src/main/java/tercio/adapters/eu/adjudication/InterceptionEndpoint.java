package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.land.interception.LandInterception;
import tercio.domain.eu.land.interception.SeaInterception;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Success;
import tools.jackson.databind.node.ObjectNode;

/** {@code interception}: an interception on land or at sea. */
record InterceptionEndpoint(Edition edition) implements EuropaEndpoint {

    private static final int LAST_BOX = 70;

    @Override
    public String procedure() {
        return "interception";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("interception");
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        switch (request.fields().word("element", AllowedWords.of(Element.class))) {
            case LAND -> {
                var attempt = land(request.fields());
                request.check();
                report(request, LandInterception.roll(tables()), attempt, answer);
            }
            case SEA -> {
                var attempt = sea(request.fields());
                request.check();
                report(request, SeaInterception.roll(tables()), attempt, answer);
            }
        }
    }

    private static <T> void report(AdjudicationRequest request, SingleRoll<T, Success> roll, T attempt, ObjectNode answer) {
        RollJson.put(answer, request.run(roll.procedure(), roll.start(attempt)));
    }

    private static LandInterception.Attempt land(RequestFields fields) {
        var interceptor = fields.object("interceptor");
        var moving = fields.object("moving");
        var target = fields.optionalObject("target");
        var province = interceptor.optionalObject("province");
        boolean fromSwamp = province.map(from -> from.flag("swamp")).orElse(false);
        boolean fromFlood = province.map(from -> from.flag("flooded")).orElse(false);
        return new LandInterception.Attempt(maneuver(interceptor), maneuver(moving), lead(interceptor, moving),
                target.map(into -> into.flag("friendlyForceOrCity")).orElse(false),
                fields.flag("sameProvince"),
                target.map(into -> into.flag("swamp")).orElse(false),
                fromSwamp || fromFlood,
                fields.flag("badWeather"),
                fields.flag("acrossRiverOrPass"),
                target.map(into -> into.flag("unbesiegedEnemy")).orElse(false),
                interceptor.flag("besieging"));
    }

    private static SeaInterception.Attempt sea(RequestFields fields) {
        var interceptor = fields.object("interceptor");
        var moving = fields.object("moving");
        return new SeaInterception.Attempt(maneuver(interceptor), maneuver(moving), lead(interceptor, moving),
                interceptor.word("technology", AllowedWords.of(NavalTechnology.class)),
                interceptor.word("at", AllowedWords.of(SeaInterception.Station.class)),
                interceptor.flag("blockading"),
                fields.flag("sameSeaZone"),
                fields.word("landing", AllowedWords.of(SeaInterception.Landing.class), SeaInterception.Landing.NONE),
                fields.flag("badWeather"));
    }

    private static int maneuver(RequestFields stack) {
        return stack.integer("maneuver", 0, BEST_VALUE);
    }

    private static int lead(RequestFields interceptor, RequestFields moving) {
        return interceptor.integer("technologyLevel", 0, LAST_BOX, 0) - moving.integer("technologyLevel", 0, LAST_BOX, 0);
    }
}

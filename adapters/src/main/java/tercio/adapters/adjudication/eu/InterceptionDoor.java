package tercio.adapters.adjudication.eu;

import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Fields;
import tercio.adapters.adjudication.Question;
import tercio.adapters.adjudication.Words;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.forces.NavalTechnology;
import tercio.domain.eu.interception.LandInterception;
import tercio.domain.eu.interception.SeaInterception;
import tercio.domain.ruling.OneRoll;
import tercio.domain.ruling.Success;
import tools.jackson.databind.node.ObjectNode;

/** {@code interception}: on land or at sea. */
public record InterceptionDoor(Edition edition) implements EuMilitaryDoor {

    private static final int LAST_BOX = 70;

    /** For the main edition. */
    public InterceptionDoor() {
        this(Editions.military());
    }

    @Override
    public EuMilitaryDoor under(Edition other) {
        return new InterceptionDoor(other);
    }

    @Override
    public String procedure() {
        return "interception";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("interception");
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        switch (question.fields().word("element", Words.of(Element.class))) {
            case LAND -> {
                var attempt = land(question.fields());
                question.check();
                report(question, LandInterception.with(tables()), attempt, answer);
            }
            case SEA -> {
                var attempt = sea(question.fields());
                question.check();
                report(question, SeaInterception.with(tables()), attempt, answer);
            }
        }
    }

    private static <T> void report(Question question, OneRoll<T, Success> roll, T attempt, ObjectNode answer) {
        Rolled.put(answer, question.run(roll.procedure(), roll.start(attempt)));
    }

    private static LandInterception.Attempt land(Fields fields) {
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

    private static SeaInterception.Attempt sea(Fields fields) {
        var interceptor = fields.object("interceptor");
        var moving = fields.object("moving");
        return new SeaInterception.Attempt(maneuver(interceptor), maneuver(moving), lead(interceptor, moving),
                interceptor.word("technology", Words.of(NavalTechnology.class)),
                interceptor.word("at", Words.of(SeaInterception.Station.class)),
                interceptor.flag("blockading"),
                fields.flag("sameSeaZone"),
                fields.word("landing", Words.of(SeaInterception.Landing.class), SeaInterception.Landing.NONE),
                fields.flag("badWeather"));
    }

    private static int maneuver(Fields stack) {
        return stack.integer("maneuver", 0, BEST_VALUE);
    }

    private static int lead(Fields interceptor, Fields moving) {
        return interceptor.integer("technologyLevel", 0, LAST_BOX, 0) - moving.integer("technologyLevel", 0, LAST_BOX, 0);
    }
}

package tercio.adapters.eu.adjudication;

import java.util.List;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.land.interception.SeaInterception;
import tercio.domain.eu.world.corsair.ConvoyAttack;
import tercio.domain.eu.world.corsair.CorsairHunt;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** {@code convoy-attack}: corsairs search a stack with gold, may be fought off, and raid it. */
record ConvoyAttackEndpoint(Edition edition) implements EuropaEndpoint {

    private static final AllowedWords<NavalTechnology> TECHNOLOGIES = AllowedWords.of(NavalTechnology.class);
    /** The landings that a corsair can intercept, which lies at sea and so close to no other one. */
    private static final AllowedWords<SeaInterception.Landing> LANDINGS = AllowedWords.of(
            List.of(SeaInterception.Landing.NONE, SeaInterception.Landing.SAME_SEA_ZONE), SeaInterception.Landing::toString);
    private static final String PIRATES = "piratesWithoutLeader";
    private static final int MOST_FLEETS = 3;
    private static final int LAST_BOX = 70;

    @Override
    public String procedure() {
        return "convoy-attack";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("interception", "corsair", "raid");
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var attack = attack(request.fields());
        request.check();
        var result = request.run(ConvoyAttack.of(attack, tables()), ConvoyAttack.start());
        answer.put("ending", result.ending().word()).put("found", result.foundStack()).put("captured", result.captured());
    }

    private static ConvoyAttack.Attack attack(RequestFields fields) {
        var corsair = fields.object("corsair");
        var convoy = fields.object("convoy");
        int leader = corsair.integer("maneuver", 0, BEST_VALUE, 0);
        boolean alone = corsair.flag(PIRATES);
        if (alone && leader > 0) {
            corsair.fault(PIRATES, Sentence.of("eu.request.pirates-led"));
        }
        int admiral = convoy.integer("maneuver", 0, BEST_VALUE, 0);
        int fleetMinus = convoy.integer("fleetMinus", 0, MOST_FLEETS, 0);
        int fleetPlus = convoy.integer("fleetPlus", 0, MOST_FLEETS, 0);
        int transports = convoy.integer("ntd", 0, DetachmentFields.MOST, 0);
        int warships = convoy.integer("nwd", 0, DetachmentFields.MOST, 0);
        boolean armed = convoy.flag("otherShips") || warships > 0;
        if (fields.has("convoy") && transports == 0 && !armed && fleetMinus + fleetPlus == 0) {
            fields.fault("convoy", Sentence.of("eu.request.convoy-empty"));
        }
        var search = new SeaInterception.Attempt(alone ? CorsairHunt.pirateManeuver() : leader, admiral,
                corsair.integer("technologyLevel", 0, LAST_BOX, 0) - convoy.integer("technologyLevel", 0, LAST_BOX, 0),
                corsair.word("technology", TECHNOLOGIES), SeaInterception.Station.SEA, false, fields.flag("sameSeaZone"),
                fields.word("landing", LANDINGS, SeaInterception.Landing.NONE), fields.flag("badWeather"));
        var defence = new CorsairHunt.Hunt(convoy.word("technology", TECHNOLOGIES), fleetMinus, fleetPlus, armed, admiral, leader,
                fields.integer("corsairPlus", 0, DetachmentFields.MOST, 0), fields.flag("friendlyPort"), fields.flag("navalBattle"),
                fields.word("enemyShips", AllowedWords.of(CorsairHunt.EnemyShips.class), CorsairHunt.EnemyShips.NONE));
        return new ConvoyAttack.Attack(search, defence, new ConvoyAttack.Escort(armed, fleetMinus, fleetPlus, admiral, leader), transports + warships);
    }
}

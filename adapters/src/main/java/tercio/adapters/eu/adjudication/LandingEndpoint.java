package tercio.adapters.eu.adjudication;

import java.util.List;
import java.util.Optional;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.FieldOdds;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.eu.sea.ships.SeaTransport;
import tercio.domain.eu.sea.voyage.EveryRoll;
import tercio.domain.eu.sea.voyage.Landing;
import tercio.domain.eu.sea.voyage.PassageEnd;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** {@code landing}: a voyage with troops aboard, who land at its end, and the battle on the beach. */
record LandingEndpoint(Edition edition) implements EuropaEndpoint {

    private static final String[] ONCE = {"replacementLeader", "smallStack", "retreat"};
    private static final String[] ROLLS = {"fire1", "shock1", "fire2", "shock2", "pursuit"};

    @Override
    public Optional<Sentence> policyOfOdds(ObjectNode request) {
        return Optional.of(Sentence.several(List.of(VoyageEndpoint.POLICY, Sentence.of("eu.request.policy-of-landing"))));
    }

    @Override
    public String procedure() {
        return "landing";
    }

    @Override
    public DieNames dice() {
        return PassageFields.dice().andSide("troops", ONCE).andOneOrSeveral("troops", ROLLS).andSide("defender", ONCE).andOneOrSeveral("defender", ROLLS);
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var landing = read(request);
        var end = landing.ends(new PassageFields.OnDice(request, tables()), tables()).outcomes().getFirst();
        VoyageEndpoint.recordShipsLeft(request, end.voyage());
        request.recorder().record(() -> Step.of("troops left aboard", "EU-SEA-TRANSPORT").result(end.voyage().troops().allLd() + " LD"));
        answer.put("end", end.voyage().how().toString()).put("arrives", end.voyage().how() == PassageEnd.How.ARRIVES)
                .put("battle", end.voyage().battle().toString()).put("shipsLostThirds", VoyageEndpoint.shipThirdsLost(landing.passage(), end.voyage()))
                .put("lands", end.reachesShore()).put("lostAtSeaLd", lostAtSeaLd(landing, end)).put("beach", end.beach().toString()).put("lostLd", lostLd(landing, end));
    }

    @Override
    public FieldOdds odds(AdjudicationRequest request) {
        var landing = read(request);
        var ends = landing.ends(new EveryRoll(tables()), tables());
        return VoyageEndpoint.odds(landing.passage(), ends.map(Landing.End::voyage)).with("/lands", ends.map(Landing.End::reachesShore))
                .with("/lostAtSeaLd", ends.map(end -> lostAtSeaLd(landing, end))).with("/beach", ends.map(Landing.End::beach))
                .with("/lostLd", ends.map(end -> lostLd(landing, end)));
    }

    private static int lostAtSeaLd(Landing landing, Landing.End end) {
        return landing.troops().units().allLd() - end.voyage().troops().allLd();
    }

    /** The lost LD, with a begun one counted as one. */
    private int lostLd(Landing landing, Landing.End end) {
        return lostAtSeaLd(landing, end) + Math.ceilDiv(end.lostAshore(), unit().ofOneLd());
    }

    private Landing read(AdjudicationRequest request) {
        var fields = request.fields();
        var period = Period.of(EuropaEndpoint.period(request));
        var theatre = fields.word("theatre", LandForces.THEATRES, Theatre.EUROPE);
        var passage = PassageFields.read(request, true, tables());
        var ashore = fields.object("troops");
        var troops = LandSides.readManned(ashore, period, theatre, tables());
        var enemy = fields.optionalObject("defender");
        var terrain = enemy.isPresent() ? fields.word("terrain", AllowedWords.of(Terrain.class))
                : fields.word("terrain", AllowedWords.of(Terrain.class), Terrain.PLAIN);
        var defender = enemy.map(side -> LandSides.readManned(side, period, theatre, tables()));
        var landing = new Landing(passage, troops, defender, period, theatre, terrain);
        refuseTooMany(request, landing, troops);
        request.check();
        return landing;
    }

    private void refuseTooMany(AdjudicationRequest request, Landing landing, BattleSide troops) {
        if (!SeaTransport.canEmbark(troops.units())) {
            request.fault("/troops/units", Sentence.of("eu.request.timar-at-sea"));
        } else if (!landing.hasRoom(tables())) {
            request.fault("/troops/units", Sentence.of("eu.request.no-room").with("capacity", new Text(landing.capacityInWords(tables())))
                    .with("need", new Text(landing.needInWords(tables()))));
        }
    }
}

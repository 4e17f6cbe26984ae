package tercio.adapters.eu.adjudication;

import java.util.Locale;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.land.interception.ShoreFire;
import tercio.domain.eu.land.interception.ShoreFire.Battery;
import tercio.domain.eu.land.siege.Siegeworks;
import tools.jackson.databind.node.ObjectNode;

/** {@code presidio}: one shot from the shore at a naval stack. */
record PresidioEndpoint(Edition edition) implements EuropaEndpoint {

    private enum Kind {
        PRESIDIO, STRAIT, SIEGEWORK;

        private static final AllowedWords<Kind> WORDS = AllowedWords.of(Kind.class, kind -> kind.name().toLowerCase(Locale.ROOT));
    }

    private static final String FORTRESS = "fortressLevel";
    private static final int HIGHEST_PRESIDIO = 3;
    private static final int HIGHEST_FORTRESS = 5;

    @Override
    public String procedure() {
        return "presidio";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("presidio");
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        var shot = new ShoreFire.Shot(battery(fields), fields.flag("fleetCounter"));
        request.check();
        var roll = ShoreFire.roll(tables());
        var hit = RollJson.putSums(answer, request.run(roll.procedure(), roll.start(shot)));
        answer.put("stopped", hit.stopped()).put("lossNd", hit.lossNd());
    }

    /** Reads the battery with the fields of its kind. */
    static Battery battery(RequestFields fields) {
        return switch (fields.word("kind", Kind.WORDS)) {
            case PRESIDIO -> new Battery.Presidio(fields.integer("level", 1, HIGHEST_PRESIDIO));
            case STRAIT -> strait(fields);
            case SIEGEWORK -> new Battery.Siegework(fields.integer("siegeworkPlus", 0, Siegeworks.MOST, 0));
        };
    }

    private static Battery strait(RequestFields fields) {
        var theatre = fields.word("theatre", LandForces.THEATRES);
        int level = theatre == Theatre.ROTW
                ? fields.integer(FORTRESS, 0, HIGHEST_FORTRESS)
                : fields.integer(FORTRESS, 0, HIGHEST_FORTRESS, 0);
        return new Battery.Strait(theatre, level);
    }
}

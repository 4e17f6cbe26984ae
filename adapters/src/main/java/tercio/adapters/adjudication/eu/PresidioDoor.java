package tercio.adapters.adjudication.eu;

import java.util.Locale;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Fields;
import tercio.adapters.adjudication.Question;
import tercio.adapters.adjudication.Words;
import tercio.domain.eu.board.Theatre;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.interception.ShoreFire.Battery;
import tercio.domain.eu.interception.ShoreFire;
import tercio.domain.eu.siege.Siegeworks;
import tools.jackson.databind.node.ObjectNode;

/** {@code presidio}: one shot from the shore at a naval stack. */
public record PresidioDoor(Edition edition) implements EuMilitaryDoor {

    private enum Kind {
        PRESIDIO, STRAIT, SIEGEWORK;

        private static final Words<Kind> WORDS = Words.of(Kind.class, kind -> kind.name().toLowerCase(Locale.ROOT));
    }

    private static final String FORTRESS = "fortressLevel";
    private static final int HIGHEST_PRESIDIO = 3;
    private static final int HIGHEST_FORTRESS = 5;

    /** For the main edition. */
    public PresidioDoor() {
        this(Editions.military());
    }

    @Override
    public EuMilitaryDoor under(Edition other) {
        return new PresidioDoor(other);
    }

    @Override
    public String procedure() {
        return "presidio";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("presidio");
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        var fields = question.fields();
        var battery = switch (fields.word("kind", Kind.WORDS)) {
            case PRESIDIO -> new Battery.Presidio(fields.integer("level", 1, HIGHEST_PRESIDIO));
            case STRAIT -> strait(fields);
            case SIEGEWORK -> new Battery.Siegework(fields.integer("siegeworkPlus", 0, Siegeworks.MOST, 0));
        };
        var shot = new ShoreFire.Shot(battery, fields.flag("fleetCounter"));
        question.check();
        var roll = ShoreFire.with(tables());
        var hit = Rolled.putSums(answer, question.run(roll.procedure(), roll.start(shot)));
        answer.put("stopped", hit.stopped()).put("lossNd", hit.lossNd());
    }

    private static Battery strait(Fields fields) {
        var theatre = fields.word("theatre", LandForces.THEATRES);
        int level = theatre == Theatre.ROTW
                ? fields.integer(FORTRESS, 0, HIGHEST_FORTRESS)
                : fields.integer(FORTRESS, 0, HIGHEST_FORTRESS, 0);
        return new Battery.Strait(theatre, level);
    }
}

package tercio.adapters.adjudication.eu;

import java.util.Map;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Question;
import tercio.adapters.adjudication.Words;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.round.Continuation;
import tercio.domain.eu.round.RoundBox;
import tools.jackson.databind.node.ObjectNode;

/** {@code continuation}: the roll at the end of a round. */
public record ContinuationDoor(Edition edition) implements EuMilitaryDoor {

    private static final String YEAR = "year";
    private static final String SUMMER = "S";
    private static final Words<String> SEASONS = new Words<>(Map.of(SUMMER, SUMMER, "W", "W"));
    private static final int LAST_YEAR = 5;

    /** For the main edition. */
    public ContinuationDoor() {
        this(Editions.military());
    }

    @Override
    public EuMilitaryDoor under(Edition other) {
        return new ContinuationDoor(other);
    }

    @Override
    public String procedure() {
        return "continuation";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("continuation");
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        var fields = question.fields();
        int period = question.period();
        var season = fields.word("season", SEASONS);
        int year = fields.integer(YEAR, 0, LAST_YEAR);
        boolean poorWeather = fields.flag("poorWeather");
        question.check();
        if (year == 0 && season.equals(SUMMER)) {
            fields.fault(YEAR, "there is no S0 on the track");
        }
        question.refuseIfFaulty();
        var ending = new Continuation.Ending(RoundBox.labelled(season + year), Period.of(period), poorWeather);
        var coming = question.run(Continuation.with(tables()), Continuation.start(ending));
        answer.put("modified", coming.modified())
                .put("next", coming.next() == RoundBox.END ? "end" : coming.next().label())
                .put("extendedCampaign", coming.extendedCampaign())
                .put("badWeather", coming.badWeather())
                .put("sundFrozen", coming.sundFrozen());
    }
}

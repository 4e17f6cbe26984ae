package tercio.adapters.eu.adjudication;

import java.util.List;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.turn.round.Continuation;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** {@code continuation}: the roll at the end of a round. */
record ContinuationEndpoint(Edition edition) implements EuropaEndpoint {

    private static final String YEAR = "year";
    private static final String SUMMER = "S";
    private static final AllowedWords<String> SEASONS = AllowedWords.of(List.of(SUMMER, "W"));
    private static final int LAST_YEAR = 5;

    @Override
    public String procedure() {
        return "continuation";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("continuation");
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        int period = EuropaEndpoint.period(request);
        var season = fields.word("season", SEASONS);
        int year = fields.integer(YEAR, 0, LAST_YEAR);
        boolean poorWeather = fields.flag("poorWeather");
        request.check();
        if (year == 0 && season.equals(SUMMER)) {
            fields.fault(YEAR, Sentence.of("eu.request.no-s0"));
        }
        request.refuseIfFaulty();
        var ending = new Continuation.Ending(RoundBox.ofLabel(season + year), Period.of(period), poorWeather);
        var coming = request.run(Continuation.procedure(tables()), Continuation.start(ending));
        answer.put("modified", coming.modified())
                .put("next", coming.next() == RoundBox.END ? "end" : coming.next().label())
                .put("extendedCampaign", coming.extendedCampaign())
                .put("badWeather", coming.badWeather())
                .put("sundFrozen", coming.sundFrozen());
    }
}

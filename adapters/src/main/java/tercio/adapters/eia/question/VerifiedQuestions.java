package tercio.adapters.eia.question;

import java.util.List;
import tercio.adapters.adjudication.AdjudicationProblem;
import tercio.adapters.adjudication.AdjudicationResult;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.rulebook.GameQuestion;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.question.EiaRuling;
import tercio.domain.eia.question.RulingResult;
import tercio.domain.eia.question.RulingResult.AssaultMade;
import tercio.domain.eia.question.RulingResult.DayFought;
import tools.jackson.databind.JsonNode;

/**
 * Checks a request before it is handed out: it must be valid, and its answer must be what happened in the game.
 *
 * @param tables by which the game is played and the adjudicator rules
 */
record VerifiedQuestions(Adjudicator adjudicator, EiaTables tables) {

    private static final String BESIEGER = "besieger";
    private static final String GARRISON = "garrison";

    /** The request of a ruling. One that still waits for dice must only be valid. */
    GameQuestion question(EiaRuling.Asked ruling) {
        var request = EiaAdjudicationRequests.of(ruling, tables);
        boolean holds = switch (adjudicator.adjudicate(request)) {
            case AdjudicationResult.Ruled(var answer) -> ruling.result().isEmpty() || !answer.has("unusedDice") && agrees(answer, ruling.result().get());
            case AdjudicationResult.Refused(var problem, var _) -> ruling.result().isEmpty() && lacksDiceOnly(problem);
        };
        return holds ? GameQuestion.of(request) : GameQuestion.none(ruling.otherwise());
    }

    private static boolean lacksDiceOnly(AdjudicationProblem problem) {
        return problem.errors().stream().allMatch(fault -> fault.pointer().startsWith("/dice"));
    }

    private static boolean agrees(JsonNode answer, RulingResult result) {
        return switch (result) {
            case RulingResult.FactorsLost(int factors) -> answer.path("factorsLost").asInt() == factors;
            case RulingResult.MoneyPaid(int points) -> answer.path("money").asInt() == points;
            case DayFought day -> roundsAgree(answer.path("rounds"), day) && endAgrees(answer, day);
            case AssaultMade assault -> agrees(answer, assault);
        };
    }

    private static boolean roundsAgree(JsonNode told, DayFought day) {
        if (told.size() != day.rounds().size()) {
            return false;
        }
        for (int round = 0; round < told.size(); round++) {
            for (var side : CombatSide.values()) {
                var fire = told.path(round).path(side.word());
                var fought = day.rounds().get(round).of(side);
                if (fire.path("modified").asInt() != fought.modified() || fire.path("factorsInflicted").asInt() != fought.factors()
                        || fire.path("moraleInflicted").asInt() != fought.morale() || !isSame(fire.path("losses"), fought.lost())) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean endAgrees(JsonNode answer, DayFought day) {
        var pursuit = answer.path("pursuit");
        return answer.path("ended").asString().equals(day.ended()) && answer.path("winner").asString().equals(day.winner().map(CombatSide::word).orElse("none"))
                && day.pursuit().map(made -> pursuit.path("class").asInt() == made.pursuitClass() && pursuit.path("modified").asInt() == made.modified()
                        && pursuit.path("points").asInt() == made.points() && isSame(pursuit.path("losses"), made.lost())).orElseGet(pursuit::isMissingNode)
                && List.of(CombatSide.values()).stream().allMatch(side -> answer.path("politicalPoints").path(side.word()).asInt() == day.points(side));
    }

    private static boolean agrees(JsonNode answer, AssaultMade assault) {
        var told = answer.path("rounds");
        if (!answer.path("outcome").asString().equals(assault.outcome()) || told.size() != assault.rounds().size()) {
            return false;
        }
        for (int round = 0; round < told.size(); round++) {
            var lost = assault.rounds().get(round);
            if (!isSame(told.path(round).path(BESIEGER).path("losses"), lost.besieger()) || !isSame(told.path(round).path(GARRISON).path("losses"), lost.garrison())) {
                return false;
            }
        }
        return answer.path("politicalPoints").path(assault.outcome().equals("captured") ? BESIEGER : GARRISON).asInt() == assault.points();
    }

    /** Whether a list of factors by type has these factors, in any order. */
    private static boolean isSame(JsonNode factors, Factors expected) {
        return factors.size() == expected.counts().size() && expected.counts().entrySet().stream().allMatch(entry -> factors.valueStream()
                .anyMatch(line -> line.path("type").asString().equals(entry.getKey().word()) && line.path("count").asInt() == entry.getValue()));
    }
}

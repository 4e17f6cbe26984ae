package tercio.adapters.eia.question;

import tercio.adapters.rulebook.GameQuestion;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.DepotPayment;
import tercio.domain.eia.supply.play.SupplyEvent;
import tercio.domain.eia.supply.play.SupplyInputs;
import tools.jackson.databind.node.ObjectNode;

/** Supply checks and payments of a game as requests (EIA-7.4). */
final class PlayedSupply {

    private static final GameQuestion HIDDEN = GameQuestion.none("The factors on which this turned are hidden from you.");
    private static final String OTHERWISE = "What was decided in the game rests on more than a request says.";
    private static final GameQuestion SEVERAL = GameQuestion.none("Several powers paid, and a request asks what one power pays.");

    private final CourseOfPlay course;
    private final VerifiedQuestions adjudicator;

    PlayedSupply(CourseOfPlay course, VerifiedQuestions adjudicator) {
        this.course = course;
        this.adjudicator = adjudicator;
    }

    GameQuestion question() {
        return switch (course.fact()) {
            case SupplyEvent.CorpsForaged foraged -> forageQuestion(foraged);
            case SupplyEvent.BesiegedForaged foraged -> foraged.inside().map(inside -> besiegedQuestion(foraged.area(), inside, foraged.lost())).orElse(HIDDEN);
            case SupplyEvent.NeutralGarrisonForaged foraged -> besiegedQuestion(foraged.area(), board().factorsInCity(foraged.area()),
                    foraged.losses().stream().mapToInt(loss -> loss.factors().total()).sum());
            case SupplyEvent.SupplyPaid paid -> paymentQuestion(paid);
            default -> GameQuestion.NO_PROCEDURE;
        };
    }

    private EiaWarView board() {
        return course.boardBefore(course.event());
    }

    private ObjectNode procedure(String name) {
        return EiaAdjudicationRequests.procedure(name, board().state().readings());
    }

    /** The question with its die. */
    private GameQuestion questionWithDie(ObjectNode request, int lost) {
        return CourseOfPlay.die(course.event()).map(die -> {
            request.putObject("dice").put("forage", die);
            return adjudicator.ifAnswerAgrees(request, answer -> answer.path("factorsLost").asInt() == lost, OTHERWISE);
        }).orElse(HIDDEN);
    }

    /**
     * The question of a foraging corps. Where the viewer does not know the factors of the corps, the answer is its loss before it
     * is limited by them.
     */
    private GameQuestion forageQuestion(SupplyEvent.CorpsForaged foraged) {
        var corps = board().state().findCorps(foraged.corps()).orElseThrow();
        var attempt = SupplyInputs.forageAttempt(board(), corps, foraged.unusedPoints());
        var request = procedure("forage").put("forageValue", attempt.forageValue()).put("otherCorps", attempt.otherCorps())
                .put("unusedMovement", attempt.unusedMovement()).put("besieging", attempt.besieging()).put("forceMarch", attempt.forceMarch())
                .put("winter", attempt.winter()).put("ownTerritory", attempt.ownTerritory());
        attempt.eligible().ifPresent(factors -> request.put("corpsFactors", factors.inCorps()).put("detachedFactors", factors.detached()));
        var asked = questionWithDie(request, foraged.lost());
        return asked instanceof GameQuestion.None && attempt.eligible().isEmpty() ? HIDDEN : asked;
    }

    private GameQuestion besiegedQuestion(String area, int inside, int lost) {
        var request = procedure("besieged-supply").put("spires", board().printedCity(area).orElseThrow().spires()).put("factorsInside", inside);
        return questionWithDie(request, lost);
    }

    private GameQuestion paymentQuestion(SupplyEvent.SupplyPaid paid) {
        if (paid.payments().size() != 1) {
            return SEVERAL;
        }
        return SupplyInputs.suppliedForces(board(), paid).map(fed -> {
            var request = procedure("depot-supply");
            var corps = request.putArray("corps");
            var ports = request.putArray("besiegedPorts");
            for (var one : fed) {
                switch (one) {
                    case DepotPayment.DepotSuppliedCorps eats -> corps.addObject().put("distance", eats.distance()).put("winter", eats.winter());
                    case DepotPayment.DepotSuppliedPort eats -> ports.addObject().put("by", eats.invasion() ? "invasion" : "sea").put("winter", eats.winter());
                }
            }
            return adjudicator.ifAnswerAgrees(request, answer -> answer.path("money").asInt() == paid.payments().getFirst().money(), OTHERWISE);
        }).orElse(GameQuestion.NO_PROCEDURE);
    }
}

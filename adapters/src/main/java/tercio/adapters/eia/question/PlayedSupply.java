package tercio.adapters.eia.question;

import tercio.adapters.rulebook.GameQuestion;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.supply.SupplyEvent;
import tercio.domain.eia.play.supply.SupplyOnBoard;
import tercio.domain.eia.supply.DepotPayment;
import tools.jackson.databind.node.ObjectNode;

/** Supply checks and payments of a game as requests (EIA-7.4). */
final class PlayedSupply {

    private static final GameQuestion HIDDEN = GameQuestion.none("The factors on which this turned are hidden from you.");
    private static final String OTHERWISE = "What was decided in the game rests on more than a request says.";
    private static final GameQuestion SEVERAL = GameQuestion.none("Several powers paid, and a request asks what one power pays.");

    private final CourseOfPlay course;
    private final AnswerOfAdjudicator adjudicator;

    PlayedSupply(CourseOfPlay course, AnswerOfAdjudicator adjudicator) {
        this.course = course;
        this.adjudicator = adjudicator;
    }

    GameQuestion question() {
        return switch (course.fact()) {
            case SupplyEvent.CorpsForaged foraged -> forage(foraged);
            case SupplyEvent.BesiegedForaged foraged -> foraged.inside().map(inside -> besieged(foraged.area(), inside, foraged.lost())).orElse(HIDDEN);
            case SupplyEvent.NeutralGarrisonForaged foraged -> besieged(foraged.area(), board().factorsInCity(foraged.area()),
                    foraged.losses().stream().mapToInt(loss -> loss.factors().total()).sum());
            case SupplyEvent.SupplyPaid paid -> paid(paid);
            default -> GameQuestion.NO_PROCEDURE;
        };
    }

    private EiaBoard board() {
        return course.before(course.event());
    }

    private ObjectNode procedure(String name) {
        return RequestOfForces.procedure(name, board().state().readings());
    }

    /** The question with its die. */
    private GameQuestion asked(ObjectNode request, int lost) {
        return CourseOfPlay.die(course.event()).map(die -> {
            request.putObject("dice").put("forage", die);
            return adjudicator.checked(request, answer -> answer.path("factorsLost").asInt() == lost, OTHERWISE);
        }).orElse(HIDDEN);
    }

    /**
     * The question of a foraging corps. Where the viewer does not know the factors of the corps, the answer is its loss before it
     * is limited by them.
     */
    private GameQuestion forage(SupplyEvent.CorpsForaged foraged) {
        var corps = board().state().findCorps(foraged.corps()).orElseThrow();
        var attempt = SupplyOnBoard.forage(board(), corps, foraged.unusedPoints());
        var request = procedure("forage").put("forageValue", attempt.forageValue()).put("otherCorps", attempt.otherCorps())
                .put("unusedMovement", attempt.unusedMovement()).put("besieging", attempt.besieging()).put("forceMarch", attempt.forceMarch())
                .put("winter", attempt.winter()).put("ownTerritory", attempt.ownTerritory());
        attempt.eligible().ifPresent(factors -> request.put("corpsFactors", factors.inCorps()).put("detachedFactors", factors.detached()));
        var asked = asked(request, foraged.lost());
        return asked instanceof GameQuestion.None && attempt.eligible().isEmpty() ? HIDDEN : asked;
    }

    private GameQuestion besieged(String area, int inside, int lost) {
        var request = procedure("besieged-supply").put("spires", board().printedCity(area).orElseThrow().spires()).put("factorsInside", inside);
        return asked(request, lost);
    }

    private GameQuestion paid(SupplyEvent.SupplyPaid paid) {
        if (paid.payments().size() != 1) {
            return SEVERAL;
        }
        return SupplyOnBoard.fed(board(), paid).map(fed -> {
            var request = procedure("depot-supply");
            var corps = request.putArray("corps");
            var ports = request.putArray("besiegedPorts");
            for (var one : fed) {
                switch (one) {
                    case DepotPayment.FedCorps eats -> corps.addObject().put("distance", eats.distance()).put("winter", eats.winter());
                    case DepotPayment.FedPort eats -> ports.addObject().put("by", eats.invasion() ? "invasion" : "sea").put("winter", eats.winter());
                }
            }
            return adjudicator.checked(request, answer -> answer.path("money").asInt() == paid.payments().getFirst().money(), OTHERWISE);
        }).orElse(GameQuestion.NO_PROCEDURE);
    }
}

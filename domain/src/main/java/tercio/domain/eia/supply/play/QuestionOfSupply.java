package tercio.domain.eia.supply.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eia.common.play.EiaCourse;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.question.EiaQuestion;
import tercio.domain.eia.question.EiaRuling;
import tercio.domain.eia.question.RulingResult;
import tercio.domain.eia.question.RulingResult.FactorsLost;
import tercio.domain.eia.supply.BesiegedSupply.BesiegedCity;
import tercio.domain.eia.supply.DepotPayment.SuppliedForce;
import tercio.domain.eia.supply.Foraging;
import tercio.domain.eia.supply.line.play.FeedingDepots;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The inputs by which the supply of a game was ruled (EIA-7.4).
 *
 * @param board just before the event
 */
record QuestionOfSupply(EiaCourse course, EiaWarView board) {

    private static final Sentence HIDDEN = Sentence.of("eia.question.hidden").with("of", "supply");
    private static final Sentence OTHERWISE = Sentence.of("eia.question.rests-on-more");
    private static final Sentence SEVERAL = Sentence.of("eia.question.several-paid");

    static Optional<EiaRuling> of(EiaCourse course, SupplyEvent event) {
        var asked = new QuestionOfSupply(course, course.event().boardBefore());
        return switch (event) {
            case SupplyEvent.CorpsForaged foraged -> asked.forage(foraged);
            case SupplyEvent.BesiegedForaged foraged -> foraged.inside().map(inside -> asked.hunger(foraged.area(), inside, foraged.lost()))
                    .orElseGet(() -> EiaRuling.noQuestion(HIDDEN));
            case SupplyEvent.NeutralGarrisonForaged foraged -> asked.hunger(foraged.area(), asked.board.factorsInCity(foraged.area()),
                    foraged.losses().stream().mapToInt(loss -> loss.factors().total()).sum());
            case SupplyEvent.SupplyPaid paid -> asked.payment(paid);
            default -> Optional.empty();
        };
    }

    private EiaRuling ruling(EiaQuestion question, List<Roll> rolls, RulingResult result, Sentence otherwise) {
        return new EiaRuling.Asked(question, board.state().readings(), rolls, Optional.of(result), otherwise);
    }

    private Optional<EiaRuling> withDie(EiaQuestion question, int lost, Sentence otherwise) {
        return course.event().die().map(die -> ruling(question, List.of(new Roll(new DieName(Die.D6, "", Foraging.FORAGE, 0), die)), new FactorsLost(lost), otherwise))
                .or(() -> EiaRuling.noQuestion(HIDDEN));
    }

    /**
     * A foraging corps. Unused movement points helped it or not: a corps that has some and takes no help of them plans a siege
     * (EIA-7.4.1.2.2). Where the viewer does not know the factors of the corps, the answer is its loss before it is limited by them.
     */
    private Optional<EiaRuling> forage(SupplyEvent.CorpsForaged foraged) {
        var corps = board.state().findCorps(foraged.corps()).orElseThrow();
        var open = ForageResolution.attempt(board, corps);
        var attempt = ForageResolution.asTold(board, foraged.unusedPoints() || open.unusedMovement() == 0 ? open : ForageResolution.attempt(board, corps, true));
        return withDie(new EiaQuestion.Forage(attempt), foraged.lost(), attempt.eligible().isEmpty() ? HIDDEN : OTHERWISE);
    }

    private Optional<EiaRuling> hunger(SpaceId area, int inside, int lost) {
        return withDie(new EiaQuestion.LiveInCity(new BesiegedCity(board.printedCity(area).orElseThrow().spires(), inside)), lost, OTHERWISE);
    }

    /** The payment of one power; none where a feeding is not on the board of the viewer. */
    private Optional<EiaRuling> payment(SupplyEvent.SupplyPaid paid) {
        if (paid.payments().size() != 1) {
            return EiaRuling.noQuestion(SEVERAL);
        }
        var only = paid.payments().getFirst();
        var meals = new DepotFeedings(board, paid.power()).feedingsByForce();
        var fed = Stream.concat(paid.corps().stream().map(FedForceId::ofCorps), paid.cities().stream().map(FedForceId::ofPort)).map(each -> meals.getOrDefault(each, List.of()).stream()
                .filter(meal -> meal.payer() == only.payer()).map(FeedingDepots.Meal::fed).findFirst()).toList();
        return fed.stream().allMatch(Optional::isPresent)
                ? Optional.of(ruling(new EiaQuestion.PayDepots(fed.stream().<SuppliedForce>map(Optional::orElseThrow).toList()), List.of(),
                        new RulingResult.MoneyPaid(only.money()), OTHERWISE))
                : Optional.empty();
    }
}

package tercio.adapters.eia.question;

import static tercio.adapters.eia.question.VerifiedQuestions.isSame;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.adapters.rulebook.GameQuestion;
import tercio.application.record.RecordedEvent;
import tercio.domain.eia.combat.CombatDemand;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.combat.play.CombatDayInputs;
import tercio.domain.eia.combat.play.CombatDayInputs.Conduct;
import tercio.domain.eia.combat.play.CombatEvent;
import tercio.domain.eia.combat.play.CombatEvent.CasualtiesTaken;
import tercio.domain.eia.combat.play.CombatEvent.CombatRoundFought;
import tercio.domain.eia.combat.play.FactorLoss;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.game.Event;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A day of a combat of a game as a request, from the forces as they were revealed (EIA-7.5.2, EIA-7.5.3). */
final class PlayedDay {

    private static final GameQuestion HIDDEN = GameQuestion.none("Forces of the combat are hidden from you, so that no question about it can be asked.");
    private static final GameQuestion NOT_REVEALED = GameQuestion.none("The forces of this day of the combat have not been revealed.");

    private final CourseOfPlay course;
    private final VerifiedQuestions adjudicator;
    private final List<RecordedEvent> day;
    private final List<CombatRoundFought> rounds = new ArrayList<>();
    /** The losses of each side in each round, and after the rounds in a pursuit. */
    private final Map<CombatSide, List<Factors>> lost = new EnumMap<>(CombatSide.class);
    private final Map<CombatSide, Factors> pursued = new EnumMap<>(CombatSide.class);

    private PlayedDay(CourseOfPlay course, VerifiedQuestions adjudicator) {
        this.course = course;
        this.adjudicator = adjudicator;
        day = course.between(PlayedDay::isDayBegin, PlayedDay::isDayEnd);
        for (var side : CombatSide.values()) {
            lost.put(side, new ArrayList<>());
            pursued.put(side, Factors.NONE);
        }
        for (var event : day) {
            switch (event.fact()) {
                case CombatRoundFought round -> {
                    rounds.add(round);
                    lost.values().forEach(all -> all.add(Factors.NONE));
                }
                case CasualtiesTaken taken when taken.pursuit() -> pursued.merge(taken.side(), sum(taken.losses()), Factors::plus);
                case CasualtiesTaken taken -> lost.get(taken.side()).set(rounds.size() - 1, lost.get(taken.side()).getLast().plus(sum(taken.losses())));
                default -> { }
            }
        }
    }

    private static boolean isDayBegin(Event fact) {
        return fact instanceof CombatEvent.CombatBegan || fact instanceof CombatEvent.CombatDayBegan;
    }

    private static boolean isDayEnd(Event fact) {
        return fact instanceof CombatEvent.CombatDayBegan || fact instanceof CombatEvent.CombatClosed;
    }

    static GameQuestion of(CourseOfPlay course, VerifiedQuestions adjudicator) {
        return new PlayedDay(course, adjudicator).question();
    }

    private static Factors sum(List<FactorLoss> losses) {
        return losses.stream().map(loss -> Factors.of(loss.type(), loss.count())).reduce(Factors.NONE, Factors::plus);
    }

    private <E extends CombatEvent> Optional<RecordedEvent> firstOf(Class<E> type) {
        return day.stream().filter(event -> type.isInstance(event.fact())).findFirst();
    }

    private GameQuestion question() {
        var away = firstOf(CombatEvent.WithdrawalRolled.class).filter(event -> isBeforeRounds(event) && !((CombatEvent.WithdrawalRolled) event.fact()).withdrawn().isEmpty());
        var revealed = firstOf(CombatEvent.ForcesRevealed.class);
        if (away.isEmpty() && revealed.isEmpty()) {
            return day.isEmpty() ? GameQuestion.NO_PROCEDURE : NOT_REVEALED;
        }
        EiaWarView board = away.map(course::boardBefore).or(() -> revealed.map(course::boardAfter)).orElseThrow();
        var forces = CombatDayInputs.now(board, board.state().combats().fought().orElseThrow());
        if (!forces.areForcesKnown()) {
            return HIDDEN;
        }
        var request = request(board, forces);
        if (request.isEmpty()) {
            return GameQuestion.none("The force was divided, or withdrew corps by corps beside factors of no corps, in a way that no request says.");
        }
        boolean over = course.next(day, PlayedDay::isDayEnd).isPresent() || firstOf(CombatEvent.CombatDecided.class).isPresent() && firstOf(CombatEvent.ForcesLeft.class).isPresent();
        return over ? adjudicator.ifAnswerAgrees(request.get(), answer -> agrees(answer, forces), whyNoQuestion(forces)) : adjudicator.ifOnlyDiceMissing(request.get(), whyNoQuestion(forces));
    }

    private boolean isBeforeRounds(RecordedEvent event) {
        return day.stream().filter(each -> each.fact() instanceof CombatRoundFought).findFirst().filter(round -> round.position() < event.position()).isEmpty();
    }

    /** The part of the day that a request cannot express. */
    private String whyNoQuestion(CombatDayInputs forces) {
        if (firstOf(CombatEvent.ReinforcementArrived.class).isPresent()) {
            return "Forces joined the combat on this day, and a request has those that began it.";
        }
        if (firstOf(CombatEvent.OptionLosses.class).isPresent()) {
            return "Guards or artillery were committed, and a request has the rules without these options.";
        }
        if (day.stream().anyMatch(event -> event.fact() instanceof CombatEvent.RoundDeclared declared && isRatingLowered(forces, declared))) {
            return "A side declared a lower tactical rating than its own, and a request has the rating of its commander.";
        }
        if (firstOf(CombatEvent.PursuitRolled.class).isEmpty() && firstOf(CombatEvent.CombatDecided.class).isPresent()
                && day.stream().anyMatch(event -> event.envelope().causedBy().contains("LaunchPursuit"))) {
            return "The victor let the pursuit be, and a request always has one where the rules allow it.";
        }
        return "The players chose their losses by no order of types, and a request has such an order.";
    }

    private static boolean isRatingLowered(CombatDayInputs forces, CombatEvent.RoundDeclared declared) {
        return declared.declaration().tactical() < forces.tacticalRating(declared.side());
    }

    // --- The request -----------------------------------------------------------------------------------------------

    private Optional<ObjectNode> request(EiaWarView board, CombatDayInputs forces) {
        var combat = forces.combat();
        var asIs = Conduct.STANDING;
        var plain = combat.simplified() ? Optional.of(forces.trivialCombat(asIs).terms()) : forces.fieldCombat(combat.shown().orElseThrow(), asIs).map(field -> field.terms());
        if (plain.isEmpty()) {
            return Optional.empty();
        }
        var choice = firstOf(CombatEvent.DayEndRevealed.class).map(event -> (CombatEvent.DayEndRevealed) event.fact());
        var conduct = new Conduct(order(CombatSide.ATTACKER, plain.get().attacker().factors()), order(CombatSide.DEFENDER, plain.get().defender().factors()),
                choice.map(CombatEvent.DayEndRevealed::attacker).orElse(DayChoice.FIGHT), choice.map(CombatEvent.DayEndRevealed::defender).orElse(DayChoice.FIGHT));
        var request = combat.simplified() ? EiaAdjudicationRequests.trivial(forces.trivialCombat(conduct))
                : EiaAdjudicationRequests.field(forces.fieldCombat(combat.shown().orElseThrow(), conduct).orElseThrow(), board.tables(), forces.eachCorpsRolls(combat.shown().orElseThrow()));
        for (var side : CombatSide.values()) {
            putDeclaredRating(request.withObjectProperty(side.word()), side, forces);
        }
        dice(request, forces);
        return Optional.of(request);
    }

    /**
     * Writes the rating that a commander declared. One who declared one lower rating in all rounds fights with it, whatever
     * his corps (EIA-7.5.2.9.1.2).
     */
    private void putDeclaredRating(ObjectNode fields, CombatSide side, CombatDayInputs forces) {
        var ratings = day.stream().map(RecordedEvent::fact).filter(CombatEvent.RoundDeclared.class::isInstance).map(CombatEvent.RoundDeclared.class::cast)
                .filter(declared -> declared.side() == side).map(declared -> declared.declaration().tactical()).distinct().toList();
        if (fields.has("commander") && ratings.size() == 1 && ratings.getFirst() < forces.tacticalRating(side)) {
            fields.withObjectProperty("commander").put("tactical", ratings.getFirst()).remove("tacticalMax");
        }
    }

    private List<FactorType> order(CombatSide side, List<FactorLine> lines) {
        var all = lines.stream().map(line -> Factors.of(line.type(), line.count())).reduce(Factors.NONE, Factors::plus);
        var order = new LossOrder(all);
        for (int round = 0; round < rounds.size(); round++) {
            var demand = side == CombatSide.ATTACKER ? rounds.get(round).attackerDemand() : rounds.get(round).defenderDemand();
            order.addLosses(lost.get(side).get(round), demand.filter(CombatDemand::militiaLast).isPresent(), demand.filter(CombatDemand::cavalryOwed).isPresent());
        }
        order.addLosses(pursued.get(side), false, false);
        return order.inOrder(all);
    }

    private void dice(ObjectNode request, CombatDayInputs forces) {
        var dice = request.putObject("dice");
        int round = 0;
        for (var event : day) {
            switch (event.fact()) {
                case CombatEvent.WithdrawalRolled rolled when isBeforeRounds(event) && !CourseOfPlay.dice(event).isEmpty() -> {
                    var thrown = CourseOfPlay.dice(event);
                    var defender = dice.withObjectProperty(CombatSide.DEFENDER.word());
                    if (forces.eachCorpsRolls(forces.combat().shown().orElseThrow())) {
                        thrown.forEach(defender.putArray("withdraw")::add);
                    } else {
                        defender.put("withdraw", thrown.getFirst());
                    }
                }
                case CombatRoundFought fought -> {
                    round = fought.round();
                    dice.withObjectProperty(CombatSide.ATTACKER.word()).put("round" + round, fought.attacker().die());
                    dice.withObjectProperty(CombatSide.DEFENDER.word()).put("round" + round, fought.defender().die());
                }
                case CombatEvent.ArrivalRolled arrival -> dice.withObjectProperty(arrival.side().word()).put("outflank" + round, arrival.die());
                case CombatEvent.PursuitRolled pursuit -> dice.withObjectProperty(pursuit.by().word()).put("pursuit", pursuit.die());
                default -> { }
            }
        }
    }

    // --- What came of it -------------------------------------------------------------------------------------------

    private boolean agrees(JsonNode answer, CombatDayInputs forces) {
        return answer.path("rounds").size() == rounds.size() && roundsAgree(answer) && endAgrees(answer) && pursuitAgrees(answer) && pointsAgree(answer, forces);
    }

    private boolean roundsAgree(JsonNode answer) {
        for (int round = 0; round < rounds.size(); round++) {
            for (var side : CombatSide.values()) {
                var told = answer.path("rounds").get(round).path(side.word());
                var fire = side == CombatSide.ATTACKER ? rounds.get(round).attacker() : rounds.get(round).defender();
                if (told.path("modified").asInt() != fire.modified() || told.path("factorsInflicted").asInt() != fire.factors()
                        || told.path("moraleInflicted").asInt() != fire.morale() || !isSame(told.path("losses"), lost.get(side).get(round))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean endAgrees(JsonNode answer) {
        var decided = firstOf(CombatEvent.CombatDecided.class).map(event -> (CombatEvent.CombatDecided) event.fact());
        return answer.path("ended").asString().equals(decided.map(end -> end.end().toString()).orElse("end-of-day"))
                && answer.path("winner").asString().equals(decided.flatMap(CombatEvent.CombatDecided::winner).map(CombatSide::word).orElse("none"));
    }

    private boolean pursuitAgrees(JsonNode answer) {
        var rolled = firstOf(CombatEvent.PursuitRolled.class).map(event -> (CombatEvent.PursuitRolled) event.fact());
        var told = answer.path("pursuit");
        return rolled.map(pursuit -> told.path("class").asInt() == pursuit.pursuitClass() && told.path("modified").asInt() == pursuit.modified()
                && told.path("points").asInt() == pursuit.points() && isSame(told.path("losses"), pursued.get(pursuit.by().opponent())))
                .orElseGet(() -> told.isMissingNode());
    }

    private boolean pointsAgree(JsonNode answer, CombatDayInputs forces) {
        for (var side : CombatSide.values()) {
            var lead = forces.combat().armyOf(side).lead();
            int points = day.stream().map(RecordedEvent::fact).filter(CombatEvent.PoliticalPointsChanged.class::isInstance).map(CombatEvent.PoliticalPointsChanged.class::cast)
                    .filter(changed -> changed.power() == lead).mapToInt(CombatEvent.PoliticalPointsChanged::points).sum();
            if (answer.path("politicalPoints").path(side.word()).asInt() != points) {
                return false;
            }
        }
        return true;
    }
}

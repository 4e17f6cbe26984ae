package tercio.adapters.eia.question;

import static tercio.adapters.eia.question.VerifiedQuestions.isSame;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.adapters.rulebook.GameQuestion;
import tercio.application.record.RecordedEvent;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.combat.siege.Honours;
import tercio.domain.eia.combat.siege.play.AssaultInputs;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent;
import tercio.domain.eia.combat.siege.play.SiegeChoice;
import tercio.domain.eia.combat.siege.play.SiegeFightResult;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.SiegeCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Event;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** An assault attempt of a game with its consequences, as a request (EIA-7.5.4.1). */
final class PlayedAssault {

    private static final String BESIEGER = "besieger";
    private static final String GARRISON = "garrison";
    private static final GameQuestion HIDDEN = GameQuestion.none("Forces of the siege are hidden from you, so that no question about it can be asked.");

    private static final String OTHERWISE = "The players chose their losses by no order of types, and a request has such an order.";

    private final CourseOfPlay course;
    private final VerifiedQuestions adjudicator;
    private final String area;
    private final List<RecordedEvent> events;
    private final List<Map<String, Factors>> lost = new ArrayList<>();
    private final List<Map<String, Integer>> thrown = new ArrayList<>();
    private Optional<SiegeCombat> fight = Optional.empty();
    private Factors lostBySortie = Factors.NONE;

    private PlayedAssault(CourseOfPlay course, VerifiedQuestions adjudicator) {
        this.course = course;
        this.adjudicator = adjudicator;
        area = ((CitySiegeEvent) course.fact()).area();
        events = course.between(here(CitySiegeEvent.AssaultAttempted.class::isInstance), here(this::beginsAnotherFight)).stream()
                .filter(event -> here(any -> true).test(event.fact())).toList();
        events.forEach(this::read);
    }

    /** Whether an event begins another attempt, or an attack of the garrison. */
    private boolean beginsAnotherFight(CitySiegeEvent fact) {
        return fact instanceof CitySiegeEvent.AssaultAttempted || fact instanceof CitySiegeEvent.SiegeFightBegan began && !began.combat().assault();
    }

    private Predicate<Event> here(Predicate<CitySiegeEvent> which) {
        return fact -> fact instanceof CitySiegeEvent siege && siege.area().equals(area) && which.test(siege);
    }

    private void read(RecordedEvent event) {
        switch (event.fact()) {
            case CitySiegeEvent.SiegeFightBegan began -> fight = Optional.of(began.combat());
            case CitySiegeEvent.SiegeFightMoved moved when !event.envelope().rolls().isEmpty() -> {
                lost.add(new LinkedHashMap<>(Map.of(BESIEGER, Factors.NONE, GARRISON, Factors.NONE)));
                var dice = new LinkedHashMap<String, Integer>();
                event.envelope().rolls().forEach(roll -> dice.put(roll.name().side(), roll.value()));
                thrown.add(dice);
            }
            case CitySiegeEvent.SiegeLossesTaken taken when !lost.isEmpty() -> taken.losses().forEach(loss -> lost.getLast()
                    .merge(isOfBesieger(loss) ? BESIEGER : GARRISON, Factors.of(loss.type(), loss.count()), Factors::plus));
            case CitySiegeEvent.SiegeLossesTaken taken -> lostBySortie = FactorShare.sum(taken.losses());
            default -> { }
        }
    }

    private boolean isOfBesieger(FactorShare loss) {
        return fight.orElseThrow().besieger().force().stream().anyMatch(share -> share.piece().equals(loss.piece()));
    }

    static GameQuestion of(CourseOfPlay course, VerifiedQuestions adjudicator) {
        return new PlayedAssault(course, adjudicator).question();
    }

    private <E extends CitySiegeEvent> Optional<RecordedEvent> firstOf(Class<E> type) {
        return events.stream().filter(event -> type.isInstance(event.fact())).findFirst();
    }

    private boolean hasChosen(SiegeChoice choice) {
        return events.stream().anyMatch(event -> event.fact() instanceof CitySiegeEvent.SiegeDecisionMade made && made.choice() == choice);
    }

    private GameQuestion question() {
        if (events.isEmpty()) {
            return GameQuestion.NO_PROCEDURE;
        }
        EiaWarView board = firstOf(CitySiegeEvent.SiegeFightBegan.class).map(course::boardAfter).orElseGet(() -> course.boardBefore(events.getFirst()));
        var siege = new AssaultInputs(board, area);
        var sortie = firstOf(CitySiegeEvent.SortieMade.class);
        if (!siege.isKnown() || CourseOfPlay.die(events.getFirst()).isEmpty() || sortie.filter(event -> CourseOfPlay.die(event).isEmpty()).isPresent()) {
            return HIDDEN;
        }
        boolean garrisonLost = sortie.map(event -> ((CitySiegeEvent.SortieMade) event.fact()).garrisonLoses()).orElse(false);
        var honours = hasChosen(SiegeChoice.HONOURS_REFUSED) ? Honours.REFUSED : hasChosen(SiegeChoice.HONOURS_GRANTED) ? Honours.ASKED : Honours.NONE;
        var plain = siege.assaultWith(List.of(), List.of(), honours, false, sortie.isPresent());
        var request = EiaAdjudicationRequests.assault(siege.assaultWith(order(BESIEGER, plain.besieger().factors(), garrisonLost ? Factors.NONE : lostBySortie),
                order(GARRISON, plain.garrison().factors(), garrisonLost ? lostBySortie : Factors.NONE), honours, hasChosen(SiegeChoice.SURRENDERED), sortie.isPresent()));
        dice(request, sortie);
        return isOver() ? adjudicator.ifAnswerAgrees(request, this::agrees, OTHERWISE) : adjudicator.ifOnlyDiceMissing(request, OTHERWISE);
    }

    private boolean isOver() {
        return outcome().isPresent() && (firstOf(CitySiegeEvent.SiegeFightBegan.class).isEmpty() || firstOf(CitySiegeEvent.SiegeFightEnded.class).isPresent());
    }

    private List<FactorType> order(String side, List<FactorLine> lines, Factors first) {
        var all = lines.stream().map(line -> Factors.of(line.type(), line.count())).reduce(Factors.NONE, Factors::plus);
        var order = new LossOrder(all);
        order.addLosses(first, false, false);
        lost.forEach(round -> order.addLosses(round.get(side), false, false));
        return order.inOrder(all);
    }

    private void dice(ObjectNode request, Optional<RecordedEvent> sortie) {
        var dice = request.putObject("dice").put("siege", CourseOfPlay.die(events.getFirst()).orElseThrow());
        sortie.ifPresent(event -> dice.put("sortie", CourseOfPlay.die(event).orElseThrow()));
        for (int round = 1; round <= thrown.size(); round++) {
            for (var die : thrown.get(round - 1).entrySet()) {
                dice.withObjectProperty(die.getKey()).put("round" + round, die.getValue());
            }
        }
    }

    // --- What came of it -------------------------------------------------------------------------------------------

    /** The result of the attempt; empty while it is open. */
    private Optional<String> outcome() {
        var result = ((CitySiegeEvent.AssaultAttempted) events.getFirst().fact()).result();
        if (!result.equals("breach")) {
            boolean awaited = result.equals("sortie") && firstOf(CitySiegeEvent.SortieForgone.class).isEmpty() && firstOf(CitySiegeEvent.SiegeLossesTaken.class).isEmpty()
                    && firstOf(CitySiegeEvent.SiegeDecisionDue.class).isPresent();
            return awaited ? Optional.empty() : Optional.of(result);
        }
        return firstOf(CitySiegeEvent.SiegeFightEnded.class).map(event -> ((CitySiegeEvent.SiegeFightEnded) event.fact()).result())
                .map(ended -> ended == SiegeFightResult.ATTACKER_WON ? "captured" : "repulsed")
                .or(() -> hasChosen(SiegeChoice.SURRENDERED) ? Optional.of("surrender") : Optional.empty())
                .or(() -> firstOf(CitySiegeEvent.GarrisonWithdrew.class).map(event -> "honours"));
    }

    private boolean agrees(JsonNode answer) {
        if (!answer.path("outcome").asString().equals(outcome().orElseThrow()) || answer.path("rounds").size() != thrown.size()) {
            return false;
        }
        for (int round = 0; round < thrown.size(); round++) {
            var told = answer.path("rounds").get(round);
            if (!isSame(told.path(BESIEGER).path("losses"), lost.get(round).get(BESIEGER)) || !isSame(told.path(GARRISON).path("losses"), lost.get(round).get(GARRISON))) {
                return false;
            }
        }
        int points = events.stream().map(RecordedEvent::fact).filter(CitySiegeEvent.SiegePointsGained.class::isInstance)
                .mapToInt(gained -> ((CitySiegeEvent.SiegePointsGained) gained).points()).max().orElse(0);
        return answer.path("politicalPoints").path(outcome().orElseThrow().equals("captured") ? BESIEGER : GARRISON).asInt() == points;
    }
}

package tercio.domain.eia.combat.siege.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.combat.play.LossOrder;
import tercio.domain.eia.combat.siege.CityAssault;
import tercio.domain.eia.combat.siege.CityAssaultProcedure;
import tercio.domain.eia.combat.siege.Honours;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.SiegeCombat;
import tercio.domain.eia.common.play.EiaCourse;
import tercio.domain.eia.common.play.EiaCourse.PlayedEvent;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.question.EiaQuestion;
import tercio.domain.eia.question.EiaRuling;
import tercio.domain.eia.question.RulingResult.AssaultMade;
import tercio.domain.eia.question.RulingResult.AssaultRound;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The inputs by which an assault attempt with its consequences was ruled (EIA-7.5.4.1). */
final class QuestionOfAssault {

    private static final Sentence HIDDEN = Sentence.of("eia.question.hidden").with("of", "siege");
    private static final Sentence OTHERWISE = Sentence.of("eia.question.losses-chosen");

    private final SpaceId area;
    private final List<PlayedEvent> events;
    private final List<AssaultRound> rounds = new ArrayList<>();
    private final List<Roll> thrown = new ArrayList<>();
    private Optional<SiegeCombat> fight = Optional.empty();
    private Factors lostBySortie = Factors.NONE;

    private QuestionOfAssault(EiaCourse course, SpaceId area) {
        this.area = area;
        events = course.between(here(CitySiegeEvent.AssaultAttempted.class::isInstance), here(QuestionOfAssault::beginsAnotherFight)).stream()
                .filter(event -> here(any -> true).test(event.fact())).toList();
        events.forEach(this::read);
    }

    /** Whether an event begins another attempt, or an attack of the garrison. */
    private static boolean beginsAnotherFight(CitySiegeEvent fact) {
        return fact instanceof CitySiegeEvent.AssaultAttempted || fact instanceof CitySiegeEvent.SiegeFightBegan began && !began.combat().assault();
    }

    private Predicate<Event> here(Predicate<CitySiegeEvent> which) {
        return fact -> fact instanceof CitySiegeEvent siege && siege.area().equals(area) && which.test(siege);
    }

    private void read(PlayedEvent event) {
        switch (event.fact()) {
            case CitySiegeEvent.SiegeFightBegan began -> fight = Optional.of(began.combat());
            case CitySiegeEvent.SiegeFightMoved moved when !event.rolls().isEmpty() -> {
                rounds.add(new AssaultRound(Factors.NONE, Factors.NONE));
                event.rolls().forEach(roll -> thrown.add(new Roll(new DieName(Die.D6, roll.name().side(), "round" + rounds.size(), 0), roll.value())));
            }
            case CitySiegeEvent.SiegeLossesTaken taken when !rounds.isEmpty() -> taken.losses().forEach(this::lose);
            case CitySiegeEvent.SiegeLossesTaken taken -> lostBySortie = FactorShare.sum(taken.losses());
            default -> { }
        }
    }

    private void lose(FactorShare loss) {
        var factors = Factors.of(loss.type(), loss.count());
        var round = rounds.removeLast();
        boolean besieger = fight.orElseThrow().besieger().force().stream().anyMatch(share -> share.piece().equals(loss.piece()));
        rounds.add(besieger ? new AssaultRound(round.besieger().plus(factors), round.garrison()) : new AssaultRound(round.besieger(), round.garrison().plus(factors)));
    }

    static Optional<EiaRuling> of(EiaCourse course, SpaceId area) {
        return new QuestionOfAssault(course, area).ruling();
    }

    private <E extends CitySiegeEvent> Optional<PlayedEvent> firstOf(Class<E> type) {
        return events.stream().filter(event -> type.isInstance(event.fact())).findFirst();
    }

    private boolean hasChosen(SiegeChoice choice) {
        return events.stream().anyMatch(event -> event.fact() instanceof CitySiegeEvent.SiegeDecisionMade made && made.choice() == choice);
    }

    private Optional<EiaRuling> ruling() {
        if (events.isEmpty()) {
            return Optional.empty();
        }
        EiaWarView board = firstOf(CitySiegeEvent.SiegeFightBegan.class).map(PlayedEvent::boardAfter).orElseGet(() -> events.getFirst().boardBefore());
        var besiegers = board.state().city(area).map(city -> SiegeForces.phasingBesiegers(board, city)).orElse(List.of());
        var sortie = firstOf(CitySiegeEvent.SortieMade.class);
        boolean diceKnown = events.getFirst().die().isPresent() && sortie.filter(event -> event.die().isEmpty()).isEmpty();
        if (!diceKnown || !areForcesKnown(board, besiegers)) {
            return EiaRuling.noQuestion(HIDDEN);
        }
        var question = new EiaQuestion.StormCity(assault(SiegeTerms.assault(board, area, besiegers), sortie));
        return Optional.of(new EiaRuling.Asked(question, board.state().readings(), rolls(sortie), isOver() ? Optional.of(result()) : Optional.empty(), OTHERWISE));
    }

    /** Whether the board has besiegers who may attempt it, and shows the factors of all corps that take part. */
    private boolean areForcesKnown(EiaWarView board, List<Power> besiegers) {
        return !besiegers.isEmpty() && Stream.concat(SiegeForces.besiegingCorps(board, area, besiegers).stream(), board.corpsInside(area).stream())
                .allMatch(corps -> corps.factors().isPresent());
    }

    /** The attempt with what both sides chose. */
    private CityAssault assault(CityAssault plain, Optional<PlayedEvent> sortie) {
        boolean garrisonLost = sortie.filter(event -> ((CitySiegeEvent.SortieMade) event.fact()).garrisonLoses()).isPresent();
        var honours = hasChosen(SiegeChoice.HONOURS_REFUSED) ? Honours.REFUSED : hasChosen(SiegeChoice.HONOURS_GRANTED) ? Honours.ASKED : Honours.NONE;
        return new CityAssault(plain.fleches(), plain.spires(), plain.moraleMethod(),
                inCasualtyOrder(plain.besieger(), garrisonLost ? Factors.NONE : lostBySortie, rounds.stream().map(AssaultRound::besieger).toList()),
                inCasualtyOrder(plain.garrison(), garrisonLost ? lostBySortie : Factors.NONE, rounds.stream().map(AssaultRound::garrison).toList()),
                honours, true, hasChosen(SiegeChoice.SURRENDERED), sortie.isPresent(), plain.readings());
    }

    private static CombatForce inCasualtyOrder(CombatForce force, Factors first, List<Factors> lost) {
        var all = force.factors().stream().map(QuestionOfAssault::factors).reduce(Factors.NONE, Factors::plus);
        var order = new LossOrder(all);
        order.addLosses(first, false, false);
        lost.forEach(round -> order.addLosses(round, false, false));
        return force.withCasualtyOrder(order.inOrder(all));
    }

    private static Factors factors(FactorLine line) {
        return Factors.of(line.type(), line.count());
    }

    private List<Roll> rolls(Optional<PlayedEvent> sortie) {
        var rolls = new ArrayList<Roll>();
        rolls.add(new Roll(new DieName(Die.D6, "", CityAssaultProcedure.SIEGE, 0), events.getFirst().die().orElseThrow()));
        sortie.ifPresent(event -> rolls.add(new Roll(new DieName(Die.D6, "", CityAssaultProcedure.SORTIE, 0), event.die().orElseThrow())));
        rolls.addAll(thrown);
        return rolls;
    }

    // --- What came of it -------------------------------------------------------------------------------------------

    private boolean isOver() {
        return outcome().isPresent() && (firstOf(CitySiegeEvent.SiegeFightBegan.class).isEmpty() || firstOf(CitySiegeEvent.SiegeFightEnded.class).isPresent());
    }

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

    private AssaultMade result() {
        int points = events.stream().map(PlayedEvent::fact).filter(CitySiegeEvent.SiegePointsGained.class::isInstance)
                .mapToInt(gained -> ((CitySiegeEvent.SiegePointsGained) gained).points()).max().orElse(0);
        return new AssaultMade(outcome().orElseThrow(), rounds, points);
    }
}

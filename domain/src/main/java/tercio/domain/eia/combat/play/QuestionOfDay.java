package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.domain.dice.Roll;
import tercio.domain.eia.combat.CombatDemand;
import tercio.domain.eia.combat.CombatDice;
import tercio.domain.eia.combat.CombatTerms;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.combat.play.CombatDayInputs.Conduct;
import tercio.domain.eia.combat.play.CombatEvent.CasualtiesTaken;
import tercio.domain.eia.combat.play.CombatEvent.CombatRoundFought;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.play.EiaCourse;
import tercio.domain.eia.common.play.EiaCourse.PlayedEvent;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.question.EiaQuestion;
import tercio.domain.eia.question.EiaRuling;
import tercio.domain.eia.question.RulingResult.DayFought;
import tercio.domain.eia.question.RulingResult.PursuitMade;
import tercio.domain.eia.question.RulingResult.RoundFought;
import tercio.domain.eia.question.RulingResult.SideInRound;
import tercio.domain.game.Event;
import tercio.domain.sentence.Sentence;

/** The question that a day of a combat answered, from the forces as they were revealed (EIA-7.5.2, EIA-7.5.3). */
final class QuestionOfDay {

    private static final Sentence HIDDEN = Sentence.of("eia.question.hidden").with("of", "combat");
    private static final Sentence NOT_REVEALED = Sentence.of("eia.question.not-revealed");
    private static final Sentence DIVIDED = Sentence.of("eia.question.divided");
    private static final CombatDice DICE = CombatDice.ofRequest(CombatSide::word);

    private final EiaCourse course;
    private final List<PlayedEvent> day;
    private final List<CombatRoundFought> rounds = new ArrayList<>();
    /** The losses of each side in each round, and after the rounds in a pursuit. */
    private final Map<CombatSide, List<Factors>> lost = new EnumMap<>(CombatSide.class);
    private final Map<CombatSide, Factors> pursued = new EnumMap<>(CombatSide.class);

    private QuestionOfDay(EiaCourse course) {
        this.course = course;
        day = course.between(QuestionOfDay::isDayBegin, QuestionOfDay::isDayEnd);
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
                case CasualtiesTaken taken when taken.pursuit() -> pursued.merge(taken.side(), FactorLoss.sum(taken.losses()), Factors::plus);
                case CasualtiesTaken taken -> lost.get(taken.side()).set(rounds.size() - 1, lost.get(taken.side()).getLast().plus(FactorLoss.sum(taken.losses())));
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

    static Optional<EiaRuling> of(EiaCourse course, CombatEvent event) {
        return event instanceof CombatEvent.CombatsListed ? Optional.empty() : new QuestionOfDay(course).question();
    }

    private <E extends CombatEvent> Optional<PlayedEvent> firstOf(Class<E> type) {
        return day.stream().filter(event -> type.isInstance(event.fact())).findFirst();
    }

    private Optional<EiaRuling> question() {
        var away = firstOf(CombatEvent.WithdrawalRolled.class).filter(event -> isBeforeRounds(event) && !((CombatEvent.WithdrawalRolled) event.fact()).withdrawn().isEmpty());
        var revealed = firstOf(CombatEvent.ForcesRevealed.class);
        if (away.isEmpty() && revealed.isEmpty()) {
            return day.isEmpty() ? Optional.empty() : EiaRuling.noQuestion(NOT_REVEALED);
        }
        EiaWarView board = away.map(PlayedEvent::boardBefore).or(() -> revealed.map(PlayedEvent::boardAfter)).orElseThrow();
        var forces = CombatDayInputs.now(board, board.state().combats().fought().orElseThrow());
        return forces.areForcesKnown() ? question(forces) : EiaRuling.noQuestion(HIDDEN);
    }

    private Optional<EiaRuling> question(CombatDayInputs forces) {
        return terms(forces, Conduct.STANDING).map(plain -> conduct(forces, plain)).flatMap(conduct -> question(forces, conduct))
                .<EiaRuling>map(asked -> new EiaRuling.Asked(asked, forces.board().state().readings(), rolls(forces), isOver() ? Optional.of(result(forces)) : Optional.empty(),
                        whyNoQuestion(forces)))
                .or(() -> EiaRuling.noQuestion(DIVIDED));
    }

    private Optional<CombatTerms> terms(CombatDayInputs forces, Conduct conduct) {
        return question(forces, conduct).map(question -> switch (question) {
            case EiaQuestion.FightInField field -> field.combat().terms();
            case EiaQuestion.FightTrivially trivial -> trivial.combat().terms();
            default -> throw new IllegalStateException("no combat: " + question);
        });
    }

    /** Empty where no request says how the force was divided. */
    private static Optional<EiaQuestion> question(CombatDayInputs forces, Conduct conduct) {
        var combat = forces.combat();
        return combat.simplified() ? Optional.of(new EiaQuestion.FightTrivially(forces.trivialCombat(conduct)))
                : forces.fieldCombat(combat.shown().orElseThrow(), conduct).map(field -> new EiaQuestion.FightInField(field, eachCorpsRolls(forces)));
    }

    private static boolean eachCorpsRolls(CombatDayInputs forces) {
        return forces.combat().shown().filter(forces::eachCorpsRolls).isPresent();
    }

    private boolean isOver() {
        return course.next(day, QuestionOfDay::isDayEnd).isPresent()
                || firstOf(CombatEvent.CombatDecided.class).isPresent() && firstOf(CombatEvent.ForcesLeft.class).isPresent();
    }

    private boolean isBeforeRounds(PlayedEvent event) {
        return day.stream().filter(each -> each.fact() instanceof CombatRoundFought).findFirst().filter(round -> round.position() < event.position()).isEmpty();
    }

    /** The part of the day that a request cannot express. */
    private Sentence whyNoQuestion(CombatDayInputs forces) {
        if (firstOf(CombatEvent.ReinforcementArrived.class).isPresent()) {
            return Sentence.of("eia.question.forces-joined");
        }
        if (firstOf(CombatEvent.OptionLosses.class).isPresent()) {
            return Sentence.of("eia.question.options-used");
        }
        if (day.stream().anyMatch(event -> event.fact() instanceof CombatEvent.RoundDeclared declared && isRatingLowered(forces, declared))) {
            return Sentence.of("eia.question.rating-lowered");
        }
        if (firstOf(CombatEvent.PursuitRolled.class).isEmpty() && firstOf(CombatEvent.CombatDecided.class).isPresent()
                && day.stream().anyMatch(event -> event.isCausedBy(CombatCommand.LaunchPursuit.class))) {
            return Sentence.of("eia.question.no-pursuit");
        }
        return Sentence.of("eia.question.losses-chosen");
    }

    private static boolean isRatingLowered(CombatDayInputs forces, CombatEvent.RoundDeclared declared) {
        return declared.declaration().tactical() < forces.tacticalRating(declared.side());
    }

    // --- What the players chose ------------------------------------------------------------------------------------

    private Conduct conduct(CombatDayInputs forces, CombatTerms plain) {
        var choice = firstOf(CombatEvent.DayEndRevealed.class).map(event -> (CombatEvent.DayEndRevealed) event.fact());
        return new Conduct(order(CombatSide.ATTACKER, plain.attacker().factors()), order(CombatSide.DEFENDER, plain.defender().factors()),
                choice.map(CombatEvent.DayEndRevealed::attacker).orElse(DayChoice.FIGHT), choice.map(CombatEvent.DayEndRevealed::defender).orElse(DayChoice.FIGHT),
                declaredRating(CombatSide.ATTACKER, forces), declaredRating(CombatSide.DEFENDER, forces));
    }

    /** The rating of a commander who declared one lower rating in all rounds: he fights with it, whatever his corps (EIA-7.5.2.9.1.2). */
    private OptionalInt declaredRating(CombatSide side, CombatDayInputs forces) {
        var ratings = day.stream().map(PlayedEvent::fact).filter(CombatEvent.RoundDeclared.class::isInstance).map(CombatEvent.RoundDeclared.class::cast)
                .filter(declared -> declared.side() == side).mapToInt(declared -> declared.declaration().tactical()).distinct().toArray();
        return ratings.length == 1 && ratings[0] < forces.tacticalRating(side) ? OptionalInt.of(ratings[0]) : OptionalInt.empty();
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

    // --- What was rolled, and what came of it ----------------------------------------------------------------------

    private List<Roll> rolls(CombatDayInputs forces) {
        var rolls = new ArrayList<Roll>();
        int round = 0;
        for (var event : day) {
            switch (event.fact()) {
                case CombatEvent.WithdrawalRolled rolled when isBeforeRounds(event) && !event.dice().isEmpty() -> {
                    var thrown = eachCorpsRolls(forces) ? event.dice() : event.dice().subList(0, 1);
                    for (int corps = 0; corps < thrown.size(); corps++) {
                        rolls.add(new Roll(DICE.withdrawal(corps), thrown.get(corps)));
                    }
                }
                case CombatRoundFought fought -> {
                    round = fought.round();
                    rolls.add(new Roll(DICE.round(CombatSide.ATTACKER, round), fought.attacker().die()));
                    rolls.add(new Roll(DICE.round(CombatSide.DEFENDER, round), fought.defender().die()));
                }
                case CombatEvent.ArrivalRolled arrival -> rolls.add(new Roll(DICE.arrival(arrival.side(), round), arrival.die()));
                case CombatEvent.PursuitRolled pursuit -> rolls.add(new Roll(DICE.pursuit(pursuit.by()), pursuit.die()));
                default -> { }
            }
        }
        return rolls;
    }

    private DayFought result(CombatDayInputs forces) {
        var fought = new ArrayList<RoundFought>();
        for (int at = 0; at < rounds.size(); at++) {
            fought.add(new RoundFought(side(rounds.get(at).attacker(), lost.get(CombatSide.ATTACKER).get(at)),
                    side(rounds.get(at).defender(), lost.get(CombatSide.DEFENDER).get(at))));
        }
        var decided = firstOf(CombatEvent.CombatDecided.class).map(event -> (CombatEvent.CombatDecided) event.fact());
        var pursuit = firstOf(CombatEvent.PursuitRolled.class).map(event -> (CombatEvent.PursuitRolled) event.fact())
                .map(rolled -> new PursuitMade(rolled.pursuitClass(), rolled.modified(), rolled.points(), pursued.get(rolled.by().opponent())));
        return new DayFought(fought, decided.map(end -> end.end().toString()).orElse("end-of-day"), decided.flatMap(CombatEvent.CombatDecided::winner), pursuit,
                points(CombatSide.ATTACKER, forces), points(CombatSide.DEFENDER, forces));
    }

    private static SideInRound side(SideFire fire, Factors lost) {
        return new SideInRound(fire.modified(), fire.factors(), fire.morale(), lost);
    }

    private int points(CombatSide side, CombatDayInputs forces) {
        var lead = forces.combat().armyOf(side).lead();
        return day.stream().map(PlayedEvent::fact).filter(CombatEvent.PoliticalPointsChanged.class::isInstance).map(CombatEvent.PoliticalPointsChanged.class::cast)
                .filter(changed -> changed.power() == lead).mapToInt(CombatEvent.PoliticalPointsChanged::points).sum();
    }
}

package tercio.domain.eia.combat.siege.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.combat.siege.CityAssaultProcedure;
import tercio.domain.eia.common.game.EiaDuty;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaCourse;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.question.EiaRuling;
import tercio.domain.game.AutomaticStep;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Upcaster;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Sieges (EIA-7.5.4): assault attempts, sorties, breach and honors of war, assaults, attacks of garrisons, capture. */
public final class CitySiegeChapter implements EiaChapter<CitySiegeCommand, CitySiegeEvent> {

    public static final CitySiegeChapter CHAPTER = new CitySiegeChapter();

    private static final List<AutomaticStep<EiaCommandRun>> AUTOMATIC_STEPS = List.of(
            AutomaticStep.of("removeAbsentBesiegers", CitySiegeChapter::removeAbsentBesiegers, "EIA-7.5.4"),
            AutomaticStep.of("offerFallenDepot", PortDepots::offerFallenDepot, "EIA-7.4.3.4.5"));

    private static final MessageTypes<CitySiegeCommand> COMMANDS = MessageTypes.of(CitySiegeCommand.class)
            .with("AttemptAssault", CitySiegeCommand.AttemptAssault.class)
            .with("HoldSiege", CitySiegeCommand.HoldSiege.class)
            .with("RaiseSiege", CitySiegeCommand.RaiseSiege.class)
            .with("DecideSortie", CitySiegeCommand.DecideSortie.class)
            .with("AskHonours", CitySiegeCommand.AskHonours.class)
            .with("AnswerHonours", CitySiegeCommand.AnswerHonours.class)
            .with("ChooseRefuge", CitySiegeCommand.ChooseRefuge.class)
            .with("SurrenderCity", CitySiegeCommand.SurrenderCity.class)
            .with("DefendBreach", CitySiegeCommand.DefendBreach.class)
            .with("FightSiegeRound", CitySiegeCommand.FightSiegeRound.class)
            .with("TakeSiegeLosses", CitySiegeCommand.TakeSiegeLosses.class)
            .with("AttackBesiegers", CitySiegeCommand.AttackBesiegers.class)
            .with("RetreatBesiegers", CitySiegeCommand.RetreatBesiegers.class)
            .with("LeaveFreedCity", CitySiegeCommand.LeaveFreedCity.class)
            .with("TakePortDepot", CitySiegeCommand.TakePortDepot.class);

    private static final MessageTypes<CitySiegeEvent> EVENTS = MessageTypes.of(CitySiegeEvent.class)
            .with("SiegeRaised", CitySiegeEvent.SiegeRaised.class)
            .with("SiegeHeld", CitySiegeEvent.SiegeHeld.class)
            .with("AssaultAttempted", CitySiegeEvent.AssaultAttempted.class)
            .with("SiegeDecisionDue", CitySiegeEvent.SiegeDecisionDue.class)
            .with("SortieForgone", CitySiegeEvent.SortieForgone.class)
            .with("SortieMade", CitySiegeEvent.SortieMade.class)
            .with("SiegeDecisionMade", CitySiegeEvent.SiegeDecisionMade.class)
            .with("GarrisonWithdrew", CitySiegeEvent.GarrisonWithdrew.class)
            .with("SiegeFightBegan", CitySiegeEvent.SiegeFightBegan.class)
            .with("SiegeFightMoved", CitySiegeEvent.SiegeFightMoved.class)
            .with("SiegeFightEnded", CitySiegeEvent.SiegeFightEnded.class)
            .with("SiegeLossesTaken", CitySiegeEvent.SiegeLossesTaken.class, Upcaster.SAME)
            .with("LeadersWithdrew", CitySiegeEvent.LeadersWithdrew.class)
            .with("PrisonersTaken", CitySiegeEvent.PrisonersTaken.class)
            .with("CityCaptured", CitySiegeEvent.CityCaptured.class)
            .with("SiegePointsGained", CitySiegeEvent.SiegePointsGained.class)
            .with("BesiegersRetreated", CitySiegeEvent.BesiegersRetreated.class)
            .with("RetreatGoesOn", CitySiegeEvent.RetreatGoesOn.class)
            .with("FreedCorpsLeft", CitySiegeEvent.FreedCorpsLeft.class)
            .with("PortDepotDestroyed", CitySiegeEvent.PortDepotDestroyed.class)
            .with("PortDepotConverted", CitySiegeEvent.PortDepotConverted.class);

    private CitySiegeChapter() {}

    @Override
    public MessageTypes<CitySiegeCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<CitySiegeEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, CitySiegeEvent event) {
        return CitySiegeEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, CitySiegeCommand command) {
        return switch (command) {
            case CitySiegeCommand.AttemptAssault attempt -> AssaultAttempts.attemptAssault(play, attempt);
            case CitySiegeCommand.HoldSiege hold -> SiegeStep.holdSiege(play, hold);
            case CitySiegeCommand.RaiseSiege raise -> SiegeStep.raiseSiege(play, raise);
            case CitySiegeCommand.DecideSortie sortie -> AssaultAttempts.decideSortie(play, sortie);
            case CitySiegeCommand.AskHonours ask -> BreachAnswers.ask(play, ask);
            case CitySiegeCommand.AnswerHonours answer -> BreachAnswers.answer(play, answer);
            case CitySiegeCommand.ChooseRefuge choose -> BreachAnswers.chooseRefuge(play, choose);
            case CitySiegeCommand.SurrenderCity surrender -> BreachAnswers.surrender(play, surrender);
            case CitySiegeCommand.DefendBreach defend -> BreachAnswers.defend(play, defend);
            case CitySiegeCommand.FightSiegeRound round -> SiegeFights.fightRound(play, round);
            case CitySiegeCommand.TakeSiegeLosses losses -> SiegeFights.takeLosses(play, losses);
            case CitySiegeCommand.AttackBesiegers attack -> GarrisonSally.attack(play, attack);
            case CitySiegeCommand.RetreatBesiegers retreat -> BesiegerRetreat.retreat(play, retreat);
            case CitySiegeCommand.LeaveFreedCity leave -> GarrisonSally.leaveFreedCity(play, leave);
            case CitySiegeCommand.TakePortDepot depot -> PortDepots.take(play, depot);
        };
    }

    @Override
    public List<Decision> awaitedDecisions(EiaWarView board) {
        return SiegeStep.openSieges(board).stream().map(city -> SiegeQuestions.of(this, board, city)).toList();
    }

    @Override
    public Optional<Decision> dutyDecision(EiaWarView board, EiaDuty duty) {
        return duty instanceof SiegeDuty owed ? Optional.of(SiegeQuestions.of(this, board, owed)) : Optional.empty();
    }

    @Override
    public boolean settleForcedDuty(EiaCommandRun play, EiaDuty duty) {
        return switch (duty) {
            case SiegeDuty.SiegeFight fight -> SiegeFights.settleForcedDuty(play, fight);
            case SiegeDuty.SortieLoss loss -> SortieLosses.settleForcedDuty(play, loss);
            case SiegeDuty.RefugeOfGarrison refuge -> BreachAnswers.settleForcedDuty(play, refuge);
            case SiegeDuty.BesiegersInRetreat retreat -> BesiegerRetreat.settleForcedDuty(play, retreat);
            case SiegeDuty.CapturedDepot depot -> PortDepots.settleForcedDuty(play, depot);
            default -> false;
        };
    }

    /** Besiegers whose last corps starved besiege no more (EIA-7.5.4); a port that fell emptied leaves its depot to its captor (EIA-7.4.3.4.5). */
    @Override
    public List<AutomaticStep<EiaCommandRun>> automaticSteps() {
        return AUTOMATIC_STEPS;
    }

    private static boolean removeAbsentBesiegers(EiaCommandRun play) {
        var abandoned = SiegeStep.abandonedCity(play.board());
        abandoned.ifPresent(area -> SiegeFightEnds.removeAbsentBesiegers(play, area, false, Optional.empty()));
        return abandoned.isPresent();
    }

    @Override
    public Optional<Forecast> forecast(EiaWarView board, CitySiegeCommand command) {
        return switch (command) {
            case CitySiegeCommand.AttemptAssault attempt -> SiegeForecasts.attempt(board, attempt.area());
            case CitySiegeCommand.DecideSortie sortie when sortie.sortie() -> Optional.of(SiegeForecasts.sortie(board));
            case CitySiegeCommand.AskHonours ask -> SiegeForecasts.withoutAssault(board, ask.area(), false).map(odds -> SiegeForecasts.withPrefix("ifGranted", odds));
            case CitySiegeCommand.AnswerHonours answer -> answer.granted() ? SiegeForecasts.withoutAssault(board, answer.area(), false)
                    : SiegeForecasts.breach(board, answer.area()).map(odds -> SiegeForecasts.withPrefix("ifItFights", odds));
            case CitySiegeCommand.SurrenderCity surrender -> SiegeForecasts.withoutAssault(board, surrender.area(), true);
            case CitySiegeCommand.TakeSiegeLosses losses -> SiegeForecasts.losses(board, losses.area(), losses.losses());
            case CitySiegeCommand.DefendBreach defend -> SiegeForecasts.breach(board, defend.area());
            case CitySiegeCommand.AttackBesiegers attack -> SiegeForecasts.attack(board, attack.area(), attack.force());
            case CitySiegeCommand.FightSiegeRound round -> SiegeForecasts.round(board, round.area());
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<EiaRuling> question(EiaCourse course, CitySiegeEvent event) {
        return QuestionOfAssault.of(course, event.area());
    }

    @Override
    public Optional<FightSheet> sheet(EiaCourse course) {
        return SiegeFightSheet.of(course);
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of(CityAssaultProcedure.SIEGE, Sentence.of("eia.die.assault-attempt"), CityAssaultProcedure.SORTIE, Sentence.of("eia.die.sortie"),
                SiegeFights.ROUND, Sentence.of("eia.die.fight"));
    }

    /** A question to a power is told by its answer, and a choice that changes nothing by its subject. */
    @Override
    public boolean quiet(CitySiegeEvent event) {
        return switch (event) {
            case CitySiegeEvent.SiegeDecisionDue due -> true;
            case CitySiegeEvent.SiegeDecisionMade made -> switch (made.choice()) {
                case LOSS_CHOSEN, RETREAT_ENDED, STAYED -> true;
                case HONOURS_ASKED, HONOURS_GRANTED, HONOURS_REFUSED, SURRENDERED, DEFENDED -> false;
            };
            default -> false;
        };
    }

    @Override
    public Sentence sentence(EiaState before, CitySiegeEvent event, List<Step> explanation) {
        return new CitySiegeNarration(before).of(event);
    }

    @Override
    public Importance importance(CitySiegeEvent event) {
        return switch (event) {
            case CitySiegeEvent.CityCaptured _, CitySiegeEvent.SiegeFightEnded _ -> Importance.TURNING_POINT;
            case CitySiegeEvent.AssaultAttempted _, CitySiegeEvent.SortieMade _,
                    CitySiegeEvent.GarrisonWithdrew _, CitySiegeEvent.PrisonersTaken _, CitySiegeEvent.SiegeRaised _ -> Importance.OUTCOME;
            case CitySiegeEvent.SiegeHeld _, CitySiegeEvent.SortieForgone _, CitySiegeEvent.SiegeDecisionMade _, CitySiegeEvent.SiegeFightBegan _, CitySiegeEvent.SiegeFightMoved _,
                    CitySiegeEvent.SiegeLossesTaken _, CitySiegeEvent.BesiegersRetreated _, CitySiegeEvent.FreedCorpsLeft _, CitySiegeEvent.PortDepotDestroyed _, CitySiegeEvent.PortDepotConverted _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}

package tercio.domain.eia.play.siege;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.game.EiaDuty;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.SiegeDuty;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaChapter;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.siege.CityAssaultProcedure;
import tercio.domain.game.Decision;
import tercio.domain.game.Upcaster;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;

/** Sieges (EIA-7.5.4): assault attempts, sorties, breach and honors of war, assaults, attacks of garrisons, capture. */
public final class CitySiegeChapter implements EiaChapter<CitySiegeCommand, CitySiegeEvent> {

    public static final CitySiegeChapter CHAPTER = new CitySiegeChapter();

    private static final Vocabulary<CitySiegeCommand> COMMANDS = Vocabulary.of(CitySiegeCommand.class)
            .word("AttemptAssault", CitySiegeCommand.AttemptAssault.class)
            .word("HoldSiege", CitySiegeCommand.HoldSiege.class)
            .word("RaiseSiege", CitySiegeCommand.RaiseSiege.class)
            .word("DecideSortie", CitySiegeCommand.DecideSortie.class)
            .word("AskHonours", CitySiegeCommand.AskHonours.class)
            .word("AnswerHonours", CitySiegeCommand.AnswerHonours.class)
            .word("ChooseRefuge", CitySiegeCommand.ChooseRefuge.class)
            .word("SurrenderCity", CitySiegeCommand.SurrenderCity.class)
            .word("DefendBreach", CitySiegeCommand.DefendBreach.class)
            .word("FightSiegeRound", CitySiegeCommand.FightSiegeRound.class)
            .word("TakeSiegeLosses", CitySiegeCommand.TakeSiegeLosses.class)
            .word("AttackBesiegers", CitySiegeCommand.AttackBesiegers.class)
            .word("RetreatBesiegers", CitySiegeCommand.RetreatBesiegers.class)
            .word("LeaveFreedCity", CitySiegeCommand.LeaveFreedCity.class)
            .word("TakePortDepot", CitySiegeCommand.TakePortDepot.class);

    private static final Vocabulary<CitySiegeEvent> EVENTS = Vocabulary.of(CitySiegeEvent.class)
            .word("SiegeRaised", CitySiegeEvent.SiegeRaised.class)
            .word("SiegeHeld", CitySiegeEvent.SiegeHeld.class)
            .word("AssaultAttempted", CitySiegeEvent.AssaultAttempted.class)
            .word("SiegeDecisionDue", CitySiegeEvent.SiegeDecisionDue.class)
            .word("SortieForgone", CitySiegeEvent.SortieForgone.class)
            .word("SortieMade", CitySiegeEvent.SortieMade.class)
            .word("SiegeDecisionMade", CitySiegeEvent.SiegeDecisionMade.class)
            .word("GarrisonWithdrew", CitySiegeEvent.GarrisonWithdrew.class)
            .word("SiegeFightBegan", CitySiegeEvent.SiegeFightBegan.class)
            .word("SiegeFightMoved", CitySiegeEvent.SiegeFightMoved.class)
            .word("SiegeFightEnded", CitySiegeEvent.SiegeFightEnded.class)
            .word("SiegeLossesTaken", CitySiegeEvent.SiegeLossesTaken.class, Upcaster.SAME)
            .word("LeadersWithdrew", CitySiegeEvent.LeadersWithdrew.class)
            .word("PrisonersTaken", CitySiegeEvent.PrisonersTaken.class)
            .word("CityCaptured", CitySiegeEvent.CityCaptured.class)
            .word("SiegePointsGained", CitySiegeEvent.SiegePointsGained.class)
            .word("BesiegersRetreated", CitySiegeEvent.BesiegersRetreated.class)
            .word("RetreatGoesOn", CitySiegeEvent.RetreatGoesOn.class)
            .word("FreedCorpsLeft", CitySiegeEvent.FreedCorpsLeft.class)
            .word("PortDepotDestroyed", CitySiegeEvent.PortDepotDestroyed.class)
            .word("PortDepotConverted", CitySiegeEvent.PortDepotConverted.class);

    private CitySiegeChapter() {}

    @Override
    public Vocabulary<CitySiegeCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<CitySiegeEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, CitySiegeEvent event) {
        return CitySiegeEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EiaEvent>> carryOut(EiaPlay play, CitySiegeCommand command) {
        return switch (command) {
            case CitySiegeCommand.AttemptAssault attempt -> AssaultAttempts.attempt(play, attempt);
            case CitySiegeCommand.HoldSiege hold -> SiegeStep.hold(play, hold);
            case CitySiegeCommand.RaiseSiege raise -> SiegeStep.raise(play, raise);
            case CitySiegeCommand.DecideSortie sortie -> AssaultAttempts.sortie(play, sortie);
            case CitySiegeCommand.AskHonours ask -> BreachAnswers.ask(play, ask);
            case CitySiegeCommand.AnswerHonours answer -> BreachAnswers.answer(play, answer);
            case CitySiegeCommand.ChooseRefuge choose -> BreachAnswers.choose(play, choose);
            case CitySiegeCommand.SurrenderCity surrender -> BreachAnswers.surrender(play, surrender);
            case CitySiegeCommand.DefendBreach defend -> BreachAnswers.defend(play, defend);
            case CitySiegeCommand.FightSiegeRound round -> SiegeFights.round(play, round);
            case CitySiegeCommand.TakeSiegeLosses losses -> SiegeFights.losses(play, losses);
            case CitySiegeCommand.AttackBesiegers attack -> GarrisonSally.attack(play, attack);
            case CitySiegeCommand.RetreatBesiegers retreat -> BesiegerRetreat.retreat(play, retreat);
            case CitySiegeCommand.LeaveFreedCity leave -> GarrisonSally.leave(play, leave);
            case CitySiegeCommand.TakePortDepot depot -> PortDepots.take(play, depot);
        };
    }

    @Override
    public List<Decision> awaited(EiaBoard board) {
        return SiegeStep.open(board).stream().map(city -> SiegeQuestions.of(this, board, city)).toList();
    }

    @Override
    public Optional<Decision> owed(EiaBoard board, EiaDuty duty) {
        return duty instanceof SiegeDuty owed ? Optional.of(SiegeQuestions.of(this, board, owed)) : Optional.empty();
    }

    @Override
    public boolean settles(EiaPlay play, EiaDuty duty) {
        return switch (duty) {
            case SiegeDuty.SiegeFight fight -> SiegeFights.settles(play, fight);
            case SiegeDuty.SortieLoss loss -> SortieLosses.settles(play, loss);
            case SiegeDuty.RefugeOfGarrison refuge -> BreachAnswers.settles(play, refuge);
            case SiegeDuty.BesiegersInRetreat retreat -> BesiegerRetreat.settles(play, retreat);
            case SiegeDuty.CapturedDepot depot -> PortDepots.settles(play, depot);
            default -> false;
        };
    }

    /** Besiegers whose last corps starved besiege no more (EIA-7.5.4); a port that fell emptied leaves its depot to its captor (EIA-7.4.3.4.5). */
    @Override
    public boolean goesOn(EiaPlay play) {
        var abandoned = SiegeStep.abandoned(play.board());
        abandoned.ifPresent(area -> SiegeFightEnds.besiegersGone(play, area, false, Optional.empty()));
        return abandoned.isPresent() || PortDepots.fallsTo(play);
    }

    @Override
    public Optional<Forecast> forecast(EiaBoard board, CitySiegeCommand command) {
        return switch (command) {
            case CitySiegeCommand.AttemptAssault attempt -> SiegeForecasts.attempt(board, attempt.area());
            case CitySiegeCommand.DecideSortie sortie when sortie.sortie() -> Optional.of(SiegeForecasts.sortie());
            case CitySiegeCommand.AskHonours ask -> SiegeForecasts.yields(board, ask.area(), false).map(odds -> SiegeForecasts.under("ifGranted", odds));
            case CitySiegeCommand.AnswerHonours answer -> answer.granted() ? SiegeForecasts.yields(board, answer.area(), false)
                    : SiegeForecasts.breach(board, answer.area()).map(odds -> SiegeForecasts.under("ifItFights", odds));
            case CitySiegeCommand.SurrenderCity surrender -> SiegeForecasts.yields(board, surrender.area(), true);
            case CitySiegeCommand.TakeSiegeLosses losses -> SiegeForecasts.losses(board, losses.area(), losses.losses());
            case CitySiegeCommand.DefendBreach defend -> SiegeForecasts.breach(board, defend.area());
            case CitySiegeCommand.AttackBesiegers attack -> SiegeForecasts.attack(board, attack.area(), attack.force());
            case CitySiegeCommand.FightSiegeRound round -> SiegeForecasts.round(board, round.area());
            default -> Optional.empty();
        };
    }

    @Override
    public Map<String, String> dice() {
        return Map.of(CityAssaultProcedure.SIEGE, "die of the assault attempt", CityAssaultProcedure.SORTIE, "die of the sortie",
                SiegeFights.ROUND, "die of the fight");
    }

    @Override
    public String sentence(EiaState before, CitySiegeEvent event, List<Step> explanation) {
        return new CitySiegeWords(before).of(event);
    }
}

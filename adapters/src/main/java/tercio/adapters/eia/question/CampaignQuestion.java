package tercio.adapters.eia.question;

import java.util.List;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.rulebook.GameQuestion;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.combat.play.CombatEvent;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent;
import tercio.domain.eia.supply.play.SupplyEvent;
import tercio.projections.GameHistory;

/** Finds the adjudication request for the ruling of an event of a game, with the dice that fell and what the viewer may see. */
public final class CampaignQuestion {

    private final EmpiresInArms rules = new EmpiresInArms();
    private final VerifiedQuestions adjudicator;

    /** @param procedures those of the adjudicator, with the tables by which the game is played */
    public CampaignQuestion(List<ProcedureEndpoint> procedures) {
        adjudicator = new VerifiedQuestions(new Adjudicator(procedures));
    }

    /**
     * The request for an event: that of the whole day of a combat, of the whole assault attempt, of a supply check or payment.
     */
    public GameQuestion of(GameHistory history, int position) {
        var course = new CourseOfPlay(rules, history, position);
        return switch (course.fact()) {
            case CombatEvent.CombatsListed listed -> GameQuestion.NO_PROCEDURE;
            case CombatEvent combat -> PlayedDay.of(course, adjudicator);
            case CitySiegeEvent siege -> PlayedAssault.of(course, adjudicator);
            case SupplyEvent supply -> new PlayedSupply(course, adjudicator).question();
            default -> GameQuestion.NO_PROCEDURE;
        };
    }
}

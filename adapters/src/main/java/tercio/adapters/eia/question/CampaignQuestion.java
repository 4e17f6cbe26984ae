package tercio.adapters.eia.question;

import java.util.List;
import java.util.Optional;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.rulebook.GameQuestion;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.question.EiaRuling;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.ruling.FightSheet;
import tercio.projections.GameHistory;

/** Finds the adjudication request for the ruling of an event of a game, with the dice that fell and what the viewer may see. */
public final class CampaignQuestion {

    private final EmpiresInArms rules = new EmpiresInArms();
    private final VerifiedQuestions adjudicator;

    /**
     * @param procedures those of the adjudicator, with the tables of the game
     * @param tables by which the game is played
     */
    public CampaignQuestion(List<ProcedureEndpoint> procedures, EiaTables tables) {
        adjudicator = new VerifiedQuestions(new Adjudicator(procedures), tables);
    }

    /** The sheet of the combat to which an event belongs; empty for all else, and for who may not see its forces. */
    public static Optional<FightSheet> sheet(GameHistory history, int position) {
        return history.events().get(position - 1).fact() instanceof EiaEvent fact
                ? EiaChapters.sheet(new CourseOfPlay(new EmpiresInArms(), history, position), fact) : Optional.empty();
    }

    /**
     * The request for an event: that of the whole day of a combat, of the whole assault attempt, of a supply check or payment. The chapter
     * of the event says what it was ruled by.
     */
    public GameQuestion of(GameHistory history, int position) {
        var ruling = history.events().get(position - 1).fact() instanceof EiaEvent fact
                ? EiaChapters.question(new CourseOfPlay(rules, history, position), fact) : Optional.<EiaRuling>empty();
        return ruling.map(each -> switch (each) {
            case EiaRuling.Asked asked -> adjudicator.question(asked);
            case EiaRuling.Unasked(var why) -> GameQuestion.none(why);
        }).orElse(GameQuestion.NO_PROCEDURE);
    }
}

package tercio.domain.eu.turn.campaign.play;

import java.util.List;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.leader.play.LeadersPlacement;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Campaigns (EU-CAMP): the payment of each country at the start of its impulse. */
public final class CampaignChapter implements Chapter<CampaignCommand, CampaignEvent> {

    public static final CampaignChapter CHAPTER = new CampaignChapter();

    private static final MessageTypes<CampaignCommand> COMMANDS = MessageTypes.of(CampaignCommand.class)
            .with("DeclareCampaign", CampaignCommand.DeclareCampaign.class)
            .with("UseFreeCampaign", CampaignCommand.UseFreeCampaign.class);

    private static final MessageTypes<CampaignEvent> EVENTS = MessageTypes.of(CampaignEvent.class)
            .with("CampaignDeclared", CampaignEvent.CampaignDeclared.class)
            .with("CampaignGranted", CampaignEvent.CampaignGranted.class);

    private CampaignChapter() {}

    @Override
    public MessageTypes<CampaignCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<CampaignEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, CampaignEvent event) {
        return CampaignEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, CampaignCommand command) {
        return switch (command) {
            case CampaignCommand.DeclareCampaign declare -> ChoiceOfCampaign.declare(play, declare);
            case CampaignCommand.UseFreeCampaign use -> ChoiceOfCampaign.use(play, use);
        };
    }

    /** The choice of campaigns, after leaders are placed. */
    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        if (!(board.state().phase() instanceof Phase.Campaigns campaigns) || LeadersPlacement.placementRefusal(board).isPresent()) {
            return List.of();
        }
        return board.state().members(board.state().allianceAt(campaigns.turnOf())).stream()
                .filter(country -> !board.state().countries().get(country).declared())
                .map(country -> decision("campaign-" + country, country.value(), ChoiceOfCampaign.RULE,
                        Sentence.of("eu.campaign.asked").with("who", SentenceNames.country(country)), ChoiceOfCampaign.options(board, country)))
                .toList();
    }

    @Override
    public Sentence sentence(EuState before, CampaignEvent event, List<Step> explanation) {
        return CampaignNarration.of(event);
    }

    @Override
    public Importance importance(CampaignEvent event) {
        return switch (event) {
            case CampaignEvent.CampaignDeclared _, CampaignEvent.CampaignGranted _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}

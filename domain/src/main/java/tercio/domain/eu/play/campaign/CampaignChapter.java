package tercio.domain.eu.play.campaign;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.leader.LeadersPlacement;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** Campaigns (EU-CAMP): the payment of each country at the start of its impulse. */
public final class CampaignChapter implements Chapter<CampaignCommand, CampaignEvent> {

    public static final CampaignChapter CHAPTER = new CampaignChapter();

    private static final Vocabulary<CampaignCommand> COMMANDS = Vocabulary.of(CampaignCommand.class)
            .word("DeclareCampaign", CampaignCommand.DeclareCampaign.class)
            .word("UseFreeCampaign", CampaignCommand.UseFreeCampaign.class);

    private static final Vocabulary<CampaignEvent> EVENTS = Vocabulary.of(CampaignEvent.class)
            .word("CampaignDeclared", CampaignEvent.CampaignDeclared.class)
            .word("CampaignGranted", CampaignEvent.CampaignGranted.class);

    private CampaignChapter() {}

    @Override
    public Vocabulary<CampaignCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<CampaignEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, CampaignEvent event) {
        return CampaignEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, CampaignCommand command) {
        return switch (command) {
            case CampaignCommand.DeclareCampaign declare -> ChoiceOfCampaign.declare(play, declare);
            case CampaignCommand.UseFreeCampaign use -> ChoiceOfCampaign.use(play, use);
        };
    }

    /** The choice of campaigns, after leaders are placed. */
    @Override
    public List<Decision> awaited(Board board) {
        if (!(board.state().phase() instanceof Phase.Campaigns campaigns) || LeadersPlacement.first(board).isPresent()) {
            return List.of();
        }
        return board.state().members(board.state().allianceAt(campaigns.turnOf())).stream()
                .filter(country -> !board.state().countries().get(country).declared())
                .map(country -> decision("campaign-" + country, country, ChoiceOfCampaign.RULE,
                        "Which campaign does " + Nation.of(country) + " choose?", ChoiceOfCampaign.options(board, country)))
                .toList();
    }

    @Override
    public String sentence(EuState before, CampaignEvent event, List<Step> explanation) {
        return CampaignNarration.of(event);
    }
}

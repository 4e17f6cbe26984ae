package tercio.domain.eu.turn.campaign.play;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.CampaignCosts;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.UseFreeCampaign;
import tercio.domain.eu.turn.campaign.play.CampaignEvent.CampaignDeclared;
import tercio.domain.eu.turn.leader.play.LeadersPlacement;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/**
 * Each country of the phasing alliance chooses its campaign, which has a price and limits its actions (EU-CAMP-1). In an
 * extended campaign the last one continues at no cost with fresh slots, or is upgraded for the difference (EU-CAMP-6,
 * AMB-5).
 */
public final class ChoiceOfCampaign {

    public static final String RULE = "EU-CAMP-1";
    public static final String EXTENDED = "EU-CAMP-6";

    private ChoiceOfCampaign() {}

    /** The campaigns that the country may choose, with price in D. */
    public static List<Option> options(WarView board, CountryId country) {
        return Stream.concat(
                Arrays.stream(Campaign.values())
                        .filter(kind -> isAllowed(board, country, kind))
                        .map(kind -> new Option(AnswerNames.ofSeveral(board.state(), country, CampaignNarration.choice(kind, price(board, country, kind))), new DeclareCampaign(country, kind))),
                FreeCampaigns.options(board, country).stream()).toList();
    }

    /** Declares a campaign. Refused outside the impulse of the country, or a second time in a round. */
    public static Execution declare(EuCommandRun play, DeclareCampaign command) {
        var notNow = declarationRefusal(play, command.country());
        if (notNow.isPresent()) {
            return EuCommandRun.refuse(notNow.get());
        }
        var board = play.board();
        var status = play.state().countries().get(command.country());
        if (command.campaign() == null || !isAllowed(board, command.country(), command.campaign())) {
            return EuCommandRun.refuse(EXTENDED, Sentence.of("eu.campaign.refused-extended").with("campaign", CampaignNarration.nameOf(status.campaign())),
                    options(board, command.country()));
        }
        if (FreeCampaigns.hasAny(play.state(), command.country())) {
            FreeCampaigns.declare(play, command.country(), command.campaign());
            return EuCommandRun.success();
        }
        var upgraded = play.state().extended() ? status.campaign() : null;
        play.emit(new CampaignDeclared(command.country(), command.campaign(), price(board, command.country(), command.campaign()),
                upgraded, upgraded == null ? 0 : status.writtenOf(upgraded, CampaignCosts.from(play.tables()).of(upgraded))));
        return EuCommandRun.success();
    }

    /** Declares a campaign with a free one of the turn. Refused as any campaign, and where none is left that makes it cheaper. */
    static Execution use(EuCommandRun play, UseFreeCampaign command) {
        var notNow = declarationRefusal(play, command.country());
        if (notNow.isPresent()) {
            return EuCommandRun.refuse(notNow.get());
        }
        var unfit = FreeCampaigns.useRefusal(play.board(), command);
        if (unfit.isPresent()) {
            return EuCommandRun.refuse(FreeCampaigns.OF_THE_TURN, unfit.get(), options(play.board(), command.country()));
        }
        FreeCampaigns.use(play, command);
        return EuCommandRun.success();
    }

    private static Optional<Refusal> declarationRefusal(EuCommandRun play, CountryId country) {
        if (!(play.state().phase() instanceof Phase.Campaigns campaigns)) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.campaign.refused-start-of-impulse")));
        }
        var leaders = LeadersPlacement.placementRefusal(play.board());
        if (leaders.isPresent()) {
            return leaders;
        }
        var alliance = play.state().allianceAt(campaigns.turnOf());
        if (play.state().allianceOf(country) != alliance) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.campaign.refused-not-your-impulse").with("alliance", SentenceNames.alliance(play.state(), alliance))
                    .with("who", SentenceNames.country(country == null ? CountryId.NONE : country))));
        }
        var status = play.state().countries().get(country);
        return status.declared()
                ? Optional.of(Refusal.of(RULE, Sentence.of("eu.campaign.refused-declared").with("who", SentenceNames.country(country))
                        .with("campaign", CampaignNarration.nameOf(status.campaign()))))
                : Optional.empty();
    }

    static boolean isAllowed(WarView board, CountryId country, Campaign kind) {
        var last = board.state().countries().get(country).campaign();
        return !board.state().extended() || last == null || kind.compareTo(last) >= 0;
    }

    private static int price(WarView board, CountryId country, Campaign kind) {
        if (FreeCampaigns.hasAny(board.state(), country)) {
            return FreeCampaigns.price(board, country, kind);
        }
        var last = board.state().countries().get(country).campaign();
        var costs = CampaignCosts.from(board.tables());
        return board.state().extended() && last != null ? costs.upgradeCost(last, kind) : costs.of(kind);
    }
}

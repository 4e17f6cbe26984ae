package tercio.domain.eu.turn.campaign.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.CampaignCosts;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.UseFreeCampaign;
import tercio.domain.eu.turn.campaign.play.CampaignEvent.CampaignGranted;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * Campaigns that cost a country nothing: those of minor countries (EU-CAMP-MINOR) and those of a scenario, each once a turn
 * (EU-CAMP-7). A more expensive campaign costs the difference. The costs of a minor country are paid by the country that leads it.
 */
final class FreeCampaigns {

    static final String MINORS = "EU-CAMP-MINOR";
    static final String OF_THE_TURN = "EU-CAMP-7";

    private FreeCampaigns() {}

    /** Whether a country has free campaigns, used or not, or a patron who pays. */
    static boolean hasAny(EuState state, CountryId country) {
        var relations = state.scenario().relationsOrNone();
        return relations.minors().containsKey(country) || relations.freeCampaigns().containsKey(country);
    }

    /** The campaign that is free each round: a simple one for a minor country at war, a passive one in a limited intervention or at peace (EU-CORSAIR-MINORS). */
    static Campaign freeEachRound(EuState state, CountryId country) {
        var minor = state.scenario().relationsOrNone().minors().get(country);
        return minor == null ? Campaign.NONE : isLimited(state, country) || isAtPeace(state, country) ? Campaign.PASSIVE : Campaign.SIMPLE;
    }

    private static boolean isLimited(EuState state, CountryId country) {
        return state.scenario().relationsOrNone().minors().containsKey(country) && state.scenario().relationsOrNone().minors().get(country).limited().orElse(false);
    }

    private static boolean isAtPeace(EuState state, CountryId country) {
        var own = state.allianceOf(country);
        return state.alliancesInOrder().stream().noneMatch(other -> state.areAtWar(own, other));
    }

    /** The free campaigns of the turn that are not used; a minor country in a limited intervention has a simple one (EU-CAMP-MINOR). */
    static List<Campaign> unusedCampaigns(EuState state, CountryId country) {
        var relations = state.scenario().relationsOrNone();
        var given = new ArrayList<>(relations.freeCampaigns().getOrDefault(country, List.of()));
        if (isLimited(state, country)) {
            given.add(Campaign.SIMPLE);
        }
        return state.countries().get(country).tally().remaining(given).stream().distinct().sorted().toList();
    }

    /** The price of a campaign without a free one of the turn. */
    static int price(WarView board, CountryId country, Campaign kind) {
        var state = board.state();
        var costs = CampaignCosts.from(board.tables());
        int price = costs.upgradeCost(freeEachRound(state, country), kind);
        var last = state.countries().get(country).campaign();
        return state.extended() && last != null ? Math.min(price, costs.upgradeCost(last, kind)) : price;
    }

    /** The campaigns that a free one of the turn makes cheaper. */
    static List<Option> options(WarView board, CountryId country) {
        return unusedCampaigns(board.state(), country).stream()
                .flatMap(free -> Arrays.stream(Campaign.values())
                        .filter(kind -> isUseful(board, country, free, kind))
                        .map(kind -> new Option(AnswerNames.ofSeveral(board.state(), country,
                                CampaignNarration.choice(kind, CampaignCosts.from(board.tables()).upgradeCost(free, kind), free)), new UseFreeCampaign(country, kind, free))))
                .toList();
    }

    private static boolean isUseful(WarView board, CountryId country, Campaign free, Campaign kind) {
        return ChoiceOfCampaign.isAllowed(board, country, kind)
                && CampaignCosts.from(board.tables()).upgradeCost(free, kind) < price(board, country, kind);
    }

    /** Declares a campaign at the price without a free one of the turn. */
    static void declare(EuCommandRun play, CountryId country, Campaign kind) {
        var each = freeEachRound(play.state(), country);
        int price = price(play.board(), country, kind);
        var step = Step.of("price of " + kind + " of " + Nation.of(country), each == Campaign.NONE ? ChoiceOfCampaign.RULE : MINORS);
        var payer = payer(play.state(), country, price);
        var why = each != Campaign.NONE ? step.result(priceResult("eu.campaign.result-free-each-round", price, payer).with("free", each.key()))
                : payer.map(patron -> step.result(Sentence.of("eu.campaign.result-paid").with("price", price).with("payer", SentenceNames.country(patron))))
                        .orElseGet(() -> step.result(price + " D"));
        var upgraded = play.state().extended() ? play.state().countries().get(country).campaign() : null;
        grant(play, country, kind, null, price, upgraded, why);
    }

    /** The reason why a country cannot declare this campaign with a free one of the turn; empty if it can. */
    static Optional<Sentence> useRefusal(WarView board, UseFreeCampaign command) {
        if (command.free() == null || !unusedCampaigns(board.state(), command.country()).contains(command.free())) {
            return Optional.of(Sentence.of("eu.campaign.refused-none-left").with("who", SentenceNames.country(command.country())));
        }
        return command.campaign() == null || !isUseful(board, command.country(), command.free(), command.campaign())
                ? Optional.of(Sentence.of("eu.campaign.refused-no-gain")) : Optional.empty();
    }

    /** Declares the campaign with a free one of the turn, which is not refused. */
    static void use(EuCommandRun play, UseFreeCampaign command) {
        int price = CampaignCosts.from(play.tables()).upgradeCost(command.free(), command.campaign());
        var why = Step.of("price of " + command.campaign() + " of " + Nation.of(command.country()), OF_THE_TURN)
                .result(priceResult("eu.campaign.result-free-this-turn", price, payer(play.state(), command.country(), price)).with("free", command.free().key()));
        grant(play, command.country(), command.campaign(), command.free(), price, null, why);
    }

    /** The patron who pays the price of a campaign; empty where the country pays, or nothing is due. */
    private static Optional<CountryId> payer(EuState state, CountryId country, int price) {
        return state.scenario().relationsOrNone().patron(country).filter(patron -> price > 0);
    }

    private static Sentence.Keyed priceResult(String key, int price, Optional<CountryId> payer) {
        return Sentence.of(key).with("price", price).with("byOther", payer.isPresent())
                .with("payer", payer.map(SentenceNames::country).orElseGet(() -> new Argument.Word("none")));
    }

    private static void grant(EuCommandRun play, CountryId country, Campaign kind, Campaign free, int price, Campaign upgraded, Step why) {
        var payer = play.state().scenario().relationsOrNone().patron(country).orElse(country);
        var countries = play.state().countries();
        int before = upgraded == null ? 0 : countries.get(payer).writtenOf(upgraded, countries.get(country).tally().paid());
        play.emit(new CampaignGranted(country, kind, free, payer, price, upgraded, before), List.of(why));
    }
}

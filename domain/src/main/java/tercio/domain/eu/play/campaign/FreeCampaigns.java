package tercio.domain.eu.play.campaign;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.campaign.CampaignCosts;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.SpokenNames;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.campaign.CampaignCommand.UseFreeCampaign;
import tercio.domain.eu.play.campaign.CampaignEvent.CampaignGranted;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;

/**
 * Campaigns that cost a country nothing: those of minor countries (EU-CAMP-MINOR) and those of a scenario, each once a turn
 * (EU-CAMP-7). A more expensive campaign costs the difference. What a minor country costs is paid by the country that leads it.
 */
final class FreeCampaigns {

    static final String MINORS = "EU-CAMP-MINOR";
    static final String OF_THE_TURN = "EU-CAMP-7";

    private FreeCampaigns() {}

    /** Whether a country has free campaigns, used or not, or a patron who pays. */
    static boolean has(EuState state, String country) {
        var relations = state.scenario().bonds();
        return relations.minors().containsKey(country) || relations.freeCampaigns().containsKey(country);
    }

    /** The campaign that is free each round: a simple one for a minor country at war, a passive one in a limited intervention or at peace (EU-CORSAIR-MINORS). */
    static Campaign eachRound(EuState state, String country) {
        var minor = state.scenario().bonds().minors().get(country);
        return minor == null ? Campaign.NONE : limited(state, country) || atPeace(state, country) ? Campaign.PASSIVE : Campaign.SIMPLE;
    }

    private static boolean limited(EuState state, String country) {
        return state.scenario().bonds().minors().containsKey(country) && state.scenario().bonds().minors().get(country).limited().orElse(false);
    }

    private static boolean atPeace(EuState state, String country) {
        int own = state.allianceOf(country);
        return state.order().stream().noneMatch(other -> state.atWar(own, other));
    }

    /** The free campaigns of the turn that are not used; a minor country in a limited intervention has a simple one (EU-MIN-2). */
    static List<Campaign> left(EuState state, String country) {
        var relations = state.scenario().bonds();
        var given = new ArrayList<>(relations.freeCampaigns().getOrDefault(country, List.of()));
        if (limited(state, country)) {
            given.add(Campaign.SIMPLE);
        }
        return state.countries().get(country).tally().left(given).stream().distinct().sorted().toList();
    }

    /** The price of a campaign without a free one of the turn. */
    static int price(Board board, String country, Campaign kind) {
        var state = board.state();
        var costs = CampaignCosts.in(board.tables());
        int price = costs.upgrade(eachRound(state, country), kind);
        var last = state.countries().get(country).campaign();
        return state.extended() && last != null ? Math.min(price, costs.upgrade(last, kind)) : price;
    }

    /** The campaigns that a free one of the turn makes cheaper. */
    static List<Option> options(Board board, String country) {
        return left(board.state(), country).stream()
                .flatMap(free -> Arrays.stream(Campaign.values())
                        .filter(kind -> useful(board, country, free, kind))
                        .map(kind -> new Option(kind + ", " + CampaignCosts.in(board.tables()).upgrade(free, kind) + " D, with " + free
                                + " that is free once this turn" + SpokenNames.ofSeveral(board.state(), country), new UseFreeCampaign(country, kind, free))))
                .toList();
    }

    private static boolean useful(Board board, String country, Campaign free, Campaign kind) {
        return ChoiceOfCampaign.allowed(board, country, kind)
                && CampaignCosts.in(board.tables()).upgrade(free, kind) < price(board, country, kind);
    }

    /** Declares a campaign at the price without a free one of the turn. */
    static void declare(Play play, String country, Campaign kind) {
        var each = eachRound(play.state(), country);
        int price = price(play.board(), country, kind);
        var why = Step.of("price of " + kind + " of " + Nation.of(country), each == Campaign.NONE ? ChoiceOfCampaign.RULE : MINORS)
                .result(price + " D" + (each == Campaign.NONE ? "" : "; " + each + " is free each round") + paidBy(play.state(), country, price));
        var upgraded = play.state().extended() ? play.state().countries().get(country).campaign() : null;
        grant(play, country, kind, null, price, upgraded, why);
    }

    /** Declares a campaign with a free one of the turn. Empty if it is done, else the reason why not. */
    static Optional<String> use(Play play, UseFreeCampaign command) {
        if (command.free() == null || !left(play.state(), command.country()).contains(command.free())) {
            return Optional.of(Nation.of(command.country()) + " has no such free campaign left this turn");
        }
        if (command.campaign() == null || !useful(play.board(), command.country(), command.free(), command.campaign())) {
            return Optional.of("this free campaign makes no such campaign cheaper");
        }
        int price = CampaignCosts.in(play.tables()).upgrade(command.free(), command.campaign());
        var why = Step.of("price of " + command.campaign() + " of " + Nation.of(command.country()), OF_THE_TURN)
                .result(price + " D; " + command.free() + " is free once this turn" + paidBy(play.state(), command.country(), price));
        grant(play, command.country(), command.campaign(), command.free(), price, null, why);
        return Optional.empty();
    }

    private static String paidBy(EuState state, String country, int price) {
        return state.scenario().bonds().patron(country).filter(patron -> price > 0).map(patron -> ", paid by " + Nation.of(patron)).orElse("");
    }

    private static void grant(Play play, String country, Campaign kind, Campaign free, int price, Campaign upgraded, Step why) {
        var payer = play.state().scenario().bonds().patron(country).orElse(country);
        int before = upgraded == null ? 0 : play.state().countries().get(country).tally().paid();
        play.happens(new CampaignGranted(country, kind, free, payer, price, upgraded, before), List.of(why));
    }
}

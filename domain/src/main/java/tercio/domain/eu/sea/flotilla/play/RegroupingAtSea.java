package tercio.domain.eu.sea.flotilla.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.JoinFleets;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.SailAlone;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.SailUnder;
import tercio.domain.eu.sea.ships.NavalActivity;
import tercio.domain.eu.sea.ships.NavalCampaigns;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.eu.turn.campaign.play.CampaignNarration;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/**
 * Dropping and picking up ships along a voyage (EU-MOVE-REGROUP): where the stack pauses, or waits to go on after a battle or with its cargo aboard. A stack that
 * is dropped has moved, counts for the attrition of the voyage and may suffer from it; one that is picked up has not moved before and has moved then. It stays
 * one voyage for interceptions. Readings: a stack of ships is picked up whole, after it has been divided if only a part of it comes; the player of a
 * contingent says whether it is picked up or stays behind; the campaign of the commander must let a stack of that size move, and act as it has; ships with
 * troops aboard drop whole contingents alone.
 */
public final class RegroupingAtSea {

    public static final String RULE = "EU-MOVE-REGROUP";
    private static final String CAMPAIGN = "EU-CAMP-SEA";

    private RegroupingAtSea() {}

    /** The voyage whose stack may be regrouped now; empty if there is none. */
    static Optional<Voyage> pausedVoyage(EuState state) {
        return state.duties().isEmpty() && state.phase() instanceof Movement movement && movement.seaBattle().isEmpty()
                ? movement.voyage().filter(Voyage::waits) : Optional.empty();
    }

    /** The contingents that sail on a voyage, the leading one first; none when the leading one is lost. */
    static List<NavalStack> contingents(EuState state, Voyage voyage) {
        return state.fleet(voyage.stack()).map(lead -> SeaCompany.of(state, lead)).orElse(List.of());
    }

    /** Whether a stack sails on the voyage that pauses. */
    static boolean isOnVoyage(EuState state, NavalStack stack) {
        return pausedVoyage(state).filter(voyage -> contingents(state, voyage).stream().anyMatch(each -> each.id().equals(stack.id()))).isPresent();
    }

    /** Whether a stack lies where the voyage pauses and could be picked up. */
    static boolean canBePickedUp(EuState state, NavalStack stack) {
        return pausedVoyage(state).flatMap(voyage -> state.fleet(voyage.stack())).filter(lead -> !SeaCompany.lead(state, stack).id().equals(lead.id())
                && stack.at().equals(lead.at()) && state.allianceOf(stack) == state.allianceOf(lead) && isUnmoved(state, stack)).isPresent();
    }

    /** Whether neither the ships nor a leader with them have moved in this impulse. */
    private static boolean isUnmoved(EuState state, NavalStack stack) {
        return !stack.moved() && (!(state.phase() instanceof Movement movement) || stack.leaders().stream().noneMatch(movement.rode()::contains));
    }

    /** Whether the stack may be regrouped now because a voyage pauses: it sails on it or lies there. */
    static boolean mayRegroup(EuState state, NavalStack stack) {
        return isOnVoyage(state, stack) || canBePickedUp(state, stack);
    }

    /** Whether a stack on a voyage would meet ships in a place that it could pick up. */
    public static boolean meetsShips(WarView board, NavalStack stack, SpaceId at) {
        var state = board.state();
        var company = state.fleet(stack.id()).map(known -> SeaCompany.of(state, known)).orElse(List.of(stack));
        return state.navies().stacksAt(at).stream().anyMatch(other -> company.stream().noneMatch(each -> each.id().equals(other.id())) && isUnmoved(state, other)
                && state.allianceOf(other) == state.allianceOf(stack) && Interventions.mergeRefusal(board, stack, other).isEmpty() && Blockaders.canBeOneStack(board, Stream.concat(company.stream(), Stream.of(other)).toList()));
    }

    // --- What is asked -------------------------------------------------------------------------------------------------

    /** The stacks of the leading country that can be picked up now. */
    public static List<Option> pickUpOptions(WarView board) {
        return pausedVoyage(board.state()).flatMap(voyage -> board.state().fleet(voyage.stack())).map(lead -> joinOptions(board, lead.country()).toList()).orElse(List.of());
    }

    private static Stream<Option> joinOptions(WarView board, CountryId country) {
        var sailing = pausedVoyage(board.state()).map(voyage -> contingents(board.state(), voyage)).orElse(List.of());
        return stacksOf(board, country).filter(stack -> canBePickedUp(board.state(), stack)).flatMap(stack -> sailing.stream()
                .filter(into -> Flotillas.mayJoin(board, stack, into) && pickUpRefusal(board, stack).isEmpty())
                .map(into -> new Option(SailingTogether.both(board, "eu.flotilla.to-pick-up", into, stack), new JoinFleets(stack.id(), into.id()))));
    }

    private static Stream<NavalStack> stacksOf(WarView board, CountryId country) {
        return board.state().navies().stacks().values().stream().filter(stack -> stack.country().equals(country));
    }

    /** A question for each ally of the leading country that has a contingent to place under it, or to take back, where the voyage pauses. */
    static List<Decision> decisions(WarView board) {
        return pausedVoyage(board.state()).flatMap(voyage -> board.state().fleet(voyage.stack())).map(lead -> board.state().members(board.state().allianceOf(lead)).stream()
                .filter(country -> !country.equals(lead.country())).flatMap(country -> decision(board, lead, country).stream()).toList()).orElse(List.of());
    }

    private static Optional<Decision> decision(WarView board, NavalStack lead, CountryId country) {
        var under = stacksOf(board, country).filter(stack -> canBePickedUp(board.state(), stack) && SailingTogether.companyRefusal(board, stack, lead).isEmpty())
                .map(stack -> new Option(SailingTogether.both(board, "eu.flotilla.to-sail-with", stack, lead), new SailUnder(stack.id(), lead.id())));
        var alone = stacksOf(board, country).filter(stack -> isOnVoyage(board.state(), stack) && SeaCompany.follows(board.state(), stack))
                .map(stack -> new Option(SailingTogether.both(board, "eu.flotilla.to-stay-behind", stack, lead), new SailAlone(stack.id())));
        var options = Stream.of(under, alone, joinOptions(board, country)).flatMap(each -> each).toList();
        return options.isEmpty() ? Optional.empty() : Optional.of(new Decision("sail-with-" + country, country.value(), "SailUnder", Citation.of(RULE), Sentence.of("eu.flotilla.ask-with")
                .with("who", SentenceNames.country(country)).with("stack", SentenceNames.fleet(board.state(), lead.id())).with("where", SentenceNames.place(lead.at())), options, List.of()));
    }

    // --- What is refused -----------------------------------------------------------------------------------------------

    /** The reason why one naval stack does not join another now; empty between movements, and where a voyage picks it up. */
    static Optional<Refusal> joinRefusal(WarView board, NavalStack stack, NavalStack into) {
        if (pausedVoyage(board.state()).isEmpty()) {
            return Flotillas.regroupRefusal(board, stack);
        }
        return canBePickedUp(board.state(), stack) && isOnVoyage(board.state(), into) ? pickUpRefusal(board, stack)
                : Optional.of(Refusal.of(RULE, Sentence.of("eu.flotilla.refused-picks-up"))
                        .withLegal(pickUpOptions(board)));
    }

    /** The reason why a contingent does not leave its stack now; empty between movements, and where the voyage pauses. */
    static Optional<Refusal> leaveRefusal(WarView board, NavalStack stack) {
        return isOnVoyage(board.state(), stack) ? Optional.empty() : Flotillas.regroupRefusal(board, stack);
    }

    /** The reason why the campaign of the commander does not let the stack on its voyage become so large; empty if it does. */
    static Optional<Refusal> pickUpRefusal(WarView board, NavalStack other) {
        return pausedVoyage(board.state()).flatMap(voyage -> {
            var lead = board.state().fleet(voyage.stack()).orElseThrow();
            var status = board.state().countries().get(lead.country());
            var deeds = deedsWith(board.state(), voyage, other.fleets());
            return status.campaign() == null || NavalCampaigns.allows(status.campaign(), deeds) ? Optional.empty()
                    : Optional.of(Refusal.of(CAMPAIGN, Sentence.of("eu.flotilla.refused-campaign").with("campaign", CampaignNarration.nameOf(status.campaign()))
                            .with("who", SentenceNames.country(lead.country())).with("stack", SentenceNames.fleet(board.state(), lead.id())).with("least", CampaignNarration.nameOf(NavalCampaigns.leastCampaign(deeds)))));
        });
    }

    /** The activities of the leading country in this impulse, if so many FLEET counters came to the stack on its voyage. */
    private static List<NavalActivity> deedsWith(EuState state, Voyage voyage, int more) {
        var deeds = state.countries().get(state.fleet(voyage.stack()).orElseThrow().country()).deeds();
        int fleets = contingents(state, voyage).stream().mapToInt(NavalStack::fleets).sum() + more;
        return Stream.concat(deeds.stream().filter(deed -> !deed.stack().equals(voyage.stack())), deeds.stream().filter(deed -> deed.stack().equals(voyage.stack()))
                .map(deed -> new NavalActivity(deed.stack(), Math.max(deed.fleets(), fleets), deed.moves(), deed.active()))).toList();
    }

    /** The board on which the campaign of the commander counts the ships that were picked up. */
    static EuState withDeedCounted(EuState state) {
        return pausedVoyage(state).map(voyage -> {
            var country = state.fleet(voyage.stack()).orElseThrow().country();
            return deedsWith(state, voyage, 0).stream().filter(deed -> deed.stack().equals(voyage.stack())).findFirst()
                    .map(deed -> state.withCountry(country, state.countries().get(country).withDeed(deed))).orElse(state);
        }).orElse(state);
    }

    /** The board on which a stack has left the voyage that is under way, if its whole was on it. */
    static EuState withDropped(EuState state, StackId whole, StackId part) {
        return state.phase() instanceof Movement movement && movement.voyage().filter(voyage -> contingents(state, voyage).stream().anyMatch(each -> each.id().equals(whole))).isPresent()
                ? state.withPhase(movement.withVoyage(movement.voyage().get().withDropped(part))) : state;
    }
}

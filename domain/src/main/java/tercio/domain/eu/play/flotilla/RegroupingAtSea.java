package tercio.domain.eu.play.flotilla;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.naval.NavalCampaigns;
import tercio.domain.eu.naval.NavalDeed;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.flotilla.FlotillaCommand.JoinFleets;
import tercio.domain.eu.play.flotilla.FlotillaCommand.SailAlone;
import tercio.domain.eu.play.flotilla.FlotillaCommand.SailUnder;
import tercio.domain.eu.play.harbour.Blockaders;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Citation;

/**
 * Dropping and picking up ships along a voyage (EU-MOVE-REGROUP): where the stack pauses, or waits to go on after a battle or with its cargo aboard. Who
 * is dropped has moved, counts for the attrition of the voyage and may suffer from it; who is picked up has not moved before and has moved then. It stays
 * one voyage for interceptions. Readings: a stack of ships is picked up whole, after it has been divided if only a part of it comes; the player of a
 * contingent says whether it is picked up or stays behind; the campaign of the commander must let a stack of that size move, and act as it has; ships with
 * troops aboard drop whole contingents alone.
 */
public final class RegroupingAtSea {

    public static final String RULE = "EU-MOVE-REGROUP";
    private static final String CAMPAIGN = "EU-CAMP-SEA";

    private RegroupingAtSea() {}

    /** The voyage whose stack may be regrouped now; empty if there is none. */
    static Optional<Voyage> paused(EuState state) {
        return state.duties().isEmpty() && state.phase() instanceof Phase.Movement movement && movement.seaBattle() == null && movement.voyage() != null
                && movement.voyage().waits() ? Optional.of(movement.voyage()) : Optional.empty();
    }

    /** The contingents that sail on a voyage, the leading one first; none when the leading one is lost. */
    static List<NavalStack> sailing(EuState state, Voyage voyage) {
        return state.fleet(voyage.stack()).map(lead -> SeaCompany.of(state, lead)).orElse(List.of());
    }

    /** Whether a stack sails on the voyage that pauses. */
    static boolean sails(EuState state, NavalStack stack) {
        return paused(state).filter(voyage -> sailing(state, voyage).stream().anyMatch(each -> each.id().equals(stack.id()))).isPresent();
    }

    /** Whether a stack lies where the voyage pauses and could be picked up. */
    static boolean stands(EuState state, NavalStack stack) {
        return paused(state).flatMap(voyage -> state.fleet(voyage.stack())).filter(lead -> !SeaCompany.lead(state, stack).id().equals(lead.id())
                && stack.at().equals(lead.at()) && state.allianceOf(stack) == state.allianceOf(lead) && fresh(state, stack)).isPresent();
    }

    /** Whether neither the ships nor a leader with them have moved in this impulse. */
    private static boolean fresh(EuState state, NavalStack stack) {
        return !stack.moved() && (!(state.phase() instanceof Phase.Movement movement) || stack.leaders().stream().noneMatch(movement.rode()::contains));
    }

    /** Whether the stack may be regrouped now because a voyage pauses: it sails on it or lies there. */
    static boolean concerned(EuState state, NavalStack stack) {
        return sails(state, stack) || stands(state, stack);
    }

    /** Whether a stack on a voyage would meet ships in a place that it could pick up. */
    public static boolean meets(Board board, NavalStack stack, String at) {
        var state = board.state();
        var company = state.fleet(stack.id()).map(known -> SeaCompany.of(state, known)).orElse(List.of(stack));
        return state.navies().at(at).stream().anyMatch(other -> company.stream().noneMatch(each -> each.id().equals(other.id())) && fresh(state, other)
                && state.allianceOf(other) == state.allianceOf(stack) && Blockaders.fit(board, Stream.concat(company.stream(), Stream.of(other)).toList()));
    }

    // --- What is asked -------------------------------------------------------------------------------------------------

    /** The stacks of the leading country that can be picked up now. */
    public static List<Option> pickUps(Board board) {
        return paused(board.state()).flatMap(voyage -> board.state().fleet(voyage.stack())).map(lead -> joins(board, lead.country()).toList()).orElse(List.of());
    }

    private static Stream<Option> joins(Board board, String country) {
        var sailing = paused(board.state()).map(voyage -> sailing(board.state(), voyage)).orElse(List.of());
        return own(board, country).filter(stack -> stands(board.state(), stack)).flatMap(stack -> sailing.stream()
                .filter(into -> Flotillas.mayJoin(board, stack, into) && forbidsPickingUp(board, stack).isEmpty())
                .map(into -> new Option(title(board, into) + " picks up " + title(board, stack), new JoinFleets(stack.id(), into.id()))));
    }

    private static Stream<NavalStack> own(Board board, String country) {
        return board.state().navies().stacks().values().stream().filter(stack -> stack.country().equals(country));
    }

    /** A question for each ally of the leading country that has a contingent to place under it, or to take back, where the voyage pauses. */
    static List<Decision> decisions(Board board) {
        return paused(board.state()).flatMap(voyage -> board.state().fleet(voyage.stack())).map(lead -> board.state().members(board.state().allianceOf(lead)).stream()
                .filter(country -> !country.equals(lead.country())).flatMap(country -> decision(board, lead, country).stream()).toList()).orElse(List.of());
    }

    private static Optional<Decision> decision(Board board, NavalStack lead, String country) {
        var under = own(board, country).filter(stack -> stands(board.state(), stack) && SailingTogether.forbids(board, stack, lead).isEmpty())
                .map(stack -> new Option(title(board, stack) + " sails with " + title(board, lead), new SailUnder(stack.id(), lead.id())));
        var alone = own(board, country).filter(stack -> sails(board.state(), stack) && SeaCompany.follows(board.state(), stack))
                .map(stack -> new Option(title(board, stack) + " stays behind " + title(board, lead), new SailAlone(stack.id())));
        var options = Stream.of(under, alone, joins(board, country)).flatMap(each -> each).toList();
        return options.isEmpty() ? Optional.empty() : Optional.of(new Decision("sail-with-" + country, country, "SailUnder", Citation.of(RULE), "Which ships of "
                + Nation.of(country) + " sail on with " + title(board, lead) + ", which pauses in " + board.name(lead.at()) + "?", options, List.of()));
    }

    // --- What is refused -----------------------------------------------------------------------------------------------

    /** Why one naval stack does not join another now; empty between movements, and where a voyage picks it up. */
    static Optional<Verdict<EuEvent>> forbidsJoining(Board board, NavalStack stack, NavalStack into) {
        if (paused(board.state()).isEmpty()) {
            return Flotillas.forbidden(board, stack);
        }
        return stands(board.state(), stack) && sails(board.state(), into) ? forbidsPickingUp(board, stack).map(Verdict.Refused<EuEvent>::new)
                : Play.refused(RULE, "a naval stack on its voyage picks up whole naval stacks of its alliance that lie where it pauses and have not moved, nor have their leaders",
                        pickUps(board));
    }

    /** Why a contingent does not leave its stack now; empty between movements, and where the voyage pauses. */
    static Optional<Verdict<EuEvent>> forbidsLeaving(Board board, NavalStack stack) {
        return sails(board.state(), stack) ? Optional.empty() : Flotillas.forbidden(board, stack);
    }

    /** Why the campaign of the commander does not let the stack on its voyage become so large; empty if it does. */
    static Optional<Refusal> forbidsPickingUp(Board board, NavalStack other) {
        return paused(board.state()).flatMap(voyage -> {
            var lead = board.state().fleet(voyage.stack()).orElseThrow();
            var status = board.state().countries().get(lead.country());
            var deeds = counted(board.state(), voyage, other.fleets());
            return status.campaign() == null || NavalCampaigns.allows(status.campaign(), deeds) ? Optional.empty()
                    : Optional.of(Refusal.of(CAMPAIGN, status.campaign() + " of " + Nation.of(lead.country()) + " does not let " + title(board, lead)
                            + " become so large on its voyage; it takes " + NavalCampaigns.needed(deeds)));
        });
    }

    /** What the leading country does in this impulse, if so many FLEET counters came to the stack on its voyage. */
    private static List<NavalDeed> counted(EuState state, Voyage voyage, int more) {
        var deeds = state.countries().get(state.fleet(voyage.stack()).orElseThrow().country()).deeds();
        int fleets = sailing(state, voyage).stream().mapToInt(NavalStack::fleets).sum() + more;
        return Stream.concat(deeds.stream().filter(deed -> !deed.stack().equals(voyage.stack())), deeds.stream().filter(deed -> deed.stack().equals(voyage.stack()))
                .map(deed -> new NavalDeed(deed.stack(), Math.max(deed.fleets(), fleets), deed.moves(), deed.active()))).toList();
    }

    /** The board on which the campaign of the commander counts the ships that were picked up. */
    static EuState counted(EuState state) {
        return paused(state).map(voyage -> {
            var country = state.fleet(voyage.stack()).orElseThrow().country();
            return counted(state, voyage, 0).stream().filter(deed -> deed.stack().equals(voyage.stack())).findFirst()
                    .map(deed -> state.country(country, state.countries().get(country).does(deed))).orElse(state);
        }).orElse(state);
    }

    /** The board on which a stack has left the voyage that is under way, if its whole was on it. */
    static EuState left(EuState state, String whole, String part) {
        return state.phase() instanceof Phase.Movement movement && movement.voyage() != null
                && sailing(state, movement.voyage()).stream().anyMatch(each -> each.id().equals(whole))
                ? state.phase(movement.voyage(movement.voyage().dropped(part))) : state;
    }

    private static String title(Board board, NavalStack stack) {
        return FleetTitle.of(board.state(), stack.id());
    }
}

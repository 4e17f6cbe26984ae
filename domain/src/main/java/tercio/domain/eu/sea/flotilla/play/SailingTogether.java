package tercio.domain.eu.sea.flotilla.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.SailAlone;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.SailUnder;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.FleetOnItsOwn;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.FleetPlacedUnder;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.eu.sea.ships.play.JointFleet;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Naval stacks of allies become one stack, which sails by the campaign of its commander, before a battle too (EU-CMD-3, EU-MOVE-SEA-ACTIVE). Readings: the
 * player of each contingent places it under the stack of the commanding country (EU-CMD-2) between the movements of their alliance or where its voyage
 * pauses, and takes it back; they stay one stack until then, or until they are apart; who is joined by ships that have moved has moved too; if the commander
 * changes, the stack does not sail before it is placed under his; if the ships of the leading contingent are lost, the one that commands the others leads them
 * on, with what was aboard; a contingent may part in a zone that its own country does not know, which stays unknown to it (l.1651): it leaves by zones it knows.
 */
public final class SailingTogether {

    static final String RULE = "EU-CMD-3";
    private static final String ALLIES = "EU-STACK-7";

    private SailingTogether() {}

    /** The stacks that a stack can be one with now, and leaving its own, as complete commands. */
    static List<Option> options(WarView board, NavalStack stack) {
        var options = new ArrayList<Option>();
        if (SeaCompany.follows(board.state(), stack)) {
            options.add(new Option(both(board, "eu.flotilla.to-sail-alone", stack, SeaCompany.lead(board.state(), stack)), new SailAlone(stack.id())));
        }
        for (var lead : board.state().navies().stacksAt(stack.at())) {
            if (companyRefusal(board, stack, lead).isEmpty()) {
                options.add(new Option(both(board, "eu.flotilla.to-sail-with", stack, lead), new SailUnder(stack.id(), lead.id())));
            }
        }
        return options;
    }

    /** The reason why a stack of several contingents may not sail now, because another country than that of its leading stack commands; or empty. */
    public static Optional<Refusal> leadRefusal(WarView board, NavalStack stack) {
        return board.state().fleet(stack.id()).map(lead -> SeaCompany.of(board.state(), lead)).filter(company -> company.size() > 1)
                .flatMap(company -> commandRefusal(board, company.getFirst(), company));
    }

    private static Optional<Refusal> commandRefusal(WarView board, NavalStack lead, List<NavalStack> company) {
        var country = new JointFleet(board, company).country();
        return country.equals(lead.country()) ? Optional.empty() : Optional.of(Refusal.of(RULE, Sentence.of("eu.flotilla.refused-commander")
                .with("who", SentenceNames.country(country)).with("stacks", SentenceNames.fleets(board.state(), company.stream().map(NavalStack::id).toList()))));
    }

    static Optional<Refusal> companyRefusal(WarView board, NavalStack stack, NavalStack lead) {
        var state = board.state();
        boolean allies = !stack.country().equals(lead.country()) && stack.at().equals(lead.at()) && state.allianceOf(stack) == state.allianceOf(lead);
        if (!allies) {
            return Optional.of(Refusal.of(ALLIES, Sentence.of("eu.flotilla.refused-not-allied").with("stack", title(board, stack)).with("lead", title(board, lead))));
        }
        if (SeaCompany.follows(state, lead) || SeaCompany.of(state, stack).size() > 1) {
            return Optional.of(Refusal.of(RULE, (SeaCompany.follows(state, lead) ? Sentence.of("eu.flotilla.refused-led-itself")
                    .with("stack", title(board, lead)) : Sentence.of("eu.flotilla.refused-one-already").with("stack", title(board, stack)))));
        }
        var company = Stream.concat(SeaCompany.of(state, lead).stream(), Stream.of(stack)).toList();
        if (!stack.aboard().isEmpty() || stack.gold() > 0 || !stack.convoys().isEmpty()) {
            return Optional.of(Refusal.of(Cargo.RULE, Sentence.of("eu.flotilla.refused-carries").with("stack", title(board, stack))));
        }
        var together = company.stream().reduce(NavalStack::mergedWith).orElseThrow();
        if (!Blockaders.canBeOneStack(board, company) || board.map().sea(lead.at()).isEmpty() && !Ports.canReceive(board, together, lead.at())) {
            return Optional.of(Refusal.of(Flotillas.STACK, Sentence.of("eu.flotilla.refused-too-many").with("stack", title(board, stack)).with("lead", title(board, lead))));
        }
        return Interventions.mergeRefusal(board, stack, lead).or(() -> Meetings.mergeRefusal(board, lead.at(), stack.id(), stack.country(), lead.id(), lead.country())).or(() -> commandRefusal(board, lead, company))
                .or(() -> RegroupingAtSea.pickUpRefusal(board, stack));
    }

    /** Places a stack under another. Refused where they cannot be one stack, or another country would command it. */
    static Execution place(EuCommandRun play, SailUnder command) {
        var board = play.board();
        var stack = play.state().fleet(command.stack());
        var lead = play.state().fleet(command.under());
        if (stack.isEmpty() || lead.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.common.refused-no-fleet").with("id", new Text(String.valueOf(stack.isEmpty() ? command.stack() : command.under()))));
        }
        var closed = RegroupingAtSea.joinRefusal(board, stack.get(), lead.get());
        if (closed.isPresent()) {
            return EuCommandRun.refuse(closed.get());
        }
        var refusal = companyRefusal(board, stack.get(), lead.get());
        if (refusal.isPresent()) {
            return EuCommandRun.refuse(refusal.get().withLegal(options(board, stack.get())));
        }
        play.emit(new FleetPlacedUnder(command.stack(), command.under()));
        return EuCommandRun.success();
    }

    /** Takes a stack back. Refused for a stack that is under no other. */
    static Execution release(EuCommandRun play, SailAlone command) {
        var stack = play.state().fleet(command.stack());
        if (stack.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.common.refused-no-fleet").with("id", new Text(String.valueOf(command.stack()))));
        }
        var closed = RegroupingAtSea.leaveRefusal(play.board(), stack.get());
        if (closed.isPresent()) {
            return EuCommandRun.refuse(closed.get());
        }
        if (!SeaCompany.follows(play.state(), stack.get())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.flotilla.refused-under-nobody").with("stack", title(play.board(), stack.get())), options(play.board(), stack.get()));
        }
        play.emit(new FleetOnItsOwn(command.stack()));
        return EuCommandRun.success();
    }

    /**
     * One automatic step: a contingent is a stack of its own when the stack that leads it is gone, elsewhere, or of another alliance.
     *
     * @return whether there was one
     */
    public static boolean separateContingents(EuCommandRun play) {
        var apart = play.state().navies().stacks().values().stream().filter(stack -> stack.company() != null && !SeaCompany.follows(play.state(), stack)).findFirst();
        apart.ifPresent(stack -> play.emit(new FleetOnItsOwn(stack.id())));
        return apart.isPresent();
    }

    static Sentence both(WarView board, String key, NavalStack stack, NavalStack other) {
        return Sentence.of(key).with("stack", SentenceNames.fleet(board.state(), stack.id())).with("other", SentenceNames.fleet(board.state(), other.id()));
    }

    private static Argument title(WarView board, NavalStack stack) {
        return SentenceNames.fleet(board.state(), stack.id());
    }
}

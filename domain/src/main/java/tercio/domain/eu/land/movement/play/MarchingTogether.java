package tercio.domain.eu.land.movement.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.play.MoveCommand.MarchAlone;
import tercio.domain.eu.land.movement.play.MoveCommand.MarchUnder;
import tercio.domain.eu.land.movement.play.MoveEvent.StackOnItsOwn;
import tercio.domain.eu.land.movement.play.MoveEvent.StackPlacedUnder;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * Stacks of several countries that move as one with the campaign of their commander (EU-CMD-3). Readings: the player of each stack places
 * it under the commander, for one impulse; the country that commands all of them together leads (EU-CMD-1), and only its stack is moved;
 * after the move they are stacks of their own again; a campaign once used pays on if the losses of a battle on the way change the
 * commander, and the move ends if the leading stack is lost; stacks of several countries intercept each by its own campaign.
 */
final class MarchingTogether {

    static final String RULE = "EU-CMD-3";
    private static final String COMMANDER = "EU-CMD-1";

    private MarchingTogether() {}

    /** The companies that the stack can join or leave now, as complete commands. */
    static List<Option> options(WarView board, Stack stack) {
        var options = new ArrayList<Option>();
        for (var lead : board.stacks(stack.province(), other -> !other.country().equals(stack.country()))) {
            if (leadOf(board, stack).filter(lead::equals).isEmpty() && companyRefusal(board, stack, lead).isEmpty()) {
                options.add(new Option(company(board, "eu.movement.with", stack, lead), new MarchUnder(stack.id(), lead.id())));
            }
        }
        if (placementRefusal(board, stack).isEmpty()) {
            leadOf(board, stack).ifPresent(lead -> options.add(new Option(company(board, "eu.movement.not-with", stack, lead),
                    new MarchAlone(stack.id()))));
        }
        return options;
    }

    private static Sentence company(WarView board, String key, Stack stack, Stack lead) {
        return Sentence.of(key).with("stack", SentenceNames.stack(board.state(), stack.id())).with("lead", SentenceNames.stack(board.state(), lead.id()));
    }

    /** The stack with which another will move. */
    private static Optional<Stack> leadOf(WarView board, Stack stack) {
        return board.state().phase() instanceof Movement movement
                ? movement.following().stream().filter(each -> each.stack().equals(stack.id()))
                        .flatMap(each -> board.state().stack(each.under()).stream()).findFirst()
                : Optional.empty();
    }

    /** The reason why a stack, with those under it, may not move now because another country would command; or empty. */
    static Optional<Refusal> leadRefusal(WarView board, Stack stack) {
        var company = JointMarch.of(board.state(), stack);
        return company.size() == 1 ? Optional.empty() : commandRefusal(board, stack, company);
    }

    private static Optional<Refusal> commandRefusal(WarView board, Stack lead, List<Stack> company) {
        var country = board.state().commandingCountry(company);
        return country.equals(lead.country()) ? Optional.empty() : Optional.of(Refusal.of(COMMANDER, Sentence.of("eu.movement.refused-commander")
                .with("who", SentenceNames.country(country)).with("stacks", SentenceNames.stacks(board.state(), company.stream().map(Stack::id).toList()))));
    }

    private static Optional<Refusal> placementRefusal(WarView board, Stack stack) {
        if (!(board.state().phase() instanceof Movement movement) || movement.isUnderWay()
                || !board.state().duties().isEmpty() || board.state().allianceAt(movement.turnOf()) != board.state().allianceOf(stack)) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.movement.refused-placed-between")));
        }
        return stack.moved() || stack.besieged()
                ? Optional.of(Refusal.of(RULE, (stack.moved() ? Sentence.of("eu.movement.refused-has-moved") : Sentence.of("eu.movement.refused-is-besieged"))
                        .with("stack", title(board, stack))))
                : Optional.empty();
    }

    private static Optional<Refusal> companyRefusal(WarView board, Stack stack, Stack lead) {
        var forbidden = placementRefusal(board, stack).or(() -> placementRefusal(board, lead));
        if (forbidden.isPresent()) {
            return forbidden;
        }
        if (stack.country().equals(lead.country()) || !stack.province().equals(lead.province())
                || board.state().allianceOf(stack) != board.state().allianceOf(lead)
                || Interventions.isAtPeace(board.state(), stack) || Interventions.isAtPeace(board.state(), lead)) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eu.movement.refused-not-allied").with("stack", title(board, stack)).with("lead", title(board, lead))));
        }
        if (leadOf(board, lead).isPresent() || JointMarch.of(board.state(), stack).size() > 1) {
            return Optional.of(Refusal.of(RULE, leadOf(board, lead).isPresent() ? Sentence.of("eu.movement.refused-led-itself")
                    .with("stack", title(board, lead)) : Sentence.of("eu.movement.refused-leads-others").with("stack", title(board, stack))));
        }
        var company = Stream.concat(JointMarch.of(board.state(), lead).stream().filter(other -> !other.id().equals(stack.id())), Stream.of(stack)).toList();
        return commandRefusal(board, lead, company);
    }

    /** Places a stack under another. Refused where it would not be commanded by that country. */
    static Execution place(EuCommandRun play, MarchUnder command) {
        var board = play.board();
        var stack = play.state().stack(command.stack());
        var lead = play.state().stack(command.under());
        if (stack.isEmpty() || lead.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.common.refused-no-stack").with("id", new Text(String.valueOf(stack.isEmpty() ? command.stack() : command.under()))));
        }
        var refusal = companyRefusal(board, stack.get(), lead.get());
        if (refusal.isPresent()) {
            return EuCommandRun.refuse(refusal.get().withLegal(options(board, stack.get())));
        }
        play.emit(new StackPlacedUnder(command.stack(), command.under()));
        return EuCommandRun.success();
    }

    /** Takes a stack back. Refused for a stack that is under no other. */
    static Execution release(EuCommandRun play, MarchAlone command) {
        var board = play.board();
        var stack = play.state().stack(command.stack());
        if (stack.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.common.refused-no-stack").with("id", new Text(String.valueOf(command.stack()))));
        }
        var forbidden = placementRefusal(board, stack.get());
        if (forbidden.isPresent() || leadOf(board, stack.get()).isEmpty()) {
            return EuCommandRun.refuse(RULE, forbidden.map(Refusal::detail).orElseGet(() -> Sentence.of("eu.movement.refused-no-company-to-leave").with("stack", title(board, stack.get()))),
                    options(board, stack.get()));
        }
        play.emit(new StackOnItsOwn(command.stack()));
        return EuCommandRun.success();
    }

    private static Argument title(WarView board, Stack stack) {
        return SentenceNames.stack(board.state(), stack.id());
    }
}

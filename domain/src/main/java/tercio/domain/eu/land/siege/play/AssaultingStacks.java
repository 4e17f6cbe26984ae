package tercio.domain.eu.land.siege.play;

import java.util.HashSet;
import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.game.Form;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The stacks that assault, of several that besiege (EU-SIEGE). The others stay before the fortress, give no artillery, and take no losses.
 * Reading: a fortress is undermined or assaulted once a round, however many stacks besiege it; the text has one stack in mind, and two
 * underminings of one fortress would make stacks worth more apart than together.
 */
final class AssaultingStacks {

    private static final String STACKS = "stacks";

    private AssaultingStacks() {}

    /** The stacks that a command sends into the assault; empty if it names one that does not besiege, or one twice. */
    static List<Stack> assaultingStacks(WarView board, ResolveAssault command) {
        var part = assaultingStacks(board, command.province(), command.stacks());
        boolean named = part.size() == command.stacks().size() && new HashSet<>(command.stacks()).size() == command.stacks().size();
        return command.stacks().isEmpty() || named ? part : List.of();
    }

    /** The besiegers that a command names, all where it names none. */
    static List<Stack> assaultingStacks(WarView board, SpaceId province, List<StackId> named) {
        var besiegers = board.besiegers(province);
        return named.isEmpty() ? besiegers : besiegers.stream().filter(stack -> named.contains(stack.id())).toList();
    }

    /** The form for any of several stacks; {@code null} where one stack besieges. */
    static Form form(WarView board, SpaceId province) {
        var items = board.besiegers(province).stream()
                .map(stack -> new Form.Item(stack.id().value(), Sentence.of("eu.siege.item-assault").with("stack", SentenceNames.stack(board.state(), stack.id())).with("ld", stack.ld())))
                .toList();
        return items.size() < 2
                ? null
                : new Form(new ResolveAssault(province, List.of(new StackId(items.getFirst().value()))),
                        List.of(new Form.Subset(STACKS, Sentence.of("eu.siege.field-assault"), items, 1, items.size())),
                        List.of(Form.Limit.of(Sentence.of("eu.siege.limit-assault"), Sieges.RULE, STACKS)),
                        filled -> new ResolveAssault(province, filled.choices(STACKS).stream().map(StackId::new).toList()));
    }
}

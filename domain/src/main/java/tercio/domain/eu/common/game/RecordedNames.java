package tercio.domain.eu.common.game;

import java.util.LinkedHashMap;
import java.util.List;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderTitle;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Leaders and stacks in the results of explanations. There an unnamed leader has the code of his counter, {@code Anonymous-G4}, as in the
 * titles of {@link StackTitle#recordedTitle}; {@link #readable} names him for players.
 */
public final class RecordedNames {

    private static final String LEADER = "eu.leader";

    private RecordedNames() {}

    public static Argument leader(Leader leader) {
        return leader(leader.id(), leader.name());
    }

    /** A leader by the name on his counter. */
    public static Argument leader(LeaderId id, String name) {
        return new Name(LEADER, id.value(), name);
    }

    /** A stack; its id alone if there is no such stack. */
    public static Argument stack(EuState board, StackId id) {
        return board.stack(id).<Argument>map(stack -> {
            boolean numbered = StackTitle.recordedTitle(board, id).endsWith(" (" + id + ")");
            return new Phrase(numbered ? Sentence.of("eu.name.numbered").with("stack", stack(board, stack)).with("id", new Text(id.value())) : stack(board, stack));
        }).orElseGet(() -> new Text(id.value()));
    }

    public static Argument stacks(EuState board, List<StackId> ids) {
        return new Items(ids.stream().map(id -> stack(board, id)).toList());
    }

    private static Sentence.Keyed stack(EuState board, Stack stack) {
        var size = SentenceNames.ld(stack.units().thirds());
        if (stack.units().isEmpty() && stack.leaders().size() == 1) {
            return Sentence.of("eu.name.alone").with("leader", leader(board.leaders().get(stack.leaders().getFirst()).leader()));
        }
        if (stack.country().equals(ArmyClasses.NATIVES)) {
            return Sentence.of("eu.name.natives").with("size", size);
        }
        var country = SentenceNames.country(stack.country());
        if (board.world().militia().isMilitia(stack.id())) {
            return Sentence.of("eu.name.militia").with("country", country).with("size", size);
        }
        return board.commander(List.of(stack))
                .map(leader -> Sentence.of("eu.name.stack-under").with("country", country).with("size", size).with("leader", commander(stack, leader)))
                .orElseGet(() -> Sentence.of("eu.name.stack").with("country", country).with("size", size));
    }

    private static Argument commander(Stack stack, Leader leader) {
        return leader.name().endsWith(" of " + Nation.of(stack.country())) ? new Phrase(Sentence.of("eu.name.a-general")) : leader(leader);
    }

    /** The same sentence with unnamed leaders called by their categories, as players call them. */
    public static Sentence.Keyed readable(Sentence.Keyed recorded) {
        var arguments = new LinkedHashMap<String, Argument>();
        recorded.arguments().forEach((name, argument) -> arguments.put(name, readable(argument)));
        return new Sentence.Keyed(recorded.key(), arguments);
    }

    private static Argument readable(Argument recorded) {
        return switch (recorded) {
            case Name name when name.kind().equals(LEADER) -> LeaderTitle.ofCode(name.printed()).<Argument>map(code -> new Phrase(Sentence.of("eu.name.anonymous")
                    .with("category", code.category()).with("number", new Text(code.number())))).orElse(name);
            case Phrase(var sentence) -> new Phrase(readable(sentence));
            case Items(var items) -> new Items(items.stream().map(RecordedNames::readable).toList());
            default -> recorded;
        };
    }
}

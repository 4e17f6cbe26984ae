package tercio.domain.eu.sequence;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.Subject;
import tercio.domain.eu.play.Board;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Option;

/**
 * Who may give a command: whoever is asked the question that it answers. Several questions to several seats may be open. A
 * command that answers none of them belongs to the owner of what it is about, and is refused when it is decided; dice on
 * which no choice hangs may be thrown by anybody.
 */
public final class Answering {

    private Answering() {}

    /** The countries one of which must give the command. */
    public static Set<String> parties(Board board, EuCommand command) {
        var state = board.state();
        var subject = command.about();
        if (subject.kind() == Subject.Kind.NOTHING) {
            return state.countries().keySet();
        }
        var alike = EuChapters.awaited(board).stream().filter(decision -> answers(decision, command)).toList();
        return Stream.of(parties(alike.stream().filter(decision -> concerns(decision, subject)).toList()), owners(state, subject), parties(alike))
                .filter(parties -> !parties.isEmpty())
                .findFirst()
                .orElse(state.countries().keySet());
    }

    /** Whether a command of this type answers the decision. */
    static boolean answers(Decision decision, EuCommand command) {
        return answers(decision).anyMatch(answer -> answer.getClass() == command.getClass());
    }

    /** Whether one of its answers, or one of its pieces, is what the command is about. */
    private static boolean concerns(Decision decision, Subject subject) {
        return answers(decision).anyMatch(answer -> ((EuCommand) answer).about().meets(subject));
    }

    /** The answers that are listed, and one of those that are described. */
    private static Stream<Command> answers(Decision decision) {
        return Stream.concat(decision.options().stream().map(Option::command), decision.described().map(Form::example).stream());
    }

    private static Set<String> parties(List<Decision> decisions) {
        return decisions.stream().map(Decision::party).collect(Collectors.toSet());
    }

    /** Each country that owns what is named; a command that names stacks of several is nobody's, and is refused. */
    private static Set<String> owners(EuState state, Subject subject) {
        var owners = new HashSet<String>();
        for (var id : subject.ids()) {
            switch (subject.kind()) {
                case STACK -> state.stack(id).map(Stack::country).ifPresent(owners::add);
                case LEADER -> {
                    if (state.leaders().containsKey(id)) {
                        owners.add(state.leaders().get(id).leader().country());
                    }
                }
                case COUNTRY -> {
                    if (state.countries().containsKey(id)) {
                        owners.add(id);
                    }
                }
                case PROVINCE, NOTHING -> {
                    // nobody's own
                }
            }
        }
        return owners;
    }
}

package tercio.domain.eu.sequence;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Option;

/**
 * Decides which countries may give a command: the parties of the question that it answers. Several questions to several
 * seats may be open. A command that answers no open question belongs to the owner of its subject, and the rules refuse it.
 * Any player may throw dice that depend on no choice.
 */
public final class CommandParties {

    private CommandParties() {}

    /** The countries that may give the command; one of them is enough. */
    public static Set<CountryId> parties(WarView board, EuCommand command) {
        var state = board.state();
        var subject = command.about();
        if (subject.kind() == Subject.Kind.NOTHING) {
            return state.countries().keySet();
        }
        var owners = owners(state, subject);
        if (!owners.isEmpty() && state.duties().isEmpty() && !isAtSea(state.phase())) {
            // Without an open duty, a voyage or a battle at sea each country is asked about its own pieces alone: no need to work out every question.
            return owners;
        }
        var alike = EuChapters.awaitedDecisions(board).stream().filter(decision -> answers(decision, command)).toList();
        return Stream.of(parties(alike.stream().filter(decision -> isAbout(decision, subject)).toList()), owners, parties(alike))
                .filter(parties -> !parties.isEmpty())
                .findFirst()
                .orElse(state.countries().keySet());
    }

    /** Whether a voyage or a battle at sea is under way: a country may then be asked about the ships of an ally, which its leader commands. */
    private static boolean isAtSea(Phase phase) {
        return phase instanceof Movement movement && movement.voyage().isPresent() || phase instanceof Phase.Battles battles && battles.seaBattle() != null;
    }

    /** Whether a command of this type answers the decision. */
    static boolean answers(Decision decision, EuCommand command) {
        return answers(decision).anyMatch(answer -> answer.getClass() == command.getClass());
    }

    /** Whether one of the answers or pieces of the decision matches the subject of the command. */
    private static boolean isAbout(Decision decision, Subject subject) {
        return answers(decision).anyMatch(answer -> ((EuCommand) answer).about().overlaps(subject));
    }

    /** The listed answers of the decision, and one example of each form. */
    private static Stream<Command> answers(Decision decision) {
        return Stream.concat(decision.options().stream().map(Option::command), decision.optionalForm().map(Form::example).stream());
    }

    private static Set<CountryId> parties(List<Decision> decisions) {
        return decisions.stream().map(decision -> new CountryId(decision.party())).collect(Collectors.toSet());
    }

    /**
     * The owners of the named pieces, countries or provinces. A command that names stacks of several countries has no owner
     * and is refused.
     */
    private static Set<CountryId> owners(EuState state, Subject subject) {
        var owners = new HashSet<CountryId>();
        for (var id : subject.ids()) {
            switch (id) {
                case StackId stack -> state.stack(stack).map(Stack::country).or(() -> state.fleet(stack).map(NavalStack::country)).ifPresent(owners::add);
                case LeaderId leader -> {
                    if (state.leaders().containsKey(leader)) {
                        owners.add(state.leaders().get(leader).leader().country());
                    }
                    if (state.navies().leaders().containsKey(leader)) {
                        owners.add(state.navies().leaders().get(leader).leader().country());
                    }
                }
                case CountryId country when state.countries().containsKey(country) -> owners.add(country);
                default -> {
                    // has no owner
                }
            }
        }
        return owners;
    }
}

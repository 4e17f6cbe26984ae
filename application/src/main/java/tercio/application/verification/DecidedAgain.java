package tercio.application.verification;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import tercio.application.dice.RecordedDice;
import tercio.application.game.Game;
import tercio.application.record.KernelCommand;
import tercio.application.record.Notation;
import tercio.application.record.Past;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.Roll;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Verdict;
import tercio.domain.game.Verdict.Ruled;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;

/**
 * The decision of the current rules on a recorded command.
 *
 * @param facts the events, or one sentence that says why there are none
 * @param explanations of the events; empty where there are none
 * @param rules by which it was decided
 * @param byTheRulebook whether the rulebook decides on such a command, and not the kernel
 */
record DecidedAgain(List<Object> facts, List<List<Step>> explanations, Set<Citation> rules, boolean byTheRulebook) {

    /** @param past the events recorded before it */
    static DecidedAgain of(Game<?, ?, ?, ?> game, RecordedEvent first, Past past) {
        try {
            var command = past.command(first.envelope().causedBy());
            if (first.envelope().again().isPresent()) {
                return of(game.decideAgain(command, new RecordedDice(first.envelope().rolls())), command, first);
            }
            var caller = first.envelope().caller();
            var objection = game.objectionTo(caller, command);
            return objection.isPresent()
                    ? new DecidedAgain(List.of("refused: " + objection.get()), List.of(), Set.of(), !(command instanceof KernelCommand))
                    : of(game.decide(caller, command, new RecordedDice(first.envelope().rolls()), past),
                            command, first);
        } catch (RuntimeException unfit) {
            // A record from outside may hold anything: what cannot be decided is a finding, not a failure.
            return new DecidedAgain(List.of("a command that can be decided: " + told(unfit)), List.of(), Set.of(), false);
        }
    }

    private static DecidedAgain of(Verdict<?> verdict, Command command, RecordedEvent first) {
        boolean byTheRulebook = !(command instanceof KernelCommand) || command instanceof KernelCommand.AdoptAmendment;
        return switch (verdict) {
            case Verdict.Accepted<?> accepted -> new DecidedAgain(
                    sameDice(accepted.rolls(), first.envelope().rolls())
                            ? accepted.events().stream().<Object>map(Ruled::event).toList()
                            : List.of("other dice: " + accepted.rolls()),
                    accepted.events().stream().map(Ruled::explanation).toList(),
                    LaterChange.rulesOf(accepted.events().stream().flatMap(ruled -> ruled.explanation().stream()).toList()), byTheRulebook);
            case Verdict.Refused<?> refused -> new DecidedAgain(
                    List.of("refused: " + refused.refusal().detail()), List.of(), Set.of(refused.refusal().rule()), byTheRulebook);
            case Verdict.WantsDie<?> wants -> new DecidedAgain(List.of("a die for " + wants.die()), List.of(), Set.of(), byTheRulebook);
        };
    }

    /** Whether the same dice were used; their questions were compared when the dice were asked for. */
    private static boolean sameDice(List<Roll> decided, List<Roll> recorded) {
        return decided.size() == recorded.size()
                && IntStream.range(0, decided.size()).allMatch(at -> decided.get(at).sameDie(recorded.get(at)));
    }

    /** Whether the decision gives the recorded events; where a fork cut the command, the first of its events. */
    boolean gives(List<RecordedEvent> recorded, boolean cut, Notation notation) {
        List<Object> found = recorded.stream().<Object>map(RecordedEvent::fact).toList();
        // Equal facts are written alike; only those that seem to differ are compared as they are written.
        return same(facts, found, cut) || same(told(facts, notation), told(found, notation), cut) || agree(found, cut);
    }

    /** Whether the events agree; an event of an older shape lacks the parts that this shape did not have. */
    private boolean agree(List<Object> found, boolean cut) {
        return (found.size() == facts.size() || cut && found.size() < facts.size())
                && IntStream.range(0, found.size()).allMatch(at ->
                        facts.get(at) instanceof Event decided && found.get(at) instanceof Event recorded && decided.agreesWith(recorded));
    }

    private static boolean same(List<?> expected, List<?> found, boolean cut) {
        return expected.equals(found)
                || cut && expected.size() > found.size() && expected.subList(0, found.size()).equals(found);
    }

    String told(Notation notation) {
        return String.join("; ", told(facts, notation));
    }

    static String told(RecordedEvent event, Notation notation) {
        return told(List.of(event.fact()), notation).getFirst();
    }

    private static List<String> told(List<? extends Object> facts, Notation notation) {
        var told = new ArrayList<String>();
        for (var fact : facts) {
            told.add(fact instanceof Event event ? written(event, notation) : fact.toString());
        }
        return told;
    }

    /** The message of a failure if the program itself wrote it; messages of the Java runtime name classes. */
    static String told(RuntimeException unfit) {
        boolean own = (unfit instanceof IllegalArgumentException || unfit instanceof IllegalStateException) && unfit.getMessage() != null;
        return own ? unfit.getMessage() : "this one does not fit the game";
    }

    private static String written(Event fact, Notation notation) {
        var written = notation.write(fact);
        return written.type() + " " + written.payload();
    }
}

package tercio.application.verification;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import tercio.application.dice.RecordedDice;
import tercio.application.game.Game;
import tercio.application.record.EventHistory;
import tercio.application.record.KernelCommand;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.Roll;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Verdict;
import tercio.domain.game.Verdict.ExplainedEvent;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The decision of the current rules on a recorded command.
 *
 * @param facts the events, or one sentence that says why there are none
 * @param explanations of the events; empty where there are none
 * @param rules by which it was decided
 * @param byTheRulebook whether the rulebook decides on such a command, and not the kernel
 */
record RedecidedCommand(List<Object> facts, List<List<Step>> explanations, Set<Citation> rules, boolean byTheRulebook) {

    /** @param past the events recorded before it */
    static RedecidedCommand of(Game<?, ?, ?, ?> game, RecordedEvent first, EventHistory past) {
        try {
            var command = past.decodeCommand(first.envelope().causedBy());
            if (first.envelope().again().isPresent()) {
                return of(game.otherLines(past).decideAgain(command, new RecordedDice(first.envelope().rolls())), command, first);
            }
            var caller = first.envelope().caller();
            var objection = game.rights().permissionDenial(caller, command);
            return objection.isPresent()
                    ? new RedecidedCommand(List.of(Sentence.of("kernel.verify.refused").with("why", Argument.of(objection.get()))), List.of(), Set.of(), !(command instanceof KernelCommand))
                    : of(game.decide(caller, command, new RecordedDice(first.envelope().rolls()), past),
                            command, first);
        } catch (RuntimeException unfit) {
            // A record from outside may hold anything: what cannot be decided is a finding, not a failure.
            return new RedecidedCommand(List.of(Sentence.of("kernel.verify.decidable").with("why", describe(unfit))), List.of(), Set.of(), false);
        }
    }

    private static RedecidedCommand of(Verdict<?> verdict, Command command, RecordedEvent first) {
        boolean byTheRulebook = !(command instanceof KernelCommand) || command instanceof KernelCommand.AdoptAmendment;
        return switch (verdict) {
            case Verdict.Accepted<?> accepted -> new RedecidedCommand(
                    sameDice(accepted.rolls(), first.envelope().rolls())
                            ? accepted.events().stream().<Object>map(ExplainedEvent::event).toList()
                            : List.of(Sentence.of("kernel.verify.other-dice").with("dice", new Text(accepted.rolls().toString()))),
                    accepted.events().stream().map(ExplainedEvent::explanation).toList(),
                    LaterChange.rulesOf(accepted.events().stream().flatMap(ruled -> ruled.explanation().stream()).toList()), byTheRulebook);
            case Verdict.Refused<?> refused -> new RedecidedCommand(
                    List.of(Sentence.of("kernel.verify.refused-by").with("rule", new Text(refused.refusal().rule().toString()))
                    .with("why", Argument.of(refused.refusal().detail()))), List.of(), Set.of(refused.refusal().rule()), byTheRulebook);
            case Verdict.NeedsDie<?> wants -> new RedecidedCommand(List.of(Sentence.of("kernel.verify.die-for").with("die", new Text(wants.die().toString()))), List.of(), Set.of(), byTheRulebook);
        };
    }

    /** Whether the same dice were used; their questions were compared when the dice were asked for. */
    private static boolean sameDice(List<Roll> decided, List<Roll> recorded) {
        return decided.size() == recorded.size()
                && IntStream.range(0, decided.size()).allMatch(at -> decided.get(at).sameDie(recorded.get(at)));
    }

    /** Whether the decision gives the recorded events; where a fork cut the command, the first of its events. */
    boolean matches(List<RecordedEvent> recorded, boolean cut, RecordCodec notation) {
        List<Object> found = recorded.stream().<Object>map(RecordedEvent::fact).toList();
        // Equal facts are written alike; only those that seem to differ are compared as they are written.
        return same(facts, found, cut) || same(describe(facts, notation), describe(found, notation), cut) || isSame(found, cut);
    }

    /** Whether the events agree; an event of an older shape lacks the parts that this shape did not have. */
    private boolean isSame(List<Object> found, boolean cut) {
        return (found.size() == facts.size() || cut && found.size() < facts.size())
                && IntStream.range(0, found.size()).allMatch(at ->
                        facts.get(at) instanceof Event decided && found.get(at) instanceof Event recorded && decided.agreesWith(recorded));
    }

    private static boolean same(List<?> expected, List<?> found, boolean cut) {
        return expected.equals(found)
                || cut && expected.size() > found.size() && expected.subList(0, found.size()).equals(found);
    }

    /** The decision of the rules on the command: its events as they are written, or why there are none. */
    Sentence sentence(RecordCodec notation) {
        return facts.size() == 1 && facts.getFirst() instanceof Sentence why ? why : events(String.join("; ", describe(facts, notation)));
    }

    /** @param written events as they are written in a record */
    static Sentence events(String written) {
        return Sentence.of("kernel.verify.events").with("events", new Text(written));
    }

    static String describe(RecordedEvent event, RecordCodec notation) {
        return describe(List.of(event.fact()), notation).getFirst();
    }

    private static List<String> describe(List<? extends Object> facts, RecordCodec notation) {
        var told = new ArrayList<String>();
        for (var fact : facts) {
            told.add(fact instanceof Event event ? describeEvent(event, notation) : fact.toString());
        }
        return told;
    }

    /** The message of a failure if the program itself wrote it; messages of the Java runtime name classes. */
    static Sentence.Keyed describe(RuntimeException unfit) {
        boolean own = (unfit instanceof IllegalArgumentException || unfit instanceof IllegalStateException) && unfit.getMessage() != null;
        return own ? Sentence.of("kernel.verify.said").with("why", new Text(unfit.getMessage())) : Sentence.of("kernel.verify.unfit");
    }

    private static String describeEvent(Event fact, RecordCodec notation) {
        var written = notation.encode(fact);
        return written.type() + " " + written.payload();
    }
}

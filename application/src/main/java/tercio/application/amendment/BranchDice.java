package tercio.application.amendment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.application.dice.DiceMethod;
import tercio.application.dice.DieQuestion;
import tercio.application.dice.KeptDice;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.sentence.Sentence;

/**
 * The dice of a branch: those thrown before, and those that the players threw for it. None is thrown here. A command gets its own
 * dice; for a question for which it had no die, it gets the die that another command got for that question.
 */
final class BranchDice {

    /** A die that can be given once. */
    private static final class Thrown {
        private final Roll roll;
        private boolean given;

        private Thrown(Roll roll) {
            this.roll = roll;
        }
    }

    private final DiceMethod method;
    private final Map<Integer, List<Thrown>> byCommand = new HashMap<>();
    private final Map<DieQuestion, List<Thrown>> byQuestion = new HashMap<>();

    /** @param kept dice of earlier lines of play */
    BranchDice(DiceMethod method, List<PastCommand> past, KeptDice kept) {
        this.method = method;
        for (var command : past) {
            var own = command.rolls().stream().map(Thrown::new).toList();
            byCommand.put(command.position(), own);
            own.forEach(die -> byQuestion.computeIfAbsent(DieQuestion.of(die.roll), first -> new ArrayList<>()).add(die));
        }
        kept.all().forEach((question, values) -> values.forEach(value -> byQuestion.computeIfAbsent(question, first -> new ArrayList<>())
                .add(new Thrown(new Roll(question.name(), value).about(question.about())))));
    }

    /** The dice of one command. */
    BranchCommandDice of(BranchCommand command) {
        return new BranchCommandDice(command);
    }

    /** Gives a command its dice and notes the question of each. */
    final class BranchCommandDice implements Dice {

        private final List<Thrown> own;
        private final List<Integer> typed;
        private final Iterator<Integer> rest;
        private final List<DieQuestion> asked = new ArrayList<>();
        private int used;

        private BranchCommandDice(BranchCommand command) {
            own = command.inherits() ? byCommand.getOrDefault(command.at(), List.of()) : List.of();
            typed = command.typed();
            rest = typed.iterator();
        }

        @Override
        public OptionalInt next(DieName name) {
            return next(new DieQuestion("", name));
        }

        @Override
        public Dice about(String question) {
            return name -> next(new DieQuestion(question, name));
        }

        private OptionalInt next(DieQuestion question) {
            var before = own.stream().filter(die -> fits(die, question)).findFirst().or(() -> dieOfAnotherCommand(question));
            if (before.isPresent()) {
                before.get().given = true;
                asked.add(question);
                return OptionalInt.of(before.get().roll.value());
            }
            if (!rest.hasNext()) {
                return OptionalInt.empty();
            }
            int value = rest.next();
            if (!question.name().die().shows(value)) {
                return OptionalInt.empty();
            }
            used++;
            asked.add(question);
            return OptionalInt.of(value);
        }

        /** Whether a die answers a question. A die recorded without its question is identified by its name alone. */
        private boolean fits(Thrown die, DieQuestion question) {
            return !die.given && die.roll.name().equals(question.name()) && die.roll.about().orElse(question.about()).equals(question.about());
        }

        /**
         * A die of another command for the same question; none without a question, because then it is not known that it
         * is the same.
         */
        private Optional<Thrown> dieOfAnotherCommand(DieQuestion question) {
            return question.about().isEmpty() ? Optional.empty()
                    : byQuestion.getOrDefault(question, List.of()).stream().filter(die -> !die.given).findFirst();
        }

        /** The fault of the dice that the players gave, once the command is decided. */
        Optional<Sentence> mismatch() {
            return used == typed.size() ? Optional.empty()
                    : Optional.of(Sentence.of("kernel.amendment.dice-do-not-fit").with("given", typed.size()).with("used", used));
        }

        /** The dice as they are recorded: where the server throws them, each with its question. */
        List<Roll> asRecorded(List<Roll> rolls, boolean server) {
            if (!server) {
                return rolls;
            }
            var questions = asked.iterator();
            return rolls.stream().map(roll -> roll.about(method == DiceMethod.BY_NAME ? "" : questions.next().about())).toList();
        }
    }
}
